import { isEqual } from 'lodash-es';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Problem } from '#schemas/problems/problem.ts';

/** What is wrong with the open page, as it was when it was judged last. */
export interface PageProblems {
  readonly all: readonly Problem[];
  /** By section or widget; those of the page itself are under ''. */
  readonly byNode: ReadonlyMap<string, readonly Problem[]>;
  /** False until the page was judged for the first time. */
  readonly isJudged: boolean;
}

export type ProblemStore = StoreApi<PageProblems>;

export function createProblemStore(): ProblemStore {
  return createStore<PageProblems>(() => ({ all: [], byNode: new Map(), isJudged: false }));
}

/** Groups problems by node. Nodes whose problems stayed the same keep their list. */
export function groupProblems(
  all: readonly Problem[],
  before: PageProblems['byNode'] = new Map(),
): PageProblems['byNode'] {
  const groups = new Map<string, Problem[]>();
  for (const problem of all) {
    const key = problem.nodeId ?? '';
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return new Map(
    [...groups].map(([key, list]) => {
      const old = before.get(key);
      return [key, old && isEqual(old, list) ? old : list] as const;
    }),
  );
}
