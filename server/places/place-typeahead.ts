import { foldName } from './fold-name.ts';
import { normaliseState, stateNames } from './mexican-states.ts';
import type { NamedPlace, Place } from './place.ts';

interface Entry {
  readonly place: Place;
  /** Folded, between line feeds, which no query contains. */
  readonly city: string;
  readonly aliases: string;
  /** All names, each with the state behind it. */
  readonly withState: string;
  /** Equal for places that look the same in a list. */
  readonly label: string;
  readonly size: number;
}

interface Match {
  readonly entry: Entry;
  readonly score: number;
}

interface Search {
  readonly sought: string;
  readonly limit: number;
  readonly keeps: (place: Place) => boolean;
}

/**
 * What each kind of match is worth in powers of ten of the population: a hamlet called Carmen comes after
 * Playa del Carmen, a town called Carmen before it.
 */
const WORTH = { whole: 4, start: 3, alias: 2.5, word: 1.5, inside: 0, state: -0.5 } as const;

type Suggest = (text: string, limit: number, keeps?: (place: Place) => boolean) => Place[];

/** Suggestions while somebody types. `places` come with the most populous first. */
export function createPlaceTypeahead(places: readonly NamedPlace[]): Suggest {
  const entries = places.map(toEntry);
  return (text, limit, keeps = () => true) => {
    const sought = foldQuery(text);
    if (sought === '' || limit < 1) return [];
    const found = bestPlaces(matchesOf(entries, { sought, limit, keeps }), limit);
    const state = stateAlone(text, found.length > 0);
    if (state === undefined) return found;
    const own = entries.filter(({ place }) => place.state === state && keeps(place));
    const towns = bestPlaces(
      own.map((entry) => ({ entry, score: rankIn(state, entry) })),
      limit,
    );
    return [...towns, ...found.filter((place) => !towns.includes(place))].slice(0, limit);
  };
}

/** As long as more may be typed, 'sin' is the beginning of many names: only whole names and those with a point are a state. */
function stateAlone(text: string, isElse: boolean): string | undefined {
  const state = normaliseState(text);
  const isWhole = text.trim().endsWith('.') || foldName(text) === foldedStates.get(state ?? '');
  return isWhole || !isElse ? state : undefined;
}

/** A state's biggest towns; before them the one that has its name, which people mean by it. */
function rankIn(state: string, { city, size }: Entry): number {
  return city === `\n${foldedStates.get(state)}\n` ? size + WORTH.whole : size;
}

/**
 * Of each kind of match only the `limit` most populous can be in the list. The search stops where even a
 * whole name cannot be worth more than what fills the list already.
 */
function matchesOf(entries: readonly Entry[], { sought, limit, keeps }: Search): Match[] {
  const matches: Match[] = [];
  const labels = new Map<number, Set<string>>();
  let enough = Number.NEGATIVE_INFINITY;
  for (const entry of entries) {
    if (entry.size + WORTH.whole <= enough) break;
    const worth = worthOf(entry, sought);
    if (worth === undefined) continue;
    const alike = labels.get(worth) ?? new Set();
    if (alike.size === limit || !keeps(entry.place)) continue;
    labels.set(worth, alike.add(entry.label));
    matches.push({ entry, score: entry.size + worth });
    if (alike.size === limit) enough = Math.max(enough, entry.size + worth);
  }
  return matches;
}

/**
 * Whether one of a place's names, or a word of one, begins with what was typed; what is inside a word or is but the
 * state is not meant by it. All of a state's towns are by the state's whole name.
 */
export function isMeant({ names, state }: NamedPlace, text: string): boolean {
  if (stateAlone(text, true) === state) return true;
  const sought = ` ${foldQuery(text)}`;
  const folded = foldedStates.get(state);
  return names.some((name) => {
    const at = ` ${name} ${folded}`.indexOf(sought);
    return at >= 0 && at <= name.length;
  });
}

function worthOf({ city, aliases, withState }: Entry, sought: string): number | undefined {
  if (!withState.includes(sought)) return undefined;
  const whole = `\n${sought}\n`;
  if (city === whole || aliases.includes(whole)) return WORTH.whole;
  if (city.startsWith(`\n${sought}`)) return WORTH.start;
  if (withState.includes(`\n${sought}`)) return WORTH.alias;
  if (city.includes(` ${sought}`)) return WORTH.word;
  return city.includes(sought) ? WORTH.inside : WORTH.state;
}

function bestPlaces(matches: Match[], limit: number): Place[] {
  const best = new Map<string, Place>();
  for (const { entry } of matches.sort((a, b) => b.score - a.score)) {
    if (best.size === limit) break;
    if (!best.has(entry.label)) best.set(entry.label, entry.place);
  }
  return [...best.values()];
}

/** 'Guadalupe, N.L.' → 'guadalupe nuevo leon', which is how names with their state are kept. */
function foldQuery(text: string): string {
  const [city = '', ...rest] = text.split(',');
  const state = rest.length === 0 ? undefined : normaliseState(rest[0] ?? '');
  return foldName(state === undefined ? text : `${city} ${state}`);
}

const foldedStates = new Map(stateNames.map((name) => [name, foldName(name)]));

function toEntry(place: NamedPlace): Entry {
  const state = foldedStates.get(place.state) ?? '';
  const [city = '', ...aliases] = place.names;
  return {
    place,
    city: `\n${city}\n`,
    aliases: `\n${aliases.join('\n')}\n`,
    withState: `\n${place.names.map((name) => `${name} ${state}`).join('\n')}\n`,
    label: `${city}\n${state}`,
    size: Math.log10(place.population + 10),
  };
}
