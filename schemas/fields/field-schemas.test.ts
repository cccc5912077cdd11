import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fieldNotes, fieldValues } from '../generated/field-schemas.ts';
import { contentFieldsOf, objectSchemaOf } from './field-schemas.ts';

const definitions = Object.keys(fieldNotes);

const fields = definitions.flatMap((definition) =>
  (objectSchemaOf(definition)?.fields ?? []).map((field) => ({ definition, ...field })),
);

it('every field has a kind of control and a name in both languages', () => {
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.filter(({ control }) => control === 'json')).toEqual([]);
  expect(fields.filter(({ label }) => label.es === '' || label.en === '')).toEqual([]);
});

it('every choice has words of its own: no value of the schemas is shown as it is written', () => {
  const values = [...fields, ...Object.values(fieldValues)];
  const choices = values.flatMap(({ choices = [], items }) => [
    ...choices,
    ...(items?.choices ?? []),
  ]);
  expect(choices.length).toBeGreaterThan(100);
  const raw = choices.filter(({ value, label }) => /^[a-z]/.test(label.es) || label.es === value);
  expect(raw.map(({ value }) => value).filter((value) => !/^[A-Z]/.test(String(value)))).toEqual(
    [],
  );
});

it('every choice of a schema is offered, and no other', () => {
  const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.schema.json'))) {
    const path = `schemas/${file}`;
    const schema: unknown = JSON.parse(readFileSync(path, 'utf8'));
    for (const [values, named] of choicesIn(schema)) expect(named, path).toEqual(values);
  }
});

/** Values of each enum with those that its notes name. */
function choicesIn(node: unknown): [string[], string[]][] {
  if (node === null || typeof node !== 'object') return [];
  const { enum: values, 'x-ui': notes } = node as Record<string, unknown>;
  const named = Object.keys((notes as { choices?: object } | undefined)?.choices ?? {});
  const own: [string[], string[]][] = Array.isArray(values) ? [[values.map(String), named]] : [];
  return [...own, ...Object.values(node).flatMap(choicesIn)];
}

it('takes the unit out of a label', () => {
  expect(objectSchemaOf('SectionOptions')?.fields.find(({ name }) => name === 'gap')).toMatchObject(
    {
      label: { es: 'Separación', en: 'Gap' },
      unit: 'px',
      control: 'number',
      maximum: 256,
    },
  );
});

it('gives the same object at every call, and none for types that do not exist', () => {
  expect(contentFieldsOf('hero')).toBe(contentFieldsOf('hero'));
  expect(contentFieldsOf('hologram')).toBeUndefined();
  expect(objectSchemaOf('toString')).toBeUndefined();
});

it('stays small enough to come with the editor', () => {
  const text = readFileSync('schemas/generated/field-schemas.ts');
  expect(gzipSync(text).length).toBeLessThan(14_500);
});
