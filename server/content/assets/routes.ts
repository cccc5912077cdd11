import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { listOf, query } from '#schemas/api/content.ts';
import {
  assetChanges,
  assetPathQuery,
  assetUsage,
  contentAsset,
  MAX_TOLD_USES,
  removedAsset,
} from '#schemas/api/content-assets.ts';
import { type AssetContext, findAsset, listAssets } from '../../assets/asset-library.ts';
import type { Api } from '../../http/api.ts';
import { requireIfMatch, requireSite } from '../documents/content-request.ts';
import {
  CHANGE_PROBLEMS,
  EDIT,
  IF_MATCH,
  READ,
  READ_PROBLEMS,
  SITE,
} from '../documents/route-words.ts';
import {
  sendAssetUnknown,
  sendChangeRefusal,
  toContentAsset,
  toContentUse,
} from './asset-answers.ts';
import { countUses, loadAssetUses } from './asset-usage.ts';
import { type AssetChange, changeFocus, deleteAsset, usesOf } from './change-asset.ts';
import { addAssetUploadRoute } from './upload-route.ts';

const listSchema = {
  ...SITE,
  operationId: 'listAssets',
  summary: 'Files of a site: those of its folder and those that were uploaded',
  description: 'With how often each is shown.',
  querystring: query({
    unused: Type.Optional(Type.Boolean({ description: 'Only files that nothing shows.' })),
    search: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the path.' })),
  }),
  response: { 200: listOf(contentAsset), ...READ_PROBLEMS },
} as const;

const usageSchema = {
  ...SITE,
  operationId: 'readAssetUsage',
  summary: 'Where a file is shown',
  description: 'Live, in drafts, in what was live last, and in the settings.',
  querystring: assetPathQuery,
  response: { 200: assetUsage, ...READ_PROBLEMS },
} as const;

const changeSchema = {
  ...SITE,
  operationId: 'changeAsset',
  summary: 'Say what must stay visible of a picture wherever a document does not say it',
  description: IF_MATCH,
  querystring: assetPathQuery,
  body: assetChanges,
  response: { 200: contentAsset, ...CHANGE_PROBLEMS },
} as const;

const deleteSchema = {
  ...SITE,
  operationId: 'deleteAsset',
  summary: 'Take an uploaded file that nothing shows off the site; the same bytes bring it back',
  description: IF_MATCH,
  querystring: assetPathQuery,
  response: { 200: removedAsset, ...CHANGE_PROBLEMS },
} as const;

const ASSETS = '/sites/:siteId/assets';

const KEPT =
  'The file is off the site. Its bytes are kept for versions that show it: upload them again under the same name and they are back.';

/** Routes of a site's pictures, videos and captions. */
export function addAssetLibraryRoutes(content: Api, library: AssetContext): void {
  addAssetUploadRoute(content, library);
  addReadRoutes(content, library);
  addChangeRoutes(content, library);
}

function addReadRoutes(content: Api, library: AssetContext): void {
  const { database } = library;

  content.get(ASSETS, { schema: listSchema, config: READ }, async (request, reply) => {
    const site = await requireSite(database, request, reply);
    if (site === undefined) return reply;
    const { unused = false, search = '' } = request.query;
    const usageOf = countUses(await loadAssetUses(database.kysely, site));
    const assets = (await listAssets(library, site)).map((asset) =>
      toContentAsset(asset, usageOf(asset)),
    );
    const wanted = search.trim().toLowerCase();
    return {
      data: assets.filter(
        ({ path, usageCount }) => path.includes(wanted) && !(unused && usageCount > 0),
      ),
    };
  });

  content.get(`${ASSETS}/usage`, { schema: usageSchema, config: READ }, async (request, reply) => {
    const site = await requireSite(database, request, reply);
    if (site === undefined) return reply;
    const { path } = request.query;
    const asset = await findAsset(library, site, { path });
    if (asset === undefined) return sendAssetUnknown(reply, path);
    const uses = usesOf(await loadAssetUses(database.kysely, site), asset);
    return { path, total: uses.length, data: uses.slice(0, MAX_TOLD_USES).map(toContentUse) };
  });
}

function addChangeRoutes(content: Api, library: AssetContext): void {
  content.patch(ASSETS, { schema: changeSchema, config: EDIT }, async (request, reply) => {
    const change = await requireChange(library, { request, reply, path: request.query.path });
    if (change === undefined) return reply;
    const changed = await changeFocus(library, change, request.body.focus);
    if (!changed.ok) return sendChangeRefusal(reply, change.path, changed.problems[0]);
    const usageOf = countUses(await loadAssetUses(library.database.kysely, change.key));
    const asset = toContentAsset(changed.value, usageOf(changed.value));
    reply.header('etag', asset.etag);
    return asset;
  });

  content.delete(ASSETS, { schema: deleteSchema, config: EDIT }, async (request, reply) => {
    const change = await requireChange(library, { request, reply, path: request.query.path });
    if (change === undefined) return reply;
    const deleted = await deleteAsset(library, change);
    if (!deleted.ok) return sendChangeRefusal(reply, change.path, deleted.problems[0]);
    return { path: change.path, note: KEPT };
  });
}

interface ChangeExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Of the file. */
  readonly path: string;
}

/** Undefined after it was answered what is missing. */
async function requireChange(
  { database }: AssetContext,
  { request, reply, path }: ChangeExchange,
): Promise<AssetChange | undefined> {
  const site = await requireSite(database, request, reply);
  const ifMatch = site && requireIfMatch(request, reply);
  if (site === undefined || ifMatch === undefined) return undefined;
  const { agencyId, siteId } = site;
  const key = { agencyId, siteId };
  return { key, actor: request.actor, path, ifMatch };
}
