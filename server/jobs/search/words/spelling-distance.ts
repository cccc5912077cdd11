import { distance } from 'fastest-levenshtein';
import { soundOf } from './sound-of-word.ts';

/** Letters from which a word may have one mistake, and from which two; short words are near too many others. */
const ONE_MISTAKE_LETTERS = 4;
const TWO_MISTAKES_LETTERS = 8;

/** Letters from which a word that sounds the same is taken for another. */
const SAME_SOUND_LETTERS = 3;
/** Spelling by ear is less than a mistake. */
const BY_EAR = 0.5;

export const MOST_MISTAKES = 2;

/** Mistakes that a typed word may have and still be taken for another. */
export function allowedMistakes(word: string): number {
  if (word.length >= TWO_MISTAKES_LETTERS) return MOST_MISTAKES;
  if (word.length >= ONE_MISTAKE_LETTERS) return 1;
  return word.length >= SAME_SOUND_LETTERS ? BY_EAR : 0;
}

/** Mistakes between two folded words, as typed or, where that makes them fewer, as they sound. */
export function countMistakes(typed: string, word: string): number {
  const written = countLetters(typed, word);
  const [heard, meant] = [soundOf(typed), soundOf(word)];
  if (written === 0 || meant.length < SAME_SOUND_LETTERS) return written;
  return Math.min(written, countLetters(heard, meant) + BY_EAR);
}

/** Letters added, left out or mistaken between two words; two that changed places count as one. */
function countLetters(typed: string, word: string): number {
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
