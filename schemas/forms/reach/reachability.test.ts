import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormCondition } from '../../definitions/form-condition.ts';
import type { Form, FormQuestion } from '../../documents/documents.ts';
import { formOf, formOfPages, question } from '../../testing/forms.ts';
import { generatedForms, trialsOf } from '../../testing/generated-forms.ts';
import type { Answers } from '../base/answers.ts';
import { interpretForm } from '../interpret-form.ts';
import { answersShowing, decideReachability } from './reachability.ts';

const context = { today: '2026-11-25' };
const budget = { steps: 200_000, milliseconds: 60_000 };

function unreachableOf(form: Form): string[] {
  const { ofQuestion } = decideReachability(form, context, budget);
  return [...ofQuestion].filter(([, reach]) => reach !== 'reachable').map(([keyId]) => keyId);
}

/** Whether a question shows, to somebody whom no earlier page has sent away. */
function isSeen(form: Form, keyId: string, answers: Answers): boolean {
  const { visible, ended } = interpretForm(form, answers, context);
  const pageOf = (key: string) =>
    form.pages.findIndex(({ sections }) =>
      sections.some(({ questions }) => questions.some((each) => each.keyId === key)),
    );
  return visible.includes(keyId) && (!ended || pageOf(ended.keyId) >= pageOf(keyId));
}

function allAnswers(questions: readonly FormQuestion[]): Answers[] {
  return questions.reduce<Answers[]>(
    (known, { keyId, type }) =>
      known.flatMap((answers) => trialsOf(type).map((values) => ({ ...answers, [keyId]: values }))),
    [{}],
  );
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

/** Pigeons and holes: each of `n + 1` questions takes one of `n` options, no two the same. */
function pigeons(n: number): Form {
  const options = Array.from({ length: n }, (_, i) => ({ value: `h${i}`, label: `h${i}` }));
  const birds = Array.from({ length: n + 1 }, (_, i) =>
    question(`b${i}`, 'single-choice', { options }),
  );
  const guards = birds.flatMap((a, i) =>
    birds.slice(0, i).map((b) =>
      question(`g${a.keyId}${b.keyId}`, 'yes-no', {
        visibleWhen: {
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
        },
      }),
    ),
  );
  const wanted = guards.map(({ keyId }) => ({ question: keyId, answered: true }));
  return formOf(
    ...birds,
    ...guards,
    question('x', 'short-text', { visibleWhen: { all: wanted.slice(0, 40) } }),
  );
}

it.each([6, 7, 8])('leaves a form of %i holes undecided in the time that it has', (holes) => {
  const started = performance.now();
  const { ofQuestion } = decideReachability(pigeons(holes), context, {
    steps: 200_000,
    milliseconds: 50,
  });
  expect(performance.now() - started).toBeLessThan(5000);
  expect(ofQuestion.get('x')).toBe('undecided');
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
