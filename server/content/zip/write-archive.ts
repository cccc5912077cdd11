import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file to be packed. */
export interface ArchiveItem {
  readonly name: string;
  /** Called when its turn has come, so that one file at a time is in memory. */
  load(): Promise<Uint8Array>;
}

const LEVEL = 6;
/** Packed at a time, so that other requests get their turn in between. */
const SLICE_BYTES = 256 * 1024;
/** Everything else that sites have is packed in its own format already. */
const TEXTS = /\.(?:json|svg|vtt)$/;

/**
 * Packs files in the order given, as a stream. The same files give the same bytes on every machine and at any time:
 * times are fixed, and nothing of a platform is written.
 */
export async function* writeArchive(items: Iterable<ArchiveItem>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  // Archives tell local time: this is the same in every zone. 1980 is the first year that they know.
  const mtime = new Date(1980, 0, 1, 12);
  for (const { name, load } of items) {
    const entry = TEXTS.test(name)
      ? new ZipDeflate(name, { level: LEVEL })
      : new ZipPassThrough(name);
    entry.mtime = mtime;
    zip.add(entry);
    for (const slice of slicesOf(await load())) {
      entry.push(slice.bytes, slice.isLast);
      yield* chunks.splice(0);
    }
  }
  zip.end();
  yield* chunks.splice(0);
}

function* slicesOf(bytes: Uint8Array) {
  const count = Math.max(1, Math.ceil(bytes.length / SLICE_BYTES));
  for (let i = 0; i < count; i += 1) {
    const start = i * SLICE_BYTES;
    yield { bytes: bytes.subarray(start, start + SLICE_BYTES), isLast: i === count - 1 };
  }
}
