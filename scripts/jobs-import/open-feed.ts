import { constants, createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { fail, ok, type Result } from '#schemas/result.ts';
import { toReason } from '#server/error-text.ts';
import type { FeedSource } from '#server/jobs/import/import-jobs.ts';
import type { CommandProblem } from './command-problem.ts';
import { fetchFeed } from './fetch-feed.ts';

/** Opens a file, an address, or standard input for `-`. */
export async function openFeed(
  feed: string,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<FeedSource, CommandProblem>> {
  if (feed === '-') return ok({ name: 'standard input', chunks: stdin });
  if (/^https?:\/\//i.test(feed)) return fetchFeed(feed);
  try {
    await access(feed, constants.R_OK);
    return ok({ name: feed, chunks: readLater(feed) });
  } catch (error) {
    return fail({
      message: `The feed ${feed} cannot be read: ${toReason(error)}.`,
      remedy: 'Name a file, an http or https address, or - for standard input.',
    });
  }
}

// Opened when it is read, so that nothing is left open when it is not.
async function* readLater(path: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield* createReadStream(path);
}
