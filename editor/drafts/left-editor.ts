import type { EditedPage } from '../document/edited-page.ts';
import { createPageEditor, type PageEditor } from '../document/store/page-editor.ts';
import { loadMerging, rebaseWith } from './load-merging.ts';
import { draftText } from './page-text.ts';

/**
 * The editor of a page: the one that it was left in, so that undo goes on with the steps of the visit, else a new one.
 * What others saved meanwhile is adopted and no step.
 */
export async function editorOf(
  siteId: string,
  page: EditedPage,
  left: PageEditor | undefined,
): Promise<PageEditor> {
  const isShown = left !== undefined && (await show(left, page));
  return isShown ? left : createPageEditor(siteId, page);
}

/** @returns whether it shows the page; without the code that joins pages, one that others changed is begun anew */
async function show(left: PageEditor, page: EditedPage): Promise<boolean> {
  left.selection.set([]);
  if (draftText(left.page.state()) === draftText(page)) return true;
  const mergePages = await loadMerging().catch(() => null);
  if (mergePages) left.page.adopt(page, rebaseWith(mergePages));
  return mergePages !== null;
}
