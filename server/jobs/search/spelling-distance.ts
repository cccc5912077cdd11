import { distance } from 'fastest-levenshtein';

/** Letters from which a word may have one mistake, and from which two; short words are near too many others. */
const ONE_MISTAKE_LETTERS = 4;
const TWO_MISTAKES_LETTERS = 8;

/** Mistakes that a typed word may have and still be taken for another. */
export function allowedMistakes(word: string): number {
  if (word.length >= TWO_MISTAKES_LETTERS) return 2;
  return word.length >= ONE_MISTAKE_LETTERS ? 1 : 0;
}

/** Letters added, left out or mistaken between two words; two that changed places count as one. */
export function countMistakes(typed: string, word: string): number {
  const mistakes = distance(typed, word);
  const isSwapped = mistakes === 2 && typed.length === word.length && isOneSwap(typed, word);
  return isSwapped ? 1 : mistakes;
}

function isOneSwap(typed: string, word: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  return (
    typed[at] === word[at + 1] &&
    typed[at + 1] === word[at] &&
    typed.slice(at + 2) === word.slice(at + 2)
  );
}
