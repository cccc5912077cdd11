import { expect, it } from 'vitest';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { type EditedForm, readForm } from '../document/edited-form.ts';
import { textGroups, translationState } from './translation-state.ts';

const OPTIONS = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
];

function open(translationMappings: object): EditedForm {
  const asked = (keyId: string) => question(keyId, 'single-choice', { options: OPTIONS });
  const pages = formOfPages([[asked('moto')], [asked('coche'), question('apodo', 'short-text')]]);
  const read = readForm(JSON.stringify({ ...pages, translationMappings }));
  if (!read) throw new Error('The form is not readable.');
  return read;
}

it('each text of the form stands once, in the order of the form, under its page', () => {
  expect(textGroups(open({}))).toEqual([
    { at: 'form', texts: ['Prueba'] },
    { at: 0, texts: ['Parte 1', 'moto', 'Sí', 'No'] },
    { at: 1, texts: ['Parte 2', 'coche', 'apodo'] },
    { at: 'notice', texts: ['Usamos tus respuestas solo para esta vacante.'] },
  ]);
});

it('counts what is missing, blank ones too, and tells what is of texts that are gone', () => {
  const form = open({ en: { Prueba: 'Test', moto: ' ', bici: 'Bike', constructor: 'x' } });
  const groups = textGroups(form);
  const english = translationState(form, groups, 'en');
  expect(english).toMatchObject({ total: 9, unused: ['bici', 'constructor'] });
  expect(english.missing).toEqual(groups.flatMap(({ texts }) => texts).slice(1));
  const portuguese = translationState(form, groups, 'pt');
  expect(portuguese).toMatchObject({ total: 9, unused: [] });
  expect(portuguese.missing).toHaveLength(9);
});
