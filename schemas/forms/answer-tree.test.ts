import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formOfPages, question } from '../testing/forms.ts';
import { generatedForms, trialsOf } from '../testing/generated-forms.ts';
import { readAnswerTree, toAnswerTree } from './answer-tree.ts';
import { placedQuestions } from './form-questions.ts';
import { interpretForm } from './interpret-form.ts';

const form = formOfPages([
  [question('nombre', 'full-name'), question('tel', 'phone')],
  [question('turnos', 'multiple-choice')],
]);

it('puts answers in the places of their questions', () => {
  const answers = { tel: ['55 1234 5678'], turnos: [], otra: ['x'] };
  expect(toAnswerTree(form, answers, { tel: 1_700_000_000_000 })).toEqual({
    pages: [
      {
        keyId: 'p0',
        sections: [
          {
            keyId: 's0',
            questions: [{ keyId: 'tel', values: ['55 1234 5678'], editedAt: 1_700_000_000_000 }],
          },
        ],
      },
      { keyId: 'p1', sections: [{ keyId: 's1', questions: [{ keyId: 'turnos', values: [] }] }] },
    ],
  });
});

it('reads what it wrote', () => {
  const answers = { nombre: ['Ana Ruiz'], turnos: ['a', 'b'] };
  const editedAt = { turnos: 5 };
  expect(readAnswerTree(form, toAnswerTree(form, answers, editedAt))).toEqual({
    answers,
    editedAt,
    pointers: {
      nombre: '/pages/0/sections/0/questions/0/values',
      turnos: '/pages/1/sections/0/questions/0/values',
    },
    ignored: [],
  });
});

it('takes the pages without the object around them', () => {
  const questions = [{ keyId: 'tel', values: ['1'] }];
  const { answers, pointers } = readAnswerTree(form, [{ sections: [{ questions }] }]);
  expect(answers).toEqual({ tel: ['1'] });
  expect(pointers).toEqual({ tel: '/0/sections/0/questions/0/values' });
});

it('takes answers from any place, the last of each, and names keys without a question', () => {
  const questions = [
    { keyId: 'tel', values: ['1'], editedAt: 4 },
    { keyId: 'viejo', values: ['x'] },
    { keyId: 'turnos', values: 'a' },
    { keyId: 'tel', values: [5512345678, null, true, {}] },
    { keyId: 7, values: ['x'] },
    null,
  ];
  const read = readAnswerTree(form, { pages: [{ sections: [{ questions }, 3] }, 'x'] });
  expect(read.answers).toEqual({ tel: ['5512345678', 'true'], turnos: ['a'] });
  expect(read.editedAt).toEqual({});
  expect(read.pointers['tel']).toBe('/pages/0/sections/0/questions/3/values');
  expect(read.ignored).toEqual(['viejo']);
});

it('is judged by the server as by the browser that wrote it, in 300 generated forms', () => {
  const context = { today: '2026-11-25' };
  fc.assert(
    fc.property(generatedForms(20), fc.infiniteStream(fc.nat(999)), (drawn, picks) => {
      const given = placedQuestions(drawn).map(({ question: { keyId, type } }) => {
        const trials = trialsOf(type);
        return [keyId, trials[Number(picks.next().value ?? 0) % trials.length] ?? []] as const;
      });
      const answers = Object.fromEntries(given);
      const sent: unknown = JSON.parse(JSON.stringify(toAnswerTree(drawn, answers)));
      const { errors, visible } = interpretForm(drawn, answers, context);
      const read = readAnswerTree(drawn, sent).answers;
      expect(interpretForm(drawn, read, context)).toMatchObject({ errors, visible });
    }),
    { numRuns: 300 },
  );
}, 60_000);

it('survives any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const { answers } = readAnswerTree(form, {
        pages: [{ sections: [{ questions: [data] }] }, data],
      });
      expect(Object.keys(answers).every((key) => ['nombre', 'tel', 'turnos'].includes(key))).toBe(
        true,
      );
      readAnswerTree(form, data);
    }),
  );
});
