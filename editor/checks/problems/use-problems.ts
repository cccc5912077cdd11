import { useStore } from 'zustand';
import type { Problem } from '#schemas/problems/problem.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import type { PageProblems } from '../../document/store/problem-store.ts';

/** A part of what is known to be wrong with the open page. */
export function useProblems<Part>(select: (problems: PageProblems) => Part): Part {
  return useStore(usePageEditor().problems, select);
}

export interface ProblemCounts {
  readonly errors: number;
  readonly warnings: number;
}

export function countProblems(problems: readonly Problem[]): ProblemCounts {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}
