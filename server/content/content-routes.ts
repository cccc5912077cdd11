import type { FastifyInstance } from 'fastify';
import { listSitesRoute, readAssetIndexRoute } from '#schemas/api/content.ts';
import { parseSiteText } from '#schemas/parse-site.ts';
import type { Access } from '../access/access.ts';
import { addAccess } from '../access/add-access.ts';
import { addAuditRoutes } from '../access/audit-routes.ts';
import { addTokenRoutes } from '../access/token-routes.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { addPreviewRoutes } from '../preview/preview-routes.ts';
import type { PreviewOptions } from '../preview/previews.ts';
import { addAssetFactsRoute } from './asset-facts-route.ts';
import { addAssetLibraryRoutes } from './asset-library-routes.ts';
import type { ContentOptions } from './content-options.ts';
import { requireSite } from './content-request.ts';
import { type ContentSite, listContentSites } from './content-site.ts';
import { addExportRoutes } from './export-routes.ts';
import { addImportRoute } from './import-routes.ts';
import { addPageDocumentRoutes } from './page-document-routes.ts';
import { addPageReadRoutes } from './page-read-routes.ts';
import { addPageStateRoutes } from './page-state-routes.ts';
import { addPatternRoutes } from './pattern-routes.ts';
import { addPublishRoutes } from './publish-routes.ts';
import { addRestoreRoute } from './restore-route.ts';
import { addSettingsRoutes } from './settings-routes.ts';
import { addVersionRoutes } from './version-routes.ts';

export interface ContentRoutesOptions extends ContentOptions {
  readonly access: Access;
  readonly assets: AssetStore;
  readonly previews: PreviewOptions;
}

/** `/content/v1`: pages, settings and files as those who edit them see them. Every route names the scope it needs. */
export function addContentRoutes(app: FastifyInstance, options: ContentRoutesOptions): void {
  void app.register(
    async (content) => {
      addAccess(content, options.access);
      addTokenRoutes(content, options);
      addAuditRoutes(content, options);
      addSiteRoutes(content, options);
      addPageReadRoutes(content, options);
      addPageDocumentRoutes(content, options);
      addPageStateRoutes(content, options);
      addPublishRoutes(content, options);
      addVersionRoutes(content, options);
      addRestoreRoute(content, options);
      addSettingsRoutes(content, options);
      addPatternRoutes(content, options);
      addAssetLibraryRoutes(content, options);
      addAssetFactsRoute(content, options);
      addExportRoutes(content, options);
      addImportRoute(content, options);
      addPreviewRoutes(content, options.previews);
    },
    { prefix: '/content/v1' },
  );
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
