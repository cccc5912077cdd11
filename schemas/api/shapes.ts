import {
  type Static,
  type TArrayOptions,
  type TObjectOptions,
  type TProperties,
  type TSchema,
  Type,
} from 'typebox';
import { ID_PATTERN } from '../text/id-text.ts';

/** An id with the length apart, so that a refusal says which of both is wrong. */
export const id = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$' });

export const entityId = Type.String({ pattern: ID_PATTERN });

export const timestamp = Type.String({ format: 'date-time', description: 'RFC 3339' });

export const count = Type.Integer({ minimum: 0 });

/** An array that its reader does not change. */
export function list<Item extends TSchema>(items: Item, options: TArrayOptions = {}) {
  return Type.Immutable(Type.Array(items, options));
}

/** `type: [..., 'null']`, which refuses a wrong value in one sentence where `anyOf` takes three. */
export function nullable<Shape extends TSchema & { readonly type: string }>(shape: Shape) {
  return Type.Unsafe<Static<Shape> | null>({ ...shape, type: [shape.type, 'null'] });
}

/** An object whose members with a `default` may be missing; validation adds them, so handlers have them all. */
export function withDefaults<Members extends TProperties>(
  members: Members,
  options: TObjectOptions = {},
) {
  const shape = Type.Object(members, options);
  const required = Object.keys(members).filter(
    (name) => !Type.IsOptional(members[name]) && !Object.hasOwn(members[name] ?? {}, 'default'),
  );
  return Type.Unsafe<Static<typeof shape>>({ ...shape, required });
}

/** The body of an answer that is a list. */
export function dataOf<Item extends TSchema>(items: Item) {
  return Type.Object({ data: list(items) }, { examples: [{ data: examplesOf(items) }] });
}

/** What a shape gives for examples, to make those of shapes around it. */
export function examplesOf(shape: TSchema): readonly unknown[] {
  return 'examples' in shape && Array.isArray(shape.examples) ? shape.examples : [];
}

/** What a 204 or a redirect has for a body. */
export function noBody(description: string) {
  return Type.Null({ description });
}

/** A pattern of texts without NUL, which PostgreSQL refuses. */
export const STORABLE = '^[^\\u0000]*$';
/** The same with something to be seen. */
export const STORABLE_WORDS = '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$';

/** In the address, since a link that downloads sends the language of its browser, not of the editor. */
export const fileLanguage = Type.Optional(
  Type.Enum(['es', 'en'], {
    description: 'Of headings and words; without it, that of the site.',
  }),
);
export type FileLanguage = NonNullable<Static<typeof fileLanguage>>;
