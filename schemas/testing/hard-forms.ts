import type { FormCondition } from '../definitions/form-condition.ts';
import type { Form, FormQuestion } from '../documents/documents.ts';
import { formOf, question } from './forms.ts';

/** Leaves that a condition may have. */
const MAX_LEAVES = 40;

/** Of each sum: eight ways to be even, of four leaves each, still fit into a condition. */
const SUMMED = 4;
const VARIABLES = 34;

/** Valid forms in which nobody can say in little time whether the question `x` shows. */
export const hardForms: readonly (readonly [name: string, form: Form])[] = [
  ...[6, 7, 8].map((holes) => [`pigeons in ${holes} holes`, pigeons(holes)] as const),
  ...[1, 2, 3, 4, 5, 6, 7].map((seed) => [`parities ${seed}`, parities(seed)] as const),
];

/** Each of `holes + 1` questions takes one of the options, no two the same. */
function pigeons(holes: number): Form {
  const options = Array.from({ length: holes }, (_, i) => ({ value: `h${i}`, label: `h${i}` }));
  const birds = Array.from({ length: holes + 1 }, (_, i) =>
    question(`b${i}`, 'single-choice', { options }),
  );
  const apart = (a: FormQuestion, b: FormQuestion): FormCondition => ({
    all: [
      { question: a.keyId, answered: true },
      { question: b.keyId, answered: true },
      ...options.map(({ value }) => ({
        any: [
          { question: a.keyId, isNot: value },
          { question: b.keyId, isNot: value },
        ],
      })),
    ],
  });
  const conditions = birds.flatMap((a, i) => birds.slice(0, i).map((b) => apart(a, b)));
  return formOf(...birds, ...guardedBy(conditions));
}

/** Sums of four answers that are even or odd, each fine by itself: together no answers fit them. */
function parities(seed: number): Form {
  const next = pseudoRandom(seed);
  const variables = Array.from({ length: VARIABLES }, (_, i) => question(`q${i}`, 'yes-no'));
  const conditions = Array.from({ length: MAX_LEAVES }, () => {
    const picked = new Set<number>();
    while (picked.size < SUMMED) picked.add(next(VARIABLES));
    return isOdd(
      [...picked].map((i) => `q${i}`),
      next(2) === 1,
    );
  });
  return formOf(...variables, ...guardedBy(conditions));
}

/** Whether an odd number of the questions is answered with yes, or an even one. */
function isOdd(keys: readonly string[], wanted: boolean): FormCondition {
  const outcomes = keys.reduce<boolean[][]>(
    (known, _) =>
      known.flatMap((each) => [
        [...each, true],
        [...each, false],
      ]),
    [[]],
  );
  const fitting = outcomes.filter((each) => (each.filter(Boolean).length % 2 === 1) === wanted);
  return {
    any: fitting.map((each) => ({
      all: keys.map((key, index) =>
        each[index] === true ? { question: key, is: 'yes' } : { question: key, isNot: 'yes' },
      ),
    })),
  };
}

/** A question behind each condition, and `x` behind all of these. */
function guardedBy(conditions: readonly FormCondition[]): FormQuestion[] {
  const guards = conditions
    .slice(0, MAX_LEAVES)
    .map((visibleWhen, index) => question(`g${index}`, 'yes-no', { visibleWhen }));
  const all = guards.map(({ keyId }) => ({ question: keyId, answered: true }));
  return [...guards, question('x', 'short-text', { visibleWhen: { all } })];
}

/** Numbers below a limit, the same for the same seed (a linear congruential generator, Numerical Recipes). */
function pseudoRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
