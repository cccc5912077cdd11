import type { PostedField } from '#schemas/forms/posted-form.ts';

/** Fields of a plain form in their order. */
export interface PlainForm {
  readonly fields: readonly PostedField[];
}

export function parsePlainForm(body: string): PlainForm {
  return { fields: [...new URLSearchParams(body)] };
}

/** The first value of a field; empty where there is none. */
export function fieldOf(body: unknown, name: string): string {
  return fieldsOf(body).find(([each]) => each === name)?.[1] ?? '';
}

export function fieldsOf(body: unknown): readonly PostedField[] {
  const fields: unknown =
    typeof body === 'object' && body !== null && 'fields' in body && body.fields;
  return Array.isArray(fields) ? fields : [];
}
