// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formObjectSchemaOf } from '#schemas/fields/form-fields.ts';
import { parseForm } from '#schemas/parse/parse-form.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { createHistoryStore } from '../../document/history/history-store.ts';
import { createSelectionStore } from '../../document/store/selection-store.ts';
import { FieldList } from '../../forms/field/field-list.tsx';
import { knowObjects } from '../../forms/field/known-objects.ts';
import { FieldForm } from '../../forms/field-form.tsx';
import { EndControl } from '../end-control.tsx';
import { createFormFieldSource } from '../session/form-field-source.ts';
import { formText, readForm } from './edited-form.ts';
import { createTextCarrier } from './translations.ts';

afterEach(cleanup);

knowObjects(formObjectSchemaOf);

const OWNER = '/pages/0/sections/0/questions/0';

/** Draws one list of a question of these options. */
function openList(name: 'options' | 'ends', asked = question('estado', 'single-choice')) {
  const form = readForm(JSON.stringify(formOf(asked)));
  if (!form) throw new Error('The form is not readable.');
  const store = createHistoryStore(form, createSelectionStore());
  const session = { form: store, undo: store.undo, redo: store.redo };
  const fields = formObjectSchemaOf('FormQuestion')?.fields.filter((one) => one.name === name);
  const controls = new Map([['QuestionEnd', EndControl]]);
  const carry = createTextCarrier();
  const part = { owner: OWNER, problems: [], language: 'es', carry } as const;
  const source = createFormFieldSource(session, part);
  render(
    <FieldForm source={source} objects={controls}>
      <FieldList fields={(fields ?? []).map((one) => ({ ...one, group: 'basic' }))} pointer="" />
    </FieldForm>,
  );
  const problems = () => {
    const judged = parseForm(JSON.parse(formText(store.state())));
    return judged.ok ? [] : judged.problems;
  };
  const saved = () => store.state().pages[0]?.sections[0]?.questions[0];
  return { saved, problems, undo: store.undo };
}

const add = () => fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));

it('a column pasted from a sheet into an option becomes an option for each line, in one step', () => {
  const { saved, problems, undo } = openList('options');
  add();
  expect(saved()?.options).toHaveLength(4);
  const label = screen.getByRole('textbox', { name: 'Texto' });
  expect(document.activeElement).toBe(label);
  const column = 'Nuevo León\tnorte\r\nMichoacán\tcentro\r\n\r\nNuevo León\tnorte\r\n';
  fireEvent.paste(label, { clipboardData: { getData: () => column } });
  expect(saved()?.options).toEqual([
    ...['a', 'b', 'c'].map((value) => ({ value, label: value })),
    { label: 'Nuevo León', value: 'opcion-4' },
    { label: 'Michoacán', value: 'michoacan' },
    { label: 'Nuevo León', value: 'nuevo-leon' },
  ]);
  expect(problems()).toEqual([]);
  expect(screen.getByText('Elementos agregados: 2')).toBeTruthy();
  undo();
  expect(saved()?.options).toHaveLength(4);
});

it('a pasted line goes into the field as ever', () => {
  openList('options');
  add();
  const label = screen.getByRole('textbox', { name: 'Texto' });
  expect(fireEvent.paste(label, { clipboardData: { getData: () => 'Sonora\n' } })).toBe(true);
});

it('a copied option keeps its text and gets a value of its own', () => {
  const { saved, problems } = openList('options');
  fireEvent.click(screen.getByRole('button', { name: 'Duplicar «a»' }));
  expect(saved()?.options).toMatchObject([{ value: 'a' }, { label: 'a', value: 'a-2' }, {}, {}]);
  expect(problems()).toEqual([]);
});

it('an answer that ends the application is chosen by its name among those that people can give', () => {
  const { saved, problems } = openList('ends', question('mayor', 'yes-no'));
  add();
  const answer = screen.getByRole('radiogroup', { name: 'Respuesta' });
  fireEvent.click(within(answer).getByRole('radio', { name: 'No' }));
  expect(saved()).toMatchObject({ ends: [{ value: 'no' }] });
  expect(screen.getByRole('button', { name: 'Duplicar «No»' })).toBeTruthy();
  expect(problems()).toEqual([]);
});
