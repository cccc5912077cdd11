import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormCondition } from '../definitions/form-condition.ts';
import type { Form, FormQuestion } from '../documents/documents.ts';
import { parseForm } from '../parse/parse-form.ts';
import cases from '../testing/form-cases/visibility.json' with { type: 'json' };
import { formOf, formOfPages, question } from '../testing/forms.ts';
import type { Answers } from './base/answers.ts';
import { interpretForm } from './interpret-form.ts';
import { questionTypes } from './types/question-types.ts';

const context = { today: '2026-11-25' };

/** Given one after the other; a later answer replaces an earlier one. */
function answersOf(given: readonly (readonly unknown[])[]): Answers {
  return Object.fromEntries(given.map(([key, value]) => [key, [value].flat().map(String)]));
}

function parsed(data: unknown): Form {
  const form = parseForm(data);
  if (!form.ok) throw new Error(JSON.stringify(form.problems));
  return form.value;
}

const runs = cases.flatMap(({ id, form, runs: own }) =>
  own.map((run, index) => ({ name: `${id} ${index + 1}`, form, run })),
);

describe('what shows, what is an error, what is stored', () => {
  it.each(runs)('$name', ({ form, run: { answers, expect: expected } }) => {
    const document = parsed(form);
    const read = interpretForm(document, answersOf(answers), context);
    expect(read.visible).toEqual(expected.visible);
    expect(read.errors.map(({ keyId }) => keyId)).toEqual(expected.errors);
    if ('stored' in expected) expect(read.stored).toEqual(expected.stored);
    if ('pages' in expected) {
      expect(read.pages.map((index) => document.pages[index]?.keyId)).toEqual(expected.pages);
    }
  });
});

function isShown(
  asked: FormQuestion,
  typed: readonly string[],
  visibleWhen: FormCondition,
): boolean {
  const form = formOf(asked, question('x', 'short-text', { visibleWhen }));
  return interpretForm(form, { q: typed }, context).visible.includes('x');
}

it.each<[FormQuestion['type'], readonly string[], object, boolean]>([
  ['number', ['12,5'], { is: 12.5 }, true],
  ['number', ['12,5'], { is: '12,5' }, true],
  ['number', ['9'], { atLeast: 10 }, false],
  ['number', ['10'], { atLeast: '10' }, true],
  ['number', ['0'], { atMost: 0 }, true],
  ['number', ['0'], { answered: true }, true],
  ['number', [], { atMost: 0 }, false],
  ['number', ['muchos'], { answered: false }, true],
  ['number', ['5'], { atLeast: 'mucho' }, false],
  ['date', ['1/3/2026'], { is: '2026-03-01' }, true],
  ['date', ['2026-11-25'], { atLeast: 'today' }, true],
  ['date', ['2026-11-24'], { atLeast: 'today' }, false],
  ['date', ['2008-11-24'], { atMost: 'today-6570d' }, true],
  ['phone', ['044 55 1234 5678'], { is: '55 1234 5678' }, true],
  ['multiple-choice', ['a', 'b'], { is: 'b' }, true],
  ['multiple-choice', ['a', 'b'], { isNot: 'b' }, false],
  ['multiple-choice', ['a'], { oneOf: ['b', 'c'] }, false],
  ['licence', ['federal', 'B'], { is: 'federal' }, true],
  ['licence', ['none'], { isNot: 'none' }, false],
  ['short-text', ['José'], { is: 'Jose\u0301' }, true],
  ['short-text', ['20'], { atLeast: 10 }, false],
  ['information', ['hola'], { answered: true }, false],
  ['consent', ['true'], { is: 'true' }, true],
])('an answer to %s of %j and %j: %s', (type, typed, comparison, shown) => {
  const condition = { question: 'q', ...comparison } as FormCondition;
  expect(isShown(question('q', type), typed, condition)).toBe(shown);
});

