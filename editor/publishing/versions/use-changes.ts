import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { diffTexts } from '#schemas/diff/compare/diff-texts.ts';
import { type ChangeSummary, summariseChanges } from '#schemas/diff/words/summarise-changes.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { type EditedPage, toPageDocument } from '../../document/edited-page.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import { useLanguage } from '../../ui/language/use-message.ts';

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
