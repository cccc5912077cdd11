import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DiffQuery,
  diffVersionRoute,
  listVersionsRoute,
  readVersionRoute,
  type VersionParams,
} from '#schemas/api/content-versions.ts';
import { diffTexts } from '#schemas/diff/compare/diff-texts.ts';
import { formatChange } from '#schemas/diff/words/format-change.ts';
import { summariseChanges } from '#schemas/diff/words/summarise-changes.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import type { PageKey } from '../../sites/page-key.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { requirePageKey } from '../documents/content-request.ts';
import { sendRefusal } from '../documents/send-refusal.ts';
import { sendStoredText } from '../documents/send-stored-text.ts';
import { loadPageState } from '../pages/page-state.ts';
import { listVersions, loadVersion } from '../pages/page-versions.ts';

const VERSIONS = '/sites/:siteId/pages/:pageId/versions';
const READ = { scope: 'read' } as const;

/** Nobody reads more, and a hostile draft can differ in hundreds of thousands of places. */
const MAX_CHANGES = 1000;

type VersionRequest = FastifyRequest<{ Params: VersionParams }>;

/** Routes of what a page was. */
export function addVersionRoutes(content: FastifyInstance, { database }: ContentOptions): void {
  const { kysely } = database;

  content.get(VERSIONS, { schema: listVersionsRoute, config: READ }, async (request, reply) => {
    const key = await requirePageKey(database, request, reply);
    if (key === undefined) return reply;
    const state = await loadPageState(kysely, key);
    if (state === undefined) return sendRefusal(request, reply, { kind: 'page-unknown' });
    return { data: await listVersions(kysely, key, state) };
  });

  content.get<{ Params: VersionParams }>(
    `${VERSIONS}/:version`,
    { schema: readVersionRoute, config: READ },
    async (request, reply) => {
      const found = await requireVersion(request, reply);
      return found === undefined ? reply : sendStoredText(request, reply, found.document);
    },
  );

  content.get<{ Params: VersionParams; Querystring: DiffQuery }>(
    `${VERSIONS}/:version/diff`,
    { schema: diffVersionRoute, config: READ },
    async (request, reply) => {
      const { to = 'draft' } = request.query;
      const found = await requireVersion(request, reply);
      if (found === undefined) return reply;
      const other = await loadOther(found.key, to);
      if (other === undefined)
        return sendRefusal(request, reply, { kind: 'version-unknown', version: to });
      const language = readerLanguage(request);
      const changes = diffTexts(found.document, other).slice(0, MAX_CHANGES);
      return {
        summary: summariseChanges(changes, language),
        changes: changes.map((change) => ({ ...change, text: formatChange(change, language) })),
      };
    },
  );

  async function requireVersion(
    request: VersionRequest,
    reply: FastifyReply,
  ): Promise<{ readonly key: PageKey; readonly document: string } | undefined> {
    const key = await requirePageKey(database, request, reply);
    if (key === undefined) return undefined;
    const { version } = request.params;
    const document = await loadVersion(kysely, key, version);
    if (document !== undefined) return { key, document };
    sendRefusal(request, reply, { kind: 'version-unknown', version });
    return undefined;
  }

  async function loadOther(key: PageKey, to: string): Promise<string | undefined> {
    if (to !== 'draft') return loadVersion(kysely, key, Number(to));
    return (await loadPageState(kysely, key))?.document;
  }
}
