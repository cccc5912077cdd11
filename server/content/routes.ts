import { Type } from 'typebox';
import {
  assetIndex,
  contentAssetFacts,
  type SiteSummary,
  siteSummary,
} from '#schemas/api/content.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import type { Access } from '../access/access.ts';
import { addAccess } from '../access/add-access.ts';
import { type AssetContext, loadAssetFacts } from '../assets/asset-library.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { type Api, problems } from '../http/api.ts';
import type { JobService } from '../jobs/job-service.ts';
import { addAssetLibraryRoutes } from './assets/routes.ts';
import type { ContentOptions } from './documents/content-options.ts';
import { requireSite } from './documents/content-request.ts';
import { type ContentSite, listContentSites } from './documents/content-site.ts';
import { CONTENT, READ, READ_PROBLEMS, SITE } from './documents/route-words.ts';
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
import { addJobValuesRoute } from './settings/job-values-route.ts';
import { addSettingsRoutes } from './settings/routes.ts';
import { addVersionRoutes } from './versions/routes.ts';

export interface ContentRoutesOptions extends ContentOptions {
  readonly access: Access;
  readonly assets: AssetStore;
  readonly jobs: Pick<JobService, 'values'>;
}

/** `/content/v1`: pages, settings and files as those who edit them see them. Every route names the scope it needs. */
export function addContentRoutes(app: Api, options: ContentRoutesOptions): void {
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
      addJobValuesRoute(content, options);
      addSiteExportRoute(content, options);
      addImportRoute(content, options);
    },
    { prefix: '/content/v1' },
  );
}

const listOfSites = Type.Unsafe<readonly SiteSummary[]>({
  type: 'array',
  items: siteSummary,
  examples: [
    [{ siteId: 'repartidores-mx', agencyId: 'entregas', name: 'Repartidores', sitePrefix: '' }],
  ],
});

const listSitesSchema = {
  ...CONTENT,
  operationId: 'listSites',
  summary: 'Sites that the token may see',
  description: 'In the order of their ids.',
  response: {
    200: listOfSites,
    ...problems(401),
  },
} as const;

const assetIndexSchema = {
  ...SITE,
  operationId: 'readAssetIndex',
  summary: 'Pictures and videos of a site by the path that documents use',
  description: 'With a file that was sent a moment ago.',
  response: { 200: assetIndex, ...READ_PROBLEMS },
} as const;

const assetFactsSchema = {
  ...SITE,
  operationId: 'readAssetFacts',
  summary: 'What the files of a site weigh, as pages are judged by it',
  description: 'For editors that judge while somebody types.',
  response: { 200: contentAssetFacts, ...READ_PROBLEMS },
} as const;

/** What can be done with the documents of any kind. */
function addDocumentRoutes(content: Api, kind: ContentKind, options: ContentOptions): void {
  addReadRoutes(content, kind, options);
  addDraftRoutes(content, kind, options);
  addStateRoutes(content, kind, options);
  addPublishRoutes(content, kind, options);
  addVersionRoutes(content, kind, options);
  addDocumentExportRoute(content, kind, options);
}

function addSiteRoutes(
  content: Api,
  { database, assets }: Pick<ContentRoutesOptions, 'database' | 'assets'>,
): void {
  content.get('/sites', { schema: listSitesSchema, config: READ }, async (request) =>
    (await listContentSites(database.kysely, request.actor)).map(toSiteSummary),
  );

  content.get(
    '/sites/:siteId/asset-index',
    { schema: assetIndexSchema, config: READ },
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
function addAssetFactsRoute(content: Api, library: AssetContext): void {
  content.get(
    '/sites/:siteId/asset-facts',
    { schema: assetFactsSchema, config: READ },
    async (request, reply) => {
      const site = await requireSite(library.database, request, reply);
      if (site === undefined) return reply;
      return Object.fromEntries(await loadAssetFacts(library, site));
    },
  );
}
