import { referencesOf } from '#schemas/fields/widget-references.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { pathTo, sectionShowing } from '../document/page-structure.ts';

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
