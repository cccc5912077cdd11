import { LOCATION_OUTSIDE_EVENT } from '../../client/place/location-outside.ts';
import { mayLocateDevice } from '../../client/place/place-permission.ts';

// Shows the notice when the place turns out to be outside, once per session, for ten seconds in which nobody is at it.

/** Time until it hides by itself, in ms (spec section 9). */
const HIDE_MS = 10_000;

/** Key in sessionStorage of the sites whose notice was shown, each with its `{agencyId}/{siteId}` behind it. */
const SHOWN_KEY = 'rumbo_location_notice:';

/** Key of the sites that have looked for the place by themselves in this session. */
const LOOKED_KEY = 'rumbo_location_looked:';

const root = document.querySelector<HTMLElement>('[data-notice-site]');
const card = root?.firstElementChild;
if (root && card instanceof HTMLElement) {
  offer(root, card);
  void look(root);
}

function offer(root: HTMLElement, card: HTMLElement): void {
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

  document.addEventListener(
    LOCATION_OUTSIDE_EVENT,
    () => {
      if (!isFirst(SHOWN_KEY + root.dataset['noticeSite'])) return;
      card.hidden = false;
      wait();
    },
    { once: true },
  );
  card.querySelector('button')?.addEventListener('click', hide);
  card.addEventListener('pointerenter', pause);
  card.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && card.contains(relatedTarget))) cameFrom = relatedTarget;
    pause();
  });
  card.addEventListener('pointerleave', wait);
  // The focus is nowhere until the event has ended.
  card.addEventListener('focusout', () => setTimeout(wait));
}

/** Who has permitted it before is looked for without a tap, once per session; nobody is asked. */
async function look({ dataset }: HTMLElement): Promise<void> {
  const { noticeSite = '', agency: agencyId = '', countries = '' } = dataset;
  if (!(await mayLocateDevice()) || !isFirst(LOOKED_KEY + noticeSite)) return;
  // Few visitors have, so that only they pay for the rest.
  const script = await import('../../client/place/visitor-place.ts').catch(() => undefined);
  await script?.locateDevice({ agencyId, countries });
}

/** Whether this session sees a key for the first time. Where nothing can be stored, each page does. */
function isFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    // Blocked or full.
  }
  return true;
}
