import type { FacetField, JobSearchResult } from '#schemas/api/jobs.ts';
import type { JobScope } from '../../records/job-scope.ts';
import type { SearchSummary } from '../query/load-summary.ts';
import { readTowns, textsOfTwins } from '../query/named-towns.ts';
import type { JobSelection, NormalisedSearch } from '../query/normalise-search.ts';
import { readKeyword } from '../query/placed-keyword.ts';
import type { SearchTarget } from '../query/where-selected.ts';
import { withTownOfCode } from '../query/written-out.ts';
import { looksLikeTrade } from '../vocabulary/looks-like-trade.ts';
import { correctTerm } from './correct-term.ts';
import { type FactsSource, readWordFacts } from './read-word-facts.ts';
import { restOfText } from './rest-of-text.ts';
import { forgetful } from './search-memory.ts';
import { countJobs, type SummarySource, summarise } from './search-summary.ts';
import type { WordFacts } from './word-facts.ts';

/** Each is a search. */
const MAX_TRIES = 6;

/** Fewer jobs do not fill two pages of a list. */
const FEW_JOBS = 10;

/** Of the radii that the search offers (decisions.md, "Search and location") those of a way to work. */
const WIDER_KM = [25, 50];

export type SearchSource = FactsSource;

/** What a search is about and how many jobs it finds. */
export interface UnderstoodSearch {
  readonly target: SearchTarget;
  readonly summary: SearchSummary;
  /** How it differs from what was asked for. */
  readonly told: Told;
}

export type Told = Pick<JobSearchResult, 'correctedTerm' | 'leftOut' | 'widened'>;

/** A text that may be what was meant. */
interface Reading {
  readonly term: string;
  readonly told: Told;
  /** Smaller towns are words like others. */
  readonly leastPeople?: number;
}

/**
 * The first reading of a text that finds jobs: as typed, as a postal code, corrected, with small towns, without what no job says, without
 * as few other words as possible; each with what is near its towns where they have few jobs. As typed where none finds any.
 */
export async function understandSearch(
  source: SearchSource,
  scope: JobScope,
  search: Pick<NormalisedSearch, 'selection' | 'facetFields' | 'mayWiden'>,
): Promise<UnderstoodSearch> {
  let first: UnderstoodSearch | undefined;
  for await (const reading of readings(source, scope, search.selection.term)) {
    const understood = await findPlaced(source, scope, { ...search, reading });
    if (understood.summary.total > 0) return understood;
    first ??= understood;
  }
  if (first === undefined) throw new Error('A text has no reading.');
  return first;
}

async function* readings(
  source: SearchSource,
  scope: JobScope,
  typed: string,
): AsyncGenerator<Reading> {
  yield { term: typed, told: {} };
  if (typed === '') return;
  const placed = withTownOfCode(typed);
  if (placed !== undefined) yield { term: placed, told: {} };
  const { kysely, memory = forgetful, places } = source;
  if (places !== undefined)
    for (const term of textsOfTwins(typed, places)) yield { term, told: {} };
  const correction = await memory.correction(typed, () => correctTerm(kysely, scope, typed));
  const term = correction.term ?? typed;
  const told = term === typed ? {} : { correctedTerm: term };
  if (term !== typed) yield { term, told };
  if (places !== undefined) yield { term, told, leastPeople: 0 };
  for (const { text, leftOut } of await shorterTexts(source, scope, term))
    yield { term: text, told: { correctedTerm: text, leftOut }, leastPeople: 0 };
}

interface Question {
  readonly selection: JobSelection;
  readonly facetFields: readonly FacetField[];
  readonly mayWiden: boolean;
  readonly reading: Reading;
}

async function findPlaced(
  source: SearchSource,
  scope: JobScope,
  { selection: asked, facetFields, mayWiden, reading }: Question,
): Promise<UnderstoodSearch> {
  const { term, told, leastPeople } = reading;
  const selection = withTowns(source, { ...asked, term }, leastPeople);
  const summary = async (of: JobSelection) => {
    const target = { scope, selection: of, keyword: await readKeyword(source.kysely, of, scope) };
    return { target, summary: await summarise(source, target, facetFields) };
  };
  const found = await summary(selection);
  const { total } = found.summary;
  const isNarrowed = found.target.keyword !== undefined || selection.towns !== undefined;
  if (!isNarrowed && saysMore(term))
    return { ...found, told: { correctedTerm: '', leftOut: [term] } };
  const wide = await widenSearch(source, scope, { selection, mayWiden, total });
  if (wide === undefined) return { ...found, told };
  const { distanceInKm } = wide;
  const towns = selection.towns?.places.map(({ called }) => called) ?? [];
  const widened = { distanceInKm, count: total, towns: [...new Set(towns)] };
  return { ...(await summary(wide.selection)), told: { ...told, widened } };
}

/** Whether a text of which nothing can be looked for is more than polite: `8 horas`, `2 años de experiencia`, a smile. */
function saysMore(term: string): boolean {
  return term !== '' && (/\p{N}|experiencia/iu.test(term) || !/\p{L}/u.test(term));
}

