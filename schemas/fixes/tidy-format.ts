import { childAt, pointerTokens } from '../json/json-pointer.ts';
import type { Fix } from './fix.ts';

/**
 * `value-wrong-format`: takes away what no reader sees: control characters and, where the text is one line, line
 * breaks and the blanks around it; capitals in a colour; the slash that ends a page's address. Ids stay, because a
 * tidied one may be that of another node.
 */
export const tidyFormat: Fix = ({ pointer }, { data, definition }) => {
  const value = pointerTokens(pointer).reduce(childAt, data);
  if (typeof value !== 'string' || /id$/i.test(pointer)) return [];
  const line = toLine(value);
  const tidied = [withoutControls(value), line, toColor(line)];
  if (definition === 'Page' && /^\/(?:url$|aliases\/)/.test(pointer)) tidied.push(toAddress(line));
  return [...new Set(tidied)]
    .filter((text) => text !== value && text !== '')
    .map((text) => [{ kind: 'value', pointer, value: text }]);
};

/** As texts of several lines may be: with tabs and line feeds, without any other control character. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
}

function toLine(text: string): string {
  return withoutControls(text)
    .replace(/[\t\n]+/g, ' ')
    .trim();
}

function toColor(text: string): string {
  return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : text;
}

function toAddress(text: string): string {
  return text.length > 1 && text.endsWith('/') ? text.slice(0, -1) : text;
}
