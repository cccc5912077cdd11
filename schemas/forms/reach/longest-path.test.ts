import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Form, FormQuestion } from '../../documents/documents.ts';
import { formOf, formOfPages, question } from '../../testing/forms.ts';
import { allAnswers, generatedForms } from '../../testing/generated-forms.ts';
import { placedQuestions } from '../form-questions.ts';
import { interpretForm } from '../interpret-form.ts';
import { countQuestions, estimateForm } from './estimate-form.ts';
import { longestPath } from './longest-path.ts';
import { decideReachability } from './reachability.ts';

const context = { today: '2026-11-25' };
const budget = { steps: 200_000, milliseconds: 60_000 };

function longestOf(form: Form, limit?: number) {
  const options = { context, measure: countQuestions, ...(limit !== undefined && { limit }) };
  return longestPath(form, decideReachability(form, context, budget), options);
}

function estimate(...questions: readonly FormQuestion[]) {
  const { seconds, questions: count } = estimateForm(formOf(...questions), context, budget);
  return [Math.round(seconds * 10) / 10, count];
}

it('is, in small forms, the longest that trying every answer finds', () => {
  fc.assert(
    fc.property(generatedForms(4), (form) => {
      const placed = placedQuestions(form);
      const lengths = allAnswers(placed.map((each) => each.question)).map((answers) => {
        const { visible, ended } = interpretForm(form, answers, context);
        const shown = placed.filter((each) => visible.includes(each.question.keyId));
        return ended ? 0 : countQuestions(shown);
      });
      const longest = longestOf(form);
      expect(longest.isLongest).toBe(true);
      expect(longest.value).toBe(Math.max(...lengths));
    }),
    { numRuns: 200 },
  );
}, 120_000);

describe('the longest way', () => {
  const branch = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      question(`${name}${index}`, 'yes-no', { visibleWhen: { question: 'q', is: name } }),
    );
  const form = formOf(
    question('q', 'single-choice'),
    ...branch('a', 3),
    ...branch('b', 7),
    ...branch('c', 5),
  );

  it('goes through one of several branches', () => {
    expect(longestOf(form)).toEqual({ value: 8, answers: { q: ['b'] }, isLongest: true });
  });

  it('is searched no further than the limit', () => {
    expect(longestOf(form, 3)).toMatchObject({ isLongest: false });
    expect(longestOf(form, 3).value).toBeGreaterThan(3);
    expect(longestOf(form, 8)).toMatchObject({ isLongest: true });
  });

  it('leads past no answer that ends the application', () => {
    const asked = question('p', 'yes-no', { ends: [{ value: 'no', text: 'Gracias' }] });
    const later = question('x', 'yes-no', { visibleWhen: { question: 'p', is: 'no' } });
    expect(longestOf(formOfPages([[asked], [later]])).value).toBe(1);
  });
});

describe('an answer takes', () => {
  const PAGE = 4.3;

  it.each([
    ['a tap for a choice', [question('q', 'yes-no')], 1.3],
    ['a tap and ten characters for a phone', [question('q', 'phone')], 1.3 + 10 / 3.3],
    ['nothing for information', [question('q', 'information')], 0],
    [
      'no more characters than the limit',
      [question('q', 'long-text', { limits: { maxLength: 33 } })],
      1.3 + 10,
    ],
    [
      'as many taps as must be chosen',
      [question('q', 'multiple-choice', { limits: { minChosen: 3 } })],
      3.9,
    ],
  ])('%s', (_, questions, seconds) => {
    expect(estimate(...questions)[0]).toBeCloseTo(seconds + PAGE, 1);
  });

  it('a page and a button more for each page and for the review of several', () => {
    const pages = formOfPages([[question('a', 'yes-no')], [question('b', 'yes-no')]]);
    expect(estimateForm(pages, context, budget).seconds).toBeCloseTo(2 * 1.3 + 3 * PAGE, 5);
  });
});
