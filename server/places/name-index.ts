import { compactName, foldName, LONGEST_NAME } from './fold-name.ts';
import { isMexico } from './is-mexico.ts';
import { normaliseState } from './mexican-states.ts';
import type { NamedPlace, Place } from './place.ts';

export interface PlaceQuery {
  /** a name, possibly with state and country behind it: 'Monterrey, N.L.' */
  readonly city: string;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
}

export interface NameIndex {
  /** The place a text from a feed means; undefined for a country or state that is not Mexico's. */
  readonly find: (query: PlaceQuery) => Place | undefined;
}

interface Candidate {
  readonly place: Place;
  /** How much of the place's population speaks for this reading of the name. */
  readonly weight: number;
}

interface Reading {
  /** folded, the likeliest first */
  readonly names: readonly string[];
  /** what the text says about the state; '' for nothing */
  readonly stateText: string;
}

interface StateChoice {
  readonly only?: string;
  /** preferred, but other states are possible */
  readonly rather?: string;
}

/** Where another place bears the name itself, a bigger one must be three times as populous to be meant. */
const OTHER_NAME = 0.3;
/** A municipality's or a shortened name counts for its place, but an own name of a big enough place wins. */
const INDIRECT_NAME = 0.1;
/** 'México' behind a town is its state or the country: a place of that state must be five times smaller to lose. */
const STATE_OR_COUNTRY = 5;
/** Where the country stands by itself too, 'México' is the state that has such a place. */
const BESIDE_COUNTRY = 1e9;
/** Parts of towns that towns elsewhere are called too. */
export const DISTRICT =
  /^(?:(?:zona )?(?:centro|norte|sur|oriente|poniente|este|oeste|industrial))$/i;
/** Alone between commas, it names no town. */
const POSTAL_CODE = /^\s*(?:c\.? ?p\.? ?|c[oó]digo postal:? ?)?\d{5}\s*$/i;
/** Behind a town: 'y área metropolitana'. */
const SURROUNDINGS =
  / (?:y|e|o) (?:(?:sus? )?(?:areas?|zonas?) (?:metropolitanas?|conurbadas?)|(?:sus )?alrededores)$/;
/** Shortened names of hamlets would only take the place of other towns' names. */
const SHORTENED_FROM = 15_000;

/** Look-up by name. A name costs one access to a hash table, whatever the number of places. */
export function createNameIndex(places: readonly NamedPlace[]): NameIndex {
  const candidates = new Map<string, Candidate[]>();
  const add = (name: string, candidate: Candidate): void => {
    const listed = candidates.get(name);
    if (listed === undefined) candidates.set(name, [candidate]);
    else if (!listed.some(({ place }) => place === candidate.place)) listed.push(candidate);
  };
  for (const place of places)
    for (const [index, name] of place.names.entries())
      add(name, { place, weight: index === 0 ? 1 : OTHER_NAME });
  for (const place of places)
    for (const name of shortenedNames(place)) add(name, { place, weight: INDIRECT_NAME });
  for (const [name, place] of municipalSeats(places)) add(name, { place, weight: INDIRECT_NAME });
  return { find: (query) => findIn(candidates, query) };
}

