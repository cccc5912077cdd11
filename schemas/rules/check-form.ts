import type { FormDocument } from '../documents/documents.ts';
import { SITE_TIME_ZONE, todayIn } from '../forms/base/days.ts';
import type { ReachBudget } from '../forms/reach/meter.ts';
import { parseFormText } from '../parse/parse-form.ts';
import { MAX_PROBLEMS, type Problem } from '../problems/problem.ts';
import type { Result } from '../problems/result.ts';
import type { FormRuleContext, RuleContext } from './engine/rule.ts';
import { formRules } from './generated/form-rules.ts';

/** What judging a form may cost while somebody types. */
export const EDITOR_BUDGET: ReachBudget = { steps: 200_000, milliseconds: 50 };
/** Likewise before it is published, and in the command `validate`. */
const PUBLISH_BUDGET: ReachBudget = { steps: 200_000, milliseconds: 500 };

/** What forms are judged by before they are published, in what surrounds the site's documents. */
export function publishContext({ now = Date.now() }: Pick<RuleContext, 'now'>): FormRuleContext {
  return { today: todayIn(SITE_TIME_ZONE, now), budget: PUBLISH_BUDGET };
}

/** Judges a form that passed `parseForm` by every rule, each with its first 200 problems. */
export function checkForm(form: FormDocument, context: FormRuleContext): Problem[] {
  return formRules.flatMap((rule) => rule.checkForm(form, context).slice(0, MAX_PROBLEMS));
}

/** The form where its schema accepts it, and everything that is wrong with it. */
export interface CheckedForm {
  readonly form: FormDocument | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Judges the text of a form by its schema, then by the rules where the schema accepts it.
 * @param json what `parseJson` made of the text, where that is known already
 */
export function checkFormText(
  text: string,
  context: FormRuleContext,
  json?: Result<unknown, Problem>,
): CheckedForm {
  const parsed = parseFormText(text, json);
  if (!parsed.ok) return { form: undefined, problems: parsed.problems };
  const { value: form, problems } = parsed;
  return { form, problems: [...problems, ...checkForm(form, context)] };
}
