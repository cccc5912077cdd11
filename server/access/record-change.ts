import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Actor } from './actor.ts';

export interface RecordedChange {
  readonly agencyId: string;
  /** What was done, such as `page-published`. */
  readonly action: string;
  readonly siteId?: string;
  readonly documentId?: string;
  readonly version?: number;
  /** What a reader needs beside that, in one line. */
  readonly detail?: string;
}

/** Writes who changed what into the record, in the transaction that changes it. */
export async function recordChange(
  rows: Kysely<Tables>,
  { name }: Pick<Actor, 'name'>,
  change: RecordedChange,
): Promise<void> {
  const { agencyId, action, siteId, documentId, version, detail } = change;
  await rows
    .insertInto('audit_log')
    .values({
      agency_id: agencyId,
      actor: name,
      action,
      site_id: siteId ?? null,
      document_id: documentId ?? null,
      version: version ?? null,
      detail: detail ?? null,
    })
    .execute();
}
