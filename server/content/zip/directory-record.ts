import { ok, type Result } from '#schemas/problems/result.ts';
import { type ArchiveRefusal, invalidArchive, quoteName, refusedName } from './archive-refusal.ts';

/** What an archive's list says of one file. */
export interface DirectoryRecord {
  readonly name: string;
  /** Bits of the format's general purpose flag. */
  readonly flags: number;
  /** 0 stored, 8 deflated */
  readonly method: number;
  /** CRC-32 of the unpacked bytes. */
  readonly checksum: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** Where the file's own header begins. */
  readonly headerPosition: number;
}

const RECORD_BYTES = 46;
const RECORD_SIGNATURE = 0x02014b50;
const ZIP64 = 0xffffffff;

/** Bits 1 and 2: how hard it was packed. Bit 3: sizes stand behind the data. Bit 11: the name is UTF-8. */
const PLAIN_FLAGS = 0b1000_0000_1110;
/** Bits 0, 6 and 13. */
const ENCRYPTED_FLAGS = 0b10_0000_0100_0001;

/** The file type in a Unix mode, which stands in the upper half of the external attributes. */
const TYPE_MASK = 0xf000;
const PLAIN_TYPES = new Set([0, 0x8000, 0x4000]);

export interface ReadRecord {
  readonly record: DirectoryRecord;
  /** Where the next one begins. */
  readonly end: number;
}

/** Reads one record of an archive's list (PKWARE's APPNOTE 4.3.12). Refuses what no plain archive of files has. */
export function readRecord(directory: Buffer, offset: number): Result<ReadRecord, ArchiveRefusal> {
  if (offset + RECORD_BYTES > directory.length) return shorter();
  const header = directory.subarray(offset, offset + RECORD_BYTES);
  if (header.readUInt32LE(0) !== RECORD_SIGNATURE) return shorter();
  const nameBytes = header.readUInt16LE(28);
  const end = offset + RECORD_BYTES + nameBytes + header.readUInt16LE(30) + header.readUInt16LE(32);
  if (end > directory.length) return shorter();
  const nameStart = offset + RECORD_BYTES;
  const name = decodeName(directory.subarray(nameStart, nameStart + nameBytes));
  if (name === undefined)
    return invalidArchive({
      en: 'The name of a file is not UTF-8.',
      es: 'El nombre de un archivo no está en UTF-8.',
    });
  const record = toRecord(name, header);
  const refusal = refusalOf(record, header);
  return refusal ?? ok({ record, end });
}

function toRecord(name: string, header: Buffer): DirectoryRecord {
  return {
    name,
    flags: header.readUInt16LE(8),
    method: header.readUInt16LE(10),
    checksum: header.readUInt32LE(16),
    packedBytes: header.readUInt32LE(20),
    bytes: header.readUInt32LE(24),
    headerPosition: header.readUInt32LE(42),
  };
}

function refusalOf(record: DirectoryRecord, header: Buffer) {
  const { name, flags, method, packedBytes, bytes, headerPosition } = record;
  const quoted = quoteName(name);
  if ((flags & ENCRYPTED_FLAGS) !== 0)
    return invalidArchive({
      en: `${quoted} is encrypted, and there is no password to read it with.`,
      es: `${quoted} está cifrado y no hay contraseña con que leerlo.`,
    });
  if ((flags & ~PLAIN_FLAGS) !== 0 || (method !== 0 && method !== 8))
    return invalidArchive({
      en: `${quoted} is packed in a way other than "stored" and "deflated".`,
      es: `${quoted} está comprimido de un modo que no es "stored" ni "deflated".`,
    });
  if ([packedBytes, bytes, headerPosition].includes(ZIP64) || header.readUInt16LE(34) !== 0)
    return invalidArchive({
      en: `${quoted} is said to be in a larger archive (zip64, or several parts).`,
      es: `${quoted} dice ser de un zip más grande (zip64, o en varias partes).`,
    });
  if (!PLAIN_TYPES.has((header.readUInt32LE(38) >>> 16) & TYPE_MASK))
    return refusedName({
      en: `${quoted} is a link or another special file. Put the file itself there.`,
      es: `${quoted} es un enlace u otro archivo especial. Pon ahí el archivo mismo.`,
    });
  return isPlausible(record)
    ? undefined
    : invalidArchive({
        en: `The packed size of ${quoted} does not fit the size that it unpacks to.`,
        es: `Lo que ${quoted} mide comprimido no va con lo que mide abierto.`,
      });
}

/** Deflating makes nothing much larger: by 5 bytes of every block that it leaves as it is. */
function isPlausible({ method, packedBytes, bytes }: DirectoryRecord): boolean {
  return method === 0 ? packedBytes === bytes : packedBytes <= bytes + (bytes >>> 8) + 1024;
}

function decodeName(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function shorter() {
  return invalidArchive({
    en: 'The list of files is shorter than it says.',
    es: 'La lista de archivos es más corta de lo que dice.',
  });
}
