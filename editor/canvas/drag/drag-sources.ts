import type { PageFragment } from '../../document/page-fragment.ts';

/** Something that can be dragged onto the page and is not on it yet, such as a widget of the palette. */
export interface DragSource {
  /** Its name as people read it, on the ghost under the pointer and in announcements. */
  readonly label: string;
  /** What a drop puts on the page. Called once per drag, when it begins; ids are made anew by the drop. */
  fragment(): PageFragment;
}

const sources = new Map<string, DragSource>();

/**
 * Makes what an element shows draggable: the element carries the key as `data-drag-source` and can have the focus, from
 * which Space picks it up. Nothing else is needed; `DragLayer` listens.
 *
 * ```tsx
 * useEffect(() => registerDragSource(`widget:${type}`, { label, fragment: () => fragmentOfType(type) }), [type, label]);
 * <button type="button" data-drag-source={`widget:${type}`} onClick={insert}>
 * ```
 * @returns takes it away again
 */
export function registerDragSource(key: string, source: DragSource): () => void {
  sources.set(key, source);
  return () => {
    if (sources.get(key) === source) sources.delete(key);
  };
}

export function dragSource(key: string): DragSource | undefined {
  return sources.get(key);
}
