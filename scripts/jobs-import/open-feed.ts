import { constants, createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { fail, ok, type Result } from '#schemas/result.ts';
import { toReason } from '#server/error-text.ts';
import type { FeedSource } from '#server/jobs/import/import-jobs.ts';
import type { CommandProblem } from '../command/command-problem.ts';
import { fetchFeed } from './fetch-feed.ts';

const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;

/** Opens a file, an address, or standard input for `-`. */
export async function openFeed(
  feed: string,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<FeedSource, CommandProblem>> {
  if (feed === '-') return ok({ name: 'standard input', chunks: stdin });
  if (ADDRESS.test(feed)) return isWebAddress(feed) ? fetchFeed(feed) : fail(addressInvalid());
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

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

// Without the address: it may hold a password.
function addressInvalid(): CommandProblem {
  return {
    message: 'The address of the feed is not a complete http or https address.',
    remedy: 'Name one such as https://example.com/jobs.xml, a file, or - for standard input.',
  };
}

// Opened when it is read, so that nothing is left open when it is not.
async function* readLater(path: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield* createReadStream(path);
}
