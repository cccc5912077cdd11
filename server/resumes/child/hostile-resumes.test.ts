import { afterAll, describe, expect, it } from 'vitest';
import type { ResumeReading } from '#schemas/api/resumes.ts';
import * as hostile from '../../testing/uploads/hostile-resumes.ts';
import { installStandIn } from '../../testing/uploads/stand-in-recogniser.ts';
import { reasonTexts } from '../answers/reason-texts.ts';
import { readResume } from '../files/read-resume.ts';
import { findRecogniser } from '../files/recogniser.ts';
import { ResumeReader } from './resume-reader.ts';

/** What takes longer than a file of people is ended. */
const reader = new ResumeReader({ readsPictures: true, maxCpuMs: 2500 });

afterAll(() => reader.close());

/** Who reads nothing else. */
const ALONE = { caller: '192.0.2', file: 'cv' };

const MiB = 1024 * 1024;

/** Nothing was read, and the person is told what to do. */
function expectUnread({ text, fields, reasons: [reason = 'parsing-off'] }: ResumeReading): void {
  expect([text, fields]).toEqual(['none', []]);
  expect(reasonTexts[reason].es).toMatch(/escribe tus datos/i);
  expect(reasonTexts[reason].en).toMatch(/type your answers/i);
}

it.each([
  ['a stream that unpacks to 250 MB', 'pdf', hostile.pdfBomb],
  ['tables in tables without end', 'docx', hostile.docxNested],
])('%s ends its own process and takes nothing of the server', async (_, kind, make) => {
  const bytes = make();
  const before = process.memoryUsage().rss;
  const outcome = await reader.read(kind, async () => bytes, ALONE);
  if (outcome.state !== 'read') throw new Error('The reader has nothing else to do.');
  expectUnread(outcome.reading);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * MiB);
});

it.each([
  ['a page that draws itself', 'pdf', hostile.pdfLoop],
  ['a file that breaks off', 'pdf', hostile.pdfTruncated],
  ['a file with a password', 'pdf', hostile.pdfEncrypted],
  ['a document that unpacks to 40 MB', 'docx', hostile.docxBomb],
  ['entities that grow', 'docx', hostile.docxEntities],
] as const)('%s is not read, in words', async (_, kind, make) => {
  expectUnread(await readResume(kind, make()));
});

it.each([
  ['scripts and actions', 'pdf', hostile.pdfWithScript()],
  ['a page of the web behind a file', 'pdf', hostile.pdfPolyglot()],
  ['an archive with a program behind a file', 'pdf', hostile.pdfArchive()],
  ['macros, and a template on another server,', 'docx', hostile.docxWithMacros()],
] as const)('%s do nothing, and the text beside them is read', async (_, kind, bytes) => {
  const { text, fields } = await readResume(kind, bytes);
  expect(text).toBe('whole');
  expect(fields).toMatchObject([{ value: 'Ana Ruiz Soto' }, { value: '+525512345678' }]);
});

describe('a picture', () => {
  const [standIn, blind] = [installStandIn(['x']), installStandIn([])];
  afterAll(() => {
    for (const each of [standIn, blind]) each.remove();
  });

  it('that says of itself more pixels than memory holds is not unpacked', async () => {
    const recogniser = findRecogniser(standIn.from);
    const reading = await readResume('png', hostile.pictureOfLies(), { recogniser });
    expectUnread(reading);
    expect(reading.reasons).toEqual(['too-large']);
  });

  it('of a few kilobytes that unpacks to 119 million pixels takes nothing of the server', async () => {
    const bytes = hostile.pictureFlood();
    const before = process.memoryUsage().rss;
    const outcome = await reader.read('png', async () => bytes, ALONE);
    if (outcome.state !== 'read') throw new Error('The reader has nothing else to do.');
    expectUnread(outcome.reading);
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * MiB);
  });
});

it('of 10,000 pages the first 30 are read', async () => {
  const { text, reasons, lines } = await readResume('pdf', hostile.pdfOfPages(10_000));
  expect([text, reasons, lines.length]).toEqual(['partial', ['pages-cut'], 60]);
});

it('marks that turn text round are taken out', async () => {
  const { lines, fields } = await readResume('txt', hostile.rightToLeft());
  expect(lines.join('')).not.toMatch(/\p{Cf}/u);
  expect(fields.find(({ field }) => field === 'phone')?.value).toBe('+525512345678');
});
