import { referencesOf } from '#schemas/fields/widget-references.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { pathTo, placeOf, sectionShowing } from '../document/page-structure.ts';
import type { PageEditor } from '../document/store/page-editor.ts';

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

/** Ids from the root of the page down to a section, or to a widget in another widget, its own last. */
export function pathToNode(page: EditedPage, id: string): readonly string[] {
  if (page.sections[id]) return pathTo(page.sections, id);
  const path: string[] = [];
  for (let at: string | undefined = id; at !== undefined && !path.includes(at); ) {
    path.unshift(at);
    const host = hostOf(page, at);
    const section = host === undefined ? undefined : sectionShowing(page, host);
    if (section) return [...pathTo(page.sections, section.id), ...path];
    at = host;
  }
  return path;
}

/** The widget that shows another one. */
function hostOf({ widgets }: EditedPage, id: string): string | undefined {
  return Object.values(widgets).find((widget) => referencesOf(widget).includes(id))?.id;
}
