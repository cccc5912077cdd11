/** Gives the focus to what had it before; where that is gone, or nothing had it, to the page or form in the middle. */
export function giveFocusBack(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const target = isThere ? before : document.getElementById('canvas');
  target?.focus({ preventScroll: !isThere });
}
