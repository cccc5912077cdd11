import { decodeFeed } from './decode-feed.ts';
import { decompress } from './decompress.ts';
import type { FeedItem } from './feed-item.ts';
import { FeedParser } from './feed-parser.ts';
import { FeedFault } from './import-problem.ts';

/**
 * The jobs of an Indeed-style XML feed of any size, perhaps compressed with gzip, in its order. Memory is
 * bounded whatever the bytes are. A feed that cannot be read to its end gives `broken` as its last item.
 */
export async function* readFeed(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<FeedItem, void, undefined> {
  const parser = new FeedParser();
  try {
    for await (const piece of decodeFeed(decompress(chunks))) yield* parser.write(piece);
    parser.end();
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    yield { kind: 'broken', problem: error.problem };
  }
}
