import {
  type FileRefusal,
  isPicture,
  judgeFile,
  MAX_UPLOAD_BYTES,
  OVER_LIMIT,
  START_BYTES,
} from '#schemas/forms/file-kinds.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { callAddress } from './call-address.ts';
import { parseMembers, tokenHeaders, waitOf } from './call-answer.ts';
import type { FormSubject } from './form-subject.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** How long nothing may move, in ms: half a minute without a byte is a connection that has gone. */
export const MAX_STALL_MS = 30_000;

/** How long a file may take, in ms: 10 MiB at 280 kbit/s, which is less than EDGE gives. */
export const MAX_UPLOAD_MS = 300_000;

/** How often a busy server gets the file again by itself, and for how long it is waited for each time, in seconds. */
const MAX_AGAIN = 2;
const MAX_PAUSE_S = 30;

export interface UploadOptions {
  readonly subject: FormSubject;
  /** The submission; before there is one, a random id of this page's own. */
  readonly applicationId: string;
  readonly file: File;
  /** Share that was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export type UploadResult =
  | {
      readonly state: 'uploaded';
      readonly url: string;
      readonly name: string;
      readonly size: number;
    }
  /** Judged on the device, by the codes of answers. */
  | ({ readonly state: 'refused' } & FileRefusal)
  /** Judged by the server, in its words. */
  | { readonly state: 'refused-by-server'; readonly message: string }
  | { readonly state: 'busy'; readonly retryAfterS: number }
  | { readonly state: 'cancelled' }
  /** May be tried again as it is. `status` 0: network. */
  | { readonly state: 'failed'; readonly status: number };

export interface RunningUpload {
  /** Never rejects. */
  readonly result: Promise<UploadResult>;
  cancel(): void;
}

/** Uploads a CV or another file, large photos shrunk before. What the server would refuse is refused before it travels. */
export function uploadFile(options: UploadOptions): RunningUpload {
  const stop = new AbortController();
  return { result: upload(options, stop.signal), cancel: () => stop.abort() };
}

async function upload(options: UploadOptions, signal: AbortSignal): Promise<UploadResult> {
  const judged = await prepare(options.file);
  if (signal.aborted) return { state: 'cancelled' };
  if ('code' in judged) return { state: 'refused', ...judged };
  let result = await send(options, judged.file, signal);
  for (let again = 0; again < MAX_AGAIN && isWorthWaiting(result); again += 1) {
    await pause(result.retryAfterS * 1000, signal);
    if (signal.aborted) return { state: 'cancelled' };
    result = await send(options, judged.file, signal);
  }
  return result;
}

function isWorthWaiting(
  result: UploadResult,
): result is Extract<UploadResult, { readonly state: 'busy' }> {
  return result.state === 'busy' && result.retryAfterS <= MAX_PAUSE_S;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });
}

async function prepare(file: File): Promise<{ readonly file: File } | FileRefusal> {
  const start = new Uint8Array(await readStart(file));
  // A photo that is too large is made smaller.
  const judged = judgeFile({ name: file.name, size: Math.min(file.size, MAX_UPLOAD_BYTES), start });
  if ('code' in judged) return judged;
  const sent = isPicture(judged.kind) ? await shrinkPhoto(file) : file;
  return sent.size > MAX_UPLOAD_BYTES ? OVER_LIMIT : { file: sent };
}

/** Empty where the file has gone since it was chosen. */
async function readStart(file: File): Promise<ArrayBuffer> {
  try {
    return await file.slice(0, START_BYTES).arrayBuffer();
  } catch {
    return new ArrayBuffer(0);
  }
}

/** `fetch` tells nothing of how far a body has come. */
function send(
  { subject, applicationId, onProgress }: UploadOptions,
  file: File,
  signal: AbortSignal,
): Promise<UploadResult> {
  const call = new XMLHttpRequest();
  const body = new FormData();
  body.append('file', file, file.name);
  return new Promise((resolve) => {
    const fail = () => resolve({ state: 'failed', status: 0 });
    const giveUp = () => {
      fail();
      call.abort();
    };
    let stalling = setTimeout(giveUp, MAX_STALL_MS);
    call.onload = () => resolve(toResult(call, file));
    call.onerror = fail;
    call.onabort = () => resolve({ state: 'cancelled' });
    call.timeout = MAX_UPLOAD_MS;
    call.ontimeout = fail;
    call.onloadend = () => clearTimeout(stalling);
    call.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalling);
      stalling = setTimeout(giveUp, MAX_STALL_MS);
      onProgress?.(Math.min(loaded / (total || file.size), 1));
    };
    signal.addEventListener('abort', () => call.abort());
    call.open('POST', callAddress('/api/upload', subject, { applicationId }));
    for (const [name, value] of Object.entries(tokenHeaders())) call.setRequestHeader(name, value);
    call.send(body);
  });
}

function toResult(call: XMLHttpRequest, { name, size }: File): UploadResult {
  const { status } = call;
  const { s3Url, problems } = parseMembers(call.responseText);
  if (status === 200 && typeof s3Url === 'string')
    return { state: 'uploaded', url: s3Url, name, size };
  const [problem]: unknown[] = Array.isArray(problems) ? problems : [];
  const message = isRecord(problem) ? problem['message'] : undefined;
  if (typeof message === 'string') return { state: 'refused-by-server', message };
  const retryAfterS = waitOf(status, call.getResponseHeader('retry-after'));
  return retryAfterS === undefined ? { state: 'failed', status } : { state: 'busy', retryAfterS };
}
