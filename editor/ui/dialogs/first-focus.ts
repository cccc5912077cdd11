/** As `ref` of what has the focus when a dialog opens: `showModal` looks for an attribute that React does not write. */
export function firstFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
