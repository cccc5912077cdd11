import { type Kysely, sql } from 'kysely';
import { DAY_MS } from '#schemas/time/durations.ts';
import { toReason } from '../base/error-text.ts';
import type { Tables } from '../db/schema.ts';
import { startCleanUp } from '../db/start-clean-up.ts';
import type { ServerLog } from '../log/server-log.ts';
import { firstIdOf } from './event-id.ts';
import { type EventPartitions, monthOf, partitionOf } from './event-partitions.ts';
import { expireForgotten } from './forgotten-visitors.ts';
import { expireRollups } from './roll-up.ts';

/** Events are kept as long, and refused when their id is older. */
export const KEPT_MS = 90 * DAY_MS;

/** Clocks of browsers may be ahead by so much. */
export const AHEAD_MS = 30 * DAY_MS;

/** A server that is started anew each day deletes too; the first minute belongs to its visitors. */
const FIRST_MS = 60_000;
const EVERY_MS = 6 * 60 * 60_000;

/**
 * Deletes events that are older than they are kept, by the clock of their browser or by that of the server, and partitions that are
 * over.
 * @param now ms since the epoch
 */
export async function expireEvents(kysely: Kysely<Tables>, now: number): Promise<void> {
  const oldest = now - KEPT_MS;
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass`.execute(
    kysely,
  );
  const current = partitionOf(monthOf(oldest));
  // Names of months sort by time.
  for (const { name } of rows)
    if (name < current) await sql`drop table if exists ${sql.table(name)}`.execute(kysely);
  await kysely.deleteFrom('events').where('event_id', '<', firstIdOf(oldest)).execute();
  // Ids of a clock that was ahead when they came.
  await kysely
    .deleteFrom('events')
    .where('event_id', '<', firstIdOf(oldest + AHEAD_MS))
    .where('received_at', '<', new Date(oldest))
    .execute();
}

export interface EventUpkeep {
  readonly kysely: Kysely<Tables>;
  readonly partitions: EventPartitions;
  readonly log: Pick<ServerLog, 'error'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Makes the partitions to come at once, deletes what is old soon, and does both several times a day; gives the function that stops
 * it and waits for what is under way.
 */
export function startEventUpkeep({
  kysely,
  partitions,
  log,
  now,
}: EventUpkeep): () => Promise<void> {
  const prepare = () =>
    partitions.ensureAhead(now()).catch((error: unknown) => {
      log.error('Events to come have no table yet', { reason: toReason(error) });
    });
  const prepared = prepare();
  const stop = startCleanUp(log, {
    firstMs: FIRST_MS,
    everyMs: EVERY_MS,
    failure: 'Old events could not be deleted',
    async run() {
      await prepare();
      await expireForgotten(kysely, now());
      await expireEvents(kysely, now());
      await expireRollups(kysely, now());
    },
  });
  return async () => {
    await Promise.all([prepared, stop()]);
  };
}
