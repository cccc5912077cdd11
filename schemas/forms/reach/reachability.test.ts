import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormCondition } from '../../definitions/form-condition.ts';
import type { Form, FormQuestion } from '../../documents/documents.ts';
import { parseForm } from '../../parse/parse-form.ts';
import { formOf, formOfPages, question } from '../../testing/forms.ts';
import { allAnswers, generatedForms, isSeen } from '../../testing/generated-forms.ts';
import { hardForms } from '../../testing/hard-forms.ts';
import { answersShowing, decideReachability } from './reachability.ts';

const context = { today: '2026-11-25' };
const EDITOR = { steps: 200_000, milliseconds: 50 };
const budget = { steps: 200_000, milliseconds: 60_000 };

function unreachableOf(form: Form): string[] {
  const { ofQuestion } = decideReachability(form, context, budget);
  return [...ofQuestion].filter(([, reach]) => reach !== 'reachable').map(([keyId]) => keyId);
}

function questionsOf({ pages }: Form): FormQuestion[] {
  return pages.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions));
}

it('finds of small forms exactly what trying every answer finds', () => {
  fc.assert(
    fc.property(generatedForms(4), (form) => {
      const questions = questionsOf(form);
      const tried = allAnswers(questions);
      const never = questions
        .map(({ keyId }) => keyId)
        .filter((keyId) => !tried.some((answers) => isSeen(form, keyId, answers)));
      expect(unreachableOf(form).sort()).toEqual(never.sort());
    }),
    { numRuns: 300 },
  );
}, 120_000);

