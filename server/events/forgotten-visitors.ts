import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** How long events of somebody who took consent back are refused; by then none is on its way any more. */
const HELD_MS = 86_400_000;

interface Visitor {
  readonly agencyId: string;
  readonly userId: string;
}

/**
 * Deletes the events of a visitor, and lets `insertEvents` keep no more of them for a day.
 * @param now ms since the epoch
 */
export async function forgetVisitor(
  kysely: Kysely<Tables>,
  { agencyId, userId }: Visitor,
  now: number,
): Promise<void> {
  const forgotten_at = new Date(now);
  await kysely
    .insertInto('forgotten_visitors')
    .values({ agency_id: agencyId, user_id: userId, forgotten_at })
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'user_id']).doUpdateSet({ forgotten_at }),
    )
    .execute();
  await kysely
    .deleteFrom('events')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Deletes what a statement that had begun before wrote of forgotten visitors, then ids that were held for long enough.
 * @param now ms since the epoch
 */
export async function expireForgotten(kysely: Kysely<Tables>, now: number): Promise<void> {
  await sql`
    delete from events using forgotten_visitors f
    where events.agency_id = f.agency_id and events.user_id = f.user_id`.execute(kysely);
  await kysely
    .deleteFrom('forgotten_visitors')
    .where('forgotten_at', '<', new Date(now - HELD_MS))
    .execute();
}
