import type { FastifyReply } from 'fastify';
import {
  type ContentAsset,
  type ContentAssetUse,
  MAX_TOLD_USES,
} from '#schemas/api/content-assets.ts';
import { toAssetUrl } from '../../assets/asset-address.ts';
import { etagOf, type LibraryAsset } from '../../assets/asset-library.ts';
import type { AssetUploadRefusal } from '../../assets/check-asset.ts';
import { createHttpProblem, sendProblem } from '../../http/http-problem.ts';
import { mediaTypeOf } from '../../http/media-type.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import type { AssetUse } from './asset-usage.ts';
import type { AssetChangeRefusal } from './change-asset.ts';

export function toContentAsset(asset: LibraryAsset, usageCount: number): ContentAsset {
  const { path, bytes, width, height, focus, source, createdAt, createdBy, extension } = asset;
  return {
    path,
    bytes,
    width,
    height,
    focus,
    source,
    createdBy,
    url: toAssetUrl(asset),
    thumbnailUrl: thumbnailUrl(asset),
    type: mediaTypeOf(extension),
    createdAt: createdAt?.toISOString() ?? null,
    usageCount,
    etag: etagOf(asset),
  };
}

export function toContentUse({ asset: _, document, ...use }: AssetUse): ContentAssetUse {
  return document?.kind === 'page' ? { pageId: document.documentId, ...use } : use;
}

/** One of the widths that every picture is offered in. */
const THUMBNAIL_WIDTH = 320;
const RASTERS = new Set(['png', 'jpg', 'jpeg', 'webp', 'avif']);

function thumbnailUrl(asset: LibraryAsset): string | null {
  const { hash, width, extension } = asset;
  if (RASTERS.has(extension))
    return toAssetUrl({ hash, width: Math.min(width, THUMBNAIL_WIDTH), extension: 'webp' });
  return extension === 'svg' || extension === 'gif' ? toAssetUrl(asset) : null;
}

export function sendAssetUnknown(reply: FastifyReply, path: string): FastifyReply {
  const detail = `The site has no file "${path}".`;
  return sendProblem(reply, createHttpProblem('asset-unknown', detail));
}

/** Answers with why a file was not taken, one by one where there are several reasons. */
export function sendUploadRefusal(reply: FastifyReply, refusal: AssetUploadRefusal): FastifyReply {
  const { code, message, remedy } = refusal;
  const told = `${message} ${remedy}`;
  if (refusal.code !== 'asset-refused') return sendProblem(reply, createHttpProblem(code, told));
  const language = readerLanguage(reply.request);
  const problems = refusal.reasons?.map((reason) => ({ pointer: '', message: reason[language] }));
  const detail = language === 'es' ? refusal.es : told;
  return sendProblem(reply, createHttpProblem(code, detail, problems));
}

/** Answers with why an asset stays as it is. */
export function sendChangeRefusal(
  reply: FastifyReply,
  path: string,
  refusal: AssetChangeRefusal | undefined,
): FastifyReply {
  switch (refusal?.kind) {
    case 'asset-in-use':
      return sendInUse(reply, path, refusal.uses);
    case 'asset-of-folder':
      return sendOfFolder(reply, path);
    case 'version-conflict':
      return sendConflict(reply, refusal.theirs);
    default:
      return sendAssetUnknown(reply, path);
  }
}

function sendInUse(reply: FastifyReply, path: string, uses: readonly AssetUse[]): FastifyReply {
  const places = uses.length === 1 ? 'One place shows' : `${uses.length} places show`;
  const detail = `${places} "${path}". They are in "uses": show something else there, then delete it.`;
  const problem = createHttpProblem('asset-in-use', detail);
  return sendProblem(reply, { ...problem, uses: uses.slice(0, MAX_TOLD_USES).map(toContentUse) });
}

function sendOfFolder(reply: FastifyReply, path: string): FastifyReply {
  const detail = `"${path}" is a file of the repository. Remove it from the site's folder there and deploy.`;
  return sendProblem(reply, createHttpProblem('asset-of-folder', detail));
}

function sendConflict(reply: FastifyReply, asset: LibraryAsset): FastifyReply {
  const etag = etagOf(asset);
  const theirs = toContentAsset(asset, 0);
  const detail =
    'The file is not what the change is based on. What it is now is in "theirs": send the change again with its "etag".';
  reply.header('etag', etag);
  return sendProblem(reply, { ...createHttpProblem('version-conflict', detail), theirs, etag });
}
