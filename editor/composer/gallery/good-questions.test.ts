import { expect, it } from 'vitest';
import { checkFormText, EDITOR_BUDGET } from '#schemas/rules/check-form.ts';
import { createHistoryStore } from '../../document/history/history-store.ts';
import { createSelectionStore } from '../../document/store/selection-store.ts';
import { formText, readForm } from '../document/edited-form.ts';
import { addQuestions } from '../document/form-edits.ts';
import { newForm } from '../document/new-question.ts';
import { goodQuestions } from './good-questions.ts';

const context = { today: '2026-11-27', budget: EDITOR_BUDGET };

function open() {
  const form = readForm(JSON.stringify(newForm('prueba', 'Prueba')));
  if (!form) throw new Error('A new form is not readable.');
  return createHistoryStore(form, createSelectionStore());
}

it.each(goodQuestions)('$id can be asked as it comes, twice too', ({ questions }) => {
  const store = open();
  for (const _ of [1, 2]) {
    const edit = addQuestions(store.state(), undefined, questions);
    expect(edit && store.apply(edit)).toBe(true);
    expect(checkFormText(formText(store.state()), context).problems).toEqual([]);
  }
});

it('asks of its own questions what a copy asks', () => {
  const store = open();
  const [experience] = goodQuestions.filter(({ id }) => id === 'experiencia');
  for (const _ of [1, 2]) {
    const edit = addQuestions(store.state(), undefined, experience?.questions ?? []);
    if (edit) store.apply(edit);
  }
  const asked = store.state().pages[0]?.sections[0]?.questions ?? [];
  expect(asked.map(({ keyId, visibleWhen }) => [keyId, visibleWhen])).toEqual([
    ['experiencia', undefined],
    ['anios', { question: 'experiencia', is: 'yes' }],
    ['experiencia-2', undefined],
    ['anios-2', { question: 'experiencia-2', is: 'yes' }],
  ]);
});
