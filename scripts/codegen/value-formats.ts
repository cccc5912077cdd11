import type { Schema } from './schema-files.ts';

/** Keywords below which no property gives its name to a schema. */
const NAMELESS = new Set(['properties', 'items', '$defs', 'additionalProperties', 'oneOf']);

/**
 * The format that each pattern of the schemas stands for, as a module: the first definition or property that has it
 * names it, as `Id` or `PageUrl`. `messages/` says in words what such a value looks like.
 */
export function valueFormatsModule(bundle: Schema): string {
  const formats = new Map<string, string>();
  collect(bundle, '', formats);
  return `// Generated from schemas/**/*.schema.json by \`npm run codegen\`. Do not edit.
/** The name of the format that a pattern of the schemas stands for. */
export const valueFormats: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(formats), null, 2)};
`;
}

function collect(schema: unknown, name: string, formats: Map<string, string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { pattern } = schema as Schema;
  if (typeof pattern === 'string' && !formats.has(pattern)) formats.set(pattern, name);
  for (const [key, child] of Object.entries(schema)) {
    if (key !== 'x-ui') collect(child, NAMELESS.has(key) ? name : key, formats);
  }
}
