import fc from 'fast-check';
import type { Comparison, FormCondition } from '../definitions/form-condition.ts';
import type { Form, FormQuestion, QuestionType } from '../documents/documents.ts';
import type { Answers } from '../forms/base/answers.ts';
import { interpretForm } from '../forms/interpret-form.ts';
import { formOfPages, question } from './forms.ts';

const TYPES = [
  'yes-no',
  'single-choice',
  'multiple-choice',
  'number',
  'date',
  'short-text',
  'consent',
  'licence',
  'file',
  'information',
] as const satisfies readonly QuestionType[];

type GeneratedType = (typeof TYPES)[number];

/** What generated conditions compare with. */
const CONSTANTS: Readonly<Record<GeneratedType, readonly (string | number)[]>> = {
  'yes-no': ['yes', 'no', 'si'],
  'single-choice': ['a', 'b', 'z'],
  'multiple-choice': ['a', 'b', 'c', 'z'],
  number: [1, 2, 3, '2,5'],
  date: ['2026-11-01', '2026-11-03', 'today', 'today+1d', '02/11/2026'],
  'short-text': ['a', 'b', 'abcdef'],
  consent: ['true', 'false'],
  licence: ['GTO', 'A', 'none', 'federal'],
  file: ['/a', '/b'],
  information: ['a'],
};

/** Answers that suffice to try every outcome of a comparison with one of the constants. */
const TRIALS: Readonly<Record<GeneratedType, readonly (readonly string[])[]>> = {
  'yes-no': [[], ['yes'], ['no']],
  'single-choice': [[], ['a'], ['b'], ['c']],
  'multiple-choice': [[], ['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c'], ['a', 'b', 'c']],
  number: [[], ['0'], ['1'], ['1.5'], ['2'], ['2.2'], ['2.5'], ['2.7'], ['3'], ['4']],
  date: [[], ['2026-10-31'], ...days('2026-11-01', 4), ...days('2026-11-24', 4)],
  'short-text': [[], ['a'], ['b'], ['c'], ['abcdef'], ['abcdeg'], ['cc'], ['ccc']],
  consent: [[], ['true']],
  licence: [
    [],
    ['none'],
    ['pending'],
    ['GTO', 'A'],
    ['GTO', 'B'],
    ['federal', 'A'],
    ['federal', 'B'],
    ['VER', 'A'],
    ['VER', 'B'],
    ['ZAC', 'chofer'],
  ],
  file: [[], ['/a'], ['/b'], ['/c'], ['/a', '/b'], ['/a', '/c'], ['/b', '/c'], ['/c', '/d']],
  information: [[]],
};

function days(first: string, count: number): string[][] {
  return Array.from({ length: count }, (_, index) => [
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  ]);
}

/** Answers to questions of a generated form that suffice to try everything its conditions can tell apart. */
export function allAnswers(questions: readonly FormQuestion[]): Answers[] {
  return questions.reduce<Answers[]>(
    (known, { keyId, type }) =>
      known.flatMap((answers) => trialsOf(type).map((values) => ({ ...answers, [keyId]: values }))),
    [{}],
  );
}

/** @param type of a question of a generated form */
export function trialsOf(type: QuestionType): readonly (readonly string[])[] {
  const known = TYPES.find((each) => each === type);
  if (known === undefined) throw new Error(`No generated form asks for ${type}.`);
  return TRIALS[known];
}

/** Whether a question shows, to somebody whom no earlier page has sent away. */
export function isSeen(form: Form, keyId: string, answers: Answers): boolean {
  const { visible, ended } = interpretForm(form, answers, { today: '2026-11-25' });
  const pageOf = (key: string) =>
    form.pages.findIndex(({ sections }) =>
      sections.some(({ questions }) => questions.some((each) => each.keyId === key)),
    );
  return visible.includes(keyId) && (!ended || pageOf(ended.keyId) >= pageOf(keyId));
}

/** Forms whose questions read those before them, on one or two pages. */
export function generatedForms(maxQuestions: number): fc.Arbitrary<Form> {
  return fc
    .array(fc.record({ type: fc.constantFrom(...TYPES), seed: fc.infiniteStream(fc.nat(999)) }), {
      minLength: 1,
      maxLength: maxQuestions,
    })
    .map((drafts) => {
      const questions: FormQuestion[] = [];
      for (const [index, { type, seed }] of drafts.entries()) {
        const next = (below: number) => Number(seed.next().value ?? 0) % below;
        questions.push(draftQuestion(`q${index}`, type, questions, next));
      }
      const half = Math.ceil(questions.length / 2);
      return formOfPages([questions.slice(0, half), questions.slice(half)]);
    });
}

type Next = (below: number) => number;

function draftQuestion(
  keyId: string,
  type: GeneratedType,
  earlier: readonly FormQuestion[],
  next: Next,
): FormQuestion {
  const isConditional = earlier.length > 0 && next(4) > 0;
  return question(keyId, type, {
    ...(isConditional && { visibleWhen: draftCondition(earlier, next, 0) }),
    ...(next(3) === 0 && { limits: LIMITS[next(LIMITS.length)] ?? {} }),
    ...(next(5) === 0 && { required: true }),
    ...(next(8) === 0 && type === 'yes-no' && { ends: [{ value: 'no', text: 'Gracias' }] }),
  });
}

const LIMITS = [
  { min: 2, minLength: 2, minChosen: 2, from: '2026-11-02', maxChosen: 3 },
  { max: 2, maxLength: 2, maxChosen: 1, to: 'today' },
  { min: 1, max: 3, minLength: 1, maxLength: 6, maxChosen: 2, from: 'today-30d', to: 'today+1d' },
  { min: 2.5, max: 2, minLength: 4, maxLength: 3, minChosen: 3, maxChosen: 2 },
];

function draftCondition(
  earlier: readonly FormQuestion[],
  next: Next,
  depth: number,
): FormCondition {
  const kind = depth < 3 ? next(5) : 4;
  const parts = () =>
    Array.from({ length: 1 + next(3) }, () => draftCondition(earlier, next, depth + 1));
  if (kind === 0) return { not: draftCondition(earlier, next, depth + 1) };
  if (kind === 1 || kind === 2) return { all: parts() };
  if (kind === 3) return { any: parts() };
  return draftComparison(earlier, next);
}

function draftComparison(earlier: readonly FormQuestion[], next: Next): Comparison {
  const read = earlier[next(earlier.length)];
  const type = TYPES.find((each) => each === read?.type) ?? 'yes-no';
  const constants = CONSTANTS[type];
  const constant = () => constants[next(constants.length)] ?? '';
  const named = read?.keyId ?? '';
  const comparisons: readonly Comparison[] = [
    { question: named, is: constant() },
    { question: named, isNot: constant() },
    { question: named, oneOf: [constant(), constant()] },
    { question: named, answered: next(2) === 0 },
    { question: named, atLeast: constant() },
    { question: named, atMost: constant() },
  ];
  return comparisons[next(comparisons.length)] ?? { question: named, answered: true };
}
