import type { EditedPage } from '../document/edited-page.ts';
import { insertFragment } from '../document/edits/insert-fragment.ts';
import { removeSections } from '../document/edits/remove-nodes.ts';
import { parseFragmentText, readFragmentText, toFragmentText } from '../document/fragment-text.ts';
import { fragmentOf } from '../document/page-fragment.ts';
import {
  isContainer,
  placeOf,
  rootSize,
  type SectionPlace,
  topmost,
} from '../document/page-structure.ts';
import type { PageEditor } from '../document/store/page-editor.ts';

export type PasteOutcome = 'pasted' | 'unreadable' | 'not-loaded' | 'no-room';

/** What this editor copied last: it may be unfinished, which others' work may not. */
let copied = '';
/** The page that it was cut out of, whose links lead to it. */
let cutFrom: string | undefined;

function pageKeyOf({ siteId, pageId }: PageEditor): string {
  return `${siteId}/${pageId}`;
}

/** The selected sections as text for the clipboard; undefined where none is selected. */
export function copySelection(editor: PageEditor): string | undefined {
  const page = editor.page.state();
  const ids = topmost(page, editor.selection.get()).filter((id) => id !== page.rootId);
  if (ids.length === 0) return undefined;
  copied = toFragmentText(fragmentOf(page, ids));
  cutFrom = undefined;
  return copied;
}

export function cutSelection(editor: PageEditor): string | undefined {
  const text = copySelection(editor);
  if (text === undefined) return undefined;
  editor.edit((page) => removeSections(page, editor.selection.get()));
  cutFrom = pageKeyOf(editor);
  return text;
}

/** Puts what the clipboard holds behind the selection. */
export async function pasteText(editor: PageEditor, text: string): Promise<PasteOutcome> {
  const isOwn = text !== '' && text === copied;
  const fragment = isOwn ? readFragmentText(text) : await parseFragmentText(text);
  if (!fragment.ok) return fragment.problems[0] ?? 'unreadable';
  const isDone = editor.edit((page) =>
    insertFragment(page, {
      fragment: fragment.value,
      place: placeBehind(page, editor.selection.get()),
      label: 'edit.paste',
      isMoved: isOwn && cutFrom === pageKeyOf(editor),
    }),
  );
  return isDone ? 'pasted' : 'no-room';
}

/** Into an empty section that is selected, behind any other; at the end of the page where nothing is selected. */
function placeBehind(page: EditedPage, selected: readonly string[]): SectionPlace {
  const id = topmost(page, selected).at(-1);
  const section = page.sections[id ?? ''];
  const end = { parentId: page.rootId, index: rootSize(page) };
  if (!section || section.id === page.rootId) return end;
  if (isContainer(section) && (section.childIds ?? []).length === 0)
    return { parentId: section.id, index: 0 };
  const place = placeOf(page.sections, section.id);
  return place ? { parentId: place.parentId, index: place.index + 1 } : end;
}
