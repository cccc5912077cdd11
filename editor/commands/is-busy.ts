/** Whether something lies over the editor that has the keys to itself: a dialog or a menu. */
export function isBusy(): boolean {
  return document.querySelector('dialog[open], [role="menu"][popover]') !== null;
}

/** Whether an element is one of the controls beside the page; the outline is the page itself as a list. */
export function isBesidePage(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('#left-pane, #right-pane') !== null && !target.closest('[data-outline=""]');
}
