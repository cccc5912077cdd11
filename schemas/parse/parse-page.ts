import type { PageDocument } from '../documents/documents.ts';
import { isKnown } from '../documents/is-known.ts';
import { MAX_SECTION_DEPTH } from '../documents/layout.ts';
import { nodeIdAt } from '../documents/node-id.ts';
import { validatePage } from '../generated/validators.js';
import { isRecord } from '../json/fields.ts';
import { dataTooDeepAt, firstBelow, MAX_NESTING } from '../json/nesting.ts';
import { createProblem } from '../problems/create-problem.ts';
import { hasErrors, MAX_PROBLEMS, type Problem } from '../problems/problem.ts';
import { problemsOfValidation } from '../problems/problems-of-validation.ts';
import { type Failure, fail, type Success } from '../problems/result.ts';
import { rememberOpaqueTexts } from './opaque-text.ts';
import { parseJson } from './parse-json.ts';
import { parseWidget } from './parse-widget.ts';

/** A page with the warnings it was given, or why it is refused. */
export type ParsedPage =
  | (Success<PageDocument> & { readonly problems: readonly Problem[] })
  | Failure<Problem>;

/**
 * Reads and validates the text of a page document. What its opaque widgets hold is remembered as it was written.
 * @param json what `parseJson` made of the text, where that is known already
 */
export function parsePageText(text: string, json = parseJson(text)): ParsedPage {
  if (!json.ok) return json;
  // Reading the text has limited how deep the rest is nested.
  const tooDeep = layoutProblem(json.value);
  const parsed = tooDeep ? fail(tooDeep) : judgePage(json.value);
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
  const tooDeep = layoutProblem(data) ?? nestingProblem(data);
  return tooDeep ? fail(tooDeep) : judgePage(data);
}

function judgePage(data: unknown): ParsedPage {
  const stored = widgetsOf(data);
  const ofEnvelope = envelopeProblems(data);
  const read = readWidgets(stored, hasErrors(ofEnvelope));
  const problems = [...ofEnvelope, ...read.problems];
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
function layoutProblem(data: unknown): Problem | undefined {
  const layout =
    isRecord(data) && isRecord(data['metadata']) ? data['metadata']['layout'] : undefined;
  const roots = isRecord(layout) ? [{ section: layout, pointer: '/metadata/layout' }] : [];
  const tooDeep = firstBelow(MAX_SECTION_DEPTH, roots, subSectionsOf);
  if (!tooDeep) return undefined;
  const { pointer } = tooDeep;
  return createProblem('document-too-deep', { pointer }, { limit: MAX_SECTION_DEPTH });
}

/** Likewise of whatever else a page holds. */
function nestingProblem(data: unknown): Problem | undefined {
  const pointer = dataTooDeepAt(data);
  if (pointer === undefined) return undefined;
  return createProblem('document-too-deep', { pointer }, { limit: MAX_NESTING });
}

interface SectionPlace {
  readonly section: Record<string, unknown>;
  readonly pointer: string;
}

function subSectionsOf({ section, pointer }: SectionPlace): SectionPlace[] {
  const { subSections } = section;
  if (!Array.isArray(subSections)) return [];
  return subSections.flatMap((each: unknown, index) =>
    isRecord(each) ? [{ section: each, pointer: `${pointer}/subSections/${index}` }] : [],
  );
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

/**
 * Stops after 200 problems, unless they are warnings alone: those must not hide an error.
 * @param isRefused whether the page is in error whatever its widgets hold
 */
function readWidgets(stored: readonly unknown[], isRefused: boolean): ReadWidgets {
  const problems: Problem[] = [];
  const widgets: unknown[] = [];
  let hasError = isRefused;
  for (const [index, widget] of stored.entries()) {
    if (hasError && problems.length >= MAX_PROBLEMS) break;
    const read = parseWidget(widget, index);
    problems.push(...read.problems);
    hasError ||= hasErrors(read.problems);
    widgets.push(read.data);
  }
  const isSame = widgets.every((widget, index) => widget === stored[index]);
  return { widgets: isSame ? stored : widgets, problems };
}
