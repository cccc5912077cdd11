import { sumBy } from 'lodash-es';
import type { FieldSchema, ValueSchema } from '#schemas/definitions/field-schema.ts';

/** Controls that are one element, which `<label for>` can name. All others name their group by `labelIdOf`. */
const ONE_INPUT: readonly string[] = [
  'text',
  'long-text',
  'number',
  'boolean',
  'date',
  'date-time',
  'link',
  'path',
  'widget',
  'form',
  'id',
];

/** Choices whose names together are longer than a row of segments. */
const MAX_SEGMENTS = 4;
const MAX_SEGMENT_LETTERS = 30;

export function hasOneInput(schema: FieldSchema): boolean {
  if (schema.control === 'choice') return !isSegmented(schema);
  return ONE_INPUT.includes(schema.control);
}

/** Id of the element with a field's label, for `aria-labelledby`. */
export function labelIdOf(inputId: string): string {
  return `${inputId}-label`;
}

/** Whether the choices stand side by side instead of in a menu. */
export function isSegmented({ choices = [] }: ValueSchema): boolean {
  const letters = sumBy(choices, ({ label }) => Math.max(label.es.length, label.en.length));
  return choices.length <= MAX_SEGMENTS && letters <= MAX_SEGMENT_LETTERS;
}
