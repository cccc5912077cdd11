import { applyEdits, modify } from 'jsonc-parser';

/** The text with one value set, or taken out where it is undefined; nothing else of it changes. */
export function setValue(text: string, path: readonly string[], value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

/** As lists keep them; half of a surrogate pair cannot be stored. */
export function cutToLength(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cs}$/u, '');
}
