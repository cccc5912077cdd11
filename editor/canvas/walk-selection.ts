import type { EditedPage } from '../document/edited-page.ts';
import { placeOf } from '../document/page-structure.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import { pathToNode } from './node-path.ts';

export type SelectionStep = 'previous' | 'next' | 'parent' | 'child';

/**
 * Moves the selection one step through the tree of sections; without a selection, to the first section.
 * @returns whether there was somewhere to go
 */
export function walkSelection({ page, selection }: PageEditor, step: SelectionStep): boolean {
  const state = page.state();
  const id = selection.get().at(-1);
  const next = id === undefined ? firstChild(state, state.rootId) : neighbour(state, id, step);
  if (next === undefined) return false;
  selection.set([next]);
  return true;
}

function neighbour(page: EditedPage, id: string, step: SelectionStep): string | undefined {
  if (step === 'child') return firstChild(page, id);
  if (step === 'parent') return pathToNode(page, id).at(-2);
  const place = placeOf(page.sections, id);
  const siblings = page.sections[place?.parentId ?? '']?.childIds ?? [];
  return siblings[(place?.index ?? 0) + (step === 'next' ? 1 : -1)];
}

function firstChild({ sections }: EditedPage, id: string): string | undefined {
  return sections[id]?.childIds?.[0];
}
