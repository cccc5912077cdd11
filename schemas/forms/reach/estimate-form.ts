import type { Form } from '../../documents/documents.ts';
import { secondsToAnswer } from '../answer-time.ts';
import type { AnswerContext, Answers } from '../base/answers.ts';
import type { PlacedQuestion } from '../form-questions.ts';
import { longestPath } from './longest-path.ts';
import type { ReachBudget } from './meter.ts';
import { decideReachability } from './reachability.ts';

/** What the longest way through a form costs somebody with a phone. */
export interface FormEstimate {
  readonly seconds: number;
  readonly questions: number;
  /** Answers that lead along the way of most seconds. */
  readonly answers: Answers;
  /** Whether no way is longer; false where the budget was spent before that was known. */
  readonly isLongest: boolean;
}

export function estimateForm(
  form: Pick<Form, 'pages'>,
  context: AnswerContext,
  budget: ReachBudget,
): FormEstimate {
  const reachability = decideReachability(form, context, budget);
  const time = longestPath(form, reachability, { context, measure: secondsToAnswer });
  const count = longestPath(form, reachability, { context, measure: countQuestions });
  return {
    seconds: time.value,
    questions: count.value,
    answers: time.answers,
    isLongest: time.isLongest && count.isLongest,
  };
}

/** Questions that want an answer. */
export function countQuestions(shown: readonly PlacedQuestion[]): number {
  return shown.filter(({ question }) => question.type !== 'information').length;
}