it('gives answers under which the question shows', () => {
  fc.assert(
    fc.property(generatedForms(12), (form) => {
      const reachability = decideReachability(form, context, budget);
      for (const [keyId, reach] of reachability.ofQuestion) {
        const answers = answersShowing(reachability, keyId);
        expect(answers !== undefined).toBe(reach === 'reachable');
        if (answers) expect(isSeen(form, keyId, answers)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
}, 60_000);

it('stays within the budget in 500 generated forms', () => {
  fc.assert(
    fc.property(generatedForms(40), (form) => {
      const { ofQuestion, model } = decideReachability(form, context, budget);
      expect([...ofQuestion.values()]).not.toContain('undecided');
      expect(model.meter.isSpent).toBe(false);
    }),
    { numRuns: 500 },
  );
}, 60_000);

describe('a question shows', () => {
  const withCondition = (asked: FormQuestion, ...parts: readonly FormCondition[]) =>
    unreachableOf(formOf(asked, question('x', 'short-text', { visibleWhen: { all: parts } })));
  const leaf = (rest: object): FormCondition => Object.assign({ question: 'q', is: '' }, rest);

  it.each<[string, FormQuestion, readonly FormCondition[]]>([
    [
      'between two numbers that are not whole',
      question('q', 'number'),
      [
        { question: 'q', atLeast: 1.2 },
        { question: 'q', atMost: 1.4 },
        { question: 'q', isNot: 1.2 },
        { question: 'q', isNot: 1.4 },
      ],
    ],
    [
      'where all options but one are excluded',
      question('q', 'single-choice'),
      [
        { question: 'q', isNot: 'a' },
        { question: 'q', isNot: 'b' },
        { question: 'q', answered: true },
      ],
    ],
    [
      'at a CURP that no comparison names',
      question('q', 'curp'),
      [
        { question: 'q', answered: true },
        { question: 'q', isNot: 'PEGJ850101HDFRRN04' },
      ],
    ],
    ['at an RFC', question('q', 'rfc'), [{ question: 'q', answered: true }]],
    ['at an NSS', question('q', 'nss'), [{ question: 'q', answered: true }]],
    [
      'at a name',
      question('q', 'full-name'),
      [
        { question: 'q', isNot: 'Ana López' },
        { question: 'q', answered: true },
      ],
    ],
    ['at a city', question('q', 'location'), [{ question: 'q', answered: true }]],
    ['at a postal code', question('q', 'postal-code'), [{ question: 'q', answered: true }]],
    [
      'at a phone written with blanks',
      question('q', 'phone'),
      [{ question: 'q', is: '55 1234 5678' }],
    ],
    ['at an e-mail in capitals', question('q', 'email'), [{ question: 'q', is: 'ANA@EJEMPLO.MX' }]],
    [
      'at a long text',
      question('q', 'long-text', { limits: { minLength: 900 } }),
      [{ question: 'q', answered: true }],
    ],
    ['at a CV', question('q', 'resume'), [{ question: 'q', answered: true }]],
    [
      'at two files of many',
      question('q', 'file', { limits: { minChosen: 3, maxChosen: 4 } }),
      [
        { question: 'q', is: '/a' },
        { question: 'q', isNot: '/b' },
      ],
    ],
  ])('%s', (_, asked, parts) => {
    expect(withCondition(asked, ...parts)).toEqual([]);
  });

  it.each<[string, FormQuestion, readonly FormCondition[]]>([
    ['both answers', question('q', 'yes-no'), [leaf({ is: 'yes' }), leaf({ is: 'no' })]],
    [
      'a text that is too long',
      question('q', 'short-text', { limits: { maxLength: 2 } }),
      [leaf({ is: 'abc' })],
    ],
    ['a text of order', question('q', 'short-text'), [{ question: 'q', atLeast: 3 }]],
    ['information', question('q', 'information'), [{ question: 'q', answered: true }]],
    [
      'three of at most two',
      question('q', 'multiple-choice', { limits: { maxChosen: 2 } }),
      [leaf({ is: 'a' }), leaf({ is: 'b' }), leaf({ is: 'c' })],
    ],
    [
      'a fourth of three',
      question('q', 'multiple-choice', { limits: { minChosen: 3 } }),
      [leaf({ is: 'a' }), { question: 'q', isNot: 'b' }],
    ],
    [
      'a day that today has left behind',
      question('q', 'date', { limits: { from: 'today' } }),
      [{ question: 'q', atMost: 'today-1d' }],
    ],
  ])('never at %s', (_, asked, parts) => {
    expect(withCondition(asked, ...parts)).toEqual(['x']);
  });
});

it('nobody comes past an answer that ends the application', () => {
  const asked = question('q', 'yes-no', { ends: [{ value: 'no', text: 'Gracias' }] });
  const x = question('x', 'short-text', { visibleWhen: { question: 'q', is: 'no' } });
  expect(unreachableOf(formOf(asked, x))).toEqual([]);
  expect(unreachableOf(formOfPages([[asked], [x]]))).toEqual(['x']);
});

it('is too hard of ten crafted forms, each of them valid', () => {
  expect(hardForms).toHaveLength(10);
  for (const [, form] of hardForms) expect(parseForm(form)).toMatchObject({ ok: true });
});

describe.each(hardForms)('a form of %s', (_, form) => {
  it('is left undecided in the time that it has', () => {
    const started = performance.now();
    const { ofQuestion } = decideReachability(form, context, EDITOR);
    // The clock is looked at every thousand steps: the rest is what other processes take.
    expect(performance.now() - started).toBeLessThan(5000);
    expect(ofQuestion.get('x')).toBe('undecided');
  });
});

it('decides a chain of 200 questions', () => {
  const chain = Array.from({ length: 200 }, (_, i) =>
    question(`q${i}`, 'yes-no', i > 0 ? { visibleWhen: { question: `q${i - 1}`, is: 'yes' } } : {}),
  );
  const [first, ...rest] = chain;
  expect(unreachableOf(formOf(...chain))).toEqual([]);
  const broken = question('q0', 'yes-no', { visibleWhen: { any: [] } });
  expect(first && unreachableOf(formOf(broken, ...rest)).length).toBe(200);
});
