import { type RawBuilder, sql } from 'kysely';
import type { JobOrder, OrderField } from '#schemas/api/jobs.ts';
import type { Keyword } from './keyword.ts';
import { isWidened, nearFirst, searchedPlace } from './near-first.ts';
import type { JobSelection } from './normalise-search.ts';
import { jobDistance } from './radius.ts';
import { scoreOf } from './relevance.ts';

export const NEWEST_FIRST: readonly JobOrder[] = [{ field: 'startDate', direction: 'DESC' }];

/** What orders may refer to. */
export interface OrderContext {
  readonly keyword: Keyword | undefined;
  readonly selection: JobSelection;
}

/** The orders that mean something here, newest first where none does: relevance needs a keyword, distance a place. */
export function usableOrder(
  order: readonly JobOrder[],
  context: OrderContext,
): readonly JobOrder[] {
  const usable = order.filter(({ field }) => toKey(field, context) !== undefined);
  if (usable.length === 0) return NEWEST_FIRST;
  return usable.some(({ field }) => field === 'startDate') ? usable : [...usable, ...NEWEST_FIRST];
}

/** `order by` terms; the id decides between equals, so that pages never overlap. What was asked for comes before what is near. */
export function toOrderBy(order: readonly JobOrder[], context: OrderContext): RawBuilder<unknown> {
  const terms = order.flatMap(({ field, direction }) => {
    const key = toKey(field, context);
    if (key === undefined) return [];
    const down = direction === 'DESC' ? sql` desc` : sql``;
    // Of the columns that can be null, null says least. `start_date` never is, and its index knows no such clause.
    const last = field === 'startDate' ? sql`` : sql` nulls last`;
    return [sql`${key}${down}${last}`];
  });
  const near = isNearFirst(order, context.selection) ? nearFirst(context.selection) : undefined;
  return sql.join([...(near === undefined ? [] : [near]), ...terms, sql`job_id desc`]);
}

/** By date, jobs come in turn alone as long as all are where they were asked for. */
function isNearFirst([first]: readonly JobOrder[], selection: JobSelection): boolean {
  if (first?.field === 'relevance') return true;
  return first?.field === 'startDate' && isWidened(selection);
}

function toKey(
  field: OrderField,
  { keyword, selection }: OrderContext,
): RawBuilder<unknown> | undefined {
  const place = searchedPlace(selection);
  switch (field) {
    case 'startDate':
      return sql`start_date`;
    case 'title':
      return sql`lower(f_unaccent(title))`;
    case 'company':
      return sql`lower(f_unaccent(company))`;
    case 'relevance':
      return keyword?.query === undefined ? undefined : scoreOf({ keyword, place });
    case 'pay':
      return sql`pay_weekly`;
    case 'distance':
      return place && jobDistance(place);
  }
}
