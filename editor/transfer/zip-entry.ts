// The service has looked at an archive before anything of it is shown: it is whole, plain and below 4 GiB.

const END_BYTES = 22;
const RECORD = { signature: 0x02014b50, bytes: 46 } as const;
const LOCAL_BYTES = 30;

/**
 * The text of one file in a zip archive.
 * @returns undefined where there is no such file, or the archive cannot be read
 */
export async function readZipEntry(archive: Blob, name: string): Promise<string | undefined> {
  const end = await viewOf(archive.slice(-END_BYTES));
  if (end.byteLength < END_BYTES) return undefined;
  const start = end.getUint32(16, true);
  const directory = await viewOf(archive.slice(start, start + end.getUint32(12, true)));
  const record = findRecord(directory, name);
  if (record === undefined) return undefined;
  const { position, packedBytes, isPacked } = record;
  const local = await viewOf(archive.slice(position, position + LOCAL_BYTES));
  const begin = position + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = archive.slice(begin, begin + packedBytes);
  if (!isPacked) return packed.text();
  return new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

interface EntryRecord {
  /** Where what is said of the file in its own place begins. */
  readonly position: number;
  readonly packedBytes: number;
  readonly isPacked: boolean;
}

function findRecord(directory: DataView, wanted: string): EntryRecord | undefined {
  let at = 0;
  while (at + RECORD.bytes <= directory.byteLength) {
    if (directory.getUint32(at, true) !== RECORD.signature) return undefined;
    const nameBytes = directory.getUint16(at + 28, true);
    const name = new Uint8Array(
      directory.buffer,
      at + RECORD.bytes,
      Math.min(nameBytes, directory.byteLength - at - RECORD.bytes),
    );
    if (new TextDecoder().decode(name) === wanted)
      return {
        position: directory.getUint32(at + 42, true),
        packedBytes: directory.getUint32(at + 20, true),
        isPacked: directory.getUint16(at + 10, true) !== 0,
      };
    const extraBytes = directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    at += RECORD.bytes + nameBytes + extraBytes;
  }
  return undefined;
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer());
}
