import { insertFragment } from '../document/edits/insert-fragment.ts';
import type { PageFragment } from '../document/page-fragment.ts';
import { accepts } from '../document/page-structure.ts';
import { insertionPoint } from '../page-editor/insertion-point.ts';
import type { PageEditor } from '../page-editor/page-editor.ts';
import { insertionPlace } from './insertion-place.ts';

/**
 * Puts something new where somebody asked for it on the canvas, else where it belongs, and selects it.
 * @returns whether there was room for it
 */
export function insertNew(editor: PageEditor, fragment: PageFragment): boolean {
  return editor.edit((page) => {
    const coming = {
      type: typeOf(fragment),
      height: Math.max(1, ...fragment.sections.map(heightOf)),
      count: fragment.sections.length,
    };
    const { place: asked } = insertionPoint.getState();
    const place =
      asked !== null && accepts(page, asked.parentId, coming)
        ? asked
        : insertionPlace(page, editor.selection.get().at(-1), coming);
    return insertFragment(page, { fragment, place, label: 'edit.insert' });
  });
}

/** What a fragment of one widget shows; several have no type. */
function typeOf({ sections, widgets }: PageFragment): string | undefined {
  const [only] = sections;
  if (sections.length > 1 || only?.widgetId === undefined) return undefined;
  return widgets.find(({ id }) => id === only.widgetId)?.type;
}

type Node = PageFragment['sections'][number];

function heightOf({ subSections = [] }: Node): number {
  return 1 + Math.max(0, ...subSections.map(heightOf));
}
