import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Form } from '../../documents/documents.ts';
import { allAnswers, generatedForms, isSeen } from '../../testing/generated-forms.ts';
import { type Answers, valuesOf } from '../base/answers.ts';
import { placedQuestions } from '../form-questions.ts';
import { readAnswer } from '../read-answer.ts';
import { ComparedQuestion } from './compared-question.ts';
import { literalsOf } from './formula.ts';
import { findHiddenConditions } from './hidden-conditions.ts';
import { answersShowing, decideReachability } from './reachability.ts';

const context = { today: '2026-11-25' };
const budget = { steps: 200_000, milliseconds: 60_000 };

function judge(form: Form) {
  const reachability = decideReachability(form, context, budget);
  return { reachability, ...findHiddenConditions(form, reachability) };
}

/** Values of a question for somebody who sees it. */
function seenValues(form: Form, keyId: string, answers: Answers): readonly string[] {
  const asked = placedQuestions(form).find(({ question }) => question.keyId === keyId)?.question;
  if (asked === undefined || !isSeen(form, keyId, answers)) return [];
  return readAnswer(asked, valuesOf(answers, keyId), context).values;
}

it('finds of small forms exactly the conditions that trying every answer finds', () => {
  fc.assert(
    fc.property(generatedForms(3), (form) => {
      const placed = placedQuestions(form);
      const tried = allAnswers(placed.map(({ question }) => question));
      const never = placed.flatMap(({ question: owner }) => {
        if (!owner.visibleWhen || !tried.some((each) => isSeen(form, owner.keyId, each))) return [];
        return literalsOf(owner.visibleWhen).flatMap(({ leaf, wanted }) => {
          const read = placed.find(({ question }) => question.keyId === leaf.question)?.question;
          if (read === undefined) return [];
          const compared = new ComparedQuestion(read, context);
          const mayBeBlank = read.required !== true || read.visibleWhen === undefined;
          const isReached = tried.some((each) => isSeen(form, read.keyId, each));
          if (compared.holds(leaf, []) !== wanted || (isReached && mayBeBlank)) return [];
          const holds = tried.some((each) => {
            const values = seenValues(form, read.keyId, each);
            return values.length > 0 && compared.holds(leaf, values) === wanted;
          });
          return holds ? [] : [`${owner.keyId} reads ${read.keyId}`];
        });
      });
      const found = judge(form).found.map(({ owner, read }) => `${owner} reads ${read}`);
      expect(found.sort()).toEqual(never.sort());
    }),
    { numRuns: 300 },
  );
}, 120_000);

it('gives answers under which the condition holds and the question it reads is hidden', () => {
  fc.assert(
    fc.property(generatedForms(12), (form) => {
      const { reachability, found } = judge(form);
      for (const { owner, pointer, read, answers } of found) {
        expect(isSeen(form, owner, answers)).toBe(true);
        const { visibleWhen } = reachability.model.question(owner).question;
        const literal = (visibleWhen ? literalsOf(visibleWhen) : []).find(({ path }) =>
          pointer.endsWith(`/visibleWhen${path}`),
        );
        const more = literal ? [{ kind: 'literal', literal } as const] : [];
        // What never holds where its owner shows has no answers of its own.
        if (answersShowing(reachability, owner, more))
          expect(seenValues(form, read, answers)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
}, 60_000);
