import type { ObjectSchema } from '#schemas/definitions/field-schema.ts';
import { objectSchemaOf } from '#schemas/fields/field-schemas.ts';

type FindObject = (definition: string) => ObjectSchema | undefined;

/** Grows once, when a form is opened: who edits pages alone does not download what forms are made of. */
const finders = new Set<FindObject>([objectSchemaOf]);

/** From now on fields know the definitions of another kind of document too. */
export function knowObjects(find: FindObject): void {
  finders.add(find);
}

/** How people see and change the fields of an object within others, of any kind of document that is known by now. */
export function knownObject(definition: string): ObjectSchema | undefined {
  for (const find of finders) {
    const found = find(definition);
    if (found) return found;
  }
  return undefined;
}
