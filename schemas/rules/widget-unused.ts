import { createProblem } from '../create-problem.ts';
import type { PageDocument } from '../documents.ts';
import { isRecord } from '../fields.ts';
import type { Rule, RuleContext } from './rule.ts';
import { hasKnownFields } from './widget-fields.ts';
import { widgetReferences } from './widget-references.ts';

export const widgetUnused: Rule = {
  code: 'widget-unused',
  check(page, context) {
    const used = usedIds(page, context);
    return page.widgets.flatMap(({ id }, index) =>
      used.has(id)
        ? []
        : [createProblem('widget-unused', { pointer: `/widgets/${index}`, nodeId: id }, { id })],
    );
  },
};

/**
 * A widget of an unknown type or version may show others through fields that only a newer version knows, so
 * every string in its content counts as a possible reference.
 */
function usedIds(page: PageDocument, { fields }: RuleContext): Set<string> {
  const references = widgetReferences(page, fields).map(({ widgetId }) => widgetId);
  const opaque = page.widgets.filter((widget) => !hasKnownFields(widget, fields));
  return new Set([
    ...references,
    ...opaque.flatMap(({ content, variants }) => stringsIn([content, variants])),
  ]);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : [];
}
