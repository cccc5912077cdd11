import { MAX_PROBLEMS } from '#schemas/problems/problem.ts';
import type { FilePlan } from './file-plan.ts';

/** Problems told of all files together: an archive of 32 MiB can hold millions. */
const MAX_TOLD = 5000;

/** Keeps as many problems of each file as can be told, errors first, and of a file with problems one at least. */
export class ProblemLimit {
  #left = MAX_TOLD;

  apply<T extends FilePlan>(plan: T): T {
    const room = Math.max(1, Math.min(MAX_PROBLEMS, this.#left));
    const { problems } = plan;
    if (problems.length > room) {
      this.#left -= room;
      return {
        ...plan,
        problems: errorsFirst(plan).slice(0, room),
        omitted: problems.length - room,
      };
    }
    this.#left -= problems.length;
    return plan;
  }
}

function errorsFirst({ problems }: FilePlan) {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return [...errors, ...problems.filter(({ severity }) => severity !== 'error')];
}
