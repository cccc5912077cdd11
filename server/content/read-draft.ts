import { createProblem } from '#schemas/create-problem.ts';
import { isRecord } from '#schemas/fields.ts';
import { parseJson } from '#schemas/parse-json.ts';
import type { Problem } from '#schemas/problem.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { checksumOf } from '../sites/site-folder.ts';
import { type DraftSummary, summariseDraft } from './draft-summary.ts';

/** A document that may be kept, valid or not. */
export interface DraftText {
  readonly id: string;
  readonly text: string;
  readonly checksum: string;
  readonly summary: DraftSummary;
}

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Reads what a draft must have whatever its content is: JSON of bearable size, and the id of its page. */
export function readDraft(text: string): Result<DraftText, Problem> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const document = json.value;
  if (!isRecord(document))
    return fail(createProblem('value-wrong-type', { pointer: '' }, { expected: 'object' }));
  const { id } = document;
  if (id === undefined)
    return fail(createProblem('property-missing', { pointer: '' }, { name: 'id' }));
  if (typeof id !== 'string' || !ID.test(id))
    return fail(createProblem('value-wrong-format', { pointer: '/id' }));
  return ok({ id, text, checksum: checksumOf(text), summary: summariseDraft(document) });
}
