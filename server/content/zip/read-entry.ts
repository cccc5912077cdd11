import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { ok, type Result } from '#schemas/problems/result.ts';
import { errorCode } from '../../base/error-text.ts';
import type { ArchiveFile } from './archive-file.ts';
import { type ArchiveRefusal, invalidArchive, quoteName } from './archive-refusal.ts';
import type { ArchiveEntry } from './read-directory.ts';

/** Unpacks one file. Not a byte more than the list of files promises is ever unpacked. */
export async function readEntry(
  file: ArchiveFile,
  entry: ArchiveEntry,
): Promise<Result<Buffer, ArchiveRefusal>> {
  const packed = await file.read(entry.position, entry.packedBytes);
  const bytes = entry.method === 0 ? packed : await inflate(packed, entry.bytes);
  return bytes?.length === entry.bytes && crc32(bytes) === entry.checksum
    ? ok(bytes)
    : invalidArchive({
        en: `${quoteName(entry.name)} is damaged, or not of the size that it should be.`,
        es: `${quoteName(entry.name)} está dañado o no mide lo que debería.`,
      });
}

const unpack = promisify(inflateRaw);

/** Undefined where the bytes are not deflated, or unpack to more than the limit. */
async function inflate(packed: Buffer, limit: number): Promise<Buffer | undefined> {
  try {
    return await unpack(packed, { maxOutputLength: Math.max(limit, 1) });
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code === 'ERR_BUFFER_TOO_LARGE' || code.startsWith('Z_')) return undefined;
    throw error;
  }
}
