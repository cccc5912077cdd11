import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { diffTexts } from '#schemas/diff/compare/diff-texts.ts';
import { type ChangeSummary, summariseChanges } from '#schemas/diff/words/summarise-changes.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { type EditedPage, toPageDocument } from '../../document/edited-page.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import styles from './change-list.module.css';

export interface ChangeListProps {
  readonly changes: readonly ChangeSummary[];
  /** Sentences that stand there before somebody asks for the rest. */
  readonly limit?: number;
  /** What can be done about one of them. */
  readonly action?: (change: ChangeSummary) => ReactNode;
}

/** What changed, one sentence a node. */
export function ChangeList({ changes, limit = 12, action }: ChangeListProps) {
  const message = useMessage();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, limit);
  const hidden = changes.length - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((change, index) => (
          <li key={`${change.nodeId} ${index}`} className={styles.item}>
            <span className={styles.text}>{change.text}</span>
            {action?.(change)}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {message('versions.more-changes', { count: hidden })}
        </Button>
      )}
    </>
  );
}

/** The open page as it is on screen; the component is drawn again whenever it changes. */
function useEditedPage(): EditedPage {
  const { page } = usePageEditor();
  const subscribe = useCallback((notify: () => void) => page.subscribe('', notify), [page]);
  return useSyncExternalStore(subscribe, page.state);
}

/** The open page as the text that it is saved as. */
export function useEditedText(): string {
  const page = useEditedPage();
  return useMemo(() => serialisePage(toPageDocument(page)), [page]);
}

/** Nobody reads more, and a page can differ in thousands of places. */
const MAX_CHANGES = 1_000;

/** What changed between two texts of a page, one sentence a node; undefined while either is not there yet. */
export function useChanges(
  before: string | null | undefined,
  after: string | undefined,
): readonly ChangeSummary[] | undefined {
  const { language } = useLanguage();
  return useMemo(() => {
    if (before === undefined || before === null || after === undefined) return undefined;
    return summariseChanges(diffTexts(before, after).slice(0, MAX_CHANGES), language);
  }, [before, after, language]);
}
