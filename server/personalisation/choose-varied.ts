import { type Candidate, toVacancyKey } from './candidate.ts';
import { COMPANY_SHARE, TITLE_IN_CITY_SHARE } from './weights.ts';

/** How often a list may have something before all others had their turn, at least once. */
interface Limit {
  /** Null for a job that cannot be too many. */
  readonly keyOf: (job: Candidate) => string | null;
  readonly most: number;
}

/**
 * The first of ranked jobs, each vacancy once, with not too many of one company and of one title in one city. Where
 * that leaves too few, what was passed over follows.
 */
export function chooseVaried(ranked: readonly Candidate[], count: number): readonly Candidate[] {
  const vacancies = withoutDuplicates(ranked);
  const limits = toLimits(count);
  const chosen: Candidate[] = [];
  const passedOver: Candidate[] = [];
  for (const job of vacancies) {
    if (chosen.length === count) break;
    const isTooMuch = limits.some(({ keyOf, most }) => {
      const key = keyOf(job);
      return key !== null && chosen.filter((other) => keyOf(other) === key).length >= most;
    });
    (isTooMuch ? passedOver : chosen).push(job);
  }
  return [...chosen, ...passedOver].slice(0, count);
}

/** The same, and what was seen, under whatever id, only behind all others. */
export function chooseUnseenFirst(
  ranked: readonly Candidate[],
  seen: readonly Candidate[],
  count: number,
): readonly Candidate[] {
  const keys = new Set(seen.map(toVacancyKey));
  const isSeen = (job: Candidate) => keys.has(toVacancyKey(job));
  const unseen = chooseVaried(
    ranked.filter((job) => !isSeen(job)),
    count,
  );
  return [...unseen, ...chooseVaried(ranked.filter(isSeen), count - unseen.length)];
}

/** The first of each vacancy. */
export function withoutDuplicates(jobs: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<string>();
  return jobs.filter((job) => {
    const key = toVacancyKey(job);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function toLimits(count: number): readonly Limit[] {
  return [
    { keyOf: ({ company }) => company, most: Math.ceil(count * COMPANY_SHARE) },
    {
      keyOf: ({ title, city }) => (title === null ? null : JSON.stringify([title, city])),
      most: Math.ceil(count * TITLE_IN_CITY_SHARE),
    },
  ];
}
