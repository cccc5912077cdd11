// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serialiseSite } from '#schemas/parse/serialise-site.ts';
import { exampleSite } from '#schemas/testing/documents.ts';
import { FieldSourceContext } from '../forms/field/field-source-context.ts';
import { LanguageContext } from '../ui/language/use-message.ts';
import { MessageTable } from './message-table.tsx';
import { openSettings, type SettingsEditor } from './settings-editor.ts';

afterEach(cleanup);

function show(): SettingsEditor {
  const editor = openSettings({ text: serialiseSite(exampleSite()), etag: '"1"' });
  if (!editor.ok) throw new Error('The settings of this test cannot be read.');
  render(
    <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
      <FieldSourceContext value={editor.value.source}>
        <MessageTable />
      </FieldSourceContext>
    </LanguageContext>,
  );
  return editor.value;
}

const rows = () => screen.queryAllByRole('listitem');
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

it('finds texts whatever their case and accents, and says where none is found', () => {
  show();
  const all = rows().length;
  search('MÁS');
  expect(rows().length).toBeGreaterThan(0);
  expect(rows().length).toBeLessThan(all);
  search('zzzz');
  expect(rows()).toHaveLength(0);
  expect(screen.getByRole('status').textContent).toBe('No text matches.');
});

it('gives the site a wording of its own, and takes it away where it is emptied', () => {
  const { source } = show();
  const [field] = screen.getAllByRole('textbox');
  if (!field) throw new Error('There is no field.');
  fireEvent.change(field, { target: { value: 'Nuestro texto' } });
  const messages = source.read('/messages');
  expect(Object.values(messages ?? {})).toEqual(['Nuestro texto']);
  fireEvent.change(field, { target: { value: '' } });
  expect(Object.values(source.read('/messages') ?? {})).toEqual([]);
});

it('undoes by the steps of the settings, as every other field does', () => {
  const { source } = show();
  const [field] = screen.getAllByRole('textbox');
  if (!field) throw new Error('There is no field.');
  fireEvent.change(field, { target: { value: 'Nuestro texto' } });
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(Object.values(source.read('/messages') ?? {})).toEqual([]);
  fireEvent.keyDown(field, { key: 'y', ctrlKey: true });
  expect(Object.values(source.read('/messages') ?? {})).toEqual(['Nuestro texto']);
});

it('goes back to the standard text with one button', () => {
  const { source } = show();
  const [field] = screen.getAllByRole('textbox');
  if (!field) throw new Error('There is no field.');
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(field, { target: { value: 'Nuestro texto' } });
  fireEvent.click(screen.getByRole('button', { name: /^Back to “/ }));
  expect(Object.values(source.read('/messages') ?? {})).toEqual([]);
});

it('says of which text a part that is filled in was lost', () => {
  show();
  search('guardados: {count}');
  const [field] = screen.getAllByRole('textbox');
  if (!field) throw new Error('There is no field.');
  fireEvent.change(field, { target: { value: 'Vacantes' } });
  expect(screen.getAllByText(/does not have exactly the parts that are filled in/)).toHaveLength(1);
});
