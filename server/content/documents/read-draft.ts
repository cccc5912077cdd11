import { isRecord } from '#schemas/json/fields.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { createProblem } from '#schemas/problems/create-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { isId } from '#schemas/text/id-text.ts';
import { checksumOf } from '../../sites/site-folder.ts';
import type { ContentKind, DraftSummary } from '../kinds/content-kind.ts';

/** A document that may be kept, valid or not. */
export interface DraftText {
  readonly id: string;
  readonly text: string;
  readonly checksum: string;
  readonly summary: DraftSummary;
}

/** Reads what a draft must have whatever its content is: JSON of bearable size, and its id. */
export function readDraft(kind: ContentKind, text: string): Result<DraftText, Problem> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const document = json.value;
  if (!isRecord(document))
    return fail(createProblem('value-wrong-type', { pointer: '' }, { expected: 'object' }));
  const { id } = document;
  if (id === undefined)
    return refuse(kind, text, createProblem('property-missing', { pointer: '' }, { name: 'id' }));
  if (typeof id !== 'string' || !isId(id)) {
    const problem = createProblem('value-wrong-format', { pointer: '/id' }, { format: 'Id' });
    return refuse(kind, text, problem);
  }
  return ok({ id, text, checksum: checksumOf(text), summary: kind.summarise(document) });
}

/** What cannot be kept cannot be mended later: all that is wrong with it is told at once. */
function refuse(kind: ContentKind, text: string, problem: Problem): Result<never, Problem> {
  const parsed = kind.parse(text);
  return parsed.ok ? fail(problem) : parsed;
}
