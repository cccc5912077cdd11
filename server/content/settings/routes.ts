import type { FastifyInstance } from 'fastify';
import { readSettingsRoute, saveSettingsRoute } from '#schemas/api/content.ts';
import {
  listSettingsVersionsRoute,
  readSettingsVersionRoute,
  type SettingsVersionParams,
} from '#schemas/api/content-settings.ts';
import { toEtag } from '../../http/etag.ts';
import { createHttpProblem, sendProblem } from '../../http/http-problem.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { checksumOf } from '../../sites/site-folder.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { requireIfMatch, requireSite, takeDocumentsAsText } from '../documents/content-request.ts';
import { toDocumentProblems } from '../documents/document-problems.ts';
import { sendRefusal } from '../documents/send-refusal.ts';
import { type StoredText, sendStoredText } from '../documents/send-stored-text.ts';
import { listSettingsVersions, loadSettingsVersion } from './settings-versions.ts';
import { saveSettings } from './site-settings.ts';

const VERSIONS = '/sites/:siteId/settings/versions';

const READ = { scope: 'read' } as const;

const SETTINGS = '/sites/:siteId/settings';

/** Routes of a site's settings. */
export function addSettingsRoutes(content: FastifyInstance, options: ContentOptions): void {
  const { database } = options;
  addSettingsVersionRoutes(content, options);

  content.get(
    SETTINGS,
    { schema: readSettingsRoute, config: { scope: 'read' } },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      return site === undefined
        ? reply
        : sendStoredText(request, reply, toStoredText(site.settings));
    },
  );

  void content.register(async (documents) => {
    takeDocumentsAsText(documents);
    documents.put(
      SETTINGS,
      { schema: saveSettingsRoute, config: { scope: 'publish' } },
      async (request, reply) => {
        const site = await requireSite(database, request, reply);
        const ifMatch = site && requireIfMatch(request, reply);
        if (site === undefined || ifMatch === undefined) return reply;
        const { agencyId, siteId } = site;
        const change = { key: { agencyId, siteId }, actor: request.actor, ifMatch };
        const text = typeof request.body === 'string' ? request.body : '';
        const saved = await saveSettings(options, change, text);
        if (!saved.ok) return sendRefusal(request, reply, saved.problems[0]);
        await options.store.refresh(change.key);
        const etag = toEtag(saved.value.checksum);
        reply.header('etag', etag);
        const problems = toDocumentProblems(saved.value.problems, readerLanguage(request));
        return { etag, problems };
      },
    );
  });
}

/** Routes of what a site's settings were. To have a state back, save its text as the settings. */
function addSettingsVersionRoutes(
  content: FastifyInstance,
  { database }: Pick<ContentOptions, 'database'>,
): void {
  const { kysely } = database;

  content.get(
    VERSIONS,
    { schema: listSettingsVersionsRoute, config: READ },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      return site === undefined ? reply : { data: await listSettingsVersions(kysely, site) };
    },
  );

  content.get<{ Params: SettingsVersionParams }>(
    `${VERSIONS}/:version`,
    { schema: readSettingsVersionRoute, config: READ },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      if (site === undefined) return reply;
      const { version } = request.params;
      const text = await loadSettingsVersion(kysely, site, version);
      if (text !== undefined) return sendStoredText(request, reply, toStoredText(text));
      const detail = `The settings of the site "${site.siteId}" have no version ${version}.`;
      return sendProblem(reply, createHttpProblem('version-unknown', detail));
    },
  );
}

/** Settings are stored without their checksum. */
function toStoredText(settings: string): StoredText {
  return { document: settings, checksum: checksumOf(settings) };
}
