/** Time until it hides by itself, in ms (spec section 9). */
const HIDE_MS = 10_000;

/** Shows a notice for ten seconds in which nobody is at it. */
export function showPassingNotice(card: HTMLElement): void {
  let timer: number | undefined;
  let left = HIDE_MS;
  let started = 0;
  let cameFrom: EventTarget | null = null;

  const hide = () => {
    clearTimeout(timer);
    const hadFocus = card.contains(document.activeElement);
    card.hidden = true;
    if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  };
  const wait = () => {
    if (card.hidden || card.matches(':hover, :focus-within')) return;
    clearTimeout(timer);
    started = Date.now();
    timer = setTimeout(hide, left);
  };
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - started;
  };

  card.querySelector('button')?.addEventListener('click', hide);
  card.addEventListener('pointerenter', pause);
  card.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && card.contains(relatedTarget))) cameFrom = relatedTarget;
    pause();
  });
  card.addEventListener('pointerleave', wait);
  // The focus is nowhere until the event has ended.
  card.addEventListener('focusout', () => setTimeout(wait));
  card.hidden = false;
  wait();
}
