import { parse } from 'jsonc-parser';
import { isTextTooDeep } from '../json/nesting.ts';
import { MAX_DOCUMENT_BYTES } from './parse-json.ts';

/** What can be read of malformed JSON. Undefined for text so large or deep that reading it is unsafe. */
export function salvageJson(text: string): unknown {
  if (text.length > MAX_DOCUMENT_BYTES || isTextTooDeep(text)) return undefined;
  return parse(text);
}
