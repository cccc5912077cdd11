import { type Static, type TSchema, Type } from 'typebox';

/** Of agencies, sites, pages and nodes, as their documents write it. */
export const id = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$' });

export const timestamp = Type.String({ format: 'date-time', description: 'RFC 3339' });

export const count = Type.Integer({ minimum: 0 });

/** An array that its reader does not change. */
export function list<Item extends TSchema>(
  items: Item,
  options: { readonly description?: string } = {},
) {
  return Type.Immutable(Type.Array(items, options));
}

/** `type: [..., 'null']`, which refuses a wrong value in one sentence where `anyOf` takes three. */
export function nullable<Shape extends TSchema & { readonly type: string }>(shape: Shape) {
  return Type.Unsafe<Static<Shape> | null>({ ...shape, type: [shape.type, 'null'] });
}

/** One of the values, without a type beside it. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  options: { readonly default?: Value; readonly description?: string } = {},
) {
  return Type.Unsafe<Value>({ enum: values, ...options });
}

/** The body of an answer that is a list. `example` is one entry of it. */
export function dataOf<Item extends TSchema>(items: Item, example: Static<Item>) {
  return Type.Object({ data: list(items) }, { examples: [{ data: [example] }] });
}

/** What a 204 or a redirect has for a body. */
export function noBody(description: string) {
  return Type.Null({ description });
}
