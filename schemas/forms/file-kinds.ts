import type { AnswerCode, AnswerParams } from './base/verdict.ts';

/** Files that questions take. */
export type FileKind = 'pdf' | 'docx' | 'txt' | 'jpg' | 'png';

/** Included; the texts say MB. */
export const MAX_UPLOAD_MEBIBYTES = 10;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEBIBYTES * 1024 * 1024;

/** As much of a file's beginning as tells its kind, in bytes. */
export const START_BYTES = 64 * 1024;

/** Extensions of names by kind; the first is written where a name has none. */
const EXTENSIONS: Readonly<Record<FileKind, readonly [string, ...string[]]>> = {
  pdf: ['pdf'],
  docx: ['docx'],
  txt: ['txt'],
  jpg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
};

const KINDS = ['pdf', 'docx', 'txt', 'jpg', 'png'] as const satisfies readonly FileKind[];

export function extensionOf(kind: FileKind): string {
  return EXTENSIONS[kind][0];
}

/** The kind that an extension in lower case stands for. */
export function kindOfExtension(extension: string): FileKind | undefined {
  return KINDS.find((kind) => EXTENSIONS[kind].includes(extension));
}

/** The extension in lower case; empty where there is none. */
export function extensionOfName(name: string): string {
  return /[^.\s]\.([a-z0-9]{1,8})\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What to say at the question where a file is not taken. */
export interface FileRefusal {
  readonly code: Extract<AnswerCode, `file-${string}`>;
  readonly params: AnswerParams;
}

export interface ChosenFile {
  /** As the person's device calls it. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Its first `START_BYTES`, or all of it. */
  readonly start: Uint8Array;
}

/** Judges a file by its bytes and its extension together; what the browser says of it never counts. */
export function judgeFile({
  name,
  size,
  start,
}: ChosenFile): { readonly kind: FileKind } | FileRefusal {
  if (size === 0) return refusal('file-empty');
  if (size > MAX_UPLOAD_BYTES) return OVER_LIMIT;
  const extension = extensionOfName(name);
  const sniffed = sniffKind(start);
  const named = kindOfExtension(extension);
  if (sniffed === 'heic' || HEIC.test(extension)) return refusal('file-heic');
  const picture = otherPicture(start);
  if (picture !== undefined) return refusal('file-picture', { kind: picture });
  if (extension === 'docm') return refusal('file-macros');
  if (sniffed === 'markup' && (named === 'txt' || WRITTEN.test(extension)))
    return refusal('file-word');
  if (sniffed === 'ole') return refusal(WORD.test(extension) ? 'file-word' : 'file-type');
  if (named === undefined) return judgeUnnamed(extension, sniffed);
  if (sniffed === undefined || sniffed === 'markup' || !agree(named, sniffed))
    return refusal('file-damaged');
  return { kind: sniffed };
}

/** A file whose extension is none that is taken. */
function judgeUnnamed(
  extension: string,
  sniffed: Exclude<SniffedKind, 'heic' | 'ole'> | undefined,
): { readonly kind: FileKind } | FileRefusal {
  // Phones name documents of Word so, whatever wrote them.
  if (sniffed === 'docx' && extension === 'doc') return { kind: sniffed };
  if (WRITTEN.test(extension)) return refusal('file-word');
  const isText = sniffed === 'txt' || sniffed === 'markup';
  return extension === '' && sniffed !== undefined && !isText
    ? { kind: sniffed }
    : refusal('file-type');
}

/** Pictures are drawn anew, so those of devices and chats may be named like the other kind. */
function agree(named: FileKind, sniffed: FileKind): boolean {
  return named === sniffed || (isPicture(named) && isPicture(sniffed));
}

export function isPicture(kind: FileKind): boolean {
  return kind === 'jpg' || kind === 'png';
}

function refusal(code: FileRefusal['code'], params: AnswerParams = {}): FileRefusal {
  return { code, params };
}

export const OVER_LIMIT: FileRefusal = refusal('file-size', { max: MAX_UPLOAD_MEBIBYTES });

const HEIC = /^hei[cf]s?$/;
const WORD = /^do[ct]/;
/** What programs for writing save, or leave in the place of what they keep elsewhere. */
const WRITTEN = /^(?:do[ct][xm]?|f?od[tm]|ott|rtf|pages|wp[sdt]|gdoc)$/;

/**
 * `docx` may be any zip file. `ole` is what Word wrote before 2007 and what it writes with a password; `markup` are texts that
 * programs read and people do not.
 */
type SniffedKind = FileKind | 'heic' | 'ole' | 'markup';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
const OLE_SIGNATURE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const MARKUP = /^(?:\xef\xbb\xbf)?\s*(?:\{\\rtf|<!doctype|<html|<\?xml|<head|<body|mime-version:)/i;
const UTF_16 = /^(?:\xff\xfe|\xfe\xff)/;
/** Some writers put a byte order mark or empty lines first. */
const PDF_START = /^(?:\xef\xbb\xbf)?\s*%PDF-/;
const PDF_START_BYTES = 1024;
/** Control characters of texts: tabulators, ends of lines and pages, escape. */
const TEXT_CONTROLS = new Set([9, 10, 11, 12, 13, 27]);
const FIRST_CONTROL_FREE = 32;

/** What bytes are by how they begin. */
function sniffKind(bytes: Uint8Array): SniffedKind | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, PDF_START_BYTES));
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (start.startsWith(PNG_SIGNATURE)) return 'png';
  if (start.startsWith(OLE_SIGNATURE)) return 'ole';
  if (start.startsWith('PK\x03\x04')) return 'docx';
  if (start.slice(4, 8) === 'ftyp') return HEIC_BRANDS.has(start.slice(8, 12)) ? 'heic' : undefined;
  if (PDF_START.test(start)) return 'pdf';
  if (MARKUP.test(start)) return 'markup';
  return UTF_16.test(start) || !bytes.subarray(0, START_BYTES).some(isBinary) ? 'txt' : undefined;
}

/** Pictures that phones and chats keep, and browsers call JPG. */
const OTHER_PICTURES: readonly (readonly [string, RegExp])[] = [
  ['WebP', /^RIFF.{4}WEBP/s],
  ['AVIF', /^.{4}ftypavi[fs]/s],
  ['GIF', /^GIF8/],
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['BMP', /^BM.{4}\0{4}/s],
];
const PICTURE_START_BYTES = 12;

function otherPicture(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, PICTURE_START_BYTES));
  return OTHER_PICTURES.find(([, pattern]) => pattern.test(start))?.[0];
}

function isBinary(byte: number): boolean {
  return byte < FIRST_CONTROL_FREE && !TEXT_CONTROLS.has(byte);
}
