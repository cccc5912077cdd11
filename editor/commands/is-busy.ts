import { viewStore } from '../ui/view/view-store.ts';

/** Whether something lies over the editor that has the keys to itself: a dialog, even one that is still loaded, or a menu. */
export function isBusy(): boolean {
  if (viewStore.getState().dialog !== null) return true;
  return document.querySelector('dialog[open], [role="menu"][popover]') !== null;
}

/** Whether an element is one of the controls beside the page; the outline is the page itself as a list. */
export function isBesidePage(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('#left-pane, #right-pane') !== null && !target.closest('[data-outline=""]');
}
