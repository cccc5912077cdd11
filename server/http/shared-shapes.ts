import type { FastifyInstance } from 'fastify';
import { isEqual } from 'lodash-es';
import { isRecord } from '#schemas/json/fields.ts';

type Shape = Readonly<Record<string, unknown>> & { readonly $id: string };

/**
 * Keeps each shape with an `$id` once: routes refer to it, and the OpenAPI document has it as a component of that
 * name. Shapes themselves are written into routes as they are.
 *
 * @param onShape hears of each shape when the first route has it
 */
export function shareShapes(app: FastifyInstance, onShape: (shape: Shape) => void): void {
  const known = new Map<string, Shape>();
  const refer = (shape: Shape): object => {
    const { $id } = shape;
    const first = known.get($id);
    // TypeBox copies a shape to make it optional.
    if (first !== undefined && !isEqual(first, shape))
      throw new Error(`Two shapes have the $id "${$id}".`);
    if (first === undefined) {
      known.set($id, shape);
      const shared = { ...mapShapes(omitId(shape), refer), $id };
      onShape(shared);
      // What the whole application has, its plugins have too.
      app.addSchema(shared);
    }
    return { $ref: `${$id}#` };
  };
  app.addHook('onRoute', (route) => {
    if (route.schema !== undefined) route.schema = mapShapes(route.schema, refer);
  });
}

function omitId({ $id, ...rest }: Shape): object {
  return rest;
}

/** A copy in which `replace` takes the place of every shape inside. Examples are data, not schemas. */
function mapShapes<Value extends object>(value: Value, replace: (shape: Shape) => object): Value {
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === 'examples' ? inner : mapValue(inner, replace),
  ]);
  return Object.fromEntries(entries);
}

function mapValue(value: unknown, replace: (shape: Shape) => object): unknown {
  if (Array.isArray(value)) return value.map((item) => mapValue(item, replace));
  if (!isRecord(value)) return value;
  return isShape(value) ? replace(value) : mapShapes(value, replace);
}

function isShape(value: Readonly<Record<string, unknown>>): value is Shape {
  return typeof value['$id'] === 'string';
}
