import type { WordFacts } from './word-facts.ts';

/** A part of a text, in the order of the text. */
type Word = Pick<WordFacts, 'text' | 'isLittle'>;

/**
 * What is left of a text without some of its words. What joins words goes with the one that follows, and at the
 * beginning: `busco chofer de camioneta con bono` without `camioneta` is `chofer con bono`.
 */
export function restOfText<Part extends Word>(
  words: readonly Part[],
  isKept: (word: Part) => boolean,
): string {
  const rest: string[] = [];
  let joining: string[] = [];
  for (const word of words) {
    if (word.isLittle) {
      joining.push(word.text);
      continue;
    }
    if (isKept(word)) rest.push(...(rest.length === 0 ? [] : joining), word.text);
    joining = [];
  }
  return rest.join(' ');
}
