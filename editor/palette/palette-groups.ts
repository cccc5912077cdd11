import { widgetCatalogue } from '#schemas/generated/widget-catalogue.ts';
import { widgetCategories } from '#schemas/generated/widget-categories.ts';
import type { Label } from '#schemas/object-shape.ts';
import { contentShapeOf } from '#schemas/shape.ts';
import type { WidgetCategory } from '#schemas/widget-starter.ts';
import { formatMessage, type Language } from '../messages/messages.ts';
import type { OpenSite } from '../site/open-site-context.ts';
import { layoutItems } from './layout-items.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import { starterFragment } from './starter-fragment.ts';
import { thumbnailParts } from './thumbnail-parts.ts';

/** In the order in which a page is built. */
const CATEGORIES: readonly WidgetCategory[] = [
  'basic',
  'highlight',
  'content',
  'jobs',
  'site',
  'advanced',
];

/** Everything that can be added to a page of a site, by kind. */
export function paletteGroups(site: OpenSite, language: Language): readonly PaletteGroup[] {
  const name = formatMessage(language, 'palette.category.layout');
  const groups = CATEGORIES.map((id) => ({
    id,
    name: formatMessage(language, `palette.category.${id}`),
    items: Object.keys(widgetCatalogue)
      .filter((type) => categoryOf(type) === id)
      .map((type) => widgetItem(type, site, language))
      .sort((a, b) => a.label.localeCompare(b.label, language)),
  }));
  return [{ id: 'layout', name, items: layoutItems(language) }, ...groups];
}

/** A kind that only newer widgets name is shown with the rest. */
function categoryOf(type: string): WidgetCategory {
  const category = widgetCategories[type] ?? 'content';
  return CATEGORIES.includes(category) ? category : 'content';
}

function widgetItem(type: string, site: OpenSite, language: Language): PaletteItem {
  const label: Label = contentShapeOf(type)?.label ?? { es: type, en: type };
  const offer = widgetCatalogue[type];
  const category = categoryOf(type);
  return {
    key: `widget:${type}`,
    label: label[language],
    summary: offer?.summary[language] ?? '',
    parts: thumbnailParts(type),
    words: [
      ...Object.values(label),
      ...Object.values(offer?.summary ?? {}),
      ...(offer?.words ?? []),
      formatMessage(language, `palette.category.${category}`),
    ],
    fragment: () => starterFragment(type, { site, now: Date.now() }),
  };
}
