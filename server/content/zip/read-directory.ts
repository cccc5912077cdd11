import { sumBy } from 'lodash-es';
import { type Failure, ok, type Result } from '#schemas/problems/result.ts';
import type { ArchiveFile } from './archive-file.ts';
import {
  inMebibytes,
  MAX_ARCHIVE_BYTES,
  MAX_DIRECTORY_BYTES,
  MAX_DOCUMENTS_BYTES,
  MAX_ENTRIES,
} from './archive-limits.ts';
import {
  type ArchiveRefusal,
  invalidArchive,
  quoteName,
  type Told,
  tooLargeArchive,
} from './archive-refusal.ts';
import { type DirectoryRecord, readRecord } from './directory-record.ts';
import {
  type EntryKind,
  entryKind,
  maxBytesOf,
  outerFolder,
  refuseDanger,
  refuseTwins,
  refuseUnknown,
  toSiteName,
} from './entry-name.ts';
import { locateEntries } from './locate-entries.ts';

/** A file of an archive, of which nothing has been unpacked. */
export interface ArchiveEntry extends DirectoryRecord {
  readonly kind: EntryKind;
  /** Its name in the site's folder; `name` is that in the archive. */
  readonly siteName: string;
  /** Where its packed bytes begin. */
  readonly position: number;
}

type NamedRecord = Omit<ArchiveEntry, 'position'>;

const END_BYTES = 22;
const END_SIGNATURE = 0x06054b50;
const ZIP_STARTS = new Set([0x04034b50, END_SIGNATURE]);
const ZIP64_COUNT = 0xffff;
const ZIP64_OFFSET = 0xffffffff;

/**
 * Reads the list of an archive's files, and refuses it if anything in it is not plain: what one program would read
 * from such an archive is not what another one reads. Nothing is unpacked; the archive itself stays where it is.
 */
export async function readDirectory(
  file: ArchiveFile,
): Promise<Result<readonly ArchiveEntry[], ArchiveRefusal>> {
  if (file.size > MAX_ARCHIVE_BYTES) return tooLargeArchive(overSize());
  const end = await readEnd(file);
  if (!end.ok) return end;
  const { count, position, length } = end.value;
  const records = readRecords(await file.read(position, length), count);
  if (!records.ok) return records;
  const twins = refuseTwins(records.value.map(({ siteName }) => siteName));
  if (!twins.ok) return twins;
  const total = refuseTotals(records.value);
  return total.ok ? locateEntries(file, records.value, position) : total;
}

interface DirectoryPlace {
  readonly count: number;
  readonly position: number;
  readonly length: number;
}

async function readEnd(file: ArchiveFile): Promise<Result<DirectoryPlace, ArchiveRefusal>> {
  if (file.size < END_BYTES || !(await isZip(file)))
    return invalidArchive({ en: 'This is no zip archive.', es: 'Esto no es un zip.' });
  const end = await file.read(file.size - END_BYTES, END_BYTES);
  if (end.readUInt32LE(0) !== END_SIGNATURE || end.readUInt16LE(20) !== 0)
    return invalidArchive({
      en: 'The archive is cut off, or something stands behind its end.',
      es: 'El archivo está cortado, o algo sigue después de su final.',
    });
  const count = end.readUInt16LE(10);
  const length = end.readUInt32LE(12);
  const position = end.readUInt32LE(16);
  if (count === ZIP64_COUNT || length === ZIP64_OFFSET || position === ZIP64_OFFSET)
    return invalidArchive({
      en: 'The archive is of the kind for more than 4 GiB (zip64).',
      es: 'El archivo es del tipo para más de 4 GiB (zip64).',
    });
  if (end.readUInt32LE(4) !== 0 || end.readUInt16LE(8) !== count)
    return invalidArchive({
      en: 'The archive is one part of several.',
      es: 'El archivo es una parte de varias.',
    });
  if (count > MAX_ENTRIES || length > MAX_DIRECTORY_BYTES) return tooLargeArchive(overCount(count));
  if (position + length !== file.size - END_BYTES)
    return invalidArchive({
      en: 'The list of files is not where the archive says.',
      es: 'La lista de archivos no está donde el zip dice.',
    });
  return ok({ count, position, length });
}

