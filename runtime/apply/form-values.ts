import type { FormQuestion } from '#schemas/documents/documents.ts';
import { parseLocationText } from '#schemas/text/location-text.ts';

/** What fields hold, by `fieldName`. */
export type FormValues = Record<string, unknown>;

/** What a field shows of its answer: coordinates are not for people. */
export function shownValue({ type }: FormQuestion, value: string): string {
  return type === 'location' ? (parseLocationText(value)?.label ?? value) : value;
}
