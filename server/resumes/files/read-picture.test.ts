import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readResume } from './read-resume.ts';

/** Paper with large letters. */
function photo(...lines: readonly string[]): Promise<Buffer> {
  const texts = lines.map(
    (line, index) =>
      `<text x="40" y="${70 + index * 60}" font-size="34" font-family="DejaVu Sans, sans-serif">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" fill="#f4efe6"/>${texts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}

it('a photo of a CV is read, and says before that it takes longer', async () => {
  let isTold = false;
  const bytes = await photo('Nombre: Rocío Peña Trejo', 'Tel. 442 123 1614');
  const { text, fields } = await readResume('jpg', bytes, () => {
    isTold = true;
  });
  expect([text, isTold]).toEqual(['whole', true]);
  expect(fields).toMatchObject([
    { field: 'name', value: 'Rocío Peña Trejo', source: { page: 1, line: 1 } },
    { field: 'phone', value: '+524421231614', source: { line: 2 } },
  ]);
});

it('a photo without text is told from one with', async () => {
  const { text, reasons } = await readResume('png', await photo());
  expect([text, reasons]).toEqual(['none', ['no-text']]);
});
