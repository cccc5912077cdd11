/** Runs work once what was shown just now is on the screen: nobody waits with a finger on the glass for what they do not see. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
