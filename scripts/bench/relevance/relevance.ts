import { mean } from 'lodash-es';
import type { Job } from '#schemas/api/jobs.ts';
import type { Figure } from '../../measure/figures.ts';
import { DEPTH, type GradedResults, isSuccess, ndcg, unjudgedShare } from './relevance-metrics.ts';
import {
  type JudgedQuery,
  QUERY_KINDS,
  type QueryKind,
  type QuerySet,
  readJudgedQueries,
} from './relevance-queries.ts';
import { openRelevanceSearch, type RelevanceSearch } from './relevance-search.ts';

const GROUP = 'relevance';

/** Per cent, as the figures. */
interface Bars {
  readonly ndcg: number;
  readonly success: number;
  readonly zero: number;
  readonly falseFinds: number;
}

/** What this version reaches, rounded to the worse half. A change that falls below has to say why. */
const BARS: Bars = { ndcg: 95.5, success: 99, zero: 0.5, falseFinds: 12 };
const UNSEEN_BARS: Bars = { ndcg: 79.5, success: 91.5, zero: 3.5, falseFinds: 28 };
/** Per cent of nDCG@10. */
const MIN_NDCG_OF: Readonly<Record<Exclude<QueryKind, 'none'>, number>> = {
  role: 95,
  colloquial: 96.5,
  gender: 87,
  typo: 97.5,
  english: 95.5,
  place: 97,
  near: 94,
  company: 99.5,
  vehicle: 98.5,
  helper: 99.5,
  schedule: 92.5,
  benefit: 98,
  licence: 96,
  experience: 96,
  pay: 98,
  combined: 88,
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
  const [known = [], unseen = []] = await askSets(['known', 'unseen']);
  return [...toFigures(known), ...toUnseenFigures(unseen)];
}

/** What the search finds for every judged query of the sets, one after the other. */
export async function askSets(sets: readonly QuerySet[]): Promise<AskedQuery[][]> {
  const search = await openRelevanceSearch();
  try {
    const asked: AskedQuery[][] = [];
    for (const set of sets) asked.push(await askAll(search, readJudgedQueries(set)));
    return asked;
  } finally {
    await search.close();
  }
}

async function askAll(
  search: RelevanceSearch,
  queries: readonly JudgedQuery[],
): Promise<AskedQuery[]> {
  const asked: AskedQuery[] = [];
  for (const query of queries) {
    const jobs = await search.ask(query.query);
    const results = jobs.map((job) => query.grades.get(job.referenceNumber) ?? query.rest);
    asked.push({ ...query, jobs, results });
  }
  return asked;
}

/** nDCG of one query, from 0 to 1. */
export function ndcgOf({ results, grades, rest }: AskedQuery): number {
  const others = rest === undefined ? [] : Array.from({ length: DEPTH }, () => rest);
  return ndcg(results, [...grades.values(), ...others]);
}

function toFigures(asked: readonly AskedQuery[]): Figure[] {
  const findable = asked.filter(({ kind }) => kind !== 'none');
  const unjudged = unjudgedShare(findable.map(({ results }) => results));
  return [
    ...toShares(GROUP, asked, BARS),
    toFigure(GROUP, 'results that nobody has judged', unjudged, { atMost: MAX_UNJUDGED }),
    ...QUERY_KINDS.flatMap((kind) => {
      if (kind === 'none') return [];
      const some = findable.filter((query) => query.kind === kind);
      const bar = { atLeast: MIN_NDCG_OF[kind] };
      return [toFigure(GROUP, `nDCG@10, ${kind} (${some.length})`, mean(some.map(ndcgOf)), bar)];
    }),
  ];
}

function toUnseenFigures(asked: readonly AskedQuery[]): Figure[] {
  return toShares(`${GROUP}, unseen queries`, asked, UNSEEN_BARS);
}

function toShares(group: string, asked: readonly AskedQuery[], bars: Bars): Figure[] {
  const findable = asked.filter(({ kind }) => kind !== 'none');
  const absent = asked.filter(({ kind }) => kind === 'none');
  return [
    toFigure(group, `nDCG@10 of ${findable.length} queries`, mean(findable.map(ndcgOf)), {
      atLeast: bars.ndcg,
    }),
    toFigure(
      group,
      'one of the first three is useful',
      shareOf(findable, ({ results }) => isSuccess(results)),
      {
        atLeast: bars.success,
      },
    ),
    toFigure(group, 'nothing found where there is something', shareOf(findable, isEmpty), {
      atMost: bars.zero,
    }),
    toFigure(group, 'something found where there is nothing', 1 - shareOf(absent, isEmpty), {
      atMost: bars.falseFinds,
    }),
  ];
}

function toFigure(group: string, name: string, share: number, bar: Figure['bar']): Figure {
  return { group, name, value: 100 * share, unit: '%', ...(bar && { bar }) };
}

function isEmpty({ jobs }: AskedQuery): boolean {
  return jobs.length === 0;
}

function shareOf(asked: readonly AskedQuery[], holdsFor: (query: AskedQuery) => boolean): number {
  return asked.filter(holdsFor).length / asked.length;
}
