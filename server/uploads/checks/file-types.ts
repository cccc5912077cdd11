import type { UploadFileType } from '../../db/application-tables.ts';

/** Extensions of names by type; the first is written where a name has none. */
const EXTENSIONS: Readonly<Record<UploadFileType, readonly [string, ...string[]]>> = {
  pdf: ['pdf'],
  docx: ['docx'],
  txt: ['txt'],
  jpg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
};

const MEDIA_TYPES: Readonly<Record<UploadFileType, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export function mediaTypeOfUpload(type: UploadFileType): string {
  return MEDIA_TYPES[type];
}

export function extensionOf(type: UploadFileType): string {
  return EXTENSIONS[type][0];
}

/** The type that an extension in lower case stands for. */
export function typeOfExtension(extension: string): UploadFileType | undefined {
  const types = Object.keys(EXTENSIONS) as UploadFileType[];
  return types.find((type) => EXTENSIONS[type].includes(extension));
}

/** `docx` may be any zip file. `ole` is what Word wrote before 2007 and what it writes with a password. */
type SniffedType = UploadFileType | 'heic' | 'ole';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const PNG_SIGNATURE = '89504e470d0a1a0a';
const OLE_SIGNATURE = 'd0cf11e0a1b11ae1';
/** Some writers put a byte order mark or empty lines first. */
const PDF_START = /^(?:\xef\xbb\xbf)?\s*%PDF-/;
const PDF_START_BYTES = 1024;
/** Control characters of texts: tabulators, ends of lines and pages, escape. */
const TEXT_CONTROLS = new Set([9, 10, 11, 12, 13, 27]);
const FIRST_CONTROL_FREE = 32;
/** As much of a text as is looked at. */
const TEXT_BYTES = 64 * 1024;

/** What bytes are by how they begin. */
export function sniffType(bytes: Buffer): SniffedType | undefined {
  const start = bytes.toString('hex', 0, 8);
  if (start.startsWith('ffd8ff')) return 'jpg';
  if (start === PNG_SIGNATURE) return 'png';
  if (start === OLE_SIGNATURE) return 'ole';
  if (start.startsWith('504b0304')) return 'docx';
  if (bytes.toString('latin1', 4, 8) === 'ftyp')
    return HEIC_BRANDS.has(bytes.toString('latin1', 8, 12)) ? 'heic' : undefined;
  if (PDF_START.test(bytes.toString('latin1', 0, PDF_START_BYTES))) return 'pdf';
  return isText(bytes) ? 'txt' : undefined;
}

function isText(bytes: Buffer): boolean {
  const isUtf16 = /^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2));
  const isBinary = (byte: number) => byte < FIRST_CONTROL_FREE && !TEXT_CONTROLS.has(byte);
  return isUtf16 || !bytes.subarray(0, TEXT_BYTES).some(isBinary);
}
