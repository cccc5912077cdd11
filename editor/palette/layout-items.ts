import type { SectionNode } from '#schemas/documents.ts';
import type { Language, MessageKey } from '../messages/messages.ts';
import { formatMessage } from '../messages/messages.ts';
import type { PaletteItem } from './palette-item.ts';
import type { ThumbnailPart } from './thumbnail-parts.ts';

/** Between blocks of a new section, and between columns, in pixels. */
const BLOCK_GAP = 24;
const COLUMN_GAP = 32;

interface Layout {
  readonly id: 'section' | 'columns-2' | 'columns-3';
  readonly part: ThumbnailPart;
  readonly columns: number;
}

const LAYOUTS: readonly Layout[] = [
  { id: 'section', part: 'box', columns: 0 },
  { id: 'columns-2', part: 'columns', columns: 2 },
  { id: 'columns-3', part: 'thirds', columns: 3 },
];

/** Sections without content, to arrange others in. */
export function layoutItems(language: Language): readonly PaletteItem[] {
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
