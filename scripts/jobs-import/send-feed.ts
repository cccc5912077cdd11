import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type JobImportReport, jobImportReport } from '#schemas/api/job-imports.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toReason } from '#server/base/error-text.ts';
import type { Config } from '#server/config/config.ts';
import { serverOrigin } from '../command/server-origin.ts';
import {
  parseAnswer,
  refused,
  type ServerProblem,
  unreachable,
} from '../command/server-problem.ts';
import type { ImportCommandOptions } from './options.ts';

export interface SendFeedOptions extends Omit<ImportCommandOptions, 'feed'> {
  readonly path: string;
  readonly config: Pick<Config, 'host' | 'port'>;
  readonly token: string;
}

/** Sends the feed in a file to the server that runs on this machine and resolves with its report. */
export async function sendFeed(
  options: SendFeedOptions,
): Promise<Result<JobImportReport, ServerProblem>> {
  try {
    const response = await exchange(options);
    const body = await text(response);
    if (response.statusCode === 200) return ok(parseAnswer(jobImportReport, JSON.parse(body)));
    return fail(refused('the feed', { status: response.statusCode ?? 0, body }, [404, 422]));
  } catch (error) {
    const retry = 'import again. Nothing may have changed; importing twice does no harm.';
    return fail(unreachable(options.config, toReason(error), retry));
  }
}

async function exchange(options: SendFeedOptions): Promise<IncomingMessage> {
  const { size } = await stat(options.path);
  // No timeout: the server is silent while it merges.
  const sending = request(addressOf(options), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${options.token}`,
      'content-type': 'application/octet-stream',
      'content-length': size,
    },
  });
  const answered = once(sending, 'response');
  await Promise.race([upload(sending, options.path), answered]);
  const [response]: IncomingMessage[] = await answered;
  if (response === undefined) throw new Error('it gave no answer');
  return response;
}

// A server that refuses answers before it has read everything, and that answer is what counts.
async function upload(sending: ClientRequest, path: string): Promise<void> {
  await pipeline(createReadStream(path), sending).catch(() => undefined);
}

function addressOf({ config, agencyId, clientId, ...options }: SendFeedOptions): URL {
  const url = new URL(serverOrigin(config));
  url.pathname = `/v1/agencies/${encodeURIComponent(agencyId)}/clients/${encodeURIComponent(clientId)}/job-imports`;
  if (options.closeMissing) url.searchParams.set('closeMissing', 'true');
  if (options.closeMany) url.searchParams.set('closeMany', 'true');
  return url;
}
