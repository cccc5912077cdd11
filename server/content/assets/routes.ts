import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AssetChanges,
  type AssetListQuery,
  type AssetPathQuery,
  assetUsageRoute,
  changeAssetRoute,
  deleteAssetRoute,
  listAssetsRoute,
  MAX_TOLD_USES,
  type SiteParams,
} from '#schemas/api/content-assets.ts';
import { type AssetLibrary, findAsset, listAssets } from '../../assets/asset-library.ts';
import { requireIfMatch, requireSite } from '../documents/content-request.ts';
import {
  sendAssetUnknown,
  sendChangeRefusal,
  toContentAsset,
  toContentUse,
} from './asset-answers.ts';
import { countUses, loadAssetUses } from './asset-usage.ts';
import { type AssetChange, changeFocus, deleteAsset, usesOf } from './change-asset.ts';
import { addAssetUploadRoute } from './upload-route.ts';

const ASSETS = '/sites/:siteId/assets';

const KEPT =
  'The file is off the site. Its bytes are kept for versions that show it: upload them again under the same name and they are back.';

/** Routes of a site's pictures, videos and captions. */
export function addAssetLibraryRoutes(content: FastifyInstance, library: AssetLibrary): void {
  addAssetUploadRoute(content, library);
  addReadRoutes(content, library);
  addChangeRoutes(content, library);
}

function addReadRoutes(content: FastifyInstance, library: AssetLibrary): void {
  const { database } = library;

  content.get<{ Params: SiteParams; Querystring: AssetListQuery }>(
    ASSETS,
    { schema: listAssetsRoute, config: { scope: 'read' } },
    async (request, reply) => {
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
    },
  );

  content.get<{ Params: SiteParams; Querystring: AssetPathQuery }>(
    `${ASSETS}/usage`,
    { schema: assetUsageRoute, config: { scope: 'read' } },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      if (site === undefined) return reply;
      const { path } = request.query;
      const asset = await findAsset(library, site, { path });
      if (asset === undefined) return sendAssetUnknown(reply, path);
      const uses = usesOf(await loadAssetUses(database.kysely, site), asset);
      return { path, total: uses.length, data: uses.slice(0, MAX_TOLD_USES).map(toContentUse) };
    },
  );
}

type ChangeRequest = FastifyRequest<{ Params: SiteParams; Querystring: AssetPathQuery }>;

function addChangeRoutes(content: FastifyInstance, library: AssetLibrary): void {
  content.patch<{ Params: SiteParams; Querystring: AssetPathQuery; Body: AssetChanges }>(
    ASSETS,
    { schema: changeAssetRoute, config: { scope: 'edit' } },
    async (request, reply) => {
      const change = await requireChange(library, request, reply);
      if (change === undefined) return reply;
      const changed = await changeFocus(library, change, request.body.focus);
      if (!changed.ok) return sendChangeRefusal(reply, change.path, changed.problems[0]);
      const usageOf = countUses(await loadAssetUses(library.database.kysely, change.key));
      const asset = toContentAsset(changed.value, usageOf(changed.value));
      reply.header('etag', asset.etag);
      return asset;
    },
  );

  content.delete<{ Params: SiteParams; Querystring: AssetPathQuery }>(
    ASSETS,
    { schema: deleteAssetRoute, config: { scope: 'edit' } },
    async (request, reply) => {
      const change = await requireChange(library, request, reply);
      if (change === undefined) return reply;
      const deleted = await deleteAsset(library, change);
      if (!deleted.ok) return sendChangeRefusal(reply, change.path, deleted.problems[0]);
      return { path: change.path, note: KEPT };
    },
  );
}

/** Undefined after it was answered what is missing. */
async function requireChange(
  { database }: AssetLibrary,
  request: ChangeRequest,
  reply: FastifyReply,
): Promise<AssetChange | undefined> {
  const site = await requireSite(database, request, reply);
  const ifMatch = site && requireIfMatch(request, reply);
  if (site === undefined || ifMatch === undefined) return undefined;
  const { agencyId, siteId } = site;
  const key = { agencyId, siteId };
  return { key, actor: request.actor, path: request.query.path, ifMatch };
}
