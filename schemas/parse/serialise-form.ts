import type { FormDocument } from '../documents/documents.ts';
import { printShaped } from './canonical-json.ts';

/** A form as canonical text: fields in the order of the schema, two spaces, a newline at the end. */
export function serialiseForm(form: FormDocument): string {
  return `${printShaped(form, 'Form', '')}\n`;
}
