import { suggestionFor } from './closest-name.ts';
import { createProblem } from './create-problem.ts';
import type { AnyWidget, PageDocument, Widget } from './documents.ts';
import { isRecord } from './fields.ts';
import { widgetTypes } from './generated/field-paths.ts';
import { validatePage, validateWidget } from './generated/validators.js';
import { MAX_SECTION_DEPTH } from './layout.ts';
import { isDataTooDeep, isDeeperThan, MAX_NESTING } from './nesting.ts';
import { nodeIdAt } from './node-id.ts';
import { parseJson } from './parse-json.ts';
import { hasErrors, MAX_PROBLEMS, type Problem } from './problem.ts';
import { problemsOfValidation } from './problems-of-validation.ts';
import type { Failure, Success } from './result.ts';
import { isOverridden, mergeVariant, overridesOf } from './variant.ts';

/** A page with the warnings it was given, or why it is refused. */
export type ParsedPage =
  | (Success<PageDocument> & { readonly problems: readonly Problem[] })
  | Failure<Problem>;

const KNOWN_TYPES: ReadonlySet<string> = new Set(widgetTypes);

/** Narrows a widget to the types this version knows. */
export function isKnown(widget: AnyWidget): widget is Widget {
  return KNOWN_TYPES.has(widget.type);
}

/** Reads and validates the text of a page document. */
export function parsePageText(text: string): ParsedPage {
  const json = parseJson(text);
  return json.ok ? parsePage(json.value) : json;
}

/**
 * Validates a page: the envelope first, then each widget by its type. A widget of an unknown type is
 * a warning, never a refusal, so that pages of a newer version survive in this one.
 */
export function parsePage(data: unknown): ParsedPage {
  const tooDeep = depthProblem(data);
  if (tooDeep) return { ok: false, problems: [tooDeep] };
  const problems = [...envelopeProblems(data), ...problemsOfWidgets(widgetsOf(data))];
  if (hasErrors(problems)) return { ok: false, problems };
  return { ok: true, value: data as PageDocument, problems };
}

/**
 * Measured without recursion and before validation: the compiled validator recurses, and a layout
 * nested a million deep would exhaust its stack. So would writing such content back as JSON.
 */
function depthProblem(data: unknown): Problem | undefined {
  const layout =
    isRecord(data) && isRecord(data['metadata']) ? data['metadata']['layout'] : undefined;
  if (isDeeperThan(MAX_SECTION_DEPTH, [layout].filter(isRecord), subSectionsOf)) {
    return createProblem(
      'document-too-deep',
      { pointer: '/metadata/layout' },
      { limit: MAX_SECTION_DEPTH },
    );
  }
  if (!isDataTooDeep(data)) return undefined;
  return createProblem('document-too-deep', { pointer: '' }, { limit: MAX_NESTING });
}

function subSectionsOf({ subSections }: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(subSections) ? subSections.filter(isRecord) : [];
}

function envelopeProblems(data: unknown): Problem[] {
  return problemsOfValidation(validatePage, data, { base: '' }).map((problem) => {
    const nodeId = nodeIdAt(data, problem.pointer);
    return nodeId === undefined ? problem : { ...problem, nodeId };
  });
}

function widgetsOf(data: unknown): unknown[] {
  return isRecord(data) && Array.isArray(data['widgets']) ? data['widgets'] : [];
}

/** Stops after 200 problems, unless they are warnings alone: those must not hide an error. */
function problemsOfWidgets(widgets: readonly unknown[]): Problem[] {
  const problems: Problem[] = [];
  for (const [index, widget] of widgets.entries()) {
    if (problems.length >= MAX_PROBLEMS && hasErrors(problems)) break;
    problems.push(...widgetProblems(widget, index));
  }
  return problems;
}

interface WidgetPlace {
  /** Pointer of the widget. */
  readonly base: string;
  readonly nodeId: string | undefined;
}

function widgetProblems(widget: unknown, index: number): Problem[] {
  if (!isRecord(widget) || typeof widget['type'] !== 'string') return [];
  const nodeId = typeof widget['id'] === 'string' ? widget['id'] : undefined;
  const place = { base: `/widgets/${index}`, nodeId };
  const { type } = widget;
  if (!KNOWN_TYPES.has(type)) {
    const params = { type, ...suggestionFor(type, widgetTypes) };
    return [
      createProblem('widget-type-unknown', { pointer: `${place.base}/type`, nodeId }, params),
    ];
  }
  const own = contentProblems(widget, place);
  return [...own, ...variantProblems(widget, place, own)];
}

/** Envelope problems of a widget were told by the page's own schema; here only its content counts. */
function contentProblems(
  widget: Record<string, unknown>,
  { base, nodeId }: WidgetPlace,
): Problem[] {
  if (!isRecord(widget['content'])) return [];
  const pointer = `${base}/content`;
  return problemsOfValidation(validateWidget, widget, { base, nodeId }).filter(
    (problem) => problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`),
  );
}

/** What the overrides make invalid that the content alone is not, told where the override stands. */
function variantProblems(
  widget: Record<string, unknown>,
  place: WidgetPlace,
  own: readonly Problem[],
): Problem[] {
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