/** Towns are read where no other place is asked for. */
function withTowns(
  { places }: SearchSource,
  selection: JobSelection,
  leastPeople: number | undefined,
): JobSelection {
  const { term, radii, area, searchFields } = selection;
  const isPlaced = radii.length + area.length > 0 || searchFields !== undefined;
  const towns = places === undefined || isPlaced ? undefined : readTowns(term, places, leastPeople);
  return towns === undefined ? selection : { ...selection, towns };
}

/** A search that reaches farther than was asked for. */
interface WideSearch {
  readonly selection: JobSelection;
  readonly distanceInKm: number;
}

interface WideningOptions {
  readonly selection: JobSelection;
  readonly mayWiden: boolean;
  /** Jobs of the selection. */
  readonly total: number;
}

/**
 * The selection with the first of the wider distances that brings enough jobs, else with the widest that brings more;
 * undefined where none does, or enough are where they were asked for.
 */
async function widenSearch(
  source: SummarySource,
  scope: JobScope,
  { selection, mayWiden, total }: WideningOptions,
): Promise<WideSearch | undefined> {
  const isAround = selection.towns?.isAround ?? false;
  if (!isPlaced(selection, mayWiden) || (total >= FEW_JOBS && !isAround)) return undefined;
  // A facet finds what it tells: whether it is chosen does not change where jobs are searched.
  const count = (of: JobSelection) => countJobs(source, scope, { ...of, allowed: [] });
  const asked = selection.allowed.length === 0 ? total : await count(selection);
  if (asked >= FEW_JOBS && !isAround) return undefined;
  let widest: WideSearch | undefined;
  let most = asked;
  for (const distanceInKm of WIDER_KM) {
    const wider = widen(selection, distanceInKm);
    const found = wider === undefined ? 0 : await count(wider);
    if (wider === undefined || found <= most) continue;
    widest = { selection: wider, distanceInKm };
    most = found;
    if (found >= FEW_JOBS) break;
  }
  return widest;
}

function isPlaced({ towns, radii }: JobSelection, mayWiden: boolean): boolean {
  return towns !== undefined || (mayWiden && radii.length > 0);
}

/** Undefined where the distance is no wider. */
function widen(selection: JobSelection, distanceInKm: number): JobSelection | undefined {
  const { towns, radii } = selection;
  if (towns !== undefined) return { ...selection, towns: { ...towns, aroundKm: distanceInKm } };
  const askedKm = Math.max(...radii.map((radius) => radius.distanceInKm));
  if (askedKm >= distanceInKm) return undefined;
  return { ...selection, askedKm, radii: radii.map((radius) => ({ ...radius, distanceInKm })) };
}

/** A text without some of its words. */
interface ShorterText {
  readonly text: string;
  readonly leftOut: readonly string[];
}

/**
 * What may be meant by a text that finds nothing, the likeliest first: without the words that no job holds, then
 * without one of the others, then without more. None where that would no longer say what is looked for.
 */
async function shorterTexts(
  source: FactsSource,
  scope: JobScope,
  term: string,
): Promise<readonly ShorterText[]> {
  const { memory = forgetful } = source;
  const words = await memory.words(term, () => readWordFacts(source, scope, term));
  const asked = words.filter(({ isLittle }) => !isLittle);
  // Where someone looks for work is for them to change, and nobody can change their age.
  const elsewhere = asked.filter(({ isPlace, isOfMinor }) => !isPlace && !isOfMinor);
  const unheard = elsewhere.filter(({ isFound, isConstraint }) => !isFound && !isConstraint);
  const dropped = elsewhere.filter((word) => !unheard.includes(word)).sort(byWorth);
  const leftOut = [
    ...(unheard.length === 0 ? [] : [unheard]),
    ...dropped.map((word) => [...unheard, word]),
    ...dropped.slice(1).map((_, count) => [...unheard, ...dropped.slice(0, count + 2)]),
  ];
  return leftOut
    .filter((gone) => isSearch(asked, gone))
    .slice(0, MAX_TRIES)
    .map((gone) => ({
      text: restOfText(words, (word) => !gone.includes(word)),
      leftOut: gone.map(({ text }) => text),
    }));
}

/** What is left out first: prose, then details, then trades, then what must be so. */
function byWorth(one: WordFacts, other: WordFacts): number {
  return worthOf(one) - worthOf(other);
}

function worthOf({ isConstraint, isWork, isTelling }: WordFacts): number {
  if (isConstraint) return 3;
  if (isWork) return 2;
  return isTelling ? 1 : 0;
}

/**
 * Whether what is left says what kind of job is looked for. A place alone does not, nor a schedule where a trade that
 * no job has is left out. Of two things that jobs say, people choose.
 */
function isSearch(asked: readonly WordFacts[], without: readonly WordFacts[]): boolean {
  const kept = asked.filter((word) => !without.includes(word));
  const isTradeGone = without.some(({ text, isFound }) => !isFound && looksLikeTrade(text));
  const isChoice = kept.length === 1 && without.some(({ isTelling }) => isTelling);
  return !isChoice && kept.some(({ isTelling, isWork }) => (isTradeGone ? isWork : isTelling));
}
