import type { PageDocument } from '../documents.ts';
import type { FieldPaths } from '../fields.ts';
import { visitSections } from '../layout.ts';
import { widgetFields } from './widget-fields.ts';

/** A place of a page that names a widget. */
export interface WidgetReference {
  readonly widgetId: string;
  readonly pointer: string;
  /** The section or widget that holds the reference. */
  readonly nodeId: string;
}

/** Every reference to a widget: by sections, and by fields of widgets that show others. */
export function widgetReferences(page: PageDocument, paths: FieldPaths): WidgetReference[] {
  const sections = visitSections(page.metadata.layout).flatMap(({ section, pointer }) =>
    section.widgetId === undefined
      ? []
      : [{ widgetId: section.widgetId, pointer: `${pointer}/widgetId`, nodeId: section.sectionId }],
  );
  const widgets = widgetFields(page, ['WidgetRef'], paths).flatMap(({ value, pointer, nodeId }) =>
    typeof value === 'string' ? [{ widgetId: value, pointer, nodeId }] : [],
  );
  return [...sections, ...widgets];
}
