import { PAGE, type PlacedText } from './drawing/draw-pdf.ts';
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
