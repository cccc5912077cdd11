import type { PageDocument } from '../../documents/documents.ts';
import { visitSections } from '../../documents/layout.ts';
import type { FieldPaths } from '../../json/fields.ts';
import { createProblem } from '../../problems/create-problem.ts';
import { createSuggester } from '../../text/closest-name.ts';
import type { Rule } from '../engine/rule.ts';
import { widgetFields } from '../engine/widget-fields.ts';

export const widgetDangling: Rule = {
  code: 'widget-dangling',
  check(page, { fields }) {
    const known = new Set(page.widgets.map(({ id }) => id));
    const suggest = createSuggester(known);
    return namingPlaces(page, fields)
      .filter(({ widgetId }) => !known.has(widgetId))
      .map(({ widgetId, ...place }) =>
        createProblem('widget-dangling', place, { id: widgetId, ...suggest(widgetId) }),
      );
  },
};

/** A place of a page that names a widget. */
interface NamingPlace {
  readonly widgetId: string;
  readonly pointer: string;
  /** The section or widget that names it. */
  readonly nodeId: string;
}

/** Sections first, then the fields of widgets that show others. */
function namingPlaces(page: PageDocument, paths: FieldPaths): NamingPlace[] {
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
