import type { PageDocument, SectionNode } from '#schemas/documents/documents.ts';
import { isKnown } from '#schemas/documents/is-known.ts';
import { MAX_SECTION_DEPTH } from '#schemas/documents/layout.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { isDeeperThan, isTextTooDeep } from '#schemas/json/nesting.ts';
import { upgradeWidget } from '#schemas/migrations/upgrade-widget.ts';
import { rememberOpaqueTexts } from '#schemas/parse/opaque-text.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { type EditedPage, toEditedPage } from './edited-page.ts';

/**
 * Reads the text of a draft. A draft may be invalid, since nobody is kept from saving half a thought: it opens as long
 * as its tree of sections and its list of widgets can be walked. `explainPage` says why another does not.
 */
export function readPage(text: string): Result<EditedPage, 'unreadable'> {
  const page = editableDraft(text);
  if (page === undefined || !hasUniqueIds(page)) return fail('unreadable');
  return ok(toEditedPage(page));
}

/** The draft of a text whose tree can be walked, also where ids stand twice in it. */
export function editableDraft(text: string): PageDocument | undefined {
  const data = readJson(text);
  if (!isWalkable(data)) return undefined;
  const widgets = data.widgets.map((widget, index) => upgradeWidget(widget, index).data);
  const page = { ...data, widgets } as unknown as PageDocument;
  if (!page.widgets.every(isKnown)) rememberOpaqueTexts(text, page.widgets, isKnown);
  return page;
}

interface WalkablePage {
  readonly metadata: { readonly layout: SectionNode };
  readonly widgets: readonly unknown[];
}

function isWalkable(data: unknown): data is WalkablePage {
  if (!isRecord(data) || !isRecord(data['metadata']) || !Array.isArray(data['widgets']))
    return false;
  const { layout } = data['metadata'];
  const isShallow =
    isRecord(layout) &&
    !isDeeperThan(MAX_SECTION_DEPTH, [layout], ({ subSections }) =>
      Array.isArray(subSections) ? subSections.filter(isRecord) : [],
    );
  return isShallow && isSection(layout) && data['widgets'].every(isWidget);
}

function isSection(value: unknown): boolean {
  if (!isRecord(value) || typeof value['sectionId'] !== 'string') return false;
  const { widgetId, subSections, options } = value;
  return (
    (widgetId === undefined || typeof widgetId === 'string') &&
    (subSections === undefined || (Array.isArray(subSections) && subSections.every(isSection))) &&
    (options === undefined || isRecord(options)) &&
    (widgetId === undefined || subSections === undefined)
  );
}

function isWidget(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['type'] === 'string' &&
    isRecord(value['content'])
  );
}

function hasUniqueIds({ metadata, widgets }: PageDocument): boolean {
  const ids = [...sectionIds(metadata.layout), ...widgets.map(({ id }) => id)];
  return new Set(ids).size === ids.length;
}

function sectionIds({ sectionId, subSections = [] }: SectionNode): string[] {
  return [sectionId, ...subSections.flatMap(sectionIds)];
}

/**
 * Reads JSON text as deep as documents may be; undefined for all other text. What is wrong with that is worded by code
 * that is loaded for it alone.
 */
export function readJson(text: string): unknown {
  if (isTextTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
