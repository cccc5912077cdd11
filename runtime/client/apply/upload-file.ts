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
import { parseMembers, tokenHeaders, USUAL_WAIT_S } from './call-answer.ts';
import type { FormSubject } from './form-subject.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** How long nothing may move, in ms: half a minute without a byte is a connection that has gone. */
export const MAX_STALL_MS = 30_000;

/** How long a file may take, in ms: 10 MiB at 280 kbit/s, which is less than EDGE gives. */
export const MAX_UPLOAD_MS = 300_000;

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
  return 'code' in judged ? { state: 'refused', ...judged } : send(options, judged.file, signal);
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
  if (status !== 429) return { state: 'failed', status };
  const seconds = Number(call.getResponseHeader('retry-after') || USUAL_WAIT_S);
  return { state: 'busy', retryAfterS: seconds > 0 ? seconds : USUAL_WAIT_S };
}
