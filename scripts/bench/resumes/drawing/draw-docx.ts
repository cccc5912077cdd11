import { strToU8, zipSync } from 'fflate';

/** A paragraph, with the runs that an office program splits its text into. */
export interface DocxParagraph {
  readonly runs: readonly string[];
  readonly isBold?: boolean;
}

export type DocxBlock =
  | DocxParagraph
  | { readonly rows: readonly (readonly (readonly DocxParagraph[])[])[] };

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A fixed day, so that the same text is the same file. */
const MADE_AT = '2026-01-01T12:00:00';

/** The smallest document that word processors open. */
export function drawDocx(blocks: readonly DocxBlock[]): Uint8Array {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${PART}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${W}"><w:body>${blocks.map(blockXml).join('')}</w:body></w:document>`,
  };
  const entries = Object.entries(files).map(([name, xml]) => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`),
  ]);
  return zipSync(Object.fromEntries(entries), { mtime: MADE_AT });
}

function blockXml(block: DocxBlock): string {
  if ('runs' in block) return paragraphXml(block);
  const rows = block.rows.map(
    (cells) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${cell.map(paragraphXml).join('')}</w:tc>`).join('')}</w:tr>`,
  );
  return `<w:tbl>${rows.join('')}</w:tbl>`;
}

function paragraphXml({ runs, isBold }: DocxParagraph): string {
  const bold = isBold ? '<w:rPr><w:b/></w:rPr>' : '';
  const xml = runs.map((run) => `<w:r>${bold}${textXml(run)}</w:r>`);
  return `<w:p>${xml.join('')}</w:p>`;
}

function textXml(run: string): string {
  const pieces = run
    .split('\t')
    .map((text) => `<w:t xml:space="preserve">${escapeXml(text)}</w:t>`);
  return pieces.join('<w:tab/>');
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
