import type { SchemaFiles } from './schema-files.ts';

/** The `x-headings` notes of all widgets as a module, by widget type. */
export function headingsModule({ widgets }: SchemaFiles): string {
  const notes = Object.entries(widgets).map(
    ([type, { schema }]) => [type, schema['x-headings'] ?? []] as const,
  );
  return `// Generated from schemas/**/*.schema.json by \`npm run codegen\`. Do not edit.
import type { HeadingNotes } from '#schemas/heading-notes.ts';

export const headingNotes: HeadingNotes = ${JSON.stringify(Object.fromEntries(notes), null, 1)};
`;
}
