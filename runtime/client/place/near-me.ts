import { formatLocation, type LocationOption } from '../../search/location-option.ts';
import { placeHint } from './place-hint.ts';
import { createPlaceTeller } from './place-teller.ts';
import { type Located, locateConnection, locateDevice } from './visitor-place.ts';

/** A search with the field of its place and the button in it. */
export interface NearMe {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  readonly button: HTMLElement;
}

/** Pixels that a page may move by itself while it is looked at. */
const SCROLLED = 80;

type Failed = Extract<Located, { readonly found: 'nothing' }>;

/**
 * Looks for the visitor's place whenever it is called, and searches there. What is typed meanwhile counts more: it
 * ends the search. Call it on a tap alone.
 */
export function createNearMe({ root, input, button }: NearMe): () => void {
  const say = createPlaceTeller(root);
  let running: AbortController | undefined;

  function stop(): void {
    running?.abort();
    running = undefined;
    button.removeAttribute('aria-disabled');
    input.removeAttribute('aria-invalid');
    say();
  }

  async function look(): Promise<void> {
    if (running) return;
    stop();
    running = new AbortController();
    const { signal } = running;
    button.setAttribute('aria-disabled', 'true');
    say('locating');
    const before = scrollY;
    const { agency: agencyId = '' } = root.dataset;
    const { countries = '' } = input.closest<HTMLElement>('[data-countries]')?.dataset ?? {};
    const located = await locateDevice({ agencyId, countries, signal });
    if (signal.aborted) return;
    // The town of the connection costs a request: only an empty field has use for it.
    const isWanted = located.found === 'nothing' && input.value.trim() === '';
    const nearby = isWanted ? await locateConnection() : located;
    if (signal.aborted) return;
    stop();
    if (located.found === 'nothing') explain(located, nearby);
    else if (located.found === 'outside') mark();
    else say(...arrive(input, located.place, before));
  }

  function mark(): void {
    input.setAttribute('aria-invalid', 'true');
    say('outside');
  }

  /** The town of the connection is offered, never searched: it may be far off. */
  function explain(failed: Failed, nearby: Located): void {
    const isOffered = nearby.found === 'place' && input.value.trim() === '';
    if (isOffered) fill(input, nearby.place);
    say(failed.failure, isOffered ? 'connection' : placeHint(failed));
  }

  input.addEventListener('input', stop);
  input.form?.addEventListener('submit', stop);
  return () => void look();
}

/** What is said of it: who reads results or types another field meanwhile keeps what is there, and searches by hand. */
function arrive(
  input: HTMLInputElement,
  place: LocationOption,
  scrolledBefore: number,
): readonly string[] {
  const { activeElement } = document;
  const isTyping = activeElement !== input && activeElement?.matches('input, select') === true;
  fill(input, place);
  if (isTyping || Math.abs(scrollY - scrolledBefore) > SCROLLED) return ['located', 'hint-search'];
  input.form?.requestSubmit();
  return ['located'];
}

function fill(input: HTMLInputElement, place: LocationOption): void {
  input.value = place.label;
  input.dataset['place'] = formatLocation(place);
}
