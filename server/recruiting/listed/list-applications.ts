import type { Kysely } from 'kysely';
import { uniq } from 'lodash-es';
import type {
  ApplicationFilters,
  ApplicationSummary,
} from '#schemas/api/recruiting/applications.ts';
import type { Tables } from '../../db/schema.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { filterApplications } from './application-filters.ts';
import { firstStep } from './application-settings.ts';
import { toStateEtag } from './application-state.ts';
import { findDuplicates } from './duplicates.ts';
import {
  type ListedRow,
  type ListScope,
  listedApplications,
  statusOf,
} from './listed-applications.ts';

export interface ListRequest extends ListScope {
  readonly filters: ApplicationFilters;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of the list, the newest first; undefined for a cursor that this server did not give. */
export async function listApplications(
  kysely: Kysely<Tables>,
  request: ListRequest,
): Promise<{ readonly rows: readonly ListedRow[]; readonly next: string | null } | undefined> {
  const { filters, cursor, limit } = request;
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  if (cursor !== undefined && after === undefined) return undefined;
  let query = filterApplications(listedApplications(kysely, request), filters, request);
  if (after !== undefined)
    query = query.where((eb) =>
      eb(eb.refTuple('at', 'application_id'), '<', eb.tuple(after.at, after.id)),
    );
  const rows = await query
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('application_id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? formatCursor(last) : null };
}

export async function countApplications(
  kysely: Kysely<Tables>,
  request: ListScope & Pick<ListRequest, 'filters'>,
): Promise<number> {
  const listed = listedApplications(kysely, request);
  const { total } = await filterApplications(listed, request.filters, request)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function formatCursor({ at, application_id }: Pick<ListedRow, 'at' | 'application_id'>): string {
  return Buffer.from(`${at.toISOString()} ${application_id}`).toString('base64url');
}

function parseCursor(cursor: string): { readonly at: Date; readonly id: string } | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, at, id] = /^(\S+Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? [];
  const time = Date.parse(at ?? '');
  return id === undefined || Number.isNaN(time) ? undefined : { at: new Date(time), id };
}

/** What summaries take from elsewhere. */
export interface SummaryContext extends Omit<ListScope, 'site'> {
  /** By the id of the job. */
  readonly titles: ReadonlyMap<string, string | null>;
  /** Ids of those that may be there twice. */
  readonly duplicates: ReadonlySet<string>;
}

/** Titles of the jobs that applications are for. */
async function loadJobTitles(
  kysely: Kysely<Tables>,
  { agencyId }: SiteKey,
  rows: readonly Pick<ListedRow, 'job_id'>[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = uniq(rows.map(({ job_id }) => job_id)).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const jobs = await kysely
    .selectFrom('jobs')
    .select(['job_id', 'title'])
    .where('agency_id', '=', agencyId)
    .where('job_id', 'in', ids)
    .execute();
  return new Map(jobs.map(({ job_id, title }) => [job_id, title]));
}

/** Summaries of rows of one site. */
export async function toSummaries(
  kysely: Kysely<Tables>,
  { site, ...scope }: ListScope,
  rows: readonly ListedRow[],
): Promise<ApplicationSummary[]> {
  const titles = await loadJobTitles(kysely, site, rows);
  const duplicates = await findDuplicates(kysely, site, rows);
  return rows.map((row) => toSummary(row, { ...scope, titles, duplicates }));
}

function toSummary(
  row: ListedRow,
  { titles, duplicates, ...scope }: SummaryContext,
): ApplicationSummary {
  return {
    id: row.application_id,
    status: statusOf(row, scope),
    name: row.name,
    email: row.contact_email,
    phone: row.contact_phone,
    place: row.place,
    jobId: row.job_id,
    jobTitle: titles.get(row.job_id ?? '') ?? null,
    formId: row.form_id,
    formVersion: row.form_version,
    channel: row.channel,
    source: row.source,
    step: row.step ?? firstStep(scope.settings),
    stepReason: row.step_reason,
    assignee: row.assignee,
    mayBeDuplicate: duplicates.has(row.application_id),
    createdAt: row.created_at.toISOString(),
    at: row.at.toISOString(),
    etag: toStateEtag(row.revision),
  };
}
