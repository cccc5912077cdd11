import { Type } from 'typebox';
import { listOf, savedSettings, storedText } from '#schemas/api/content.ts';
import { settingsVersionSummary, versionNumber } from '#schemas/api/content-versions.ts';
import { id } from '#schemas/api/shapes.ts';
import type { Api } from '../../http/api.ts';
import { toEtag } from '../../http/etag.ts';
import { createHttpProblem, sendProblem } from '../../http/http-problem.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { requireIfMatch, requireSite, takeDocumentsAsText } from '../documents/content-request.ts';
import { toDocumentProblems } from '../documents/document-problems.ts';
import {
  CHANGE_PROBLEMS,
  CONTENT,
  IF_MATCH,
  PUBLISH,
  READ,
  READ_PROBLEMS,
  SITE,
} from '../documents/route-words.ts';
import { sendDocumentRefusal } from '../documents/send-document-refusal.ts';
import { sendStoredText } from '../documents/send-stored-text.ts';
import { listSettingsVersions, loadSettingsVersion } from './settings-versions.ts';
import { saveSettings } from './site-settings.ts';

const readSchema = {
  ...SITE,
  operationId: 'readSettings',
  summary: 'The settings of a site, byte for byte',
  description: 'As they were saved last.',
  response: { 200: storedText, ...READ_PROBLEMS },
} as const;

const saveSchema = {
  ...SITE,
  operationId: 'saveSettings',
  summary: 'Save the settings of a site, which all its pages show at once',
  description: `The body is the document; one with errors is refused. ${IF_MATCH}`,
  response: { 200: savedSettings, ...CHANGE_PROBLEMS },
} as const;

const listVersionsSchema = {
  ...SITE,
  operationId: 'listSettingsVersions',
  summary: 'Versions of the settings of a site, newest first; none while they are as the file says',
  description: 'Each state that was saved.',
  response: { 200: listOf(settingsVersionSummary), ...READ_PROBLEMS },
} as const;

const readVersionSchema = {
  ...CONTENT,
  operationId: 'readSettingsVersion',
  summary: 'A version of the settings, byte for byte: save it as the settings to have it back',
  description: 'It never changes.',
  params: Type.Object({ siteId: id, version: versionNumber }),
  response: { 200: storedText, ...READ_PROBLEMS },
} as const;

const VERSIONS = '/sites/:siteId/settings/versions';

const SETTINGS = '/sites/:siteId/settings';

/** Routes of a site's settings. */
export function addSettingsRoutes(content: Api, options: ContentOptions): void {
  const { database } = options;
  addSettingsVersionRoutes(content, options);

  content.get(SETTINGS, { schema: readSchema, config: READ }, async (request, reply) => {
    const site = await requireSite(database, request, reply);
    if (site === undefined) return reply;
    const { settings, checksum } = site;
    return sendStoredText(request, reply, { document: settings, checksum });
  });

  void content.register(async (documents) => {
    takeDocumentsAsText(documents);
    documents.put(SETTINGS, { schema: saveSchema, config: PUBLISH }, async (request, reply) => {
      const site = await requireSite(database, request, reply);
      const ifMatch = site && requireIfMatch(request, reply);
      if (site === undefined || ifMatch === undefined) return reply;
      const { agencyId, siteId } = site;
      const change = { key: { agencyId, siteId }, actor: request.actor, ifMatch };
      const text = typeof request.body === 'string' ? request.body : '';
      const saved = await saveSettings(options, change, text);
      if (!saved.ok) return sendDocumentRefusal(request, reply, saved.problems[0]);
      await options.store.refresh(change.key);
      const etag = toEtag(saved.value.checksum);
      reply.header('etag', etag);
      const problems = toDocumentProblems(saved.value.problems, readerLanguage(request));
      return { etag, problems };
    });
  });
}

/** Routes of what a site's settings were. To have a state back, save its text as the settings. */
function addSettingsVersionRoutes(
  content: Api,
  { database }: Pick<ContentOptions, 'database'>,
): void {
  const { kysely } = database;

  content.get(VERSIONS, { schema: listVersionsSchema, config: READ }, async (request, reply) => {
    const site = await requireSite(database, request, reply);
    return site === undefined ? reply : { data: await listSettingsVersions(kysely, site) };
  });

  content.get(
    `${VERSIONS}/:version`,
    { schema: readVersionSchema, config: READ },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      if (site === undefined) return reply;
      const { version } = request.params;
      const text = await loadSettingsVersion(kysely, site, version);
      if (text !== undefined) return sendStoredText(request, reply, text);
      const detail = `The settings of the site "${site.siteId}" have no version ${version}.`;
      return sendProblem(reply, createHttpProblem('version-unknown', detail));
    },
  );
}
