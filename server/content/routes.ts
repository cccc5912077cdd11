import type { FastifyInstance } from 'fastify';
import { listSitesRoute, readAssetIndexRoute } from '#schemas/api/content.ts';
import { readAssetFactsRoute } from '#schemas/api/content-asset-facts.ts';
import {
  listLinkingPagesRoute,
  listPagesRoute,
  type PageListQuery,
  type PageQuery,
  readPageRoute,
} from '#schemas/api/content-pages.ts';
import {
  type RestoreRequest,
  restoreVersionRoute,
  type VersionParams,
} from '#schemas/api/content-versions.ts';
import {
  formatRestoreProblem,
  type RestoreProblem,
} from '#schemas/diff/restore/restore-problem.ts';
import { restoreSection } from '#schemas/diff/restore/restore-section.ts';
import type { PageDocument } from '#schemas/documents/documents.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Access } from '../access/access.ts';
import { addAccess } from '../access/add-access.ts';
import { addAuditRoutes } from '../access/audit-routes.ts';
import { recordChange } from '../access/record-change.ts';
import { addTokenRoutes } from '../access/token-routes.ts';
import { type AssetLibrary, loadAssetFacts } from '../assets/asset-library.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import type { Database } from '../db/open-database.ts';
import { toEtag } from '../http/etag.ts';
import { readerLanguage } from '../http/reader-language.ts';
import { addAssetLibraryRoutes } from './assets/routes.ts';
import type { ContentOptions } from './documents/content-options.ts';
import { requirePageKey, requireSite } from './documents/content-request.ts';
import { type ContentSite, listContentSites } from './documents/content-site.ts';
import { toDocumentProblems } from './documents/document-problems.ts';
import type { Refusal } from './documents/refusal.ts';
import { sendRefusal } from './documents/send-refusal.ts';
import { sendStoredText } from './documents/send-stored-text.ts';
import { addExportRoutes } from './export/routes.ts';
import { addImportRoute } from './import/routes.ts';
import { changePage, type PageChange } from './pages/change-page.ts';
import { addPageDocumentRoutes } from './pages/document-routes.ts';
import { keepDraft, writeDraft } from './pages/draft-rows.ts';
import { findLinkingPages } from './pages/linking-pages.ts';
import { listContentPages } from './pages/list-pages.ts';
import { makeChange } from './pages/make-change.ts';
import { loadPageState } from './pages/page-state.ts';
import { loadVersion } from './pages/page-versions.ts';
import { addPublishRoutes } from './pages/publish-routes.ts';
import { type DraftText, readDraft } from './pages/read-draft.ts';
import { addPageStateRoutes } from './pages/state-routes.ts';
import { addPatternRoutes } from './patterns/routes.ts';
import { addSettingsRoutes } from './settings/routes.ts';
import { addVersionRoutes } from './versions/routes.ts';

const READ = { scope: 'read' } as const;

export interface ContentRoutesOptions extends ContentOptions {
  readonly access: Access;
  readonly assets: AssetStore;
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

/** `POST …/versions/{version}/restore` */
function addRestoreRoute(content: FastifyInstance, { database, openJudge }: ContentOptions): void {
  content.post<{ Params: VersionParams; Body: RestoreRequest | null | undefined }>(
    '/sites/:siteId/pages/:pageId/versions/:version/restore',
    { schema: restoreVersionRoute, config: { scope: 'edit' } },
    async (request, reply) => {
      const { version } = request.params;
      const sectionId = request.body?.sectionId;
      const done = await makeChange(database, { request, reply }, async (change) => {
        const restored = await restoreVersion(database, change, { version, sectionId });
        if (!restored.ok) return restored;
        const judge = await openJudge(change.key);
        const { problems } = await judge.draft(database.kysely, restored.value.text);
        return ok({ ...restored.value, problems });
      });
      if (done === undefined) return reply;
      const { id, checksum, problems } = done.value;
      const etag = toEtag(checksum);
      reply.header('etag', etag);
      return { id, etag, problems: toDocumentProblems(problems, readerLanguage(request)) };
    },
  );
}

/** Routes that list pages and give their documents. */
function addPageReadRoutes(content: FastifyInstance, { database }: ContentOptions): void {
  const { kysely } = database;

  content.get<{ Querystring: PageListQuery }>(
    '/sites/:siteId/pages',
    { schema: listPagesRoute, config: READ },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      if (site === undefined) return reply;
      const isBin = request.query.bin === true;
      return { data: await listContentPages(kysely, site, { isBin }) };
    },
  );

  content.get<{ Querystring: PageQuery }>(
    '/sites/:siteId/pages/:pageId',
    { schema: readPageRoute, config: READ },
    async (request, reply) => {
      const key = await requirePageKey(database, request, reply);
      if (key === undefined) return reply;
      const state = await loadPageState(kysely, key);
      const isLive = request.query.state === 'live';
      const version = state?.liveVersion ?? 0;
      const text = isLive ? await loadVersion(kysely, key, version) : state?.document;
      return text === undefined || state?.deletedAt !== null
        ? sendRefusal(request, reply, { kind: 'page-unknown' })
        : sendStoredText(request, reply, text);
    },
  );

  content.get(
    '/sites/:siteId/pages/:pageId/linked-from',
    { schema: listLinkingPagesRoute, config: READ },
    async (request, reply) => {
      const key = await requirePageKey(database, request, reply);
      return key === undefined ? reply : { data: await findLinkingPages(kysely, key) };
    },
  );
}

interface Restoration {
  readonly version: number;
  /** The one section to take back; undefined for the whole page. */
  readonly sectionId: string | undefined;
}

/** Makes the draft what a version was, whole or in one section. The draft that was there becomes a version. */
function restoreVersion(
  database: Pick<Database, 'kysely'>,
  change: PageChange,
  { version, sectionId }: Restoration,
): Promise<Result<DraftText, Refusal>> {
  const { key, actor } = change;
  return changePage(database, change, async (rows, state) => {
    const old = await loadVersion(rows, key, version);
    if (old === undefined) return fail<Refusal>({ kind: 'version-unknown', version });
    const text = sectionId === undefined ? ok(old) : withSection(state.document, old, sectionId);
    if (!text.ok) return text;
    const draft = readDraft(text.value);
    if (!draft.ok) return fail<Refusal>({ kind: 'document-invalid', problems: draft.problems });
    await keepDraft(rows, key, state);
    await writeDraft(rows, { key, actor, state }, draft.value);
    const detail = sectionId === undefined ? 'whole page' : `section ${sectionId}`;
    await recordChange(rows, actor, { ...key, version, action: 'page-restored', detail });
    return ok(draft.value);
  });
}

function withSection(current: string, old: string, sectionId: string): Result<string, Refusal> {
  const currentPage = parse(current);
  if (!currentPage.ok) return currentPage;
  const oldPage = parse(old);
  if (!oldPage.ok) return oldPage;
  const restored = restoreSection(currentPage.value, oldPage.value, sectionId);
  if (!restored.ok) return fail(...restored.problems.map(toRefusal));
  return ok(serialisePage(restored.value));
}

function parse(text: string): Result<PageDocument, Refusal> {
  const page = parsePageText(text);
  return page.ok ? page : fail({ kind: 'document-invalid', problems: page.problems });
}

function toRefusal(problem: RestoreProblem): Refusal {
  return problem.problems === undefined
    ? { kind: 'request-invalid', detail: formatRestoreProblem(problem, 'en') }
    : { kind: 'document-invalid', problems: problem.problems };
}
