import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { contentFieldsOf } from '#schemas/field-schemas.ts';
import { contentShapeOf } from '#schemas/shape.ts';
import { usePages } from '../api/content-queries.ts';
import type { SiteSummary } from '../api/site-summary.ts';
import { Button } from '../controls/button.tsx';
import { showToast } from '../controls/toast-store.ts';
import { setField } from '../document/edits/set-field.ts';
import { FieldForm } from '../inspector/field-form.tsx';
import { FieldList } from '../inspector/field-list.tsx';
import { useLanguage, useMessage } from '../language/use-message.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import { applyFramePart } from './apply-frame-part.ts';
import type { FramePart, FrameUse } from './frame-part.ts';
import { createFramePartSource } from './frame-part-source.ts';
import styles from './frame-settings.module.css';

interface FramePartFormProps {
  readonly site: SiteSummary;
  readonly part: FramePart;
  readonly onApplied: () => unknown;
}

export function FramePartForm({ site, part, onApplied }: FramePartFormProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const [source] = useState(() => createFramePartSource(part));
  const [done, setDone] = useState<number | null>(null);
  const [publishes, setPublishes] = useState(false);
  const applyTo = useApply(site.siteId);
  const count = part.uses.length;
  const apply = async () => {
    setDone(0);
    const failed = await applyTo({ part, content: source.content(), publishes }, setDone);
    setDone(null);
    const text = failed === 0 ? 'settings.frame.done' : 'settings.frame.partly';
    showToast({
      text: message(publishes && failed === 0 ? 'settings.frame.published' : text, {
        count,
        failed,
      }),
      tone: failed === 0 ? 'info' : 'warning',
    });
    onApplied();
  };
  return (
    <details className={styles.part}>
      <summary className={styles.summary}>
        <strong>{contentShapeOf(part.type)?.label[language] ?? part.type}</strong>
        <span className={styles.count}>
          {message(count === 1 ? 'settings.frame.one' : 'settings.frame.many', { count })}
        </span>
      </summary>
      <PageNames siteId={site.siteId} uses={part.uses} />
      <FieldForm source={source}>
        <FieldList fields={contentFieldsOf(part.type)?.fields ?? []} pointer="/content" />
      </FieldForm>
      <div className={styles.actions}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={publishes}
            onChange={({ target }) => setPublishes(target.checked)}
          />
          {message('settings.frame.publish')}
        </label>
        <Button variant="primary" isDisabled={done !== null} onClick={() => void apply()}>
          {done === null
            ? message('settings.frame.apply', { count })
            : message('settings.frame.applying', { done, count })}
        </Button>
      </div>
    </details>
  );
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
    <p className={styles.pages}>
      {uses.map(({ pageId }) => titles.get(pageId) ?? pageId).join(' · ')}
    </p>
  );
}

interface Application {
  readonly part: FramePart;
  readonly content: FramePart['content'];
  readonly publishes: boolean;
}

/** Changes page after page, so that the service is never flooded. @returns how many it could not change */
function useApply(siteId: string) {
  const editor = usePageEditor();
  const queries = useQueryClient();
  const { data: pages = [] } = usePages(siteId);
  return async ({ part, content, publishes }: Application, onDone: (done: number) => void) => {
    let failed = 0;
    for (const [index, use] of part.uses.entries()) {
      // What was not on the site before somebody asked for this has other work in it.
      const isClean = pages.find(({ id }) => id === use.pageId)?.status === 'live';
      if (use.pageId === editor.pageId) {
        const owner = { kind: 'widget', id: use.widgetId } as const;
        editor.edit(() => setField({ owner, pointer: '/content', value: content }));
      } else {
        const change = { siteId, use, content, publishes: publishes && isClean };
        await applyFramePart(change).catch(() => {
          failed += 1;
        });
      }
      onDone(index + 1);
    }
    await queries.invalidateQueries({ queryKey: ['pages', siteId] });
    return failed;
  };
}
