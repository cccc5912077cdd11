import { describe, expect, it } from 'vitest';
import { readResume } from '#server/resumes/files/read-resume.ts';
import { DRIVER_RESUMES } from '#server/testing/resumes/driver-resumes.ts';
import { drawDocx } from './drawing/draw-docx.ts';
import { drawPdf, PAGE } from './drawing/draw-pdf.ts';
import { layOutLines } from './lay-out.ts';

/** Between the cells of a row, in points. */
const CELL = 170;

const KINDS = {
  docx: (lines: readonly string[]) => drawDocx(lines.map((line) => ({ runs: [line] }))),
  pdf: (lines: readonly string[]) =>
    drawPdf(onPage(lines), { isSerif: false, hasMovedWords: false }),
} as const;

/** Lines as a narrow page breaks them; the cells of a row stand apart. */
function onPage(lines: readonly string[]) {
  return layOutLines(lines).flatMap((piece) =>
    piece.text.split('\t').map((text, cell) => ({ ...piece, text, x: PAGE.margin + cell * CELL })),
  );
}

/** What the letters of these files have not. */
const PICTURES = /[^\p{ASCII}\p{Script=Latin}–—•·“”’¿«»]/gu;
/** Below it no form is filled in. */
const SURE = 0.8;

describe.each(['docx', 'pdf'] as const)('a CV as people write it, as %s', (kind) => {
  it.each(DRIVER_RESUMES)('says what it says as a text: $title', async ({ text, truth }) => {
    const lines = text.replace(PICTURES, '').split('\n');
    const { fields } = await readResume(kind, KINDS[kind](lines));
    const told = truth.filter(({ value }) => value !== '');
    const read = told.flatMap(({ field, value, mayBeBlank }) => {
      const found = fields.find((each) => each.field === field && each.confidence >= SURE);
      return found === undefined && mayBeBlank ? [] : [{ field, value, read: found?.value }];
    });
    expect(read.filter((each) => each.read !== each.value)).toEqual([]);
  });
});
