/**
 * Gives the focus to what had it before; where that is gone, or nothing had it, to the page or form in the middle, or
 * while none is drawn to the desk that it will stand on.
 */
export function giveFocusBack(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const target = isThere ? before : (document.getElementById('canvas') ?? findDesk());
  target?.focus({ preventScroll: !isThere });
}

/** What an open page stands on, and stood or will stand on while none is open. */
export function findDesk(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-desk]');
}
