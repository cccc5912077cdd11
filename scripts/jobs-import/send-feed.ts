import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  IMPORT_WARNING_CODES,
  type ImportWarning,
  type JobImportReport,
  SKIP_CODES,
  type SkippedJob,
} from '#schemas/api/job-imports.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toReason } from '#server/base/error-text.ts';
import type { Config } from '#server/config/config.ts';
import type { CommandProblem } from '../command/command-problem.ts';
import { serverOrigin } from '../command/server-origin.ts';
import type { ImportCommandOptions } from './options.ts';

export interface ServerFailure extends CommandProblem {
  /** Whether the feed was at fault, and not the way to the server. */
  readonly isRefusal: boolean;
}

export interface SendFeedOptions extends Omit<ImportCommandOptions, 'feed'> {
  readonly path: string;
  readonly config: Pick<Config, 'host' | 'port'>;
  readonly token: string;
}

/** Sends the feed in a file to the server that runs on this machine and resolves with its report. */
export async function sendFeed(
  options: SendFeedOptions,
): Promise<Result<JobImportReport, ServerFailure>> {
  try {
    const response = await exchange(options);
    const body = await text(response);
    if (response.statusCode === 200) return ok(parseReport(JSON.parse(body)));
    return fail(toFailure(response.statusCode ?? 0, body));
  } catch (error) {
    return fail(unreachable(options, toReason(error)));
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

function toFailure(status: number, body: string): ServerFailure {
  const { title, detail } = parseProblem(body);
  return {
    message: `The running server refused the feed (${status}): ${title}.`,
    remedy: detail,
    isRefusal: status === 404 || status === 422,
  };
}

function unreachable({ config }: SendFeedOptions, reason: string): ServerFailure {
  return {
    message: `A server uses the data directory, but none answers at ${serverOrigin(config)}: ${reason}.`,
    remedy:
      'Set PORT and HOST as that server has them, or stop it and import again. Nothing may have changed; importing twice does no harm.',
    isRefusal: false,
  };
}

function parseProblem(body: string): { title: string; detail: string } {
  try {
    const { title, detail } = toRecord(JSON.parse(body));
    return { title: toText(title), detail: toText(detail) };
  } catch {
    return {
      title: 'no Rumbo server answers there',
      detail: 'Set PORT and HOST as the server has them.',
    };
  }
}

function parseReport(value: unknown): JobImportReport {
  const record = toRecord(value);
  const { added, changed, unchanged, closed, skippedTotal, skipped, seconds } = record;
  const { warningsTotal, warnings } = record;
  return {
    added: toNumber(added),
    changed: toNumber(changed),
    unchanged: toNumber(unchanged),
    closed: toNumber(closed),
    skippedTotal: toNumber(skippedTotal),
    skipped: Array.isArray(skipped) ? skipped.map(parseSkipped) : [],
    warningsTotal: toNumber(warningsTotal),
    warnings: Array.isArray(warnings) ? warnings.map(parseWarning) : [],
    seconds: toNumber(seconds),
  };
}

function parseSkipped(value: unknown): SkippedJob {
  const { line, referenceNumber, code, reason } = toRecord(value);
  return {
    line: toNumber(line),
    referenceNumber: referenceNumber === null ? null : toText(referenceNumber),
    code: SKIP_CODES.find((known) => known === code) ?? 'reference-missing',
    reason: toText(reason),
  };
}

function parseWarning(value: unknown): ImportWarning {
  const { line, referenceNumber, code, reason } = toRecord(value);
  return {
    line: toNumber(line),
    referenceNumber: referenceNumber === null ? null : toText(referenceNumber),
    code: IMPORT_WARNING_CODES.find((known) => known === code) ?? 'value-left-out',
    reason: toText(reason),
  };
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error('its answer is no report');
  return { ...value };
}

function toNumber(value: unknown): number {
  if (typeof value !== 'number') throw new Error('its answer is no report');
  return value;
}

function toText(value: unknown): string {
  if (typeof value !== 'string') throw new Error('its answer is no report');
  return value;
}
