import { expect, it } from 'vitest';
import { formObjectSchemaOf } from '#schemas/fields/form-fields.ts';
import { itemTitle } from './list-items.ts';

it('an option is called as people read it, and by its value while it has no text', () => {
  const option = formObjectSchemaOf('QuestionOption');
  expect(itemTitle(option, { value: 'semana', label: 'En una semana' })).toBe('En una semana');
  expect(itemTitle(option, { value: 'semana', label: '' })).toBe('semana');
});
