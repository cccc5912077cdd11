import { ok, type Result } from '#schemas/problems/result.ts';
import type { ArchiveFile } from './archive-file.ts';
import { type ArchiveRefusal, invalidArchive, quoteName } from './archive-refusal.ts';
import type { DirectoryRecord } from './directory-record.ts';

const HEADER_BYTES = 30;
const HEADER_SIGNATURE = 0x04034b50;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
/** With and without its optional signature. */
const DESCRIPTOR_BYTES = [16, 12] as const;
const HAS_DESCRIPTOR = 0b1000;

/**
 * Finds the packed bytes of every file. Refuses an archive whose files overlap, have anything between them, or say
 * something else of themselves than the list does.
 * @param end where the list begins, and the last file has to end
 */
export async function locateEntries<T extends DirectoryRecord>(
  file: ArchiveFile,
  records: readonly T[],
  end: number,
): Promise<Result<readonly (T & { readonly position: number })[], ArchiveRefusal>> {
  const inOrder = [...records].sort((a, b) => a.headerPosition - b.headerPosition);
  const entries: (T & { position: number })[] = [];
  for (const [i, record] of inOrder.entries()) {
    const next = inOrder[i + 1]?.headerPosition ?? end;
    const position = await locate(file, record, next);
    if (position === undefined || (i === 0 && record.headerPosition !== 0))
      return invalidArchive({
        en: `What stands at ${quoteName(record.name)} is not what the list of files says: the archive is damaged, or made to look like two.`,
        es: `Donde debería estar ${quoteName(record.name)} hay otra cosa: el zip está dañado, o hecho para parecer dos.`,
      });
    entries.push({ ...record, position });
  }
  return records.length === 0 && end !== 0
    ? invalidArchive({
        en: 'The archive holds something that its list of files does not name.',
        es: 'El zip tiene algo que su lista de archivos no nombra.',
      })
    : ok(entries);
}

/** @param next where the next thing in the archive begins */
async function locate(
  file: ArchiveFile,
  record: DirectoryRecord,
  next: number,
): Promise<number | undefined> {
  const { headerPosition, packedBytes } = record;
  const name = Buffer.from(record.name);
  if (headerPosition + HEADER_BYTES + name.length > next || next > file.size) return undefined;
  const header = await file.read(headerPosition, HEADER_BYTES + name.length);
  if (!isHeaderOf(header, record, name)) return undefined;
  const position = headerPosition + HEADER_BYTES + name.length + header.readUInt16LE(28);
  const gap = next - position - packedBytes;
  if ((record.flags & HAS_DESCRIPTOR) === 0) return gap === 0 ? position : undefined;
  if (gap !== DESCRIPTOR_BYTES[0] && gap !== DESCRIPTOR_BYTES[1]) return undefined;
  return isDescriptorOf(await file.read(next - gap, gap), record) ? position : undefined;
}

function isHeaderOf(header: Buffer, record: DirectoryRecord, name: Buffer): boolean {
  return (
    header.readUInt32LE(0) === HEADER_SIGNATURE &&
    header.readUInt16LE(6) === record.flags &&
    header.readUInt16LE(8) === record.method &&
    header.readUInt16LE(26) === name.length &&
    header.subarray(HEADER_BYTES).equals(name) &&
    isSameSize(header.subarray(14, 26), record)
  );
}

/** Where the sizes follow behind the data, they are zero in front of it. */
function isSameSize(sizes: Buffer, record: DirectoryRecord): boolean {
  const isOpen = (record.flags & HAS_DESCRIPTOR) !== 0 && sizes.every((byte) => byte === 0);
  return isOpen || hasSizes(sizes, record);
}

function isDescriptorOf(descriptor: Buffer, record: DirectoryRecord): boolean {
  const isSigned = descriptor.length === DESCRIPTOR_BYTES[0];
  if (isSigned && descriptor.readUInt32LE(0) !== DESCRIPTOR_SIGNATURE) return false;
  return hasSizes(descriptor.subarray(isSigned ? 4 : 0), record);
}

function hasSizes(bytes: Buffer, record: DirectoryRecord): boolean {
  return (
    bytes.readUInt32LE(0) === record.checksum &&
    bytes.readUInt32LE(4) === record.packedBytes &&
    bytes.readUInt32LE(8) === record.bytes
  );
}
