import { contentShapeOf } from '#schemas/fields/shape.ts';
import { containerRowName, type RowName, widgetRowName } from '../document/names/row-names.ts';
import { widgetAt } from '../document/page-structure.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import type { Language } from '../ui/messages/messages.ts';
import { setView } from '../ui/view/view-store.ts';
import { rangeOf } from './outline-keys.ts';
import type { OutlineRow } from './outline-rows.ts';

export interface SelectKeys {
  /** From the row that leads the selection to this one. */
  readonly isRange: boolean;
  /** This one too, or no longer. */
  readonly isToggle: boolean;
}

/** Selects a row as lists do everywhere: alone, as one more, or with all between. */
export function selectRow(
  { selection }: PageEditor,
  rows: readonly OutlineRow[],
  { id, isRange, isToggle }: SelectKeys & { readonly id: string },
): void {
  const [anchor] = selection.get();
  if (isToggle) selection.toggle(id);
  else if (!isRange || anchor === undefined || anchor === id) selection.set([id]);
  // The first stays the one that the range goes out from, the last one leads.
  else {
    const between = rangeOf(rows, anchor, id).filter((other) => other !== anchor && other !== id);
    selection.set([anchor, ...between, id]);
  }
}

/** Puts the focus into the first field of a node in the inspector. */
export function askInspector(editor: PageEditor, id: string): void {
  const page = editor.page.state();
  const widget = widgetAt(page, id);
  setView({ openPane: 'right', inspectorTab: widget ? 'content' : 'layout' });
  const [first] = Object.keys((widget && contentShapeOf(widget.type)?.fields) ?? {});
  const request = widget
    ? { nodeId: widget.id, pointer: `/content/${first ?? ''}` }
    : { nodeId: id, pointer: '/options/childDirection' };
  editor.fieldFocus.setState({ request });
}

/** What rows say, by which typing finds them. */
export function rowName({ page }: PageEditor, id: string, language: Language): RowName {
  const state = page.state();
  const widget = widgetAt(state, id);
  if (widget) return widgetRowName(widget, language);
  const section = state.sections[id];
  return { name: section ? containerRowName(section, language) : id };
}
