import type { SchemaFiles } from './schema-files.ts';

interface Notes {
  readonly category?: string;
}

/** The widgets that can be added, with what they are found by, as a module. */
export function widgetCatalogueModule({ widgets }: SchemaFiles): string {
  const offers = Object.entries(widgets).flatMap(([type, { starter }]) => {
    if (starter === undefined) return [];
    const { summary, words } = starter;
    return [[type, { summary, words }] as const];
  });
  return `// Generated from schemas/widgets/*.starter.json by \`npm run codegen\`. Do not edit.
import type { WidgetOffer } from '#schemas/widget-starter.ts';

export const widgetCatalogue: Readonly<Record<string, WidgetOffer>> = ${JSON.stringify(Object.fromEntries(offers), null, 1)};
`;
}

/** What kind of thing each widget is, as a module. */
export function widgetCategoriesModule({ widgets }: SchemaFiles): string {
  const categories = Object.entries(widgets).map(([type, { schema }]) => {
    const { category = 'content' } = (schema['x-ui'] ?? {}) as Notes;
    return [type, category] as const;
  });
  return `// Generated from schemas/widgets/*.schema.json by \`npm run codegen\`. Do not edit.
import type { WidgetCategory } from '#schemas/widget-starter.ts';

export const widgetCategories: Readonly<Record<string, WidgetCategory>> = ${JSON.stringify(Object.fromEntries(categories), null, 1)};
`;
}
