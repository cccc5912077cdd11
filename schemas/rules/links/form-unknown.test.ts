import { expect, it } from 'vitest';
import { createContext, examplePage, pageData } from '../../testing/documents.ts';
import { formUnknown } from './form-unknown.ts';

const fields = { 'x-form': { FormRef: ['form'] } };

function unknown(form: string, forms: readonly string[] | undefined) {
  const page = examplePage(pageData([{ id: 'f', type: 'x-form', content: { form } }]));
  return formUnknown.check(
    page,
    createContext({
      fields,
      forms: forms && new Map(forms.map((id) => [id, {}])),
    }),
  );
}

it('finds a form that the site does not have and names the nearest one', () => {
  expect(unknown('aplicr', ['aplicar', 'contacto'])).toEqual([
    {
      code: 'form-unknown',
      severity: 'error',
      pointer: '/widgets/0/content/form',
      nodeId: 'f',
      params: { id: 'aplicr', suggestion: 'aplicar' },
    },
  ]);
});

it('finds any form where the site has none', () => {
  expect(unknown('aplicar', [])).toHaveLength(1);
});

it('accepts a form that is there, and does not judge while forms are not known', () => {
  expect(unknown('aplicar', ['aplicar'])).toEqual([]);
  expect(unknown('aplicar', undefined)).toEqual([]);
});
