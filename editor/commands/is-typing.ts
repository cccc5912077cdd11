/** Whether keys pressed at an element write into it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input:not([type=radio], [type=checkbox], [type=range]), textarea, select')
  );
}
