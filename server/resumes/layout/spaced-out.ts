import sortBy from 'lodash-es/sortBy.js';

/** Letters that stand apart, as names and headings are set. */
const APART = /^\p{L}\.?(?: \p{L}\.?)*$/u;
/** Fewer may be the types of a licence. */
const LEAST_LETTERS = 5;
/** Of the gap between letters: what parts words. */
const WORD = 1.5;
/** Letters of a word and words of a piece stand no farther apart, in sizes. */
const MAX_GAP = 1;
const MAX_WORD_GAP = 2.5;

/** A piece of a row, from its left. */
interface Piece {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly size: number;
}

/** A row of letters that stand apart as its words: pages part words by wider gaps, or write them one by one. */
export function closeRow<T extends Piece>(row: readonly T[]): readonly T[] {
  const isApart = row.every(({ text }) => APART.test(text.trim()));
  const closed = row.map((piece) => ({ ...piece, text: piece.text.replaceAll(' ', '') }));
  const letters = closed.reduce((sum, { text }) => sum + text.length, 0);
  if (!isApart || row.length < 2 || letters < LEAST_LETTERS) return row;
  const isEach = closed.every(({ text }) => text.length === 1);
  const words = isEach ? joinLetters(closed) : closed;
  return joinWithin(words, { most: MAX_WORD_GAP * (row[0]?.size ?? 0), between: ' ' });
}

function joinLetters<T extends Piece>(row: readonly T[]): readonly T[] {
  const gaps = row.slice(1).map((piece, index) => gapBetween(row[index], piece));
  const usual = sortBy(gaps)[Math.floor(gaps.length / 2)] ?? 0;
  if (row.some(({ size }) => usual > MAX_GAP * size)) return row;
  return joinWithin(row, { most: WORD * usual, between: '' });
}

/** Pieces that stand no farther apart than `most`, as one with `between` where they meet. */
function joinWithin<T extends Piece>(
  row: readonly T[],
  { most, between }: { readonly most: number; readonly between: string },
): readonly T[] {
  const joined: T[] = [];
  for (const piece of row) {
    const last = joined.at(-1);
    if (last !== undefined && gapBetween(last, piece) <= most) {
      const width = piece.left + piece.width - last.left;
      joined[joined.length - 1] = { ...last, text: `${last.text}${between}${piece.text}`, width };
    } else joined.push(piece);
  }
  return joined;
}

function gapBetween(before: Piece | undefined, { left }: Piece): number {
  return before === undefined ? 0 : left - before.left - before.width;
}
