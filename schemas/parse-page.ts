import { closestName } from './closest-name.ts';
import { createProblem } from './create-problem.ts';
import type { AnyWidget, PageDocument, Widget } from './documents.ts';
import { isRecord } from './fields.ts';
import { widgetTypes } from './generated/field-paths.ts';
import { validatePage, validateWidget } from './generated/validators.js';
import { MAX_SECTION_DEPTH, visitSections } from './layout.ts';
import { parseJson } from './parse-json.ts';
import { hasErrors, type Problem } from './problem.ts';
import { problemsOfValidation } from './problems-of-validation.ts';
import type { Failure, Success } from './result.ts';

/** A page with the warnings it was given, or why it is refused. */
export type ParsedPage = (Success<PageDocument> & { readonly problems: readonly Problem[] }) | Failure<Problem>;

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
  const envelope = problemsOfValidation(validatePage, data, { base: '' });
  const problems = [...envelope, ...widgetsOf(data).flatMap(widgetProblems)];
  if (hasErrors(problems)) return { ok: false, problems };
  return { ok: true, value: data as PageDocument, problems };
}

/**
 * Measured without recursion and before validation: the compiled validator recurses, and a layout
 * nested a million deep would exhaust its stack.
 */
function depthProblem(data: unknown): Problem | undefined {
  let level: unknown[] = isRecord(data) && isRecord(data['metadata']) ? [data['metadata']['layout']] : [];
  let depth = 0;
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap((section) => (isRecord(section) && Array.isArray(section['subSections']) ? section['subSections'] : []));
  }
  if (depth <= MAX_SECTION_DEPTH) return undefined;
  return createProblem('document-too-deep', { pointer: '/metadata/layout' }, { depth, limit: MAX_SECTION_DEPTH });
}

function widgetsOf(data: unknown): unknown[] {
  return isRecord(data) && Array.isArray(data['widgets']) ? data['widgets'] : [];
}

function widgetProblems(widget: unknown, index: number): Problem[] {
  if (!isRecord(widget) || typeof widget['type'] !== 'string') return [];
  const nodeId = typeof widget['id'] === 'string' ? widget['id'] : undefined;
  const base = `/widgets/${index}`;
  const { type } = widget;
  if (!KNOWN_TYPES.has(type)) {
    const suggestion = closestName(type, widgetTypes);
    const params = suggestion === undefined ? { type } : { type, suggestion };
    return [createProblem('widget-type-unknown', { pointer: `${base}/type`, nodeId }, params)];
  }
  return [
    ...contentProblems(widget, base, nodeId),
    ...variantProblems(widget, base, nodeId),
  ];
}

/** Envelope problems of a widget were told by the page's own schema; here only its content counts. */
function contentProblems(widget: Record<string, unknown>, base: string, nodeId: string | undefined): Problem[] {
  return problemsOfValidation(validateWidget, widget, { base, nodeId }).filter(({ pointer }) =>
    pointer.startsWith(`${base}/content`),
  );
}

function variantProblems(widget: Record<string, unknown>, base: string, nodeId: string | undefined): Problem[] {
  const { content, variants } = widget;
  if (!isRecord(content) || !isRecord(variants) || !isRecord(variants['p'])) return [];
  const own = contentProblems(widget, base, nodeId);
  const merged = contentProblems({ ...widget, content: { ...content, ...variants['p'] } }, base, nodeId);
  const isNew = ({ code, pointer }: Problem) => !own.some((known) => known.code === code && known.pointer === pointer);
  if (!merged.some(isNew)) return [];
  return [createProblem('variant-invalid', { pointer: `${base}/variants/p`, nodeId })];
}