it('combines conditions', () => {
  const yes = { question: 'q', is: 'yes' };
  const no = { question: 'q', is: 'no' };
  const asked = question('q', 'yes-no');
  const outcomes = [
    { all: [] },
    { any: [] },
    { all: [yes, no] },
    { any: [no, yes] },
    { not: no },
    { not: { all: [yes, { not: yes }] } },
  ].map((condition) => isShown(asked, ['yes'], condition));
  expect(outcomes).toEqual([true, false, false, true, true, true]);
});

it('judges one page alone and keeps what stands on the others', () => {
  const form = formOfPages([
    [question('a', 'phone', { required: true })],
    [question('b', 'email', { required: true })],
  ]);
  const read = interpretForm(form, { a: ['5512345678'], b: ['x'] }, context, 0);
  expect(read.errors).toEqual([]);
  expect(read.stored).toEqual({ a: ['+525512345678'] });
  expect(interpretForm(form, {}, context, 1).errors).toEqual([
    { keyId: 'b', code: 'required', params: {} },
  ]);
});

it('asks for the CV alone where only that was left', () => {
  const form = formOf(
    question('nombre', 'full-name', { required: true }),
    question('trae', 'yes-no'),
    question('cv', 'resume', { visibleWhen: { question: 'trae', is: 'yes' } }),
  );
  expect(interpretForm(form, {}, context, 'resume').errors).toEqual([
    { keyId: 'cv', code: 'required-file', params: {} },
  ]);
  const sent = interpretForm(form, { cv: ['/api/upload/a1'] }, context, 'resume');
  expect(sent.errors).toEqual([]);
  expect(sent.stored).toEqual({ cv: ['/api/upload/a1'] });
});

it('stores nothing of an application that an answer has ended', () => {
  const ends = [{ value: 'no', text: 'Necesitas 18 años. ¡Gracias!' }];
  const form = formOf(
    question('mayor', 'yes-no', { required: true, ends }),
    question('nombre', 'full-name', { required: true }),
  );
  expect(interpretForm(form, { nombre: ['Ana Ruiz'], mayor: ['no'] }, context)).toEqual({
    visible: ['mayor', 'nombre'],
    pages: [0],
    errors: [],
    warnings: [],
    stored: {},
    ended: { keyId: 'mayor', text: 'Necesitas 18 años. ¡Gracias!' },
  });
});

it('gives hints without refusing', () => {
  const form = formOf(question('rfc', 'rfc', { required: true }));
  const read = interpretForm(form, { rfc: ['NUHJ940312'] }, context);
  expect(read.errors).toEqual([]);
  expect(read.warnings).toEqual([{ keyId: 'rfc', code: 'rfc-homoclave', params: {} }]);
  expect(read.stored).toEqual({ rfc: ['NUHJ940312'] });
});

it('is not deceived by keys that every object has', () => {
  const form = formOf(question('constructor', 'short-text'), question('toString', 'short-text'));
  const answers = JSON.parse('{"__proto__":["x"],"hasOwnProperty":["x"]}') as Answers;
  expect(interpretForm(form, answers, context).stored).toEqual({});
  const stored = interpretForm(form, { constructor: ['hola'] }, context).stored;
  expect(Object.entries(stored)).toEqual([['constructor', ['hola']]]);
});

const TYPES = Object.keys(questionTypes) as FormQuestion['type'][];
const VALUES = ['yes', 'no', 'a', 'b', 'true', '3', '10', '2026-03-01', '5512345678', 'Ana', ' '];

