import type { Job } from '#schemas/api/jobs.ts';
import type { Figure } from './figures.ts';
import { type GradedResults, isSuccess, ndcg, unjudgedShare } from './relevance-metrics.ts';
import {
  type JudgedQuery,
  QUERY_KINDS,
  type QueryKind,
  readJudgedQueries,
} from './relevance-queries.ts';
import { openRelevanceSearch } from './relevance-search.ts';

const GROUP = 'relevance';

/** Per cent; what this version reaches, rounded to the worse half. A change that falls below has to say why. */
const MIN_NDCG = 93.5;
const MIN_SUCCESS = 98;
const MAX_ZERO = 1;
const MAX_FALSE_FINDS = 0;
const MIN_NDCG_OF: Readonly<Record<Exclude<QueryKind, 'none'>, number>> = {
  role: 94.5,
  colloquial: 95.5,
  gender: 89,
  typo: 91.5,
  english: 97,
  place: 94.5,
  near: 94,
  company: 99.5,
  vehicle: 97,
  helper: 99.5,
  schedule: 95,
  benefit: 98,
  licence: 96,
  experience: 96.5,
  pay: 99.5,
  combined: 79.5,
  reference: 100,
};

/** Above, the figures say little: results that nobody has judged are left out of them. */
const MAX_UNJUDGED = 5;

/** One query and what the search found for it. */
export interface AskedQuery extends JudgedQuery {
  readonly jobs: readonly Job[];
  /** Of `jobs`. */
  readonly results: GradedResults;
}

/** How good the search's results are, by the judged queries over the demo jobs (README.md). */
export async function measureRelevance(): Promise<Figure[]> {
  return toFigures(await askAll());
}

/** What the search finds for every judged query, one after the other. */
export async function askAll(): Promise<AskedQuery[]> {
  const search = await openRelevanceSearch();
  try {
    const asked: AskedQuery[] = [];
    for (const query of readJudgedQueries()) {
      const jobs = await search.ask(query.query);
      const results = jobs.map(({ referenceNumber }) => query.grades.get(referenceNumber));
      asked.push({ ...query, jobs, results });
    }
    return asked;
  } finally {
    await search.close();
  }
}

/** nDCG of one query, from 0 to 1. */
export function ndcgOf({ results, grades }: AskedQuery): number {
  return ndcg(results, [...grades.values()]);
}

function toFigures(asked: readonly AskedQuery[]): Figure[] {
  const findable = asked.filter(({ kind }) => kind !== 'none');
  const absent = asked.filter(({ kind }) => kind === 'none');
  const isEmpty = ({ jobs }: AskedQuery) => jobs.length === 0;
  const figure = (name: string, share: number, bar: Figure['bar']): Figure => {
    return { group: GROUP, name, value: 100 * share, unit: '%', ...(bar && { bar }) };
  };
  return [
    figure(`nDCG@10 of ${findable.length} queries`, mean(findable.map(ndcgOf)), {
      atLeast: MIN_NDCG,
    }),
    figure('one of the first three is useful', shareOf(findable, isUsefulAtOnce), {
      atLeast: MIN_SUCCESS,
    }),
    figure('nothing found where there is something', shareOf(findable, isEmpty), {
      atMost: MAX_ZERO,
    }),
    figure('something found where there is nothing', 1 - shareOf(absent, isEmpty), {
      atMost: MAX_FALSE_FINDS,
    }),
    figure(
      'results that nobody has judged',
      unjudgedShare(findable.map(({ results }) => results)),
      {
        atMost: MAX_UNJUDGED,
      },
    ),
    ...QUERY_KINDS.flatMap((kind) => {
      if (kind === 'none') return [];
      const some = findable.filter((query) => query.kind === kind);
      const bar = { atLeast: MIN_NDCG_OF[kind] };
      return [figure(`nDCG@10, ${kind} (${some.length})`, mean(some.map(ndcgOf)), bar)];
    }),
  ];
}

function isUsefulAtOnce({ results }: AskedQuery): boolean {
  return isSuccess(results);
}

function shareOf(asked: readonly AskedQuery[], holdsFor: (query: AskedQuery) => boolean): number {
  return asked.filter(holdsFor).length / asked.length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
