import type { Relaxation } from '#schemas/api/jobs.ts';
import type { TownFinder } from '../../../places/towns-in-text.ts';
import type { JobScope } from '../../records/job-scope.ts';
import { readTowns } from '../query/named-towns.ts';
import type { JobSelection } from '../query/normalise-search.ts';
import { type FactsSource, readWordFacts } from './read-word-facts.ts';
import { restOfText } from './rest-of-text.ts';
import { forgetful } from './search-memory.ts';
import type { WordFacts } from './word-facts.ts';

export interface RelaxOptions {
  readonly source: FactsSource;
  readonly scope: JobScope;
  readonly selection: JobSelection;
  /** Jobs that a selection finds to the letter. */
  readonly count: (selection: JobSelection) => Promise<number>;
  /** Jobs that whoever follows a proposal is shown: towns are read, near jobs are added. */
  readonly countShown: (selection: JobSelection) => Promise<number>;
}

/** A search with one constraint less that finds something. */
interface Proposal {
  readonly relaxed: Relaxed;
  readonly selection: JobSelection;
}

/** A constraint less, without its count. */
type Relaxed = Relaxation extends infer Kind
  ? Kind extends Relaxation
    ? Omit<Kind, 'count'>
    : never
  : never;

/** Radii that the search offers (decisions.md, "Search and location"). */
const WIDER_KM = [25, 50, 100];
const MAX_RELAXATIONS = 5;
/** Words of a longer text are not tried one by one. */
const MAX_WORDS = 6;

/**
 * What a search that finds nothing would show with one constraint less, with true counts, most jobs first.
 */
export async function relaxSearch(options: RelaxOptions): Promise<readonly Relaxation[]> {
  const proposals = [
    ...(await relaxPlace(options)),
    ...(await relaxFields(options)),
    ...(await relaxWords(options)),
  ];
  const found: Relaxation[] = [];
  for (const { relaxed, selection } of proposals)
    found.push({ ...relaxed, count: await options.countShown(selection) });
  return found
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_RELAXATIONS);
}

async function relaxPlace({ selection, count }: RelaxOptions): Promise<readonly Proposal[]> {
  const { radii, area } = selection;
  if (radii.length === 0 && area.length === 0) return [];
  const wider = await widen({ selection, count });
  const anywhere = { ...selection, radii: [], area: [] };
  return [...wider, ...proposed({ kind: 'anywhere' }, anywhere, await count(anywhere))];
}

/** The first wider radius that finds something. */
async function widen({
  selection,
  count,
}: Pick<RelaxOptions, 'selection' | 'count'>): Promise<readonly Proposal[]> {
  const widest = Math.max(...selection.radii.map(({ distanceInKm }) => distanceInKm));
  if (selection.radii.length === 0) return [];
  for (const distanceInKm of WIDER_KM.filter((km) => km > widest)) {
    const radii = selection.radii.map((radius) => ({ ...radius, distanceInKm }));
    const wider = { ...selection, radii };
    const found = await count(wider);
    if (found > 0) return proposed({ kind: 'wider', distanceInKm }, wider, found);
  }
  return [];
}

async function relaxFields({ selection, count }: RelaxOptions): Promise<readonly Proposal[]> {
  const proposals: Proposal[] = [];
  for (const field of new Set(selection.allowed.map((own) => own.field))) {
    const allowed = selection.allowed.filter((own) => own.field !== field);
    const without = { ...selection, allowed };
    proposals.push(...proposed({ kind: 'without-field', field }, without, await count(without)));
  }
  return proposals;
}

async function relaxWords(options: RelaxOptions): Promise<readonly Proposal[]> {
  const { selection, count } = options;
  if (selection.term === '') return [];
  const without = { ...selection, term: '' };
  return [
    ...(await dropWords(options)),
    ...proposed({ kind: 'without-words' }, without, await count(without)),
  ];
}

/** Leaves out the word that fewest jobs hold, then the next, until something is found. */
async function dropWords({
  source,
  scope,
  selection,
  count,
}: RelaxOptions): Promise<readonly Proposal[]> {
  const { memory = forgetful } = source;
  const { term } = selection;
  const facts = await memory.words(term, () => readWordFacts(source, scope, term));
  const asked = facts.filter(({ isLittle }) => !isLittle).slice(0, MAX_WORDS);
  if (asked.length < 2) return [];
  const words = [];
  for (const word of asked)
    words.push({ word, jobs: await count({ ...selection, term: word.text }) });
  const commonest = [...words].sort((a, b) => b.jobs - a.jobs).map(({ word }) => word);
  const names = source.places === undefined ? [] : townNames(term, source.places);
  for (let kept = commonest.length - 1; kept > 0; kept--) {
    const rest = withWholeNames(commonest.slice(0, kept), names);
    if (rest.length === 0) return [];
    const searchTerm = restOfText(facts, (word) => rest.includes(word));
    const shorter = { ...selection, term: searchTerm };
    const found = await count(shorter);
    if (found > 0) return proposed({ kind: 'other-words', searchTerm }, shorter, found);
  }
  return [];
}

/** Of the towns that a text names, the words of each. */
function townNames(term: string, places: TownFinder): readonly (readonly string[])[] {
  const towns = readTowns(term, places)?.typed ?? [];
  return towns.map((name) => name.split(' ')).filter(({ length }) => length > 1);
}

/** 'Puerto' says nothing of 'Puerto Escondido': a name of a town is left out as a whole. */
function withWholeNames(
  words: readonly WordFacts[],
  names: readonly (readonly string[])[],
): readonly WordFacts[] {
  const kept = new Set(words.map(({ text }) => text));
  const broken = names.filter((name) => name.some((part) => !kept.has(part))).flat();
  return words.filter(({ text }) => !broken.includes(text));
}

/** Nothing for what finds nothing either. */
function proposed(relaxed: Relaxed, selection: JobSelection, found: number): readonly Proposal[] {
  return found === 0 ? [] : [{ relaxed, selection }];
}
