import { expect, it } from 'vitest';
import { nameForms } from './form-names.ts';

const form = (id: string, title: string) => ({ id, title, updatedAt: '2030-01-05T18:00:00Z' });

it('forms of one title are told apart by their address and their last day, and no others', () => {
  const forms = [form('ayudante', 'Ayudante'), form('ayudante-2', ' ayudante'), form('chofer', '')];
  const names = nameForms(forms, 'es');
  expect(forms.map(({ id }) => names.get(id)?.whole)).toEqual([
    'Ayudante · ayudante · cambió el 5 ene 2030',
    'ayudante · ayudante-2 · cambió el 5 ene 2030',
    'chofer',
  ]);
  expect(names.get('chofer')?.apart).toBe(undefined);
});
