import type { SchemaFiles } from './schema-files.ts';

/** What new widgets say at first as a module, by type: of use only to who adds one. */
export function startersModule({ widgets }: SchemaFiles): string {
  const starters = Object.entries(widgets).flatMap(([type, { starter }]) => {
    if (starter === undefined) return [];
    const { content, options } = starter;
    return [[type, { content, ...(options && { options }) }] as const];
  });
  return `// Generated from schemas/widgets/*.starter.json by \`npm run codegen\`. Do not edit.
import type { WidgetStarter } from '#schemas/widget-starter.ts';

export const starters: Readonly<Record<string, WidgetStarter>> = ${JSON.stringify(Object.fromEntries(starters), null, 1)};
`;
}