/** A condition about questions before the one at an index. */
function conditionBefore(index: number, depth: number): fc.Arbitrary<FormCondition> {
  const leaf = fc
    .tuple(fc.nat({ max: index - 1 }), fc.constantFrom(...VALUES), fc.boolean())
    .chain(([at, value, answered]) =>
      fc.constantFrom<FormCondition>(
        { question: `q${at}`, is: value },
        { question: `q${at}`, isNot: value },
        { question: `q${at}`, oneOf: [value, 'no'] },
        { question: `q${at}`, answered },
        { question: `q${at}`, atLeast: 5 },
        { question: `q${at}`, atMost: value },
      ),
    );
  if (depth === 0) return leaf;
  const inner = conditionBefore(index, depth - 1);
  const several = fc.array(inner, { maxLength: 3 });
  return fc.oneof(
    leaf,
    several.map((all) => ({ all })),
    several.map((any) => ({ any })),
    inner.map((not) => ({ not })),
  );
}

const anyForm: fc.Arbitrary<Form> = fc
  .integer({ min: 1, max: 12 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        fc.tuple(
          fc.constantFrom(...TYPES),
          fc.boolean(),
          index === 0
            ? fc.constant(undefined)
            : fc.option(conditionBefore(index, 2), { nil: undefined }),
          fc.nat({ max: 2 }),
        ),
      ),
    ),
  )
  .map((drawn) => {
    const questions = drawn.map(([type, required, visibleWhen], index) =>
      question(`q${index}`, type, { required, ...(visibleWhen && { visibleWhen }) }),
    );
    const cut = drawn[0]?.[3] ?? 0;
    return formOfPages([questions.slice(0, cut), questions.slice(cut)]);
  });

const anyAnswers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.nat({ max: 12 }).map((index) => `q${index}`),
  fc.array(fc.oneof(fc.constantFrom(...VALUES), fc.string()), { maxLength: 3 }),
);

it('of any form accepts and stores only what shows, and reads what it stored as the same', () => {
  fc.assert(
    fc.property(anyForm, anyAnswers, (form, answers) => {
      const read = interpretForm(form, answers, context);
      const shown = new Set(read.visible);
      const named = [...read.errors, ...read.warnings].map(({ keyId }) => keyId);
      for (const key of [...named, ...Object.keys(read.stored)]) expect(shown.has(key)).toBe(true);
      for (const { keyId } of read.errors) expect(Object.keys(read.stored)).not.toContain(keyId);
      const again = interpretForm(form, read.stored, context);
      expect(again.visible).toEqual(read.visible);
      expect(again.stored).toEqual(read.stored);
    }),
    { numRuns: 1000 },
  );
});

it('does not let hidden answers count', () => {
  fc.assert(
    fc.property(anyForm, anyAnswers, (form, answers) => {
      const { visible } = interpretForm(form, answers, context);
      const pruned = Object.fromEntries(
        Object.entries(answers).filter(([key]) => visible.includes(key)),
      );
      expect(interpretForm(form, pruned, context)).toEqual(interpretForm(form, answers, context));
    }),
    { numRuns: 500 },
  );
});

/** Time of the processor in µs for the same number of questions, however many stand in a form. */
function timeOf(count: number): number {
  const questions = Array.from({ length: count }, (_, index) =>
    question(`q${index}`, index % 2 ? 'number' : 'short-text', {
      required: true,
      ...(index > 0 && {
        visibleWhen: {
          any: [
            { question: `q${index - 1}`, answered: true },
            { not: { question: 'q0', is: 'x' } },
          ],
        },
      }),
    }),
  );
  const form = formOf(...questions);
  const answers = Object.fromEntries(questions.map(({ keyId }, index) => [keyId, [String(index)]]));
  const start = process.cpuUsage();
  for (let run = 0; run < 50_000 / count; run += 1) interpretForm(form, answers, context);
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

it('costs in proportion to its size', () => {
  timeOf(200);
  const small: number[] = [];
  const large: number[] = [];
  // The quickest of several runs by turns: a pause of the garbage collector falls on one of them only.
  for (let turn = 0; turn < 5; turn += 1) {
    small.push(timeOf(400));
    large.push(timeOf(4000));
  }
  // Quadratic cost would make it ten.
  expect(Math.min(...large) / Math.min(...small)).toBeLessThan(5);
});
