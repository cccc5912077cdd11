import { MAX_NESTING, tooDeepAt } from '../json/nesting.ts';
import { repeatedKey } from '../json/repeated-key.ts';
import { unstorableTextAt } from '../json/storable-text.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { fail, ok, type Result } from '../problems/result.ts';
import { syntaxFaultOf } from './syntax-fault.ts';

/** Largest document accepted, in bytes of UTF-8: twenty times the heaviest page that ships. */
export const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;

/** Reads strict JSON whose objects have each key once. Problems of the text are those of `parseStoredJson`. */
export function parseJson(text: string): Result<unknown, Problem> {
  const json = parseStoredJson(text);
  const repeated = json.ok ? repeatedKey(text) : undefined;
  if (repeated === undefined) return json;
  return fail(createProblem('key-repeated', { pointer: '' }, { ...repeated }));
}

/**
 * Reads strict JSON as it may have been stored before repeated keys were refused: the last of them counts. Problems of
 * the text itself carry their place in `params.offset` (UTF-16 units). Nesting is limited before anything parses the
 * text: the parser that words syntax errors recurses.
 */
export function parseStoredJson(text: string): Result<unknown, Problem> {
  const bytes = atMostBytes(text);
  if (bytes > MAX_DOCUMENT_BYTES) return fail(tooLarge(bytes));
  const tooDeep = tooDeepAt(text);
  if (tooDeep !== undefined) return fail(tooDeepProblem(tooDeep));
  try {
    const data: unknown = JSON.parse(text);
    const pointer = SUSPICIOUS.test(text) ? unstorableTextAt(data) : undefined;
    return pointer === undefined ? ok(data) : fail(createProblem('text-invalid', { pointer }));
  } catch {
    return fail(createProblem('json-malformed', { pointer: '' }, { ...syntaxFaultOf(text) }));
  }
}

/** Bytes of UTF-8, counted only where the text is long enough to have too many. */
function atMostBytes(text: string): number {
  const most = 3 * text.length;
  return most > MAX_DOCUMENT_BYTES ? new TextEncoder().encode(text).length : most;
}

/** JSON text without any of these holds no text that cannot be stored. Most documents have none. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])|\p{Cs}/iu;

function tooLarge(size: number): Problem {
  const params = { size: Math.ceil(size / 1024), limit: MAX_DOCUMENT_BYTES / 1024, offset: 0 };
  return createProblem('document-too-large', { pointer: '' }, params);
}

function tooDeepProblem(offset: number): Problem {
  return createProblem('document-too-deep', { pointer: '' }, { limit: MAX_NESTING, offset });
}
