import type { FastifyInstance } from 'fastify';
import {
  listSettingsVersionsRoute,
  readSettingsVersionRoute,
  type SettingsVersionParams,
} from '#schemas/api/content-settings.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import type { ContentOptions } from './content-options.ts';
import { requireSite } from './content-request.ts';
import { sendStoredText } from './send-stored-text.ts';
import { listSettingsVersions, loadSettingsVersion } from './settings-versions.ts';

const VERSIONS = '/sites/:siteId/settings/versions';
const READ = { scope: 'read' } as const;

/** Routes of what a site's settings were. To have a state back, save its text as the settings. */
export function addSettingsVersionRoutes(
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
      if (text !== undefined) return sendStoredText(request, reply, text);
      const detail = `The settings of the site "${site.siteId}" have no version ${version}.`;
      return sendProblem(reply, createHttpProblem('version-unknown', detail));
    },
  );
}
