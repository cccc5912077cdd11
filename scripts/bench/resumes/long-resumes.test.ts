import { expect, it } from 'vitest';
import { readPdf } from '#server/resumes/files/read-pdf.ts';
import { readResume } from '#server/resumes/files/read-resume.ts';
import { longResumes } from './long-resumes.ts';

const files = longResumes(1);

it.each(files)('a long CV is read whole ($kind)', async ({ kind, bytes }) => {
  const { text, lines, fields } = await readResume(kind, bytes);
  expect([text, fields[0]?.field]).toEqual(['whole', 'name']);
  expect(lines.filter((line) => line !== '').length).toBeGreaterThan(100);
});

it('it fills three pages', async () => {
  const [pdf] = files;
  expect(await readPdf(pdf?.bytes ?? new Uint8Array())).toMatchObject({ pages: 3 });
});
