import { PAGE, type PlacedText } from './drawing/draw-pdf.ts';
import type { FormPart } from './word-form.ts';
import type { ResumeSection, WordedResume } from './word-resume.ts';

export interface Column {
  readonly x: number;
  readonly y: number;
  /** Characters of a line. */
  readonly columns: number;
}

const SIZE = 10.5;
const LEADING = 15;
const CHARACTERS = 84;
/** Between the rows of a table. */
const CELL_PADDING = 7;
/** Left and right of a cell's text together, as word processors keep it. */
const CELL_MARGIN = 11;
/** Of most letters, in sizes. */
const LETTER_WIDTH = 0.53;

/** A title and its lines from the top of a column down; what does not fit is left out. */
function layOutColumn(column: Column, sections: readonly ResumeSection[]): PlacedText[] {
  const pieces: PlacedText[] = [];
  let { y } = column;
  const put = (text: string, piece: Partial<PlacedText>) => {
    if (y < PAGE.height - PAGE.margin) pieces.push({ x: column.x, size: SIZE, ...piece, y, text });
    y += LEADING;
  };
  for (const { title, lines } of sections) {
    if (title !== '') put(title, { isBold: true, size: 12 });
    for (const line of lines.flatMap((text) => wrap(text, column.columns))) put(line, {});
    y += LEADING / 2;
  }
  return pieces;
}

/** Everything one below the other. */
export function layOutPage({ name, headline, contact, sections }: WordedResume): PlacedText[] {
  const head = [
    ...(headline === undefined ? [] : [headline]),
    ...contact.map(({ label, text }) => `${label} ${text}`),
  ];
  return [
    { x: PAGE.margin, y: 60, size: 18, text: name, isBold: true },
    ...layOutColumn({ x: PAGE.margin, y: 84, columns: CHARACTERS }, [
      { title: '', lines: head },
      ...sections,
    ]),
  ];
}

/** Lines one below the other on a page of their own. */
export function layOutLines(lines: readonly string[]): PlacedText[] {
  return layOutColumn({ x: PAGE.margin, y: 60, columns: CHARACTERS }, [{ title: '', lines }]);
}

/** Contact and what is not work in a narrow column at the left, which is written first. */
export function layOutSidebar({ name, headline, contact, sections }: WordedResume): PlacedText[] {
  const isWork = ({ lines }: ResumeSection) => lines.length > 2;
  const aside = [
    { title: 'CONTACTO', lines: contact.map(({ text }) => text) },
    ...sections.filter((section) => !isWork(section)),
  ];
  return [
    ...layOutColumn({ x: 40, y: 60, columns: 26 }, aside),
    { x: 220, y: 60, size: 18, text: name, isBold: true },
    ...(headline === undefined ? [] : [{ x: 220, y: 80, size: 12, text: headline }]),
    ...layOutColumn({ x: 220, y: 110, columns: 56 }, sections.filter(isWork)),
  ];
}

/** A printed form: what it asks in small letters, the answer below it. */
export function layOutForm(parts: readonly FormPart[]): PlacedText[] {
  const pieces: PlacedText[] = [];
  let y = 48;
  for (const { title, boxes, table } of parts) {
    pieces.push({ x: PAGE.margin, y, size: 11, text: title, isBold: true });
    y += LEADING;
    for (const row of boxes) {
      const labels = row.map(({ label }) => label);
      const answers = row.map(({ text }) => text);
      pieces.push(
        ...placeRow(labels, { y, size: 7 }),
        ...placeRow(answers, { y: y + 11, size: 9 }),
      );
      y += 26;
    }
    const placed = placeTable(table, { y, size: 8 });
    pieces.push(...placed.pieces);
    y = placed.bottom + LEADING / 2;
  }
  return pieces;
}

/** A CV whose jobs stand in a table with as many columns as its rows have cells. */
export function layOutTable(
  { name, contact, sections }: WordedResume,
  jobs: { readonly title: string; readonly rows: readonly (readonly string[])[] },
): PlacedText[] {
  const head = contact.map(({ label, text }) => `${label} ${text}`);
  const top = 84 + LEADING * (head.length + 1);
  const { pieces, bottom } = placeTable(jobs.rows, { y: top + 20, size: 9 });
  return [
    { x: PAGE.margin, y: 60, size: 18, text: name, isBold: true },
    ...layOutColumn({ x: PAGE.margin, y: 84, columns: CHARACTERS }, [{ title: '', lines: head }]),
    { x: PAGE.margin, y: top, size: 12, text: jobs.title, isBold: true },
    ...pieces,
    ...layOutColumn({ x: PAGE.margin, y: bottom + LEADING, columns: CHARACTERS }, sections),
  ];
}

interface Placing {
  readonly y: number;
  readonly size: number;
}

/** Rows from the top down, each as high as its highest cell. */
function placeTable(
  rows: readonly (readonly string[])[],
  { y, size }: Placing,
): { readonly pieces: PlacedText[]; readonly bottom: number } {
  const pieces: PlacedText[] = [];
  let bottom = y;
  for (const row of rows) {
    const placed = placeRow(row, { y: bottom, size });
    pieces.push(...placed);
    bottom = Math.max(bottom, ...placed.map((piece) => piece.y)) + CELL_PADDING + size;
  }
  return { pieces, bottom };
}

/** Cells that share the width of the page, broken where they are too long; an empty one leaves its place free. */
function placeRow(cells: readonly string[], { y, size }: Placing): PlacedText[] {
  const width = (PAGE.width - 2 * PAGE.margin) / cells.length;
  const columns = Math.floor((width - CELL_MARGIN) / (size * LETTER_WIDTH));
  return cells.flatMap((cell, index) =>
    (cell === '' ? [] : wrap(cell, columns)).map((text, line) => ({
      ...{ x: PAGE.margin + width * index, size, text },
      y: y + Math.round(line * size * 1.2),
    })),
  );
}

function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= columns) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
