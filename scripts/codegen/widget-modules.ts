import { mapValues, pickBy } from 'lodash-es';
import type { SchemaFiles, WidgetSchema } from './schema-files.ts';

// Modules that tell something of each widget by its type.

const BANNER = '// Generated from schemas/widgets by `npm run codegen`. Do not edit.\n';

/** The `x-headings` notes of all widgets. */
export function headingsModule({ widgets }: SchemaFiles): string {
  const notes = mapValues(widgets, ({ schema }) => schema['x-headings'] ?? []);
  return `${BANNER}import type { HeadingNotes } from '#schemas/definitions/heading-notes.ts';

export const headingNotes: HeadingNotes = ${toJson(notes)};
`;
}

/** The `x-traits` of the widgets that have any. */
export function widgetTraitsModule({ widgets }: SchemaFiles): string {
  const traits = mapValues(widgets, ({ schema }) => schema['x-traits']);
  return `${BANNER}import type { WidgetTraits } from '#schemas/definitions/widget-traits.ts';

export const widgetTraits: Readonly<Record<string, WidgetTraits>> = ${toJson(traits)};
`;
}

/** What new widgets say at first: of use only to who adds one. */
export function startersModule({ widgets }: SchemaFiles): string {
  const starters = mapValues(withStarter(widgets), (widget) => ({
    content: widget.starter?.content,
    options: widget.starter?.options,
  }));
  return `${BANNER}import type { WidgetStarter } from '#schemas/definitions/widget-starter.ts';
import type { SectionOptions } from './documents.ts';

export const starters: Readonly<Record<string, WidgetStarter<SectionOptions>>> = ${toJson(starters)};
`;
}

/** The widgets that can be added, with what they are found by. */
export function widgetCatalogueModule({ widgets }: SchemaFiles): string {
  const offers = mapValues(withStarter(widgets), (widget) => ({
    summary: widget.starter?.summary,
    words: widget.starter?.words,
  }));
  return `${BANNER}import type { WidgetOffer } from '#schemas/definitions/widget-starter.ts';

export const widgetCatalogue: Readonly<Record<string, WidgetOffer>> = ${toJson(offers)};
`;
}

interface Notes {
  readonly category?: string;
}

/** What kind of thing each widget is. */
export function widgetCategoriesModule({ widgets }: SchemaFiles): string {
  const categories = mapValues(
    widgets,
    ({ schema }) => ((schema['x-ui'] ?? {}) as Notes).category ?? 'content',
  );
  return `${BANNER}import type { WidgetCategory } from '#schemas/definitions/widget-starter.ts';

export const widgetCategories: Readonly<Record<string, WidgetCategory>> = ${toJson(categories)};
`;
}

function withStarter(widgets: SchemaFiles['widgets']): Readonly<Record<string, WidgetSchema>> {
  return pickBy(widgets, ({ starter }) => starter !== undefined);
}

/** JSON for people to read; what is undefined is left out. */
function toJson(value: unknown): string {
  return JSON.stringify(value, null, 1);
}
