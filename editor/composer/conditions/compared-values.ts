import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { licenceIssuers } from '#schemas/forms/types/licence-issuers.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { serverNow } from '../../service/request/server-clock.ts';
import type { Say } from '../../ui/language/use-message.ts';
import type { EditedQuestion } from '../document/edited-form.ts';
import type { ComparedValue, LeafPart, Operator } from './condition-parts.ts';

/** A value that a question can have, as people read it. */
export interface ValueChoice {
  readonly value: string;
  readonly name: string;
}

/** How a value is given: chosen from those there are, or written. */
export type ValueKind = 'choice' | 'number' | 'day' | 'text' | 'none';

const CHOICES = ['single-choice', 'multiple-choice', 'yes-no', 'licence'];
const UNCOMPARED = ['file', 'resume', 'consent'];

const ANSWERED: readonly Operator[] = ['answered', 'unanswered'];
const SAME: readonly Operator[] = ['is', 'isNot'];
const SEVERAL: readonly Operator[] = ['oneOf', 'noneOf'];
const ORDERED: readonly Operator[] = ['atLeast', 'atMost', 'notAtLeast', 'notAtMost'];

const OPERATORS: Readonly<Record<ValueKind, readonly Operator[]>> = {
  choice: [...SAME, ...SEVERAL, ...ANSWERED],
  number: [...ORDERED, ...SAME, ...ANSWERED],
  day: [...ORDERED, ...SAME, ...ANSWERED],
  text: [...ANSWERED, ...SAME],
  none: ANSWERED,
};

export function valueKindOf(question: EditedQuestion | undefined): ValueKind {
  if (question === undefined) return 'text';
  const { type } = question;
  if (CHOICES.includes(type)) return 'choice';
  if (UNCOMPARED.includes(type)) return 'none';
  if (type === 'date') return 'day';
  return type === 'number' ? 'number' : 'text';
}

/** What can be said of the answers to a question, the likeliest first. */
export function operatorsOf(question: EditedQuestion | undefined): readonly Operator[] {
  return OPERATORS[valueKindOf(question)];
}

/** Every value that a question lets people choose; none where its answer is written. */
export function valuesToChoose(question: EditedQuestion, say: Say): readonly ValueChoice[] {
  if (question.type === 'yes-no')
    return [
      { value: 'yes', name: say('composer.condition.yes') },
      { value: 'no', name: say('composer.condition.no') },
    ];
  return question.type === 'licence' ? licenceChoices(say) : optionsOf(question);
}

/** Where they are written as nobody can read them, as the list of options may be while it is worked on, there are none. */
function optionsOf({ options }: EditedQuestion): ValueChoice[] {
  if (!Array.isArray(options)) return [];
  return options.flatMap((option: unknown) => {
    if (!isRecord(option) || typeof option['value'] !== 'string') return [];
    const { value, label } = option;
    return [{ value, name: typeof label === 'string' && label !== '' ? label : value }];
  });
}

function licenceChoices(say: Say): ValueChoice[] {
  const types = [...new Set(licenceIssuers.flatMap((issuer) => issuer.types))].sort();
  return [
    { value: 'none', name: say('composer.condition.licence.none') },
    { value: 'pending', name: say('composer.condition.licence.pending') },
    ...types.map((value) => ({ value, name: licenceType(value, say) })),
    ...licenceIssuers.map(({ code, name }) => ({ value: code, name })),
  ];
}

function licenceType(type: string, say: Say): string {
  if (type === 'other') return say('composer.condition.licence.other');
  const words = type.replaceAll('-', ' ').replace('publico', 'público');
  return say('composer.condition.licence.type', { type: words });
}

/** A comparison that holds for some answer, of the question alone or by an operator that it takes. */
export function newLeaf(
  question: EditedQuestion,
  say: Say,
  operator: Operator = operatorsOf(question)[0] ?? 'answered',
  kept: readonly ComparedValue[] = [],
): LeafPart {
  const values = ANSWERED.includes(operator) ? [] : firstValues(question, say, kept);
  const isSeveral = SEVERAL.includes(operator);
  return {
    kind: 'leaf',
    question: question.keyId,
    operator,
    values: isSeveral ? values : values.slice(0, 1),
  };
}

function firstValues(
  question: EditedQuestion,
  say: Say,
  kept: readonly ComparedValue[],
): readonly ComparedValue[] {
  if (kept.length > 0) return kept;
  const kind = valueKindOf(question);
  if (kind === 'number') return [1];
  if (kind === 'day') return [todayIn(SITE_TIME_ZONE, serverNow())];
  const [first] = valuesToChoose(question, say);
  return [first?.value ?? ''];
}

/** What was typed, as a number where it is written as one. */
export function typedValue(text: string, kind: ValueKind): ComparedValue {
  return kind === 'number' && text !== '' && String(Number(text)) === text ? Number(text) : text;
}
