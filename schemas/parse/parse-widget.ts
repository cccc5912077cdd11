import { isOverridden, mergeVariant, overridesOf } from '../documents/variant.ts';
import { validateWidget } from '../generated/validators.js';
import { isRecord } from '../json/fields.ts';
import { upgradeWidget, type WidgetPlace } from '../migrations/upgrade-widget.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { problemsOfValidation } from '../problems/problems-of-validation.ts';

type Data = Readonly<Record<string, unknown>>;

/** A widget's data at today's version of its type, and what is wrong with it. */
export interface ReadWidget {
  readonly data: unknown;
  readonly problems: readonly Problem[];
}

/**
 * Brings the widget at an index of its page to today's version and judges its content. Where its type or version
 * is not known it stays as it is, with a warning. What the page's own schema says of a widget is not told here.
 */
export function parseWidget(data: unknown, index: number): ReadWidget {
  const widget = upgradeWidget(data, index);
  if (!widget.isCurrent) return widget;
  const read = withoutWidgetType(widget.data);
  return { data: read, problems: judge(read, widget.place) };
}

/** Contents may name the type of their widget again (spec section 3, "Widget"), which says nothing more. */
function withoutWidgetType(widget: Data): Data {
  if (!isRecord(widget['content'])) return widget;
  const { widgetType, ...content } = widget['content'];
  return typeof widgetType === 'string' ? { ...widget, content } : widget;
}

function judge(widget: Data, place: WidgetPlace): Problem[] {
  const own = contentProblems(widget, place);
  return [...own, ...variantProblems(widget, place, own)];
}

/** Envelope problems of a widget were told by the page's own schema; here only its content counts. */
function contentProblems(widget: Data, { base, nodeId }: WidgetPlace): Problem[] {
  if (!isRecord(widget['content'])) return [];
  const pointer = `${base}/content`;
  const told = { base, nodeId, definition: 'WidgetEnvelope' } as const;
  return problemsOfValidation(validateWidget, widget, told).filter(
    (problem) => problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`),
  );
}

/** What the overrides make invalid that the content alone is not, told where the override stands. */
function variantProblems(widget: Data, place: WidgetPlace, own: readonly Problem[]): Problem[] {
  const overrides = overridesOf(widget);
  if (!overrides || !isRecord(widget['content'])) return [];
  const known = new Set(own.map(({ code, pointer }) => `${code} ${pointer}`));
  const merged = { ...widget, content: mergeVariant(widget['content'], overrides) };
  return contentProblems(merged, place)
    .filter(({ code, pointer }) => !known.has(`${code} ${pointer}`))
    .map(({ code, pointer }) => {
      const inContent = pointer.slice(`${place.base}/content`.length);
      const inVariant = isOverridden(overrides, inContent) ? inContent : '';
      const target = { pointer: `${place.base}/variants/p${inVariant}`, nodeId: place.nodeId };
      return createProblem('variant-invalid', target, { cause: code });
    });
}