async function isZip(file: ArchiveFile): Promise<boolean> {
  return ZIP_STARTS.has((await file.read(0, 4)).readUInt32LE(0));
}

function readRecords(
  directory: Buffer,
  count: number,
): Result<readonly NamedRecord[], ArchiveRefusal> {
  const plain: DirectoryRecord[] = [];
  let offset = 0;
  for (let i = 0; i < count; i += 1) {
    const read = readRecord(directory, offset);
    if (!read.ok) return read;
    const danger = refuseDanger(read.value.record.name);
    if (!danger.ok) return danger;
    plain.push(read.value.record);
    offset = read.value.end;
  }
  if (offset !== directory.length)
    return invalidArchive({
      en: 'The list of files is longer than it says.',
      es: 'La lista de archivos es más larga de lo que dice.',
    });
  return nameRecords(plain);
}

function nameRecords(
  plain: readonly DirectoryRecord[],
): Result<readonly NamedRecord[], ArchiveRefusal> {
  const outer = outerFolder(plain.map(({ name }) => name));
  const records: NamedRecord[] = [];
  const unknown: string[] = [];
  for (const record of plain) {
    const isOuter = record.name.endsWith('/') && outer.startsWith(record.name);
    const siteName = isOuter ? record.name : toSiteName(record.name, outer);
    const kind = isOuter ? 'folder' : entryKind(siteName);
    if (kind === undefined) unknown.push(siteName);
    else records.push({ ...record, kind, siteName });
  }
  const known = refuseUnknown(unknown);
  if (!known.ok) return known;
  const large = records.find(({ kind, bytes }) => bytes > maxBytesOf(kind));
  return large === undefined ? ok(records) : tooLargeFile(large);
}

function tooLargeFile({ name, bytes, kind }: NamedRecord): Failure<ArchiveRefusal> {
  const limit = maxBytesOf(kind);
  return tooLargeArchive({
    en: `${quoteName(name)} unpacks to ${bytes} bytes; the limit is ${limit}. Make it smaller, or leave it out.`,
    es: `${quoteName(name)} mide ${bytes} bytes ya abierto; el máximo son ${limit}. Hazlo más pequeño o quítalo.`,
  });
}

function refuseTotals(records: readonly NamedRecord[]): Result<undefined, ArchiveRefusal> {
  const documents = records.filter(({ kind }) => kind !== 'asset');
  if (sumBy(documents, 'bytes') > MAX_DOCUMENTS_BYTES)
    return tooLargeArchive({
      en: `The pages unpack to more than ${inMebibytes(MAX_DOCUMENTS_BYTES)} together. Import them in several archives.`,
      es: `Las páginas juntas miden ya abiertas más de ${inMebibytes(MAX_DOCUMENTS_BYTES)}. Impórtalas en varios archivos.`,
    });
  return sumBy(records, 'bytes') > MAX_ARCHIVE_BYTES ? tooLargeArchive(overSize()) : ok(undefined);
}

/** What to say of an archive that weighs too much, packed or unpacked. */
export function overSize(): Told {
  const size = inMebibytes(MAX_ARCHIVE_BYTES);
  return {
    en: `The archive is larger than ${size}, packed or unpacked. Import the site in several archives.`,
    es: `El archivo pesa más de ${size}, comprimido o ya abierto. Importa el sitio en varios archivos.`,
  };
}

function overCount(count: number): Told {
  return {
    en: `The archive lists ${count} files, or names too long for its list; the limit is ${MAX_ENTRIES} files. Import the site in several archives.`,
    es: `El zip tiene ${count} archivos, o nombres demasiado largos para su lista; el máximo son ${MAX_ENTRIES}. Importa el sitio en varios archivos.`,
  };
}
