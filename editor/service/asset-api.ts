import type { AssetFocus, ContentAsset, ContentAssetUse } from '#schemas/api/content-assets.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { toJson, toList } from './content-api.ts';
import { ContentError, failureOfStatus } from './request/content-error.ts';
import { contentUrl, sendContent } from './request/content-request.ts';

export type { AssetFocus, ContentAsset, ContentAssetUse };

/** Where a file is shown; `total` counts also the places that are not told one by one. */
export interface AssetUsage {
  readonly total: number;
  readonly uses: readonly ContentAssetUse[];
}

/** Every call rejects with a `ContentError` when the service did not do it. */
export async function loadAssets(
  siteId: string,
  signal: AbortSignal,
): Promise<readonly ContentAsset[]> {
  const { text } = await sendContent({ path: [siteId, 'assets'], signal });
  return toList(text, isAsset);
}

export async function loadAssetUsage(
  siteId: string,
  path: string,
  signal: AbortSignal,
): Promise<AssetUsage> {
  const { text } = await sendContent({
    path: [siteId, 'assets', 'usage'],
    query: { path },
    signal,
  });
  const answer = toJson(text);
  const total = isRecord(answer) ? answer['total'] : undefined;
  if (typeof total !== 'number') throw new ContentError('unreadable');
  return { total, uses: toList(text, isUse) };
}

/** @param focus null leaves it to each document what must stay visible */
export async function saveAssetFocus(
  siteId: string,
  { path, etag }: Pick<ContentAsset, 'path' | 'etag'>,
  focus: AssetFocus | null,
): Promise<ContentAsset> {
  const { text } = await sendContent({
    method: 'PATCH',
    path: [siteId, 'assets'],
    query: { path },
    body: { focus },
    ifMatch: etag,
  });
  return toAsset(text);
}

export async function deleteAsset(
  siteId: string,
  { path, etag }: Pick<ContentAsset, 'path' | 'etag'>,
): Promise<void> {
  await sendContent({
    method: 'DELETE',
    path: [siteId, 'assets'],
    query: { path },
    ifMatch: etag,
  });
}

export interface AssetUpload {
  readonly siteId: string;
  readonly file: Blob;
  /** The path is made of it. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** @param share of the bytes that were sent, from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** Sends a file. Where the site has the same bytes already, the answer is that file. */
export async function uploadAsset(upload: AssetUpload): Promise<ContentAsset> {
  const { status, text } = await sendFile(upload);
  if (status === 200 || status === 201) return toAsset(text);
  throw new ContentError(failureOfStatus(status), { status, details: detailsOf(text) });
}

/** Only this old way of asking tells how much was sent. */
function sendFile({ siteId, file, name, signal, onProgress }: AssetUpload) {
  return new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const refuse = () => reject(new ContentError('unreachable'));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = refuse;
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.open('POST', contentUrl({ path: [siteId, 'assets'], query: { name } }));
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    if (signal.aborted) reject(signal.reason);
    else {
      signal.addEventListener('abort', stop);
      request.send(file);
    }
  });
}

function detailsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toAsset(text: string): ContentAsset {
  const answer = toJson(text);
  if (!isAsset(answer)) throw new ContentError('unreadable');
  return answer;
}

function isAsset(value: unknown): value is ContentAsset {
  return (
    isRecord(value) &&
    ['path', 'url', 'type', 'etag'].every((key) => typeof value[key] === 'string') &&
    ['bytes', 'width', 'height', 'usageCount'].every((key) => typeof value[key] === 'number')
  );
}

function isUse(value: unknown): value is ContentAssetUse {
  return (
    isRecord(value) && typeof value['state'] === 'string' && typeof value['pointer'] === 'string'
  );
}
