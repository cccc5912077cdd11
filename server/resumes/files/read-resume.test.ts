import { expect, it } from 'vitest';
import { MAX_RESUME_TEXT } from '#schemas/api/constants.ts';
import { docx, onePage, paragraph, SHOWN } from '../../testing/uploads/hostile-resumes.ts';
import { readResume } from './read-resume.ts';

it('what a PDF says is told with its place on the page, in points from the top left corner', async () => {
  const { fields } = await readResume('pdf', onePage(SHOWN));
  const [name, phone] = fields.map(({ source }) => source);
  expect(name).toMatchObject({ page: 1, line: 1 });
  expect(phone).toMatchObject({ page: 1, line: 2 });
  const [left = 0, top = 0, width = 0, height = 0] = name?.box ?? [];
  // Letters of 12 points, whose base line is at 700 of 842 points from below.
  expect(left).toBe(50);
  expect(top).toBeGreaterThan(128);
  expect(top + height).toBeGreaterThanOrEqual(142);
  expect(top + height).toBeLessThan(148);
  expect(width).toBeGreaterThan(60);
  expect(width).toBeLessThan(90);
  expect(phone?.box?.[1]).toBe(top + 20);
});

/** One character more than is kept, in lines of a hundred with their ends. */
const LINES = ['Ana Ruiz Soto', ...Array<string>(MAX_RESUME_TEXT / 100).fill('a'.repeat(99))];

const FILES = {
  txt: () => Buffer.from(LINES.join('\n')),
  docx: () => docx(LINES.map(paragraph).join('')),
  pdf: () => {
    const shown = LINES.map((line) => `(${line}) Tj 0 -0.4 Td`).join('\n');
    return onePage(Buffer.from(`BT /F1 0.3 Tf 50 830 Td ${shown} ET`));
  },
} as const;

it.each(['txt', 'docx', 'pdf'] as const)(
  'of a text that is longer than any CV its beginning is read, and that it was cut is said (%s)',
  async (kind) => {
    const { text, reasons, lines, fields } = await readResume(kind, FILES[kind]());
    expect([text, reasons]).toEqual(['partial', ['text-cut']]);
    expect(lines.join('\n').length).toBeLessThanOrEqual(MAX_RESUME_TEXT);
    expect(lines.join('\n').length).toBeGreaterThan(MAX_RESUME_TEXT - 200);
    expect(fields[0]?.value).toBe('Ana Ruiz Soto');
  },
);
