import type { Form } from '../../documents/documents.ts';
import type { AnswerContext, Answers } from '../base/answers.ts';
import { interpretForm } from '../interpret-form.ts';
import type { Formula } from './formula.ts';
import { Meter, type ReachBudget } from './meter.ts';
import { ReachModel } from './reach-model.ts';
import { findAnswers } from './search.ts';

/** Whether somebody can get to see a question; `undecided` where the budget was spent before. */
export type Reach = 'reachable' | 'unreachable' | 'undecided';

/** What can be seen of a form, under all answers. */
export interface Reachability {
  readonly model: ReachModel;
  readonly ofQuestion: ReadonlyMap<string, Reach>;
  /** By the index of the page in the document. */
  readonly ofPage: readonly Reach[];
}

export function decideReachability(
  form: Pick<Form, 'pages'>,
  context: AnswerContext,
  budget: ReachBudget,
): Reachability {
  const model = new ReachModel(form, context, new Meter(budget));
  const ofQuestion = new Map<string, Reach>();
  const markSeen = (answers: Answers) => {
    model.meter.spend(model.questions.length);
    for (const keyId of questionsSeen(form, model, answers, context))
      ofQuestion.set(keyId, 'reachable');
  };
  markSeen({});
  // What is asked late often shows what is asked before.
  for (const { question, pageIndex: page } of model.questions.toReversed()) {
    const { keyId } = question;
    if (ofQuestion.has(keyId)) continue;
    const answers = findAnswers(model, model.visibilityOf(keyId), { page });
    if (answers) markSeen(answers);
    else ofQuestion.set(keyId, model.meter.isSpent ? 'undecided' : 'unreachable');
  }
  const ofPage = form.pages.map(({ sections }) => {
    const reaches = sections.flatMap(({ questions }) =>
      questions.map(({ keyId }) => ofQuestion.get(keyId) ?? 'undecided'),
    );
    if (reaches.includes('reachable')) return 'reachable';
    return reaches.includes('undecided') ? 'undecided' : 'unreachable';
  });
  return { model, ofQuestion, ofPage };
}

/** What shows before the page on which an answer ends the application, and on it. */
function questionsSeen(
  form: Pick<Form, 'pages'>,
  model: ReachModel,
  answers: Answers,
  context: AnswerContext,
): readonly string[] {
  const { visible, ended } = interpretForm(form, answers, context);
  if (ended === undefined) return visible;
  const lastPage = model.question(ended.keyId).pageIndex;
  return visible.filter((keyId) => model.question(keyId).pageIndex <= lastPage);
}

/** Answers under which a question shows and more holds, or undefined where there are none or the budget is spent. */
export function answersShowing(
  { model }: Reachability,
  keyId: string,
  more: readonly Formula[] = [],
): Answers | undefined {
  const { pageIndex: page } = model.question(keyId);
  return findAnswers(model, [...model.visibilityOf(keyId), ...more], { page });
}
