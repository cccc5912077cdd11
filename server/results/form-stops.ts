import { type Kysely, sql } from 'kysely';
import type { FunnelAnswer } from '#schemas/api/recruiting/results.ts';
import type { FormDocument } from '#schemas/documents/documents.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { HOUR_MS } from '#schemas/time/durations.ts';
import type { Tables } from '../db/schema.ts';
import { loadFormVersion } from '../recruiting/application-answers.ts';
import { loadApplicationSettings } from '../recruiting/listed/application-settings.ts';
import { endOfDay, startOfDay } from './read-counts.ts';
import type { ResultScope } from './result-scope.ts';

interface StopRow {
  readonly form_id: string;
  /** the newest that somebody filled in */
  readonly form_version: number;
  readonly page: number;
  readonly page_key: string | null;
  readonly question_key: string | null;
  readonly amount: number;
}

const MAX_STOPS = 30;

/** Where applications were left that were begun in the period: by page and by the question that was answered last. */
export async function readStops(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  now: number,
): Promise<FunnelAnswer['stops']> {
  const rows = await loadStops(kysely, scope, now);
  const forms = new Map<string, FormDocument | undefined>();
  for (const row of rows)
    if (!forms.has(row.form_id))
      forms.set(row.form_id, await loadFormVersion(kysely, scope.site, row));
  return rows.map((row) => {
    const form = forms.get(row.form_id);
    const page = form?.pages.find(({ keyId }) => keyId === row.page_key) ?? form?.pages[row.page];
    const placed = (form ? placedQuestions(form) : []).find(
      ({ question }) => question.keyId === row.question_key,
    );
    return {
      formId: row.form_id,
      page: page?.title ?? row.page_key ?? `${row.page + 1}`,
      question: placed?.question.label ?? row.question_key,
      count: row.amount,
    };
  });
}

async function loadStops(
  kysely: Kysely<Tables>,
  { site, period, filters }: ResultScope,
  now: number,
): Promise<readonly StopRow[]> {
  const { dropOffHours } = await loadApplicationSettings(kysely, site);
  const left = new Date(now - dropOffHours * HOUR_MS);
  const { source } = filters;
  const { rows } = await sql<StopRow>`
    select form_id, max(form_version) as form_version, page, page_key, question_key,
      count(*)::int as amount
    from (
      select s.*, (
        select question_key
        from json_to_recordset(s.typed_answers) as a (question_key text, answer text, edited_at float8)
        where answer <> '[]' order by edited_at desc, question_key limit 1
      ) as question_key
      from submissions s
      where s.agency_id = ${site.agencyId} and s.site_id = ${site.siteId}
        and s.status = 'APPLY_INTERMEDIATE' and s.updated_at <= ${left}
        and s.created_at >= ${startOfDay(period.from)} and s.created_at < ${endOfDay(period.to)}
        ${source === undefined ? sql`` : sql`and lower(coalesce(s.source, '')) = ${source}`}
    ) stopped
    group by form_id, page, page_key, question_key
    order by amount desc, form_id, page, question_key
    limit ${sql.lit(MAX_STOPS)}`.execute(kysely);
  return rows;
}
