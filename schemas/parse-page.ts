import { createProblem } from './create-problem.ts';
import type { AnyWidget, PageDocument, Widget } from './documents.ts';
import { isRecord } from './fields.ts';
import { validatePage } from './generated/validators.js';
import { MAX_SECTION_DEPTH } from './layout.ts';
import { currentVersion, isNewer } from './migrations/widget-version.ts';
import { isDataTooDeep, isDeeperThan, MAX_NESTING } from './nesting.ts';
import { nodeIdAt } from './node-id.ts';
import { rememberOpaqueTexts } from './opaque-text.ts';
import { parseJson } from './parse-json.ts';
import { parseWidget } from './parse-widget.ts';
import { hasErrors, MAX_PROBLEMS, type Problem } from './problem.ts';
import { problemsOfValidation } from './problems-of-validation.ts';
import type { Failure, Success } from './result.ts';

/** A page with the warnings it was given, or why it is refused. */
export type ParsedPage =
  | (Success<PageDocument> & { readonly problems: readonly Problem[] })
  | Failure<Problem>;

/** Narrows a widget to the types, and the versions of them, that this installation knows. */
export function isKnown(widget: AnyWidget): widget is Widget {
  return currentVersion(widget.type) !== undefined && !isNewer(widget);
}

/** Reads and validates the text of a page document. What its opaque widgets hold is remembered as it was written. */
export function parsePageText(text: string): ParsedPage {
  const json = parseJson(text);
  if (!json.ok) return json;
  const parsed = parsePage(json.value);
  if (parsed.ok && !parsed.value.widgets.every(isKnown)) {
    rememberOpaqueTexts(text, parsed.value.widgets, isKnown);
  }
  return parsed;
}

/**
 * Validates a page: the envelope first, then each widget by its type, brought to today's version. A widget of an
 * unknown type or of a newer version is a warning, never a refusal, so that newer pages survive in older installations.
 */
export function parsePage(data: unknown): ParsedPage {
  const tooDeep = depthProblem(data);
  if (tooDeep) return { ok: false, problems: [tooDeep] };
  const stored = widgetsOf(data);
  const read = readWidgets(stored);
  const problems = [...envelopeProblems(data), ...read.problems];
  if (hasErrors(problems)) return { ok: false, problems };
  const page = data as PageDocument;
  const value =
    read.widgets === stored ? page : ({ ...page, widgets: read.widgets } as PageDocument);
  return { ok: true, value, problems };
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
  return problemsOfValidation(validatePage, data, { base: '', definition: 'Page' }).map(
    (problem) => {
      const nodeId = nodeIdAt(data, problem.pointer);
      return nodeId === undefined ? problem : { ...problem, nodeId };
    },
  );
}

function widgetsOf(data: unknown): unknown[] {
  return isRecord(data) && Array.isArray(data['widgets']) ? data['widgets'] : [];
}

interface ReadWidgets {
  /** The widgets as they were handed in where none of them was brought to another version. */
  readonly widgets: readonly unknown[];
  readonly problems: readonly Problem[];
}

/** Stops after 200 problems, unless they are warnings alone: those must not hide an error. */
function readWidgets(stored: readonly unknown[]): ReadWidgets {
  const problems: Problem[] = [];
  const widgets: unknown[] = [];
  for (const [index, widget] of stored.entries()) {
    if (problems.length >= MAX_PROBLEMS && hasErrors(problems)) break;
    const read = parseWidget(widget, index);
    problems.push(...read.problems);
    widgets.push(read.data);
  }
  const isSame = widgets.every((widget, index) => widget === stored[index]);
  return { widgets: isSame ? stored : widgets, problems };
}
