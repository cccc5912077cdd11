import { type Kysely, sql } from 'kysely';
import type { FunnelAnswer } from '#schemas/api/recruiting/results.ts';
import type { FormDocument } from '#schemas/documents/documents.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import type { Tables } from '../db/schema.ts';
import { loadFormVersion } from '../recruiting/application-answers.ts';
import { loadApplicationSettings } from '../recruiting/listed/application-settings.ts';
import {
  formatStop,
  isLeft,
  LAST_QUESTION,
  STOPPED_PAGE,
} from '../recruiting/listed/stopped-applications.ts';
import { endOfDay, startOfDay } from './read-counts.ts';
import type { ResultScope } from './result-scope.ts';

interface StopRow {
  readonly form_id: string;
  /** the newest that somebody filled in */
  readonly form_version: number;
  readonly page: number;
  readonly page_key: string;
  readonly question_key: string | null;
  readonly amount: number;
  /** how many of them recruiters find in their list */
  readonly listed: number;
}

const MAX_STOPS = 30;

/** Where applications were left that were begun in the period: by page and by the question that was answered last. */
export async function readStops(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  now: number,
): Promise<FunnelAnswer['stops']> {
  const { rows, isListed } = await loadStops(kysely, scope, now);
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
      page: page?.title ?? (/^\d+$/.test(row.page_key) ? `${row.page + 1}` : row.page_key),
      question: placed?.question.label ?? row.question_key,
      count: row.amount,
      stop: isListed && row.listed === row.amount ? stopOf(row) : null,
    };
  });
}

function stopOf({ form_id, page_key, question_key }: StopRow): string {
  return formatStop({ formId: form_id, page: page_key, question: question_key });
}

interface Stops {
  readonly rows: readonly StopRow[];
  /** Whether recruiters see unfinished ones at all. */
  readonly isListed: boolean;
}

async function loadStops(
  kysely: Kysely<Tables>,
  { site, period, filters }: ResultScope,
  now: number,
): Promise<Stops> {
  const settings = await loadApplicationSettings(kysely, site);
  const { source } = filters;
  // As `listed_applications` has them, without those that were merged into others.
  const { rows } = await sql<StopRow>`
    select form_id, max(form_version) as form_version, max(page) as page, page_key, question_key,
      count(*)::int as amount, (count(*) filter (where is_listed))::int as listed
    from (
      select form_id, form_version, page, ${STOPPED_PAGE} as page_key, ${LAST_QUESTION} as question_key,
        notice_version is not null and expires_at > ${new Date(now)} and not exists (
          select from application_states t
          where t.agency_id = s.agency_id and t.site_id = s.site_id
            and t.application_id = s.application_id and t.merged_into is not null
        ) as is_listed
      from submissions s
      where ${isLeft({ site, settings, now })}
        and created_at >= ${startOfDay(period.from)} and created_at < ${endOfDay(period.to)}
        ${source === undefined ? sql`` : sql`and lower(coalesce(source, '')) = ${source}`}
    ) stopped
    group by form_id, page_key, question_key
    order by amount desc, form_id, page, question_key
    limit ${sql.lit(MAX_STOPS)}`.execute(kysely);
  return { rows, isListed: settings.showsUnfinished };
}
