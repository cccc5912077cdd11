import {
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { ListedStatus } from '#schemas/api/recruiting/applications.ts';
import { HOUR_MS } from '#schemas/time/durations.ts';
import type { ListedApplicationsView } from '../../db/application-tables.ts';
import type { Tables } from '../../db/schema.ts';
import { type SiteKey, siteColumns } from '../../sites/documents/site-key.ts';
import type { StoredSettings } from './application-settings.ts';

export type ListedRow = Selectable<ListedApplicationsView>;

export type ListedQuery<Output> = SelectQueryBuilder<Tables, 'listed_applications', Output>;

export type ListedExpressions = ExpressionBuilder<Tables, 'listed_applications'>;

/** Which applications recruiters see of a site. */
export interface ListScope {
  readonly site: SiteKey;
  readonly settings: StoredSettings;
  /** ms since the epoch */
  readonly now: number;
  /** Of these applications alone. */
  readonly ids?: readonly string[];
}

/** Of a site; those under way only where the site says so. */
export function listedApplications(
  kysely: Kysely<Tables>,
  { site, settings, now, ids }: ListScope,
): ListedQuery<object> {
  const ofSite = kysely.selectFrom('listed_applications').where((eb) => eb.and(siteColumns(site)));
  const listed =
    ids === undefined
      ? ofSite
      : ofSite.where(sql<SqlBool>`application_id = any(cast(${ids} as uuid[]))`);
  return settings.showsUnfinished
    ? listed.where((eb) =>
        eb.or([eb('finished_at', 'is not', null), eb('expires_at', '>', new Date(now))]),
      )
    : listed.where('finished_at', 'is not', null);
}

/** From when on one that was not saved again counts as left. */
export function leftSince({ settings, now }: Omit<ListScope, 'site'>): Date {
  return new Date(now - settings.dropOffHours * HOUR_MS);
}

export function statusOf(
  { drop_off_type, finished_at, at }: Pick<ListedRow, 'drop_off_type' | 'finished_at' | 'at'>,
  scope: Omit<ListScope, 'site'>,
): ListedStatus {
  if (drop_off_type === 'RESUME_DROP_OFF') return drop_off_type;
  if (finished_at !== null) return 'APPLY_FINISH';
  return at <= leftSince(scope) ? 'APPLICATION_DROP_OFF' : 'APPLY_INTERMEDIATE';
}

/** The same as a condition on rows; a CV alone that was sent is among what was sent as well. */
export function hasStatus(
  eb: ListedExpressions,
  status: ListedStatus,
  scope: Omit<ListScope, 'site'>,
) {
  const isResume = eb('drop_off_type', 'is not distinct from', 'RESUME_DROP_OFF');
  if (status === 'RESUME_DROP_OFF') return isResume;
  if (status === 'APPLY_FINISH') return eb('finished_at', 'is not', null);
  const isLeft = eb('at', status === 'APPLICATION_DROP_OFF' ? '<=' : '>', leftSince(scope));
  return eb.and([eb.not(isResume), eb('finished_at', 'is', null), isLeft]);
}
