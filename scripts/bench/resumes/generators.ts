import { drawInteger, type Random } from '#server/demo/random.ts';
import { type DocxBlock, type DocxParagraph, drawDocx } from './drawing/draw-docx.ts';
import { drawPdf, drawScannedPdf } from './drawing/draw-pdf.ts';
import { drawPhoto, drawScan } from './drawing/draw-picture.ts';
import { encodeText } from './drawing/encode-text.ts';
import { type InventedPerson, pick } from './invent-person.ts';
import { layOutForm, layOutPage, layOutSidebar, layOutTable } from './lay-out.ts';
import { type FormPart, wordForm } from './word-form.ts';
import { wordJobTable } from './word-job-table.ts';
import { linesOf, type WordedResume } from './word-resume.ts';

/** What makes files as one kind of program does. */
export interface ResumeGenerator {
  readonly name: string;
  readonly extension: 'pdf' | 'docx' | 'txt' | 'jpg';
  readonly kind: 'text' | 'picture';
  draw(
    resume: WordedResume,
    random: Random,
    person: InventedPerson,
  ): Promise<Uint8Array> | Uint8Array;
}

const PRINTED = { isSerif: false, hasMovedWords: false } as const;

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
  {
    name: 'form',
    extension: 'pdf',
    kind: 'text',
    draw: (_, random, person) => drawPdf(layOutForm(wordForm(random, person)), PRINTED),
  },
  {
    name: 'form-docx',
    extension: 'docx',
    kind: 'text',
    draw: (_, random, person) =>
      drawDocx(formBlocks(wordForm(random, person), { areAnswersInside: random() < 0.5 })),
  },
  {
    name: 'grid',
    extension: 'pdf',
    kind: 'text',
    draw: (resume, random, person) => {
      const { title, rows, others } = wordJobTable(random, resume, person);
      return drawPdf(layOutTable({ ...resume, sections: others }, { title, rows }), PRINTED);
    },
  },
];

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

/** @param areAnswersInside whether labels and answers share their cells, else answers have a row of their own */
function formBlocks(
  parts: readonly FormPart[],
  { areAnswersInside }: { readonly areAnswersInside: boolean },
): DocxBlock[] {
  const cell = (text: string) => [paragraph(text)];
  return parts.flatMap(({ title, boxes, table }) => {
    const rows = boxes.flatMap((row) =>
      areAnswersInside
        ? [row.map(({ label, text }) => [paragraph(label, true), paragraph(text)])]
        : [row.map(({ label }) => cell(label)), row.map(({ text }) => cell(text))],
    );
    return [
      paragraph(title, true),
      { rows },
      ...(table.length === 0 ? [] : [{ rows: table.map((row) => row.map(cell)) }]),
    ];
  });
}