function findIn(
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  { city, state = '', country = '' }: PlaceQuery,
): Place | undefined {
  if (foldName(country) !== '' && !isMexico(country)) return undefined;
  const given = saysState(state) ? state : '';
  const favour = given === '' || country === '' ? STATE_OR_COUNTRY : BESIDE_COUNTRY;
  for (const { names, stateText } of readings(city)) {
    const choice = chooseState(given || stateText);
    if (choice === undefined) continue;
    for (const name of names) {
      const found = bestOf(candidates.get(name) ?? [], choice, favour);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function saysState(text: string): boolean {
  return foldName(text) !== '' && !isCountryOnly(text);
}

/** 'MX' in the place of the state says nothing; 'México' may be the State of Mexico. */
function isCountryOnly(state: string): boolean {
  return isMexico(state) && normaliseState(state) === undefined;
}

function chooseState(text: string): StateChoice | undefined {
  if (text === '' || isCountryOnly(text)) return {};
  const state = normaliseState(text);
  if (state === undefined) return undefined;
  return isMexico(text) ? { rather: state } : { only: state };
}

/** The ways to read a text, the likeliest first. */
function readings(text: string): readonly Reading[] {
  const parts = text
    .slice(0, LONGEST_NAME)
    .split(/[,;|/)\n]|(?=\()|\s[-–—]\s/)
    .filter((part) => compactName(part) !== '' && !POSTAL_CODE.test(part));
  const [only = '', ...more] = parts;
  return more.length > 0 ? [readAddress(parts)] : readName(only);
}

/**
 * 'Col. Centro', '64000 Monterrey', 'N.L.', 'México' → names from the most to the least likely, and 'N.L.'. A state that
 * something stands behind is a state all the same, and the last of the names.
 */
function readAddress(parts: readonly string[]): Reading {
  const endsInCountry = isMexico(parts.at(-1) ?? '') && parts.length > 2;
  const hasStateBefore = endsInCountry && normaliseState(parts.at(-2) ?? '') !== undefined;
  const local = hasStateBefore ? parts.slice(0, -1) : parts;
  const tail = local.at(-1) ?? '';
  const hasState = normaliseState(tail) !== undefined || isMexico(tail);
  const within = hasState ? 0 : local.findLastIndex((part) => normaliseState(part) !== undefined);
  const state = within > 0 ? (local[within] ?? '') : '';
  const towns = hasState ? local.slice(0, -1) : local.filter((part) => part !== state);
  const details = towns.filter((part) => isBracketed(part) || DISTRICT.test(part.trim()));
  const named = towns.filter((part) => !details.includes(part)).toReversed();
  return {
    names: [...named, ...details, state].flatMap((part) => withWholeWords(foldTown(part))),
    stateText: hasState ? tail : state,
  };
}

/** 'Monterrey (Centro)' is in Monterrey, wherever else there is a place of the name in brackets. */
function isBracketed(part: string): boolean {
  return part.startsWith('(');
}

/** Without its postal code and what stands before names of municipalities, boroughs and heroic towns. */
function foldTown(text: string): string {
  const name = foldName(
    text.replace(/\b(?:c\.? ?p\.? ?)?\d{5}\b/i, '').replace(/^\s*(?:alc|del)\.\s*/i, ''),
  );
  return name
    .replace(SURROUNDINGS, '')
    .replace(/^(?:(?:municipio|alcaldia|delegacion) (?:de )?|h )(?=.)/, '');
}

/** 'S. Nicolás' is 'San Nicolás' too, and 'N. Laredo' 'Nuevo Laredo'. */
function withWholeWords(name: string): readonly string[] {
  const letter = WHOLE_WORDS[name.slice(0, 2)];
  return letter === undefined ? [name] : [name, `${letter} ${name.slice(2)}`];
}

const WHOLE_WORDS: Readonly<Record<string, string>> = {
  's ': 'san',
  'n ': 'nuevo',
  'v ': 'villa',
};

/** A state alone stands for its city of that name, 'Puebla' or 'Ags.', never for a hamlet elsewhere. */
function readName(text: string): readonly Reading[] {
  const name = foldTown(text);
  const state = isMexico(text) ? undefined : normaliseState(text);
  return state === undefined
    ? [{ names: withWholeWords(name), stateText: '' }, ...readTrailingState(name)]
    : [{ names: [name, foldName(state)], stateText: state }];
}

/** 'monterrey nuevo leon' → 'monterrey' in 'nuevo leon'. */
function readTrailingState(name: string): readonly Reading[] {
  const words = name.split(' ');
  return words.slice(1).flatMap((_, index) => {
    const stateText = words.slice(index + 1).join(' ');
    const names = [words.slice(0, index + 1).join(' ')];
    return normaliseState(stateText) === undefined ? [] : [{ names, stateText }];
  });
}

function bestOf(
  candidates: readonly Candidate[],
  choice: StateChoice,
  ofChoice: number,
): Place | undefined {
  let best: Place | undefined;
  let bestScore = 0;
  for (const { place, weight } of candidates) {
    if (choice.only !== undefined && place.state !== choice.only) continue;
    const favour = place.state === choice.rather ? ofChoice : 1;
    const score = (place.population + 1) * weight * favour;
    if (score > bestScore) [best, bestScore] = [place, score];
  }
  return best;
}

/** 'Ciudad Acuña' → 'acuna'; 'Tepeji del Río de Ocampo' → 'tepeji' and 'tepeji del rio'. */
function shortenedNames({ names: [name = ''], population }: NamedPlace): readonly string[] {
  if (population < SHORTENED_FROM) return [];
  const core = name.replace(/^(?:(?:heroica|ciudad|villa) (?:de (?:los? |las? )?)?)+/, '');
  const shortened = [core, core.replace(/ del? .*$/, ''), core.replace(/^(.*) del? .*$/, '$1')];
  return shortened.filter((short) => short !== name && short.length > 3);
}

/** The place a municipality's name stands for: the one that bears the name, else its most populous. */
function municipalSeats(places: readonly NamedPlace[]): readonly [string, Place][] {
  const seats = new Map<string, { name: string; place: Place; bearsName: boolean }>();
  for (const place of places) {
    if (place.municipality === null) continue;
    const key = `${place.state}\n${place.municipality}`;
    const seat = seats.get(key);
    if (seat?.bearsName) continue;
    const name = seat?.name ?? foldName(place.municipality);
    const bearsName = ` ${place.names[0]} `.includes(` ${name} `);
    if (seat === undefined || bearsName) seats.set(key, { name, place, bearsName });
  }
  return Array.from(seats.values(), ({ name, place }) => [name, place]);
}
