import { existsSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import * as disguised from '../../testing/uploads/disguised-resumes.ts';
import { checkUpload } from '../../uploads/checks/check-upload.ts';
import { reasonTexts } from '../answers/reason-texts.ts';
import { readResume } from '../files/read-resume.ts';
import { ResumeReader } from './resume-reader.ts';

const reader = new ResumeReader({ readsPictures: true, maxCpuMs: 2500 });

afterAll(() => reader.close());

const ALONE = { caller: '192.0.2', file: 'cv' };
const MiB = 1024 * 1024;

const NAME_AND_PHONE = [{ value: 'Ana Ruiz Soto' }, { value: '+525512345678' }];

describe('what is hidden in a file does nothing, and the text beside it is read', () => {
  it.each([
    ['files, one a program, and links that open them', 'pdf', disguised.pdfWithFiles],
    ['a table of contents that leads back to itself', 'pdf', disguised.pdfOfItsOwnPast],
    ['a tree of pages 20,000 branches deep', 'pdf', disguised.pdfOfDeepPages],
    ['names that lead out of the folder', 'docx', disguised.docxOfPaths],
    ['a document on the server', 'docx', () => disguised.docxOfElsewhere('file:///etc/passwd')],
    ['a document above the archive', 'docx', () => disguised.docxOfElsewhere('../../etc/passwd')],
    ['definitions on another server', 'docx', disguised.docxOfEntitiesElsewhere],
    ['archives in archives', 'docx', disguised.docxOfArchives],
    ['what scanners of viruses look for', 'txt', disguised.virusLikeText],
  ] as const)('%s', async (_, kind, make) => {
    const { text, fields } = await readResume(kind, make());
    expect(text).toBe('whole');
    expect(fields).toMatchObject(NAME_AND_PHONE);
    expect(existsSync('/tmp/rumbo-escaped.txt')).toBe(false);
  });

  it('letters for two thousand million codes are a text without fields', async () => {
    const { text, fields } = await readResume('pdf', disguised.pdfOfEndlessLetters());
    expect([text, fields]).toEqual(['whole', []]);
  });
});

it.each([
  ['a directory that says 400 bytes of 400 MB', 'docx', disguised.docxOfLies],
  ['lists in lists, 200,000 deep,', 'pdf', disguised.pdfOfDeepLists],
] as const)('%s ends in words and takes nothing of the server', async (_, kind, make) => {
  const bytes = make();
  const before = process.memoryUsage().rss;
  const outcome = await reader.read(kind, async () => bytes, ALONE);
  if (outcome.state !== 'read') throw new Error('The reader has nothing else to do.');
  const { text, fields, reasons } = outcome.reading;
  expect([text, fields]).toEqual(['none', []]);
  expect(reasons).toHaveLength(1);
  for (const reason of reasons) {
    expect(reasonTexts[reason].es).toMatch(/escribe tus datos/i);
    expect(reasonTexts[reason].en).toMatch(/type your answers/i);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * MiB);
});

it('a picture of 50,000 pixels on each side is refused before it is drawn', async () => {
  const bytes = disguised.pictureOfSides(50_000, 50_000);
  const before = process.memoryUsage().rss;
  const checked = await checkUpload({ name: 'cv.png', bytes }, async () => true);
  expect(checked).toMatchObject({ refusal: { code: 'file-pixels' } });
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * MiB);
});

/** What one process may take for one file; most is read in a tenth of it. */
const MAX_CPU_MS = 8000;

async function cpuMsOf(kind: 'pdf' | 'txt', bytes: Uint8Array): Promise<number> {
  const before = process.cpuUsage();
  await readResume(kind, bytes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('as much as a CV may hold is read within the time of one', () => {
  it.each(disguised.textsOfRepeats())('of %s', async (_, text) => {
    expect(await cpuMsOf('txt', Buffer.from(text))).toBeLessThan(MAX_CPU_MS);
  });

  it('of 20,000 words on a page', async () => {
    expect(await cpuMsOf('pdf', disguised.pdfOfManyWords())).toBeLessThan(MAX_CPU_MS);
  });
});
