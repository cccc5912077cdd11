import { isRecord } from '../../json/fields.ts';
import { isDataTooDeep } from '../../json/nesting.ts';

/**
 * As much of a page as differences need. Every `PageDocument` is one; so is a draft whose content breaks
 * its schema, as long as its sections and widgets have ids.
 */
export interface ComparablePage {
  readonly metadata: { readonly layout: ComparableSection };
  readonly widgets: readonly ComparableWidget[];
}

export interface ComparableSection {
  readonly sectionId: string;
  readonly widgetId?: string;
  readonly subSections?: readonly ComparableSection[];
}

export interface ComparableWidget {
  readonly id: string;
  readonly type: string;
  readonly version?: unknown;
  readonly content?: unknown;
  readonly variants?: unknown;
}

/** Whether data can be compared by its parts. */
export function isComparablePage(data: unknown): data is ComparablePage {
  if (isDataTooDeep(data) || !isRecord(data) || !isRecord(data['metadata'])) return false;
  const { widgets } = data;
  return isSection(data['metadata']['layout']) && Array.isArray(widgets) && widgets.every(isWidget);
}

function isSection(data: unknown): boolean {
  if (!isRecord(data) || typeof data['sectionId'] !== 'string') return false;
  const { widgetId, subSections } = data;
  if (widgetId !== undefined && typeof widgetId !== 'string') return false;
  return subSections === undefined || (Array.isArray(subSections) && subSections.every(isSection));
}

function isWidget(data: unknown): boolean {
  return isRecord(data) && typeof data['id'] === 'string' && typeof data['type'] === 'string';
}
