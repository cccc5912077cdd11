import type { PageDocument, SectionNode } from '#schemas/documents/documents.ts';
import { type EditedPage, type EditedSection, toEditedPage } from '../../document/edited-page.ts';
import type { Box } from './box.ts';
import type { PageLayout } from './zone.ts';

/** A block: a section that shows a text. */
export function block(id: string): SectionNode {
  return { sectionId: id, widgetId: `w-${id}` };
}

export function column(id: string, subSections: SectionNode[] = [], options = {}): SectionNode {
  return { sectionId: id, subSections, options };
}

export function row(id: string, subSections: SectionNode[] = [], options = {}): SectionNode {
  return { sectionId: id, subSections, options: { childDirection: 'horizontal', ...options } };
}

export function pageOf(...sections: readonly SectionNode[]): EditedPage {
  const layout = { sectionId: 'root', subSections: [...sections] };
  const page = {
    schemaVersion: 1,
    id: 'prueba',
    url: '/prueba',
    type: 'CONTENT',
    metadata: { title: 'Prueba', description: 'Prueba', layout },
    widgets: widgetIdsIn(layout).map((id) => ({ id, type: 'divider', content: {} })),
  };
  return toEditedPage(page as unknown as PageDocument);
}

function widgetIdsIn({ widgetId, subSections = [] }: SectionNode): string[] {
  return [...(widgetId === undefined ? [] : [widgetId]), ...subSections.flatMap(widgetIdsIn)];
}

interface DrawOptions {
  readonly width?: number;
  readonly isRtl?: boolean;
  /** Pixels of the screen per pixel of the page. */
  readonly scale?: number;
  readonly blockHeight?: number;
  /** Children that stand side by side before a row wraps. */
  readonly perLane?: number;
  /** Sections that are not drawn. */
  readonly hidden?: readonly string[];
}

interface Drawing {
  readonly page: EditedPage;
  readonly options: DrawOptions;
  readonly boxes: Map<string, Box>;
}

/** Where something is put, and how wide it may be. */
interface Corner {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
}

/** Draws a page as a browser would: columns and rows of equal shares, with the sections' own padding and gap. */
export function draw(page: EditedPage, options: DrawOptions = {}): PageLayout {
  const { width = 1000, isRtl = false, scale = 1 } = options;
  const boxes = new Map<string, Box>();
  placeSection({ page, options, boxes }, page.rootId, { left: 0, top: 0, wide: width });
  return {
    boxOf: (id) => scaled(boxes.get(id), scale),
    boxOfRootWidget: () => scaled(boxes.get(page.rootId), scale),
    axisOf: (section) => (isRow(section) ? 'row' : 'column'),
    isRtl,
  };
}

/** @returns its height */
function placeSection(drawing: Drawing, id: string, { left, top, wide }: Corner): number {
  const { blockHeight = 60, perLane = 12, hidden = [] } = drawing.options;
  const section = sectionAt(drawing.page, id);
  const { padding = 0, gap = 0 } = section.options ?? {};
  const children = (section.childIds ?? []).filter((child) => !hidden.includes(child));
  const lanes = chunksOf(children, isRow(section) ? perLane : 1);
  let height = section.widgetId === undefined ? padding : blockHeight;
  for (const [at, lane] of lanes.entries()) {
    height += at > 0 ? gap : 0;
    const corner = { left: left + padding, top: top + height, wide: wide - 2 * padding };
    height += placeLane(drawing, lane, corner, gap);
  }
  height += section.widgetId === undefined ? padding : 0;
  drawing.boxes.set(id, { left, top, right: left + wide, bottom: top + height });
  return height;
}

/** Side by side, all as high as the highest. */
function placeLane(
  drawing: Drawing,
  ids: readonly string[],
  { left, top, wide }: Corner,
  gap: number,
): number {
  const share = (wide - gap * (ids.length - 1)) / ids.length;
  const ordered = drawing.options.isRtl ? ids.toReversed() : ids;
  const heights = ordered.map((id, i) =>
    placeSection(drawing, id, { left: left + i * (share + gap), top, wide: share }),
  );
  const height = Math.max(...heights);
  for (const id of ids) {
    const box = drawing.boxes.get(id);
    if (box) drawing.boxes.set(id, { ...box, bottom: top + height });
  }
  return height;
}

function chunksOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size));
}

function isRow({ options }: EditedSection): boolean {
  return options?.childDirection === 'horizontal';
}

function sectionAt({ sections }: EditedPage, id: string): EditedSection {
  const section = sections[id];
  if (!section) throw new Error(`No section "${id}".`);
  return section;
}

function scaled(box: Box | undefined, scale: number): Box | undefined {
  if (!box) return undefined;
  const { left, top, right, bottom } = box;
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
}
