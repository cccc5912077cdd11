import type { FastifyInstance } from 'fastify';
import { readAssetFactsRoute } from '#schemas/api/content-asset-facts.ts';
import { type AssetLibrary, loadAssetFacts } from '../assets/asset-library.ts';
import { requireSite } from './content-request.ts';

/** The facts by which the service judges a site's pages, for editors that judge while somebody types. */
export function addAssetFactsRoute(content: FastifyInstance, library: AssetLibrary): void {
  content.get(
    '/sites/:siteId/asset-facts',
    { schema: readAssetFactsRoute, config: { scope: 'read' } },
    async (request, reply) => {
      const site = await requireSite(library.database, request, reply);
      if (site === undefined) return reply;
      return Object.fromEntries(await loadAssetFacts(library, site));
    },
  );
}
