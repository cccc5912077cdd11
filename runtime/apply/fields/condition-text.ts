import type { Comparison, FormCondition } from '#schemas/definitions/form-condition.ts';
import type { FormQuestion } from '#schemas/documents/documents.ts';
import type { SayMessage } from '../../context/page-context.ts';

/** The questions of a form by `keyId`. */
export type QuestionsByKey = ReadonlyMap<string, FormQuestion>;

/** When something shows, as a person would say it: 'en «Licencia» respondiste Tipo B'. */
export function conditionText(
  condition: FormCondition,
  questions: QuestionsByKey,
  say: SayMessage,
): string {
  if ('all' in condition) return join(condition.all, 'apply.condition.and', { questions, say });
  if ('any' in condition) return join(condition.any, 'apply.condition.or', { questions, say });
  if ('not' in condition)
    return say('apply.condition.not', { condition: conditionText(condition.not, questions, say) });
  return comparisonText(condition, questions, say);
}

interface Wording {
  readonly questions: QuestionsByKey;
  readonly say: SayMessage;
}

function join(
  conditions: readonly FormCondition[],
  key: 'apply.condition.and' | 'apply.condition.or',
  { questions, say }: Wording,
): string {
  return conditions.map((each) => conditionText(each, questions, say)).join(` ${say(key)} `);
}

function comparisonText(leaf: Comparison, questions: QuestionsByKey, say: SayMessage): string {
  const asked = questions.get(leaf.question);
  const question = asked?.label ?? leaf.question;
  const label = (value: string | number) => valueLabel(asked, String(value), say);
  if ('answered' in leaf)
    return say(leaf.answered ? 'apply.condition.answered' : 'apply.condition.unanswered', {
      question,
    });
  if ('is' in leaf) return say('apply.condition.is', { question, value: label(leaf.is) });
  if ('isNot' in leaf) return say('apply.condition.is-not', { question, value: label(leaf.isNot) });
  if ('oneOf' in leaf) {
    const value = leaf.oneOf.map(label).join(` ${say('apply.condition.or')} `);
    return say('apply.condition.is', { question, value });
  }
  return 'atLeast' in leaf
    ? say('apply.condition.at-least', { question, value: leaf.atLeast })
    : say('apply.condition.at-most', { question, value: leaf.atMost });
}

/** The words of an option rather than what it stands for. */
function valueLabel(question: FormQuestion | undefined, value: string, say: SayMessage): string {
  if (question?.type === 'yes-no' && (value === 'yes' || value === 'no'))
    return say(value === 'yes' ? 'apply.yes' : 'apply.no');
  return question?.options?.find((option) => option.value === value)?.label ?? value;
}
