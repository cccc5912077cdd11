import { chunk } from 'lodash-es';
import { createRandom } from '#server/demo/random.ts';
import { drawDocx } from './drawing/draw-docx.ts';
import { drawPdfPages } from './drawing/draw-pdf.ts';
import { encodeText } from './drawing/encode-text.ts';
import { inventPerson } from './invent-person.ts';
import { layOutLines } from './lay-out.ts';
import { linesOf, wordResume } from './word-resume.ts';

export interface LongResume {
  readonly kind: 'pdf' | 'docx' | 'txt';
  readonly bytes: Uint8Array;
}

const SEED = 3;
/** Of each kind. */
const FILES = 8;
const PAGES = 3;
/** Of a page. */
const LINES = 46;
/** Whose jobs fill the pages: more than one person ever had. */
const PEOPLE = 60;

/** CVs with text that are as long as the longest that people send: three full pages as PDF, DOCX and text. */
export function longResumes(count = FILES): LongResume[] {
  return Array.from({ length: count }, (_, index) => {
    const lines = longLines(SEED + index);
    const pages = chunk(lines, LINES).map(layOutLines);
    const files: LongResume[] = [
      { kind: 'pdf', bytes: drawPdfPages(pages, { isSerif: false, hasMovedWords: false }) },
      { kind: 'docx', bytes: drawDocx(lines.map((text) => ({ runs: [text] }))) },
      { kind: 'txt', bytes: encodeText(lines.join('\r\n'), 'utf-8') },
    ];
    return files;
  }).flat();
}

function longLines(seed: number): string[] {
  const random = createRandom(seed);
  const person = inventPerson(random);
  const others = Array.from({ length: PEOPLE }, () => inventPerson(random).jobs).flat();
  const [last, ...older] = person.jobs;
  const resume = wordResume(random, { ...person, jobs: [last, ...older, ...others] });
  return linesOf(resume).slice(0, PAGES * LINES);
}
