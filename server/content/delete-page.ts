import { ok, type Result } from '#schemas/result.ts';
import type { Database } from '../db/open-database.ts';
import { publishSiteChange } from '../sites/site-channel.ts';
import { changePage, type PageChange } from './change-page.ts';
import { type PageKey, pageColumns } from './page-key.ts';
import type { Rows } from './page-state.ts';
import { recordChange } from './record-change.ts';
import type { Refusal } from './refusal.ts';
import { takeOff } from './unpublish-page.ts';

/** Puts a page into the bin with everything it has. It leaves the site at once. */
export function deletePage(
  database: Database,
  change: PageChange,
): Promise<Result<undefined, Refusal>> {
  const { key, actor } = change;
  return changePage(database, change, async (rows, state) => {
    if (state.liveVersion !== null) await takeOff(rows, change, state);
    await setDeleted(rows, key, new Date());
    await recordChange(rows, actor, { ...key, action: 'page-deleted' });
    await publishSiteChange(database, key, rows);
    return ok(undefined);
  });
}

/** Takes a page out of the bin; it is a draft then. A page that is not in the bin stays as it is. */
export function undeletePage(
  database: Pick<Database, 'kysely'>,
  change: PageChange,
): Promise<Result<undefined, Refusal>> {
  const { key, actor } = change;
  return changePage(database, { ...change, inBin: true }, async (rows, state) => {
    if (state.deletedAt === null) return ok(undefined);
    await setDeleted(rows, key, null);
    await recordChange(rows, actor, { ...key, action: 'page-undeleted' });
    return ok(undefined);
  });
}

async function setDeleted(rows: Rows, key: PageKey, deletedAt: Date | null): Promise<void> {
  await rows
    .updateTable('pages')
    .set({ deleted_at: deletedAt, updated_at: new Date() })
    .where((eb) => eb.and(pageColumns(key)))
    .execute();
  await rows
    .deleteFrom('page_schedules')
    .where((eb) => eb.and(pageColumns(key)))
    .execute();
}
