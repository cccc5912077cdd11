import { toPascalCase } from '#schemas/text/pascal-case.ts';
import type { Schema, SchemaFiles } from './schema-files.ts';

/**
 * One root with every definition under `$defs`, which is what keeps the compiled validators small:
 * files compiled apart repeat the shared parts in each.
 */
export function bundleSchemas(files: SchemaFiles): Schema {
  const definitions: Record<string, unknown> = { ...files.shared };
  for (const [type, { schema }] of Object.entries(files.widgets)) {
    definitions[`${toPascalCase(type)}Content`] = schema;
    definitions[`${toPascalCase(type)}Widget`] = widgetBranch(type);
  }
  definitions['Widget'] = widgetUnion(Object.keys(files.widgets));
  return { $id: 'rumbo', $defs: localise(definitions, true) };
}

function widgetBranch(type: string): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'type', 'content'],
    properties: {
      id: { $ref: '#/$defs/Id' },
      type: { const: type },
      version: { type: 'integer', minimum: 1 },
      content: { $ref: `#/$defs/${toPascalCase(type)}Content` },
      variants: { $ref: '#/$defs/WidgetVariants' },
    },
  };
}

function widgetUnion(types: readonly string[]): Schema {
  return {
    type: 'object',
    discriminator: { propertyName: 'type' },
    oneOf: types.map((type) => ({ $ref: `#/$defs/${toPascalCase(type)}Widget` })),
  };
}

const DROPPED_KEYWORDS = new Set(['$schema', '$id', 'title']);

/** Points every `$ref` at the one root and drops what only a single file needs. */
function localise(node: unknown, isDefinitions = false): unknown {
  if (Array.isArray(node)) return node.map((item) => localise(item));
  if (node === null || typeof node !== 'object') return node;
  const local: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (!isDefinitions && typeof value === 'string' && DROPPED_KEYWORDS.has(key)) continue;
    if (!isDefinitions && key === '$defs') continue;
    local[key] =
      key === '$ref' && typeof value === 'string'
        ? localRef(value)
        : localise(value, key === 'properties');
  }
  return local;
}

function localRef(ref: string): string {
  const [file = '', pointer = ''] = ref.split('#');
  if (pointer !== '') return `#${pointer}`;
  return `#/$defs/${toPascalCase(file.replace(/^.*\//, '').replace('.schema.json', ''))}`;
}
