import type { FastifyInstance } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import {
  type AuditAnswer,
  type AuditEntry,
  type AuditQuery,
  readAuditRoute,
} from '#schemas/api/access.ts';
import type { Database } from '../db/open-database.ts';
import type { AuditLogTable, Tables } from '../db/schema.ts';
import { sendProblem } from '../http/http-problem.ts';
import { agencyUnknown } from './access-refusal.ts';
import './actor.ts';

export interface AuditRoutesOptions {
  readonly database: Pick<Database, 'kysely'>;
}

/** `GET /content/v1/audit`, within what `addAccess` guards: the record of changes, the newest first. */
export function addAuditRoutes(content: FastifyInstance, { database }: AuditRoutesOptions): void {
  content.get<{ Querystring: AuditQuery }>(
    '/audit',
    { schema: readAuditRoute, config: { scope: 'read' } },
    async ({ actor, query }, reply) => {
      const { agency = actor.agencyId } = query;
      if (agency !== undefined && actor.agencyId !== undefined && agency !== actor.agencyId)
        return sendProblem(reply, agencyUnknown(agency));
      return loadEntries(database.kysely, agency, query);
    },
  );
}

/** @param agencyId of every agency without one, as only the operator may ask */
async function loadEntries(
  kysely: Kysely<Tables>,
  agencyId: string | undefined,
  { site, before, limit }: AuditQuery,
): Promise<AuditAnswer> {
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
