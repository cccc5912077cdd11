import { toPascalCase } from '#schemas/text/pascal-case.ts';
import type { Schema } from './schema-files.ts';

/** Kinds of field that rules, sanitising and rendering look for in any widget. */
const KINDS = [
  'RichText',
  'Href',
  'Path',
  'AssetPath',
  'VideoPath',
  'CaptionsPath',
  'Image',
  'Link',
  'WidgetRef',
  'FormRef',
];

/**
 * Where in a widget's content the fields of each kind stand, as a module. `*` is any item of an array:
 * `faq` → `{ RichText: ['items.*.answer'] }`.
 */
export function fieldPathsModule(bundle: Schema, types: readonly string[]): string {
  const definitions = bundle['$defs'] as Record<string, Schema>;
  const table = Object.fromEntries(
    types.map((type) => [type, kindsOf(`${toPascalCase(type)}Content`, definitions)]),
  );
  return `// Generated from schemas/**/*.schema.json by \`npm run codegen\`. Do not edit.
import type { FieldPaths } from '#schemas/json/fields.ts';

export const widgetTypes = ${JSON.stringify(types, null, 2)} as const;

export const fieldPaths: FieldPaths = ${JSON.stringify(table, null, 2)};
`;
}

function kindsOf(
  definition: string,
  definitions: Record<string, Schema>,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [kind, path] of fieldsOf({ $ref: `#/$defs/${definition}` }, [])) {
    found[kind] = [...(found[kind] ?? []), path];
  }
  return found;

  function fieldsOf(
    schema: Schema,
    path: readonly string[],
    seen: readonly string[] = [],
  ): [string, string][] {
    const { $ref: ref } = schema;
    if (typeof ref === 'string') return fieldsOfReference(ref.replace('#/$defs/', ''), path, seen);
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
    const items = schema['items'] as Schema | undefined;
    return [
      ...properties.flatMap(([name, property]) => fieldsOf(property, [...path, name], seen)),
      ...(items ? fieldsOf(items, [...path, '*'], seen) : []),
    ];
  }

  /** A definition that contains itself is followed once. */
  function fieldsOfReference(
    name: string,
    path: readonly string[],
    seen: readonly string[],
  ): [string, string][] {
    const own: [string, string][] = KINDS.includes(name) ? [[name, path.join('.')]] : [];
    const target = definitions[name];
    return target && !seen.includes(name)
      ? [...own, ...fieldsOf(target, path, [...seen, name])]
      : own;
  }
}
