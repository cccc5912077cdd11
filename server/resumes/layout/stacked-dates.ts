/** A piece of text on a page, in points from the top left corner. */
interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

const MONTH =
  '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec)\\p{L}{0,7}\\.?';
const YEAR = '(?:19|20)\\d{2}';
const MOMENT = `(?:(?:${MONTH}\\s?(?:del?\\s|/|-)?|(?:0?[1-9]|1[0-2])\\s?[/.-])\\s?)?${YEAR}`;
const NOW = '(?:la\\s)?(?:actual(?:idad|mente)?|fecha|hoy|presente?|present|now|today)';
const BETWEEN = '\\s*(?:\\p{Pd}|\\bal?\\b|\\bhasta\\b)\\s*';
const DATES = new RegExp(`^(?:${MOMENT})(?:${BETWEEN}(?:${MOMENT}|${NOW})?)?$`, 'iu');
const OPEN = new RegExp(`^${MOMENT}${BETWEEN}$`, 'iu');
const END = new RegExp(`^(?:${MOMENT}|${NOW})$`, 'iu');
/** Pieces of a column begin at one edge, give or take this much. */
const SAME_EDGE = 3;
/** Lines of a piece stand this close, in sizes. */
const MAX_LEADING = 1.8;
/** How far pieces of one line may stand apart in height, in sizes. */
const SAME_LINE = 0.35;

/** `2020 - 2025`, `Ene 2020 -`, and nothing else. */
export function isDates(text: string): boolean {
  return DATES.test(text.trim());
}

/** `Ene 2020 -` and, below, `Mar 2025`, in the line of what stands beside them. */
export function joinStackedDates<T extends Piece>(pieces: readonly T[]): T[] {
  const ends = new Set<T>();
  const joined = pieces.map((piece) => {
    const end = OPEN.test(piece.text.trim()) ? findEnd(pieces, piece) : undefined;
    if (end === undefined || ends.has(end)) return piece;
    ends.add(end);
    const baseline = lineBeside(pieces, piece, end);
    const right = Math.max(piece.right, end.right);
    return { ...piece, text: `${piece.text.trim()} ${end.text.trim()}`, right, baseline };
  });
  return joined.filter((_, index) => {
    const piece = pieces[index];
    return piece === undefined || !ends.has(piece);
  });
}

function findEnd<T extends Piece>(pieces: readonly T[], start: T): T | undefined {
  return pieces.find(({ text, left, baseline, size }) => {
    const below = baseline - start.baseline;
    const isBelow = below > SAME_LINE * size && below <= MAX_LEADING * start.size;
    return isBelow && Math.abs(left - start.left) <= SAME_EDGE && END.test(text.trim());
  });
}

/** The line beside which dates stand: of their first line, or between both. */
function lineBeside(pieces: readonly Piece[], start: Piece, end: Piece): number {
  const between = (start.baseline + end.baseline) / 2;
  const isLine = (height: number) =>
    pieces.some(({ left, baseline, size }) => {
      return left > start.right && Math.abs(baseline - height) <= SAME_LINE * size;
    });
  return !isLine(start.baseline) && isLine(between) ? between : start.baseline;
}
