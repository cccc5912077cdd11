import { expect, it } from 'vitest';
import { fieldNotes } from '../generated/form-field-schemas.ts';
import { objectSchemaOf } from './field-schemas.ts';
import { formObjectSchemaOf } from './form-fields.ts';

const fields = Object.keys(fieldNotes).flatMap((definition) => {
  const { fields: own = [] } = formObjectSchemaOf(definition) ?? {};
  return own.map((field) => ({ definition, ...field }));
});

it('every field of a form has a kind of control and a name in both languages', () => {
  expect(fields.length).toBeGreaterThan(50);
  const unknown = fields.filter(({ control, items }) => [control, items?.control].includes('json'));
  expect(unknown.map(({ definition, name }) => `${definition}.${name}`)).toEqual([]);
  expect(fields.filter(({ label }) => label.es === '' || label.en === '')).toEqual([]);
});

it('knows what is in a question', () => {
  const { label, fields: own = [] } = formObjectSchemaOf('FormQuestion') ?? {};
  expect(label).toEqual({ es: 'Pregunta', en: 'Question' });
  const controls = new Map(own.map(({ name, control }) => [name, control]));
  expect(Object.fromEntries(controls)).toMatchObject({
    keyId: 'id',
    type: 'choice',
    required: 'boolean',
    limits: 'object',
    options: 'list',
    visibleWhen: 'object',
  });
});

it('leads to definitions of its own', () => {
  const named = fields.flatMap(({ of, items }) => [of, items?.of, items?.items?.of]);
  const missing = named.filter((name) => name !== undefined && !formObjectSchemaOf(name));
  expect(missing).toEqual([]);
});

it('stands apart from the fields of pages', () => {
  expect(objectSchemaOf('FormQuestion')).toBeUndefined();
  expect(formObjectSchemaOf('SectionOptions')).toBeUndefined();
});
