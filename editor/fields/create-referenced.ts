import type { Draft } from 'immer';
import type { EditedWidget } from '../document/edited-page.ts';
import { type PageFragment, reidentify } from '../document/page-fragment.ts';
import { hasRoomForWidgets } from '../document/page-structure.ts';
import type { PageEditor } from '../page-editor/page-editor.ts';

export interface NewReference {
  readonly fragment: PageFragment;
  /** Edits with this key make one step with it: the writing of the reference. */
  readonly coalesce: string;
}

/**
 * Adds the widgets of a fragment to the page without a section, for another widget to show.
 * @returns id of the first; undefined where the page has no room
 */
export function createReferenced(
  editor: PageEditor,
  { fragment, coalesce }: NewReference,
): string | undefined {
  const { widgets } = reidentify(fragment, editor.page.state());
  const added = editor.edit((page) => {
    if (!hasRoomForWidgets(page, widgets.length)) return undefined;
    return {
      label: 'edit.insert',
      coalesce,
      change(draft) {
        for (const widget of widgets) {
          draft.widgets[widget.id] = widget as Draft<EditedWidget>;
          draft.widgetIds.push(widget.id);
        }
      },
    };
  });
  return added ? widgets[0]?.id : undefined;
}
