import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { decodeFeed } from './decode-feed.ts';
import type { FeedItem } from './feed-item.ts';
import { FeedParser } from './feed-parser.ts';
import { FeedFault } from './import-problem.ts';
import { unzipFeed } from './unzip-feed.ts';

const GZIP_MAGIC = [0x1f, 0x8b] as const;
const ZIP_MAGIC = [0x50, 0x4b] as const;

/** What is compressed may be so once more, as by a server that compresses a `.gz`. */
const MAX_LAYERS = 2;

/** First bytes of what is sent in place of XML. */
const OTHER_FORMATS = [
  { name: 'a 7z archive', magic: [0x37, 0x7a] },
  { name: 'a RAR archive', magic: [0x52, 0x61] },
  { name: 'compressed with bzip2', magic: [0x42, 0x5a] },
  { name: 'compressed with xz', magic: [0xfd, 0x37] },
  { name: 'compressed with zstd', magic: [0x28, 0xb5] },
  { name: 'compressed with zlib', magic: [0x78, 0x9c] },
  { name: 'a PDF', magic: [0x25, 0x50] },
] as const;

/**
 * The jobs of an Indeed-style XML feed of any size, perhaps in a gzip or zip file, in its order. Memory is
 * bounded whatever the bytes are. A feed that cannot be read to its end gives `broken` as its last item.
 */
export async function* readFeed(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<FeedItem, void, undefined> {
  const parser = new FeedParser();
  try {
    for await (const piece of decodeFeed(decompress(chunks))) yield* parser.write(piece);
    yield* parser.end();
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    yield { kind: 'broken', problem: error.problem };
  }
}

/** The bytes themselves, decompressed when they begin as gzip or zip does: boards ask for files ending in `.gz` and `.zip`. */
async function* decompress(
  chunks: AsyncIterable<Uint8Array>,
  layers = MAX_LAYERS,
): AsyncGenerator<Uint8Array, void, undefined> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    const head = await readHead(iterator);
    if (head === undefined) return;
    refuseOtherFormats(head);
    const whole = joinChunks(head, iterator);
    yield* layers === 0 ? whole : unpack(head, whole, layers);
  } finally {
    await iterator.return?.();
  }
}

// The magic number may be cut in two by the network.
async function readHead(iterator: AsyncIterator<Uint8Array>): Promise<Uint8Array | undefined> {
  let head: Uint8Array | undefined;
  while (head === undefined || head.length < GZIP_MAGIC.length) {
    const { value, done } = await iterator.next();
    if (done) return head;
    head = head === undefined ? value : Buffer.concat([head, value]);
  }
  return head;
}

function unpack(
  head: Uint8Array,
  whole: AsyncGenerator<Uint8Array, void, undefined>,
  layers: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (beginsWith(head, GZIP_MAGIC)) return decompress(gunzip(whole), layers - 1);
  return beginsWith(head, ZIP_MAGIC) ? decompress(unzipFeed(whole), layers - 1) : whole;
}

function beginsWith(head: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => head[index] === byte);
}

function refuseOtherFormats(head: Uint8Array): void {
  const found = OTHER_FORMATS.find(({ magic }) => beginsWith(head, magic));
  if (found === undefined) return;
  throw new FeedFault({
    code: 'feed-archive',
    message: `The feed is ${found.name}, not XML.`,
    remedy: 'Send the XML itself, or compress it with gzip or zip.',
  });
}

async function* joinChunks(
  head: Uint8Array,
  iterator: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield head;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}

async function* gunzip(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const source = Readable.from(chunks);
  const gunzipped = createGunzip();
  source.on('error', (error) => gunzipped.destroy(error));
  try {
    yield* source.pipe(gunzipped);
  } finally {
    source.destroy();
  }
}
