import type { ObjectSchema } from '../definitions/field-schema.ts';
import { fieldNotes, fieldValues } from '../generated/form-field-schemas.ts';
import { createObjectSchemas } from './field-schemas.ts';

const ofForms = createObjectSchemas({ notes: fieldNotes, values: fieldValues });

/**
 * How people see and change the fields of a definition of forms, such as `Form` or `FormQuestion`. A module of its
 * own: who edits pages alone does not download it.
 */
export function formObjectSchemaOf(definition: string): ObjectSchema | undefined {
  return ofForms(definition);
}
