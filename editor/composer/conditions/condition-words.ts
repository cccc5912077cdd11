import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import { MAX_NAME, shortenTo } from '../../ui/language/shorten-to.ts';
import type { Say } from '../../ui/language/use-message.ts';
import type { MessageKey } from '../../ui/messages/messages.ts';
import type { EditedForm, EditedQuestion } from '../document/edited-form.ts';
import { valueKindOf, valuesToChoose } from './compared-values.ts';
import type {
  ComparedValue,
  ConditionPart,
  GroupPart,
  LeafPart,
  Operator,
} from './condition-parts.ts';

interface Wording {
  /** Whatever conditions may read. */
  readonly questions: readonly EditedQuestion[];
  readonly say: Say;
}

const DAY_WORDS: Readonly<Partial<Record<Operator, MessageKey>>> = {
  atLeast: 'composer.condition.day.atLeast',
  atMost: 'composer.condition.day.atMost',
  notAtLeast: 'composer.condition.day.notAtLeast',
  notAtMost: 'composer.condition.day.notAtMost',
};

/** 'Mostrar si «Licencia» es «Tipo B»'. */
export function conditionInWords(condition: GroupPart, wording: Wording): string {
  return wording.say('composer.condition.sentence', { condition: groupWords(condition, wording) });
}

export function operatorWords(
  operator: Operator,
  question: EditedQuestion | undefined,
  say: Say,
): string {
  const ofDays = valueKindOf(question) === 'day' ? DAY_WORDS[operator] : undefined;
  return say(ofDays ?? `composer.condition.operator.${operator}`);
}

/** What a question is called in the words of something else, also where its text is not written yet. */
export function questionName({ label = '', keyId }: EditedQuestion): string {
  return label.trim() === '' ? keyId : shortenTo(label, MAX_NAME);
}

function partWords(part: ConditionPart, wording: Wording): string {
  return part.kind === 'leaf' ? leafWords(part, wording) : `(${groupWords(part, wording)})`;
}

function groupWords({ mode, parts }: GroupPart, wording: Wording): string {
  const { say } = wording;
  const joint = say(
    mode === 'any' || mode === 'notAny' ? 'composer.condition.or' : 'composer.condition.and',
  );
  const words = parts.map((part) => partWords(part, wording)).join(` ${joint} `);
  return mode === 'notAll' || mode === 'notAny'
    ? say('composer.condition.not', { condition: words })
    : words;
}

function leafWords({ question: keyId, operator, values }: LeafPart, wording: Wording): string {
  const { questions, say } = wording;
  const question = questions.find((one) => one.keyId === keyId);
  const words = operatorWords(operator, question, say);
  const quoted = (text: string) => say('composer.quoted', { text });
  const compared = values.map((value) => quoted(valueName(value, question, say)));
  // A key says nothing to people.
  const name = question ? quoted(questionName(question)) : say('composer.condition.gone');
  return [name, words, compared.join(` ${say('composer.condition.or')} `)]
    .filter(Boolean)
    .join(' ');
}

/** What stands in the fields of a form: 'Licencia: Tipo B'. */
export function answersInWords(answers: Answers, { pages }: EditedForm, say: Say): string {
  const questions = pages.flatMap(({ sections }) => sections.flatMap((one) => one.questions));
  return questions
    .flatMap((question) => {
      const values = valuesOf(answers, question.keyId);
      if (values.length === 0) return [];
      const names = values.map((value) => valueName(value, question, say));
      return [`${questionName(question)}: ${names.join(', ')}`];
    })
    .join(' · ');
}

function valueName(value: ComparedValue, question: EditedQuestion | undefined, say: Say): string {
  const choices = question ? valuesToChoose(question, say) : [];
  return choices.find((choice) => choice.value === String(value))?.name ?? String(value);
}
