import { clamp } from 'lodash-es';
import type { ValueSchema } from '#schemas/definitions/field-schema.ts';

/** The number that a person typed, with a comma or a point, or undefined where it is none. */
export function parseNumber(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.');
  const isNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(plain);
  return isNumber ? Number(plain) : undefined;
}

export function isWithin(schema: ValueSchema, value: number): boolean {
  return toAllowed(schema, value) === value;
}

/** The nearest number that the schema allows. */
export function toAllowed(schema: ValueSchema, value: number): number {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, isInteger } = schema;
  const bounded = clamp(value, minimum, maximum);
  const whole = isInteger ? Math.round(bounded) : bounded;
  if (exclusiveMinimum !== undefined && whole <= exclusiveMinimum) return exclusiveMinimum + 1;
  return whole;
}
