import type { Kysely } from 'kysely';
import type { ApplicationDetail } from '#schemas/api/recruiting/applications.ts';
import type { FormDocument } from '#schemas/documents/documents.ts';
import type { Tables } from '../db/schema.ts';
import { type SiteKey, siteColumns } from '../sites/documents/site-key.ts';
import {
  describeAnswers,
  loadFormVersion,
  loadGivenAnswers,
  type ReadAnswer,
} from './application-answers.ts';
import { loadFiles, toFile } from './application-files.ts';
import { findMerged, findOthers } from './listed/find-application.ts';
import { toSummaries } from './listed/list-applications.ts';
import type { ListedRow, ListScope } from './listed/listed-applications.ts';

interface DetailRequest {
  readonly scope: ListScope;
  readonly row: ListedRow;
  readonly read: ReadAnswer;
}

/** All that recruiters see of one application. */
export async function loadDetail(
  kysely: Kysely<Tables>,
  { scope, row, read }: DetailRequest,
): Promise<ApplicationDetail> {
  const { site } = scope;
  const merged = await findMerged(kysely, scope, row.application_id);
  const others = await findOthers(kysely, scope, row);
  const [summary, ...related] = await toSummaries(kysely, scope, [row, ...merged, ...others]);
  if (summary === undefined) throw new Error('A row has a summary.');
  const given = await loadGivenAnswers(kysely, site, [row]);
  const together = [row, ...merged];
  const ids = together.map(({ application_id }) => application_id);
  const files = await loadFiles(kysely, site, together);
  const form = await loadFormVersion(kysely, site, row);
  return {
    ...summary,
    answers: describeAnswers(form, given.get(row.application_id), read),
    files: ids.flatMap((id) => (files.get(id) ?? []).map((file) => toFile(id, file))),
    notes: await loadNotes(kysely, site, ids),
    changes: await loadChanges(kysely, site, ids),
    noticeVersion: row.notice_version,
    consents: describeConsents(form, row),
    mergedInto: row.merged_into,
    merged: related.slice(0, merged.length),
    others: related.slice(merged.length),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

function describeConsents(
  form: FormDocument | undefined,
  { consents }: Pick<ListedRow, 'consents'>,
): ApplicationDetail['consents'] {
  const keys: unknown = JSON.parse(consents);
  const texts = new Map(form?.notice.voluntary.map(({ key, text }) => [key, text]));
  return (Array.isArray(keys) ? keys.map(String) : []).map((key) => ({
    key,
    text: texts.get(key) ?? key,
  }));
}

async function loadNotes(
  kysely: Kysely<Tables>,
  site: SiteKey,
  ids: readonly string[],
): Promise<ApplicationDetail['notes']> {
  const rows = await kysely
    .selectFrom('application_notes')
    .selectAll()
    .where((eb) => eb.and(siteColumns(site)))
    .where('application_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  return rows.map(({ note_id, author, note, created_at }) => ({
    noteId: note_id,
    author,
    text: note,
    createdAt: created_at.toISOString(),
  }));
}

async function loadChanges(
  kysely: Kysely<Tables>,
  site: SiteKey,
  ids: readonly string[],
): Promise<ApplicationDetail['changes']> {
  const rows = await kysely
    .selectFrom('application_changes')
    .selectAll()
    .where((eb) => eb.and(siteColumns(site)))
    .where('application_id', 'in', ids)
    .orderBy('change_id')
    .execute();
  return rows.map(({ happened_at, actor, action, detail, reason }) => ({
    at: happened_at.toISOString(),
    actor,
    action,
    detail,
    reason,
  }));
}
