import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase, silentLog } from '../testing/database.ts';
import type { Tables } from './schema.ts';
import { startVacuumTimer } from './vacuum-timer.ts';

// Long and random: kept beside the row, where only a vacuum gives the room of old texts to new ones.
const TEXT_BYTES = 8_000;

it('keeps a row that is written again and again from filling the disk, and gives the planner statistics', async () => {
  const database = await openTestDatabase();
  const { kysely } = database;
  await sql`create table notes (id int primary key, note text)`.execute(kysely);
  await sql`insert into notes values (1, '')`.execute(kysely);
  const write = async (): Promise<void> => {
    for (let i = 0; i < 50; i += 1) {
      const note = randomBytes(TEXT_BYTES).toString('hex');
      await sql`update notes set note = ${note}`.execute(kysely);
    }
  };
  const look = async (): Promise<{ bytes: number; vacuums: number }> => {
    const { rows } = await sql<{ bytes: string; vacuums: string }>`
      select pg_total_relation_size('notes') as bytes, vacuum_count as vacuums
      from pg_stat_user_tables where relname = 'notes'`.execute(kysely);
    return { bytes: Number(rows[0]?.bytes), vacuums: Number(rows[0]?.vacuums) };
  };

  await write();
  const { bytes } = await look();
  const stop = startVacuumTimer(database, silentLog, 20);
  await expect.poll(async () => (await look()).vacuums).toBeGreaterThan(0);
  await expect.poll(() => countAnalyses(kysely)).toBeGreaterThan(0);
  stop();
  await write();
  expect((await look()).bytes).toBeLessThan(1.2 * bytes);
  await database.close();
});

async function countAnalyses(kysely: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ analyses: string }>`
    select analyze_count + autoanalyze_count as analyses
    from pg_stat_user_tables where relname = 'submissions'`.execute(kysely);
  return Number(rows[0]?.analyses);
}
