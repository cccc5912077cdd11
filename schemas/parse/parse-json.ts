import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { isTextTooDeep, MAX_NESTING } from '../json/nesting.ts';
import { unstorableTextAt } from '../json/storable-text.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { fail, ok, type Result } from '../problems/result.ts';

/** Largest document accepted, in bytes of UTF-8: twenty times the heaviest page that ships. */
export const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;

/**
 * Reads strict JSON. Problems of the text itself carry their place in `params.offset` (UTF-16 units).
 * Nesting is limited before anything parses the text: the parser that words syntax errors recurses.
 */
export function parseJson(text: string): Result<unknown, Problem> {
  const bytes = atMostBytes(text);
  if (bytes > MAX_DOCUMENT_BYTES) return fail(tooLarge(bytes));
  if (isTextTooDeep(text)) return fail(tooDeep());
  try {
    const data: unknown = JSON.parse(text);
    const pointer = SUSPICIOUS.test(text) ? unstorableTextAt(data) : undefined;
    return pointer === undefined ? ok(data) : fail(createProblem('text-invalid', { pointer }));
  } catch {
    return fail(malformed(text));
  }
}

/** Bytes of UTF-8, counted only where the text is long enough to have too many. */
function atMostBytes(text: string): number {
  const most = 3 * text.length;
  return most > MAX_DOCUMENT_BYTES ? new TextEncoder().encode(text).length : most;
}

/** JSON text without any of these holds no text that cannot be stored. Most documents have none. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])|\p{Cs}/iu;

function tooLarge(bytes: number): Problem {
  const params = { size: Math.ceil(bytes / 1024), limit: MAX_DOCUMENT_BYTES / 1024, offset: 0 };
  return createProblem('document-too-large', { pointer: '' }, params);
}

function tooDeep(): Problem {
  const params = { limit: MAX_NESTING, offset: 0 };
  return createProblem('document-too-deep', { pointer: '' }, params);
}

function malformed(text: string): Problem {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  const detail = first ? printParseErrorCode(first.error) : 'InvalidSymbol';
  return createProblem('json-malformed', { pointer: '' }, { detail, offset: first?.offset ?? 0 });
}
