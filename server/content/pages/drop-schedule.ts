import { type PageKey, pageColumns } from '../../sites/page-key.ts';
import type { Rows } from './page-state.ts';

/** Forgets what was planned for a page: it has happened, or is not wanted any more. */
export async function dropSchedule(
  rows: Rows,
  key: PageKey,
  action: 'publish' | 'unpublish',
): Promise<void> {
  await rows
    .deleteFrom('page_schedules')
    .where((eb) => eb.and(pageColumns(key)))
    .where('action', '=', action)
    .execute();
}
