import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ListScope, leftSince } from './listed-applications.ts';

/** Where somebody left a form. */
export interface StopPlace {
  readonly formId: string;
  /** Its key; its number where a form of old had none. */
  readonly page: string;
  /** Key of the question that was answered last; null for none. */
  readonly question: string | null;
}

/** As the filter `stop` of the list of applications names it. */
export function formatStop({ formId, page, question }: StopPlace): string {
  const parts = [formId, page, ...(question === null ? [] : [question])];
  return parts.map(encodeURIComponent).join('/');
}

function parseStop(text: string): StopPlace | undefined {
  try {
    const [formId, page, question = null, ...rest] = text.split('/').map(decodeURIComponent);
    return formId && page && rest.length === 0 ? { formId, page, question } : undefined;
  } catch {
    return undefined;
  }
}

/** Of rows of `submissions`. */
export const STOPPED_PAGE = sql<string>`coalesce(page_key, page::text)`;
export const LAST_QUESTION = sql<string | null>`(
  select question_key
  from json_to_recordset(typed_answers) as a (question_key text, answer text, edited_at float8)
  where answer <> '[]' order by edited_at desc, question_key limit 1
)`;

/** Unfinished ones of a site that were not saved again for as long as it waits. */
export function isLeft({ site, settings, now }: ListScope): RawBuilder<SqlBool> {
  return sql<SqlBool>`agency_id = ${site.agencyId} and site_id = ${site.siteId}
    and status = 'APPLY_INTERMEDIATE' and updated_at <= ${leftSince({ settings, now })}`;
}

/** Those of the list that were left in one place; none where the text names no place. */
export function isStoppedAt(text: string, scope: ListScope): RawBuilder<SqlBool> {
  const stop = parseStop(text);
  if (stop === undefined) return sql<SqlBool>`false`;
  const { formId, page, question } = stop;
  return sql<SqlBool>`application_id in (
    select application_id from submissions
    where ${isLeft(scope)} and form_id = ${formId} and ${STOPPED_PAGE} = ${page}
      and ${LAST_QUESTION} is not distinct from cast(${question} as text)
  )`;
}
