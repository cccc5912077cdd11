/** Where a line stands on its page, in points from the top left corner; in pixels where it was recognised. */
export type LineBox = readonly [left: number, top: number, width: number, height: number];

/** A line of a CV in reading order. */
export interface ResumeLine {
  /** Cells of a row are kept apart by tabs; an empty one keeps its place. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** Size of its letters in points; 0 where the file says none. */
  readonly size: number;
  readonly isBold: boolean;
  readonly box?: LineBox;
}

/** The lines of a file, with what kept it from being read whole. */
export interface ReadLines {
  readonly lines: readonly ResumeLine[];
  /** Whether a picture was recognised, which was scaled: its pixels are no points of a page. */
  readonly isRecognised?: boolean;
  readonly reasons: readonly ('pages-cut' | 'scan-cut' | 'text-cut')[];
}

/** Direction marks that make a text look like another one, and what no one sees. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}\p{Cc}]/gu;

/** `J U A N   P É R E Z`: nothing but letters that stand apart, as names and headings are set. */
const SPACED_OUT = /^\p{L}\.?(?: +\p{L}\.?){4,}$/u;

/** Words of letters that stand apart; what parts words is wider. */
function closeUp(text: string): string {
  if (!SPACED_OUT.test(text)) return text;
  const words = text.split(/ {2,}/);
  return words.map((word) => word.replaceAll(' ', '')).join(' ');
}

/** One spelling for each letter, ligatures taken apart, no invisible characters. */
export function cleanCell(text: string): string {
  return closeUp(text.normalize('NFKC').trim())
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A line with its cells; people part them with blanks as well. */
export function cleanLine(text: string): string {
  return closeUp(text.normalize('NFKC').trim())
    .split(/\t| {3,}/)
    .map(cleanCell)
    .filter((cell) => cell !== '')
    .join('\t');
}
