import { drawInteger, type Random } from '#server/demo/random.ts';
import { type DocxBlock, type DocxParagraph, drawDocx } from './drawing/draw-docx.ts';
import { drawPdf, drawScannedPdf } from './drawing/draw-pdf.ts';
import { drawPhoto, drawScan } from './drawing/draw-picture.ts';
import { encodeText } from './drawing/encode-text.ts';
import { pick } from './invent-person.ts';
import { layOutPage, layOutSidebar } from './lay-out.ts';
import type { WordedResume } from './word-resume.ts';

/** What makes files as one kind of program does. */
export interface ResumeGenerator {
  readonly name: string;
  readonly extension: 'pdf' | 'docx' | 'txt' | 'jpg';
  readonly kind: 'text' | 'picture';
  draw(resume: WordedResume, random: Random): Promise<Uint8Array> | Uint8Array;
}

export const RESUME_GENERATORS: readonly ResumeGenerator[] = [
  {
    name: 'latex',
    extension: 'pdf',
    kind: 'text',
    draw: (resume) => drawPdf(layOutPage(resume), { isSerif: true, hasMovedWords: true }),
  },
  {
    name: 'browser',
    extension: 'pdf',
    kind: 'text',
    draw: (resume) => drawPdf(layOutPage(resume), { isSerif: false, hasMovedWords: false }),
  },
  {
    name: 'columns',
    extension: 'pdf',
    kind: 'text',
    draw: (resume) => drawPdf(layOutSidebar(resume), { isSerif: false, hasMovedWords: false }),
  },
  { name: 'word', extension: 'docx', kind: 'text', draw: (resume) => drawDocx(blocksOf(resume)) },
  {
    name: 'libreoffice',
    extension: 'docx',
    kind: 'text',
    draw: (resume, random) => drawDocx(blocksOf(resume).map((block) => splitRuns(block, random))),
  },
  {
    name: 'table',
    extension: 'docx',
    kind: 'text',
    draw: (resume) => drawDocx([paragraph(resume.name, true), { rows: tableOf(resume) }]),
  },
  {
    name: 'text',
    extension: 'txt',
    kind: 'text',
    draw: (resume, random) =>
      encodeText(linesOf(resume).join('\r\n'), pick(random, ['utf-8', 'utf-16', 'windows-1252'])),
  },
  {
    name: 'scan',
    extension: 'pdf',
    kind: 'picture',
    draw: async (resume) => {
      const { data, info } = await drawScan(layOutPage(resume));
      return drawScannedPdf(data, info);
    },
  },
  {
    name: 'photo',
    extension: 'jpg',
    kind: 'picture',
    draw: (resume, random) =>
      drawPhoto(layOutPage(resume), { degrees: drawInteger(random, -40, 40) / 10 }),
  },
];

function linesOf({ name, headline, contact, sections }: WordedResume): string[] {
  return [
    name,
    ...(headline === undefined ? [] : [headline]),
    ...contact.map(({ label, text }) => `${label} ${text}`),
    ...sections.flatMap(({ title, lines }) => ['', title, ...lines]),
  ];
}

function paragraph(text: string, isBold = false): DocxParagraph {
  return { runs: [text], isBold };
}

function blocksOf({ name, headline, contact, sections }: WordedResume): DocxParagraph[] {
  return [
    paragraph(name, true),
    ...(headline === undefined ? [] : [paragraph(headline)]),
    ...contact.map(({ label, text }) => paragraph(`${label}\t${text}`)),
    ...sections.flatMap(({ title, lines }) => [
      paragraph(title, true),
      ...lines.map((line) => paragraph(line)),
    ]),
  ];
}

/** An edited document: words lie in pieces, since each change began a run of its own. */
function splitRuns({ runs, ...rest }: DocxParagraph, random: Random): DocxParagraph {
  const pieces = runs.flatMap((run) => {
    const at = drawInteger(random, 0, run.length);
    return [run.slice(0, at), run.slice(at)];
  });
  return { runs: pieces, ...rest };
}

function tableOf({
  contact,
  sections,
}: WordedResume): Extract<DocxBlock, { rows: unknown }>['rows'] {
  return [
    ...contact.map(({ label, text }) => [[paragraph(label)], [paragraph(text)]]),
    ...sections.map(({ title, lines }) => [
      [paragraph(title, true)],
      lines.map((line) => paragraph(line)),
    ]),
  ];
}
