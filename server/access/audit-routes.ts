import type { Kysely, Selectable } from 'kysely';
import { type Static, Type } from 'typebox';
import { type AuditEntry, auditEntry } from '#schemas/api/access.ts';
import { entityId, examplesOf, list, nullable, withDefaults } from '#schemas/api/shapes.ts';
import type { Database } from '../db/open-database.ts';
import type { AuditLogTable, Tables } from '../db/schema.ts';
import { type Api, problems } from '../http/api.ts';
import { sendProblem } from '../http/http-problem.ts';
import { agencyUnknown } from './access-refusal.ts';
import { agencyQuery } from './agency-query.ts';

export interface AuditRoutesOptions {
  readonly database: Pick<Database, 'kysely'>;
}

const query = withDefaults({
  ...agencyQuery,
  site: Type.Optional(entityId),
  before: Type.Optional(
    Type.String({ pattern: '^\\d{1,18}$', description: '`next` of the answer before.' }),
  ),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});

const auditAnswer = Type.Object(
  {
    data: list(auditEntry),
    next: nullable(Type.String({ description: '`before` of the next request; null at the end.' })),
  },
  { examples: [{ data: examplesOf(auditEntry), next: null }] },
);

const schema = {
  operationId: 'readAudit',
  tags: ['access'],
  security: [{ bearer: [] }],
  summary: 'Who changed what, the newest first',
  description: 'Of the agency, or of one of its sites. `next` leads to the entries before.',
  querystring: query,
  response: { 200: auditAnswer, ...problems(400, 401, 403, 404, 429, 503) },
} as const;

/** `GET /content/v1/audit`, within what `addAccess` guards: the record of changes, the newest first. */
export function addAuditRoutes(content: Api, { database }: AuditRoutesOptions): void {
  content.get('/audit', { schema, config: { scope: 'read' } }, async ({ actor, query }, reply) => {
    const { agency = actor.agencyId } = query;
    if (agency !== undefined && actor.agencyId !== undefined && agency !== actor.agencyId)
      return sendProblem(reply, agencyUnknown(agency));
    return loadEntries(database.kysely, agency, query);
  });
}

/** @param agencyId of every agency without one, as only the operator may ask */
async function loadEntries(
  kysely: Kysely<Tables>,
  agencyId: string | undefined,
  { site, before, limit }: Static<typeof query>,
): Promise<Static<typeof auditAnswer>> {
  let entries = kysely.selectFrom('audit_log').selectAll().orderBy('entry_id', 'desc');
  if (agencyId !== undefined) entries = entries.where('agency_id', '=', agencyId);
  if (site !== undefined) entries = entries.where('site_id', '=', site);
  if (before !== undefined) entries = entries.where('entry_id', '<', before);
  const rows = await entries.limit(limit + 1).execute();
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? (shown.at(-1)?.entry_id ?? null) : null;
  return { data: shown.map(toAuditEntry), next };
}

function toAuditEntry(row: Selectable<AuditLogTable>): AuditEntry {
  return {
    id: row.entry_id,
    at: row.happened_at.toISOString(),
    actor: row.actor,
    action: row.action,
    siteId: row.site_id,
    pageId: row.document_id,
    version: row.version,
    detail: row.detail,
  };
}
