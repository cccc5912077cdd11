const FOCUSABLE = 'input:not([disabled]), textarea, select, button, [contenteditable="true"]';

/** Puts the focus on an element, or on the first thing in it that takes it. */
export function focusInto(element: HTMLElement): void {
  element.focus();
  if (document.activeElement === element) return;
  element.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
