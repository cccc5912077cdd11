import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import type { SiteSummary } from '#schemas/api/content.ts';
import { contentFieldsOf } from '#schemas/fields/field-schemas.ts';
import { parseWidget } from '#schemas/parse/parse-widget.ts';
import { hasErrors, type Problem } from '#schemas/problems/problem.ts';
import { createHistoryStore, type HistoryStore } from '../document/history/history-store.ts';
import { isSameValue } from '../document/merge/conflict.ts';
import { widgetKind } from '../document/names/node-names.ts';
import { FieldList } from '../forms/field/field-list.tsx';
import type { FieldSource } from '../forms/field/field-source-context.ts';
import { historyByKey } from '../forms/field/history-by-key.ts';
import { createStoreFieldSource } from '../forms/field/store-field-source.ts';
import { FieldForm } from '../forms/field-form.tsx';
import { usePages } from '../service/content-queries.ts';
import { Button } from '../ui/controls/button.tsx';
import disclosure from '../ui/controls/disclosure.module.css';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { createKeptWork } from '../ui/storage/kept-work.ts';
import type { FrameOutcomes, FrameWork } from './apply-frame-part.ts';
import { type FramePart, type FrameUse, framePartKey } from './frame-part.ts';
import styles from './frame-settings.module.css';
import { useFrameWork } from './use-frame-work.ts';

const kept = createKeptWork<FramePartSource>();

interface FramePartFormProps {
  readonly site: SiteSummary;
  readonly part: FramePart;
  readonly onApplied: (outcomes: FrameOutcomes) => void;
}

export function FramePartForm({ site, part, onApplied }: FramePartFormProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const source = useFramePartSource(site, part);
  const problems = useSyncExternalStore(source.subscribeProblems, source.problems);
  const [done, setDone] = useState(0);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { publishes: false } });
  const { apply } = useFrameWork(site.siteId);
  const count = part.uses.length;
  const run = handleSubmit(async ({ publishes }) => {
    setDone(0);
    const outcomes = await apply({ uses: part.uses, work: source.work(), publishes }, setDone);
    // What failed may be tried again with what was made; what is done already stays as it is.
    if (![...outcomes.values()].includes('failed')) source.settle();
    onApplied(outcomes);
  });
  return (
    <details className={styles.part}>
      <summary className={`${disclosure.summary} ${styles.summary}`}>
        <strong>{widgetKind(part.type, language)}</strong>
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
      <div onKeyDown={(event) => historyByKey(event, source.store)}>
        <FieldForm source={source}>
          <FieldList fields={contentFieldsOf(part.type)?.fields ?? []} pointer="/content" />
        </FieldForm>
      </div>
      <p className={styles.hint}>{message('settings.frame.hint')}</p>
      <div className={styles.actions}>
        <label className={styles.choice}>
          <input type="checkbox" {...register('publishes')} />
          {message('settings.frame.publish')}
        </label>
        <Button
          variant="primary"
          isDisabled={formState.isSubmitting || hasErrors(problems)}
          onClick={() => void run()}
        >
          {formState.isSubmitting
            ? message('settings.frame.applying', { done, count })
            : message('settings.frame.apply', { count })}
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

interface FramePartSource extends FieldSource {
  readonly store: HistoryStore<Pick<FramePart, 'content'>>;
  /** What was made of the part, to be applied. */
  work(): FrameWork;
  isChanged(): boolean;
  /** The pages have it now. */
  settle(): void;
}

/** The fields of a header or footer, apart from any page until it is applied. */
function createFramePartSource({ type, content }: FramePart): FramePartSource {
  const store = createHistoryStore({ content }, { get: () => [], set: () => {} });
  let base = content;
  return {
    ...createStoreFieldSource(store, ({ content: current }) => judgeContent(type, current)),
    store,
    work: () => ({ type, base, content: store.state().content }),
    isChanged: () => !isSameValue(store.state().content, base),
    settle: () => {
      base = store.state().content;
    },
  };
}

function judgeContent(type: FramePart['type'], content: FramePart['content']): readonly Problem[] {
  return parseWidget({ id: type, type, content }, 0).problems.map((problem) => ({
    ...problem,
    pointer: problem.pointer.slice('/widgets/0'.length),
  }));
}
