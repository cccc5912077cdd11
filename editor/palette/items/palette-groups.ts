import type { ReactNode } from 'react';
import type { Label } from '#schemas/definitions/object-shape.ts';
import type { WidgetCategory } from '#schemas/definitions/widget-starter.ts';
import type { SectionNode } from '#schemas/documents/documents.ts';
import { contentShapeOf } from '#schemas/fields/shape.ts';
import { widgetCatalogue } from '#schemas/generated/widget-catalogue.ts';
import { widgetCategories } from '#schemas/generated/widget-categories.ts';
import type { DragSource } from '../../canvas/drag/drag-origin.ts';
import {
  type PlaceholderValues,
  starterFragment,
} from '../../document/new-content/starter-fragment.ts';
import type { OpenSite } from '../../document/store/page-editor-context.ts';
import { serverNow } from '../../service/request/server-clock.ts';
import { formatMessage, type Language, type MessageKey } from '../../ui/messages/messages.ts';
import { type ThumbnailPart, thumbnailParts } from './thumbnail-parts.ts';

/** Between blocks of a new section, and between columns, in pixels. */
const BLOCK_GAP = 24;

const COLUMN_GAP = 32;

const LAYOUTS: readonly Layout[] = [
  { id: 'section', part: 'box', columns: 0 },
  { id: 'columns-2', part: 'columns', columns: 2 },
  { id: 'columns-3', part: 'thirds', columns: 3 },
];

/** In the order in which a page is built. */
const CATEGORIES: readonly WidgetCategory[] = [
  'basic',
  'highlight',
  'content',
  'jobs',
  'site',
  'advanced',
];

/** What new content is filled from. */
export interface SiteWithPages extends OpenSite {
  /** As they are known when something is added. */
  readonly pages: () => PlaceholderValues['pages'];
}

/** Everything that can be added to a page of a site, by kind. */
export function paletteGroups(site: SiteWithPages, language: Language): readonly PaletteGroup[] {
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

function widgetItem(type: string, site: SiteWithPages, language: Language): PaletteItem {
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
    fragment: () => starterFragment(type, { site, pages: site.pages(), now: serverNow() }),
  };
}

interface Layout {
  readonly id: 'section' | 'columns-2' | 'columns-3';
  readonly part: ThumbnailPart;
  readonly columns: number;
}

/** Sections without content, to arrange others in. */
function layoutItems(language: Language): readonly PaletteItem[] {
  return LAYOUTS.map(({ id, part, columns }) => {
    const name: MessageKey = `palette.layout.${id}`;
    const words: MessageKey = `palette.layout.${id}.words`;
    return {
      key: `layout:${id}`,
      label: formatMessage(language, name),
      summary: formatMessage(language, `palette.layout.${id}.summary`),
      parts: [part],
      words: [formatMessage(language, name), formatMessage(language, words)],
      fragment: () => ({
        sections: [columns === 0 ? emptySection(id) : row(id, columns)],
        widgets: [],
      }),
    };
  });
}

function emptySection(sectionId: string): SectionNode {
  return { sectionId, subSections: [], options: { gap: BLOCK_GAP } };
}

function row(sectionId: string, columns: number): SectionNode {
  return {
    sectionId,
    subSections: Array.from({ length: columns }, (_, index) =>
      emptySection(`${sectionId}-${index + 1}`),
    ),
    options: { childDirection: 'horizontal', gap: COLUMN_GAP },
  };
}

/** Something that can be put on a page. */
export interface PaletteItem extends DragSource {
  /** Under which it is dragged: `widget:hero`. */
  readonly key: string;
  readonly summary: string;
  readonly parts: readonly ThumbnailPart[];
  /** All that it is found by, in both languages. */
  readonly words: readonly string[];
  /** What else can be done with it, over its corner. */
  readonly actions?: ReactNode;
}

export interface PaletteGroup {
  readonly id: string;
  readonly name: string;
  readonly items: readonly PaletteItem[];
  /** Stands before the items, or in their place. */
  readonly note?: ReactNode;
}
