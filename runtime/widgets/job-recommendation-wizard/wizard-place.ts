import { keepZone } from '../../client/place/my-zone.ts';
import { placeHint } from '../../client/place/place-hint.ts';
import { createPlaceTeller } from '../../client/place/place-teller.ts';
import { type Located, locateDevice } from '../../client/place/visitor-place.ts';
import { createZoneUse } from '../../client/place/zone-use.ts';
import { createCityLookup } from '../../client/search/search-suggestions.ts';
import { createCombobox } from '../../client/widgets/combobox.ts';
import {
  formatLocation,
  type LocationOption,
  parseLocation,
} from '../../search/location-option.ts';
import { placeInput, readAnswers } from './wizard-answers.ts';

/** From the last letter to the request, in ms (spec section 5, "Keyword and city typeahead"). */
const DEBOUNCE_MS = 400;

/** Towns below the field of the place, and the device's own place on a tap. */
export function createPlaceStep(root: HTMLElement, form: HTMLFormElement): void {
  const input = placeInput(form);
  const list = form.querySelector<HTMLElement>('[role="listbox"]');
  const status = form.querySelector<HTMLElement>('[data-wizard-towns]');
  if (!input || !list || !status) return;
  const { loading = '', empty = '' } = status.dataset;
  createCombobox({
    ...{ input, list, status, debounceMs: DEBOUNCE_MS, load: lookupOf(form) },
    texts: { loading, empty },
    choose: ({ value }) => take(input, value),
  });
  const locator = createLocator(root, input);
  input.addEventListener('input', locator.stop);
  form.addEventListener('submit', locator.stop);
  form.addEventListener('submit', () => keepZone(input));
  createZoneUse(form, {
    isWanted: () => input.value.trim() === '',
    take(zone) {
      locator.stop();
      input.value = zone.label;
      take(input, formatLocation(zone));
    },
  });
  // Somebody may have typed before this script was there.
  if (input === document.activeElement && input.value !== '')
    input.dispatchEvent(new Event('input', { bubbles: true }));
  form.querySelector('[data-wizard-locate]')?.addEventListener('click', () => void locator.look());
}

/** What is typed meanwhile counts more than where the device is: it ends the search. */
function createLocator(root: HTMLElement, input: HTMLInputElement) {
  const { agency: agencyId = '', countries = '' } = root.dataset;
  const say = createPlaceTeller(root);
  let running = new AbortController();

  function stop(): void {
    running.abort();
    input.removeAttribute('aria-invalid');
    say();
  }

  async function look(): Promise<void> {
    stop();
    running = new AbortController();
    const { signal } = running;
    say('locating');
    const located = await locateDevice({ agencyId, countries, signal });
    if (signal.aborted) return;
    input.setAttribute('aria-invalid', String(located.found === 'outside'));
    if (located.found === 'place') {
      input.value = located.place.label;
      take(input, formatLocation(located.place));
    }
    say(...toldOf(located));
  }

  return { look, stop };
}

function take(input: HTMLInputElement, place: string): void {
  input.dataset['place'] = place;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Names of the texts: what came of it, and what else helps. */
function toldOf(located: Located): string[] {
  if (located.found === 'place') return ['located'];
  if (located.found === 'outside') return ['outside'];
  return [located.failure, placeHint(located)];
}

/**
 * Where the visitor wants to work: the chosen town, else the likeliest one for what was typed.
 * @returns undefined where nothing was typed, null where no town is known by this name or nothing answers
 */
export async function findPlace(
  form: HTMLFormElement,
  signal: AbortSignal,
): Promise<LocationOption | null | undefined> {
  const { text, place } = readAnswers(form);
  if (text === '') return undefined;
  const [likeliest] = place === '' ? await lookupOf(form)(text, signal).catch(() => []) : [];
  return parseLocation(place || (likeliest?.value ?? '')) ?? null;
}

function lookupOf(form: HTMLFormElement): ReturnType<typeof createCityLookup> {
  return createCityLookup(
    form.closest<HTMLElement>('[data-countries]')?.dataset['countries'] ?? '',
  );
}
