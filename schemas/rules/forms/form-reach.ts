import type { FormCondition } from '../../definitions/form-condition.ts';
import type { Form, FormDocument, FormQuestion, FormSection } from '../../documents/documents.ts';
import type { Answers } from '../../forms/base/answers.ts';
import { literalsOf } from '../../forms/reach/formula.ts';
import {
  findHiddenConditions,
  type HiddenConditions,
} from '../../forms/reach/hidden-conditions.ts';
import { decideReachability, type Reachability } from '../../forms/reach/reachability.ts';
import type { FormRuleContext } from '../engine/rule.ts';

interface FormReach {
  readonly reachability: Reachability;
  readonly hidden: HiddenConditions;
}

const known = new WeakMap<FormDocument, { readonly context: FormRuleContext; reach: FormReach }>();

/** What can be reached of a form: several rules ask for it one after the other. */
export function reachOf(form: FormDocument, context: FormRuleContext): FormReach {
  const before = known.get(form);
  if (before?.context === context) return before.reach;
  const reachability = decideReachability(form, context, context.budget);
  const reach = { reachability, hidden: findHiddenConditions(form, reachability) };
  known.set(form, { context, reach });
  return reach;
}

export interface PointedQuestion {
  readonly question: FormQuestion;
  readonly section: FormSection;
  readonly pointer: string;
}

/** The questions of a form with their JSON Pointers. */
export function pointedQuestions({ pages }: Pick<Form, 'pages'>): PointedQuestion[] {
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, place) =>
      section.questions.map((question, index) => ({
        question,
        section,
        pointer: `/pages/${page}/sections/${place}/questions/${index}`,
      })),
    ),
  );
}

/** Keys of the questions that conditions read, as a list. */
export function readKeys(...conditions: readonly (FormCondition | undefined)[]): string {
  const keys = conditions.flatMap((condition) =>
    condition ? literalsOf(condition).map(({ leaf }) => leaf.question) : [],
  );
  return [...new Set(keys)].join(', ') || '—';
}

/** Answers that lead somewhere, as a list of `question = value`; none where nothing has to be answered for it. */
export function answersParam(answers: Answers): { readonly answers?: string } {
  const words = Object.entries(answers).map(
    ([keyId, values]) => `${keyId} = ${values.join(' + ')}`,
  );
  return words.length === 0 ? {} : { answers: words.join(', ') };
}
