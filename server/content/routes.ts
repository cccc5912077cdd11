import type { FastifyInstance } from 'fastify';
import { listSitesRoute, readAssetIndexRoute } from '#schemas/api/content.ts';
import { readAssetFactsRoute } from '#schemas/api/content-asset-facts.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import type { Access } from '../access/access.ts';
import { addAccess } from '../access/add-access.ts';
import { type AssetLibrary, loadAssetFacts } from '../assets/asset-library.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { addAssetLibraryRoutes } from './assets/routes.ts';
import type { ContentOptions } from './documents/content-options.ts';
import { requireSite } from './documents/content-request.ts';
import { type ContentSite, listContentSites } from './documents/content-site.ts';
import { addDraftRoutes } from './drafts/draft-routes.ts';
import { addReadRoutes } from './drafts/read-routes.ts';
import { addStateRoutes } from './drafts/state-routes.ts';
import { addDocumentExportRoute, addSiteExportRoute } from './export/routes.ts';
import { addImportRoute } from './import/routes.ts';
import type { ContentKind } from './kinds/content-kind.ts';
import { contentKinds } from './kinds/content-kinds.ts';
import { addLinkingPagesRoute } from './pages/linking-pages.ts';
import { addPatternRoutes } from './patterns/routes.ts';
import { addPublishRoutes } from './publishing/routes.ts';
import { addSettingsRoutes } from './settings/routes.ts';
import { addVersionRoutes } from './versions/routes.ts';

export interface ContentRoutesOptions extends ContentOptions {
  readonly access: Access;
  readonly assets: AssetStore;
}

/** `/content/v1`: pages, settings and files as those who edit them see them. Every route names the scope it needs. */
export function addContentRoutes(app: FastifyInstance, options: ContentRoutesOptions): void {
  void app.register(
    async (content) => {
      addAccess(content, options.access);
      addSiteRoutes(content, options);
      for (const kind of contentKinds) addDocumentRoutes(content, kind, options);
      addLinkingPagesRoute(content, options);
      addSettingsRoutes(content, options);
      addPatternRoutes(content, options);
      addAssetLibraryRoutes(content, options);
      addAssetFactsRoute(content, options);
      addSiteExportRoute(content, options);
      addImportRoute(content, options);
    },
    { prefix: '/content/v1' },
  );
}

/** What can be done with the documents of any kind. */
function addDocumentRoutes(
  content: FastifyInstance,
  kind: ContentKind,
  options: ContentOptions,
): void {
  addReadRoutes(content, kind, options);
  addDraftRoutes(content, kind, options);
  addStateRoutes(content, kind, options);
  addPublishRoutes(content, kind, options);
  addVersionRoutes(content, kind, options);
  addDocumentExportRoute(content, kind, options);
}

function addSiteRoutes(
  content: FastifyInstance,
  { database, assets }: Pick<ContentRoutesOptions, 'database' | 'assets'>,
): void {
  content.get('/sites', { schema: listSitesRoute, config: { scope: 'read' } }, async (request) =>
    (await listContentSites(database.kysely, request.actor)).map(toSiteSummary),
  );

  content.get(
    '/sites/:siteId/asset-index',
    { schema: readAssetIndexRoute, config: { scope: 'read' } },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      if (site === undefined) return reply;
      // Read now, not as visitors' pages have them: who has just sent a file wants to see it.
      return assets.load(site);
    },
  );
}

function toSiteSummary({ agencyId, siteId, settings }: ContentSite) {
  const site = parseSiteText(settings);
  if (!site.ok) return { siteId, agencyId, name: siteId, sitePrefix: '' };
  const { name, sitePrefix } = site.value;
  return { siteId, agencyId, name, sitePrefix };
}

/** The facts by which the service judges a site's pages, for editors that judge while somebody types. */
function addAssetFactsRoute(content: FastifyInstance, library: AssetLibrary): void {
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
