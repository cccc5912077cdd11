import type { FastifyInstance } from 'fastify';
import { readSettingsRoute, saveSettingsRoute } from '#schemas/api/content.ts';
import { readerLanguage } from '../http/reader-language.ts';
import type { ContentOptions } from './content-options.ts';
import { requireIfMatch, requireSite, takeDocumentsAsText } from './content-request.ts';
import { toDocumentProblems } from './document-problems.ts';
import { toEtag } from './etag.ts';
import { sendRefusal } from './send-refusal.ts';
import { sendStoredText } from './send-stored-text.ts';
import { addSettingsVersionRoutes } from './settings-version-routes.ts';
import { saveSettings } from './site-settings.ts';

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
      return site === undefined ? reply : sendStoredText(request, reply, site.settings);
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
