import { MAX_PATTERN_NAME } from '#schemas/api/constants.ts';
import { MAX_SECTION_DEPTH } from '#schemas/documents/layout.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { memberSpans } from '#schemas/json/json-spans.ts';
import { isDeeperThan } from '#schemas/json/nesting.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { createProblem } from '#schemas/problems/create-problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Refusal } from '../documents/refusal.ts';

/** Largest fragment of a pattern, in bytes of UTF-8. */
const MAX_PATTERN_BYTES = 512 * 1024;

/** A pattern as it is stored. */
export interface PatternText {
  readonly name: string;
  /** JSON text */
  readonly fragment: string;
}

/**
 * Reads what a pattern must have whatever its widgets are, so that those of a newer version can be kept: a name,
 * sections of bearable depth and widgets with ids.
 */
export function readPattern(text: string): Result<PatternText, Refusal> {
  const json = parseJson(text);
  if (!json.ok) return fail({ kind: 'document-invalid', problems: json.problems });
  const body = isRecord(json.value) ? json.value : {};
  const name = typeof body['name'] === 'string' ? body['name'].trim() : '';
  if (name === '' || name.length > MAX_PATTERN_NAME)
    return refuse(`Give the pattern a "name" of 1 to ${MAX_PATTERN_NAME} characters.`);
  return readFragment({ name, text }, body['fragment']);
}

function readFragment(
  { name, text }: Pick<PatternText, 'name'> & { readonly text: string },
  value: unknown,
): Result<PatternText, Refusal> {
  const sections = partsOf(value, 'sections', isSection);
  const widgets = partsOf(value, 'widgets', isWidget);
  if (sections === undefined || sections.length === 0 || widgets === undefined)
    return refuse(
      'Send "fragment" as {"sections": […], "widgets": […]}: at least one section with a "sectionId", and widgets with an "id" and a "type".',
    );
  if (isDeeperThan(MAX_SECTION_DEPTH, sections, childrenOf)) {
    const params = { limit: MAX_SECTION_DEPTH };
    const problem = createProblem('document-too-deep', { pointer: '/fragment/sections' }, params);
    return fail({ kind: 'document-invalid', problems: [problem] });
  }
  const fragment = fragmentText(text);
  if (Buffer.byteLength(fragment) > MAX_PATTERN_BYTES)
    return refuse(`A pattern may have ${MAX_PATTERN_BYTES / 1024} KiB. Save fewer sections.`);
  return ok({ name, fragment });
}

/** As it was written: parsing loses numbers, keys and orders that widgets of a newer version may mean. */
function fragmentText(body: string): string {
  const fragment = memberSpans(body, 0).get('fragment');
  const members = memberSpans(body, fragment?.start ?? 0);
  const textOf = (name: string) => {
    const span = members.get(name);
    return span ? body.slice(span.start, span.end) : '[]';
  };
  return `{"sections":${textOf('sections')},"widgets":${textOf('widgets')}}`;
}

type Part = Readonly<Record<string, unknown>>;

/** Undefined unless all are what they must be. */
function partsOf(
  value: unknown,
  key: string,
  isPart: (part: unknown) => part is Part,
): readonly Part[] | undefined {
  const parts = isRecord(value) ? value[key] : undefined;
  return Array.isArray(parts) && parts.every(isPart) ? parts : undefined;
}

function isSection(part: unknown): part is Part {
  return isRecord(part) && typeof part['sectionId'] === 'string';
}

function isWidget(part: unknown): part is Part {
  return isRecord(part) && typeof part['id'] === 'string' && typeof part['type'] === 'string';
}

function childrenOf({ subSections }: Part): readonly Part[] {
  return Array.isArray(subSections) ? subSections.filter(isRecord) : [];
}

function refuse(detail: string): Result<never, Refusal> {
  return fail({ kind: 'request-invalid', detail });
}
