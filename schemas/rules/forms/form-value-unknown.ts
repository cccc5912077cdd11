import type { Comparison, FormCondition } from '../../definitions/form-condition.ts';
import type { FormDocument, FormQuestion } from '../../documents/documents.ts';
import { resolveDay } from '../../forms/base/days.ts';
import { isIdleSetting } from '../../forms/question-settings.ts';
import { literalsOf } from '../../forms/reach/formula.ts';
import { readAnswer } from '../../forms/read-answer.ts';
import { licenceIssuers } from '../../forms/types/licence-issuers.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { suggestionFor } from '../../text/closest-name.ts';
import type { Finding } from '../engine/rule.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions } from './form-reach.ts';

export const formValueUnknown = defineRule({
  code: 'form-value-unknown',
  severity: 'error',
  order: 370,
  checkForm(form, { today }) {
    const placed = pointedQuestions(form);
    const byKey = new Map(placed.map(({ question }) => [question.keyId, question]));
    const ofLeaf = (leaf: Comparison, pointer: string, nodeId: string): Finding[] => {
      const read = byKey.get(leaf.question);
      return namedValues(leaf).flatMap(([path, value]) =>
        read === undefined || canBeAnswered(read, value, today)
          ? []
          : [{ pointer: `${pointer}${path}`, nodeId, params: paramsOf(read, value) }],
      );
    };
    return [
      ...conditionsOf(form).flatMap(({ condition, pointer, nodeId }) =>
        literalsOf(condition).flatMap(({ leaf, path }) => ofLeaf(leaf, pointer + path, nodeId)),
      ),
      ...placed.flatMap(({ question, pointer }) => unknownEnds(question, pointer, today)),
    ];
  },
});

interface PlacedCondition {
  readonly condition: FormCondition;
  readonly pointer: string;
  readonly nodeId: string;
}

function conditionsOf({ pages }: FormDocument): PlacedCondition[] {
  const placed = (condition: FormCondition | undefined, pointer: string, nodeId: string) =>
    condition ? [{ condition, pointer: `${pointer}/visibleWhen`, nodeId }] : [];
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, index) => {
      const pointer = `/pages/${page}/sections/${index}`;
      return [
        ...placed(section.visibleWhen, pointer, section.keyId),
        ...section.questions.flatMap((question, place) =>
          placed(question.visibleWhen, `${pointer}/questions/${place}`, question.keyId),
        ),
      ];
    }),
  );
}

/** What answers are compared with for being the same, each with its pointer below the comparison. */
function namedValues(leaf: Comparison): [path: string, value: string][] {
  if ('is' in leaf) return [['/is', String(leaf.is)]];
  if ('isNot' in leaf) return [['/isNot', String(leaf.isNot)]];
  if (!('oneOf' in leaf)) return [];
  return leaf.oneOf.map((value, index) => [`/oneOf/${index}`, String(value)]);
}

function canBeAnswered(question: FormQuestion, value: string, today: string): boolean {
  const { limits: _, ...unlimited } = question;
  if (question.type === 'licence')
    return LICENCE_VALUES.has(value) || LICENCE_VALUES.has(value.toLowerCase());
  if (question.type === 'date' && resolveDay(value, today) !== undefined) return true;
  return readAnswer(unlimited, [value], { today }).values.length > 0;
}

const LICENCE_VALUES: ReadonlySet<string> = new Set([
  'none',
  'pending',
  ...licenceIssuers.flatMap(({ code, types }) => [code, ...types]),
]);

function unknownEnds(question: FormQuestion, pointer: string, today: string): Finding[] {
  const { keyId: nodeId, ends = [], type } = question;
  if (isIdleSetting('ends', type)) return [];
  return ends.flatMap(({ value }, index) =>
    isStored(question, value, today)
      ? []
      : [{ pointer: `${pointer}/ends/${index}/value`, nodeId, params: paramsOf(question, value) }],
  );
}

/** Whether an answer is ever stored as it is written here. */
function isStored(question: FormQuestion, value: string, today: string): boolean {
  const { limits: _, ...unlimited } = question;
  if (question.type === 'licence') return LICENCE_VALUES.has(value);
  return readAnswer(unlimited, [value], { today }).values.includes(value);
}

function optionsOf({ type, options = [] }: FormQuestion): readonly string[] {
  if (type === 'yes-no') return ['yes', 'no'];
  return type.endsWith('-choice') ? options.map(({ value }) => value) : [];
}

function paramsOf(question: FormQuestion, value: string) {
  return { key: question.keyId, value, ...suggestionFor(value, optionsOf(question)) };
}

export const texts: ProblemTexts = {
  es: {
    message: 'Nadie puede responder "{value}" a la pregunta "{key}".',
    remedy: 'Corrige el valor.',
  },
  en: {
    message: 'Nobody can answer "{value}" to the question "{key}".',
    remedy: 'Correct the value.',
  },
};

const SHIFT = {
  keyId: 'turno',
  type: 'single-choice',
  label: 'Turno',
  options: [
    { value: 'manana', label: 'Mañana' },
    { value: 'tarde', label: 'Tarde' },
  ],
};

export const documentation: RuleDocumentation = {
  explanation: [
    'A condition compares with a value, or an answer that ends the application names one, that the question does not take: no option has it, or it is no number, day or such.',
  ],
  mending: [
    'Write the `value` of an option, not its label; a yes-no has `yes` and `no`, a consent `true`.',
  ],
  pointer: '/pages/0/sections/0/questions/1/visibleWhen/oneOf/1',
  shown: '/questions/1/visibleWhen',
  bad: {
    questions: [
      SHIFT,
      {
        keyId: 'x',
        type: 'short-text',
        label: 'Cuéntanos',
        visibleWhen: { question: 'turno', oneOf: ['manana', 'tardes'] },
      },
    ],
  },
  good: {
    questions: [
      SHIFT,
      {
        keyId: 'x',
        type: 'short-text',
        label: 'Cuéntanos',
        visibleWhen: { question: 'turno', oneOf: ['manana', 'tarde'] },
      },
    ],
  },
};
