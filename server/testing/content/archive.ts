import { crc32, deflateRawSync } from 'node:zlib';
import type { ArchiveFile } from '../../content/zip/archive-file.ts';

/** A file of an archive that need not be true: the list and the file's own header may say what they like. */
export interface TestEntry {
  readonly name: string | Buffer;
  readonly bytes?: string | Buffer;
  readonly isStored?: boolean;
  /** What the list says, where that is not the truth. */
  readonly listed?: Partial<TestHeader> & {
    readonly attributes?: number;
    readonly offset?: number;
  };
  /** What the file's own header says, where that is not the truth. */
  readonly own?: Partial<TestHeader> & { readonly name?: string };
}

interface TestHeader {
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packedBytes: number;
  readonly bytes: number;
}

export interface TestEnd {
  readonly count?: number;
  readonly position?: number;
  readonly comment?: string;
}

/** Writes an archive by hand, as no zip program would. */
export function buildArchive(entries: readonly TestEntry[], end: TestEnd = {}): Buffer {
  const files: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const file = buildFile(entry);
    records.push(buildRecord(entry, offset));
    files.push(file);
    offset += file.length;
  }
  const directory = Buffer.concat(records);
  return Buffer.concat([...files, directory, buildEnd({ entries, directory, offset }, end)]);
}

/** The same bytes as they would lie on a disk. */
export function toArchiveFile(archive: Buffer): ArchiveFile {
  return {
    size: archive.length,
    read: async (position, length) => {
      if (position + length > archive.length) throw new Error('read beyond the end');
      return archive.subarray(position, position + length);
    },
  };
}

function packed({ bytes = '', isStored = false }: TestEntry) {
  const plain = Buffer.from(bytes);
  const data = isStored ? plain : deflateRawSync(plain);
  const sizes = { checksum: crc32(plain), packedBytes: data.length, bytes: plain.length };
  return { data, header: { flags: 0, method: isStored ? 0 : 8, ...sizes } };
}

function buildFile(entry: TestEntry): Buffer {
  const { data, header } = packed(entry);
  const { name = entry.name, ...changes } = entry.own ?? {};
  const nameBytes = Buffer.from(name);
  const bytes = Buffer.alloc(30);
  bytes.writeUInt32LE(0x04034b50, 0);
  bytes.writeUInt16LE(20, 4);
  writeHeader(bytes.subarray(6), { ...header, ...changes });
  bytes.writeUInt16LE(nameBytes.length, 26);
  return Buffer.concat([bytes, nameBytes, data]);
}

function buildRecord(entry: TestEntry, position: number): Buffer {
  const { attributes = 0, offset = position, ...changes } = entry.listed ?? {};
  const nameBytes = Buffer.from(entry.name);
  const bytes = Buffer.alloc(46);
  bytes.writeUInt32LE(0x02014b50, 0);
  bytes.writeUInt32LE(0x0014_0314, 4);
  writeHeader(bytes.subarray(8), { ...packed(entry).header, ...changes });
  bytes.writeUInt16LE(nameBytes.length, 28);
  bytes.writeUInt32LE(attributes, 38);
  bytes.writeUInt32LE(offset, 42);
  return Buffer.concat([bytes, nameBytes]);
}

function writeHeader(bytes: Buffer, header: TestHeader): void {
  bytes.writeUInt16LE(header.flags, 0);
  bytes.writeUInt16LE(header.method, 2);
  bytes.writeUInt32LE(header.checksum, 8);
  bytes.writeUInt32LE(header.packedBytes, 12);
  bytes.writeUInt32LE(header.bytes, 16);
}

interface Written {
  readonly entries: readonly TestEntry[];
  readonly directory: Buffer;
  readonly offset: number;
}

function buildEnd({ entries, directory, offset }: Written, end: TestEnd): Buffer {
  const { count = entries.length, position = offset, comment = '' } = end;
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(directory.length, 12);
  bytes.writeUInt32LE(position, 16);
  bytes.writeUInt16LE(comment.length, 20);
  return Buffer.concat([bytes, Buffer.from(comment)]);
}
