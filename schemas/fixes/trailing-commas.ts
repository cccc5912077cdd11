import { type JSONVisitor, type ParseError, parse, visit } from 'jsonc-parser';
import { isTextTooDeep } from '../json/nesting.ts';
import { MAX_DOCUMENT_BYTES } from '../parse/parse-json.ts';

/**
 * The text without its trailing commas, when nothing else keeps it from being JSON; otherwise as it is. Comments
 * stay a problem: they are content, and JSON has no place for them.
 */
export function withoutTrailingCommas(text: string): string {
  if (text.length > MAX_DOCUMENT_BYTES || isTextTooDeep(text)) return text;
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: true, disallowComments: true });
  return errors.length > 0 ? text : removeCommas(text);
}

function removeCommas(text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const offset of trailingCommas(text)) {
    parts.push(text.slice(end, offset));
    end = offset + 1;
  }
  return [...parts, text.slice(end)].join('');
}

function trailingCommas(text: string): number[] {
  const found: number[] = [];
  let comma: number | undefined;
  const forget = () => {
    comma = undefined;
  };
  const close = () => {
    if (comma !== undefined) found.push(comma);
    comma = undefined;
  };
  const visitor: JSONVisitor = {
    onSeparator: (character, offset) => {
      if (character === ',') comma = offset;
    },
    onObjectBegin: forget,
    onArrayBegin: forget,
    onObjectProperty: forget,
    onLiteralValue: forget,
    onObjectEnd: close,
    onArrayEnd: close,
  };
  visit(text, visitor, { allowTrailingComma: true });
  return found;
}
