import { createStore } from 'zustand/vanilla';
import { fragmentOf, type PageFragment } from '../document/page-fragment.ts';
import { topmost } from '../document/page-structure.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import type { MenuPlace } from '../ui/controls/menu.tsx';

/** Sections for which somebody wants a name, and where they asked. */
export interface PatternNaming {
  readonly fragment: PageFragment;
  readonly at: MenuPlace;
}

export const patternRequests = createStore<{ readonly asking: PatternNaming | null }>(() => ({
  asking: null,
}));

/** Whether there is anything selected that could be kept. */
export function canSavePattern(editor: PageEditor): boolean {
  return selectedSections(editor).length > 0;
}

/** Asks for a name under which the selected sections, as they are now, are kept for other pages. */
export function openSavePattern(editor: PageEditor, at: MenuPlace): void {
  const ids = selectedSections(editor);
  if (ids.length === 0) return;
  patternRequests.setState({ asking: { fragment: fragmentOf(editor.page.state(), ids), at } });
}

function selectedSections(editor: PageEditor): readonly string[] {
  const page = editor.page.state();
  return topmost(page, editor.selection.get()).filter((id) => id !== page.rootId);
}
