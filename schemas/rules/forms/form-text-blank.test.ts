import { expect, it } from 'vitest';
import { formOf, question } from '../../testing/forms.ts';
import { checkForm, EDITOR_BUDGET } from '../check-form.ts';

const BLANK = ' \u200b';

it('every text that nobody can see is told where it stands', () => {
  const options = [
    { value: 'si', label: 'Sí' },
    { value: 'no', label: BLANK },
  ];
  const ends = [{ value: 'no', text: BLANK }];
  const form = formOf(
    question('moto', 'single-choice', { options, ends }),
    question('nombre', 'short-text', { label: BLANK, help: BLANK }),
  );
  const notice = { ...form.notice, text: BLANK, voluntary: [{ key: 'avisos', text: BLANK }] };
  const pages = form.pages.map((page) => ({ ...page, title: BLANK }));
  const context = { today: '2026-11-25', budget: EDITOR_BUDGET };
  const translationMappings = { en: { Sí: BLANK } };
  const told = checkForm({ ...form, title: BLANK, pages, notice, translationMappings }, context)
    .filter(({ code }) => code === 'form-text-blank')
    .map(({ pointer, nodeId }) => [pointer, nodeId]);
  const questions = '/pages/0/sections/0/questions';
  expect(told).toEqual([
    ['/title', undefined],
    ['/pages/0/title', undefined],
    [`${questions}/0/options/1/label`, 'moto'],
    [`${questions}/0/ends/0/text`, 'moto'],
    [`${questions}/1/label`, 'nombre'],
    ['/notice/text', undefined],
    ['/notice/voluntary/0/text', undefined],
    ['/translationMappings/en/Sí', undefined],
  ]);
});
