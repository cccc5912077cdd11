import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { contentFieldsOf } from '#schemas/field-schemas.ts';
import { hasErrors } from '#schemas/problem.ts';
import { contentShapeOf } from '#schemas/shape.ts';
import { usePages } from '../api/content-queries.ts';
import type { SiteSummary } from '../api/site-summary.ts';
import { Button } from '../controls/button.tsx';
import disclosure from '../controls/disclosure.module.css';
import { showToast } from '../controls/toast-store.ts';
import { setField } from '../document/edits/set-field.ts';
import { FieldForm } from '../inspector/field-form.tsx';
import { FieldList } from '../inspector/field-list.tsx';
import { useLanguage, useMessage } from '../language/use-message.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import { applyFramePart, changedContent, type FrameWork } from './apply-frame-part.ts';
import { type FramePart, type FrameUse, framePartKey } from './frame-part.ts';
import { createFramePartSource, type FramePartSource } from './frame-part-source.ts';
import styles from './frame-settings.module.css';
import { createKeptWork } from './kept-work.ts';
import { undoByKey } from './undo-by-key.ts';

const kept = createKeptWork<FramePartSource>();

interface FramePartFormProps {
  readonly site: SiteSummary;
  readonly part: FramePart;
  readonly onApplied: () => unknown;
}

export function FramePartForm({ site, part, onApplied }: FramePartFormProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const source = useFramePartSource(site, part);
  const problems = useSyncExternalStore(source.subscribeProblems, source.problems);
  const [done, setDone] = useState<number | null>(null);
  const [publishes, setPublishes] = useState(false);
  const applyTo = useApply(site.siteId);
  const count = part.uses.length;
  const apply = async () => {
    setDone(0);
    const failed = await applyTo({ uses: part.uses, work: source.work(), publishes }, setDone);
    setDone(null);
    const text = failed === 0 ? 'settings.frame.done' : 'settings.frame.partly';
    showToast({
      text: message(publishes && failed === 0 ? 'settings.frame.published' : text, {
        count,
        failed,
      }),
      tone: failed === 0 ? 'info' : 'warning',
    });
    // What failed may be tried again with what was made; what is done already stays as it is.
    if (failed > 0) return;
    source.settle();
    onApplied();
  };
  return (
    <details className={styles.part}>
      <summary className={`${disclosure.summary} ${styles.summary}`}>
        <strong>{contentShapeOf(part.type)?.label[language] ?? part.type}</strong>
        {count === 1 ? (
          <PageNames siteId={site.siteId} uses={part.uses} />
        ) : (
          <span className={styles.count}>{message('settings.frame.many', { count })}</span>
        )}
      </summary>
      {count > 1 && (
        <p className={styles.pages}>
          <PageNames siteId={site.siteId} uses={part.uses} />
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the fields in it */}
      <div onKeyDown={(event) => undoByKey(event, source.store)}>
        <FieldForm source={source}>
          <FieldList fields={contentFieldsOf(part.type)?.fields ?? []} pointer="/content" />
        </FieldForm>
      </div>
      <div className={styles.actions}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={publishes}
            onChange={({ target }) => setPublishes(target.checked)}
          />
          {message('settings.frame.publish')}
        </label>
        <Button
          variant="primary"
          isDisabled={done !== null || hasErrors(problems)}
          onClick={() => void apply()}
        >
          {done === null
            ? message('settings.frame.apply', { count })
            : message('settings.frame.applying', { done, count })}
        </Button>
      </div>
    </details>
  );
}

/** What somebody made of the part and did not apply is there again. */
function useFramePartSource({ agencyId, siteId }: SiteSummary, part: FramePart): FramePartSource {
  const key = `${agencyId}/${siteId} ${framePartKey(part)}`;
  const source = useMemo(() => kept.find(key) ?? createFramePartSource(part), [key, part]);
  useEffect(() => kept.keep(key, source), [key, source]);
  return source;
}

function PageNames({
  siteId,
  uses,
}: {
  readonly siteId: string;
  readonly uses: readonly FrameUse[];
}) {
  const { data: pages = [] } = usePages(siteId);
  const titles = useMemo(() => new Map(pages.map(({ id, title }) => [id, title])), [pages]);
  return (
    <span className={styles.count}>
      {uses.map(({ pageId }) => titles.get(pageId) ?? pageId).join(' · ')}
    </span>
  );
}

interface Application {
  readonly uses: readonly FrameUse[];
  readonly work: FrameWork;
  readonly publishes: boolean;
}

/** Changes page after page, so that the service is never flooded. @returns how many it could not change */
function useApply(siteId: string) {
  const editor = usePageEditor();
  const queries = useQueryClient();
  return async ({ uses, work, publishes }: Application, onDone: (done: number) => void) => {
    let failed = 0;
    for (const [index, use] of uses.entries()) {
      if (use.pageId === editor.pageId) {
        const value = changedContent(editor.page.state(), use, work);
        const owner = { kind: 'widget', id: use.widgetId } as const;
        if (value === undefined) failed += 1;
        else editor.edit(() => setField({ owner, pointer: '/content', value }));
      } else {
        await applyFramePart({ siteId, use, work, publishes }).catch(() => {
          failed += 1;
        });
      }
      onDone(index + 1);
    }
    await queries.invalidateQueries({ queryKey: ['pages', siteId] });
    return failed;
  };
}
