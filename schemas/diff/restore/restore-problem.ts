import type { ProblemLanguage } from '../../problems/format-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { message } from '../words/message.ts';

/** Why a section cannot be restored by itself. */
export interface RestoreProblem {
  readonly code: 'section-not-found' | 'no-place' | 'root-inside' | 'id-taken' | 'invalid';
  /** The section that was asked for, or for `id-taken` the id that two nodes would share. */
  readonly nodeId: string;
  /** For `invalid`: what would be wrong with the page. */
  readonly problems?: readonly Problem[];
}

/** What stands in the way, and what to do. */
export function formatRestoreProblem(
  { code, nodeId }: RestoreProblem,
  language: ProblemLanguage,
): string {
  return message(code, language, { id: `"${nodeId}"` });
}
