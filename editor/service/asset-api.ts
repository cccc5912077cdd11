import type {
  AssetFocus,
  AssetUsage,
  ContentAsset,
  ContentAssetUse,
} from '#schemas/api/content-assets.ts';
import { assetUsage, contentAsset } from '#schemas/generated/answers.ts';
import { ContentError, failureOfStatus } from './request/content-error.ts';
import { contentUrl, detailsOf, sendContent } from './request/content-request.ts';
import { askFor, askForList, readResponse } from './request/read-response.ts';

export type { AssetFocus, ContentAsset, ContentAssetUse };

/** Every call rejects with a `ContentError` when the service did not do it. */
export function loadAssets(siteId: string, signal: AbortSignal): Promise<readonly ContentAsset[]> {
  return askForList(contentAsset, { path: [siteId, 'assets'], signal });
}

export function loadAssetUsage(
  siteId: string,
  path: string,
  signal: AbortSignal,
): Promise<AssetUsage> {
  return askFor(assetUsage, { path: [siteId, 'assets', 'usage'], query: { path }, signal });
}

/** @param focus null leaves it to each document what must stay visible */
export function saveAssetFocus(
  siteId: string,
  { path, etag }: Pick<ContentAsset, 'path' | 'etag'>,
  focus: AssetFocus | null,
): Promise<ContentAsset> {
  return askFor(contentAsset, {
    method: 'PATCH',
    path: [siteId, 'assets'],
    query: { path },
    body: { focus },
    ifMatch: etag,
  });
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
  if (status === 200 || status === 201) return readResponse(contentAsset, text);
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
    // What is wrong with a drawing is told one by one, in words.
    request.setRequestHeader('accept-language', document.documentElement.lang);
    if (signal.aborted) reject(signal.reason);
    else {
      signal.addEventListener('abort', stop);
      request.send(file);
    }
  });
}
