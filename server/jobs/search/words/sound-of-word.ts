import { LRUCache } from 'lru-cache';

/** Letters that sound alike in Mexico, as one of them; the order matters. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch/g, '#'],
  [/h/g, ''],
  [/[gj](?=[ei])|j|x/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/^gu(?=[ao])|^w/g, 'u'],
  [/qu|q|k/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/c/g, 'k'],
  [/ll|y(?=[aeiou])/g, 'i'],
  [/y/g, 'i'],
  [/v|w/g, 'b'],
  [/n(?=[bp])/g, 'm'],
  // Doubled letters, and those that a finger stayed on.
  [/(.)\1+/g, '$1'],
];

/** Words of jobs are compared again and again. */
const sounds = new LRUCache<string, string>({ max: 10_000 });

/** What a folded word sounds like: equal for `almacen` and `almasen`, `bodega` and `vodega`. */
export function soundOf(word: string): string {
  const known = sounds.get(word);
  if (known !== undefined) return known;
  const sound = SOUNDS.reduce((text, [letters, alike]) => text.replace(letters, alike), word);
  sounds.set(word, sound);
  return sound;
}

/** Letters that are written for each other. */
const MISTAKEN: readonly (readonly [typed: string, meant: string])[] = [
  ['k', 'qu'],
  ['k', 'c'],
  ['qu', 'c'],
  ['s', 'c'],
  ['s', 'z'],
  ['c', 's'],
  ['z', 's'],
  ['z', 'c'],
  ['v', 'b'],
  ['b', 'v'],
  ['ll', 'y'],
  ['y', 'll'],
  ['j', 'g'],
  ['g', 'j'],
  ['x', 'j'],
  ['j', 'x'],
  ['n', 'm'],
  ['h', ''],
];
/** Shorter words sound like too many others. */
const MIN_LETTERS = 3;
/** Of one word; each is looked for among the words of jobs. */
const MAX_SPELLINGS = 24;

/** Other spellings of a folded word that sound like it, those with one difference first. */
export function spellingsLike(word: string): readonly string[] {
  const sound = soundOf(word);
  const alike = (text: string) => respell(text).filter((other) => soundOf(other) === sound);
  const first = alike(word);
  const all = new Set([...first, ...first.flatMap(alike)]);
  all.delete(word);
  return [...all].filter(({ length }) => length >= MIN_LETTERS).slice(0, MAX_SPELLINGS);
}

/** With one letter or two written otherwise. */
function respell(word: string): readonly string[] {
  const mended = MISTAKEN.flatMap(([typed, meant]) =>
    [...word.matchAll(new RegExp(typed, 'g'))].map(
      ({ index }) => word.slice(0, index) + meant + word.slice(index + typed.length),
    ),
  );
  return [...mended, `h${word}`, word.replace(/(.)\1+/g, '$1')];
}
