/** Where a line stands on its page, in points from the top left corner. */
export type LineBox = readonly [left: number, top: number, width: number, height: number];

/** A line of a CV in reading order. */
export interface ResumeLine {
  /** Cells of a row are kept apart by tabs. */
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
  readonly reasons: readonly ('pages-cut' | 'text-cut')[];
}

/** Direction marks that make a text look like another one, and what no one sees. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}\p{Cc}]/gu;

/** One spelling for each letter, ligatures taken apart, no invisible characters. */
export function cleanCell(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u00a0/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

export function cleanLine(text: string): string {
  return text
    .split('\t')
    .map(cleanCell)
    .filter((cell) => cell !== '')
    .join('\t');
}
