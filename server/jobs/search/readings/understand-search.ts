import type { FacetField, JobSearchResult } from '#schemas/api/jobs.ts';
import type { JobScope } from '../../job-scope.ts';
import type { JobSummary } from '../load-summary.ts';
import type { JobSelection, NormalisedSearch } from '../normalise-search.ts';
import { forgetful } from '../search-memory.ts';
import { summarise } from '../search-summary.ts';
import type { SearchTarget } from '../where-selected.ts';
import { correctTerm } from './correct-term.ts';
import { readTowns } from './named-towns.ts';
import { readKeyword } from './placed-keyword.ts';
import type { FactsSource } from './read-word-facts.ts';
import { shorterTexts } from './shorter-texts.ts';
import { widenSearch } from './widen-search.ts';

export type SearchSource = FactsSource;

/** What a search is about and how many jobs it finds. */
export interface UnderstoodSearch {
  readonly target: SearchTarget;
  readonly summary: JobSummary;
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
 * The first reading of a text that finds jobs: as typed, corrected, with small towns, without what no job says, without
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
  const { kysely, memory = forgetful } = source;
  const correction = await memory.correction(typed, () => correctTerm(kysely, scope, typed));
  const term = correction.term ?? typed;
  const told = term === typed ? {} : { correctedTerm: term };
  if (term !== typed) yield { term, told };
  if (source.places !== undefined) yield { term, told, leastPeople: 0 };
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
  const wide = await widenSearch(source, scope, { selection, mayWiden, total });
  if (wide === undefined) return { ...found, told };
  const { distanceInKm } = wide;
  const towns = selection.towns?.places.map(({ called }) => called) ?? [];
  const widened = { distanceInKm, count: total, towns: [...new Set(towns)] };
  return { ...(await summary(wide.selection)), told: { ...told, widened } };
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
