import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase, silentLog } from './testing.ts';
import { startVacuumTimer } from './vacuum-timer.ts';

it('keeps a row that is written again and again from filling the disk', async () => {
  const database = await openTestDatabase();
  const { kysely } = database;
  await sql`create table notes (id int primary key, note text)`.execute(kysely);
  await sql`insert into notes values (1, '')`.execute(kysely);
  const stop = startVacuumTimer(database, silentLog, 20);
  const write = async (): Promise<number> => {
    for (let i = 0; i < 150; i += 1) {
      await sql`update notes set note = ${String(Math.random()).repeat(2000)}`.execute(kysely);
      if (i % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const { rows } = await sql<{ bytes: string }>`
      select pg_total_relation_size('notes') as bytes`.execute(kysely);
    return Number(rows[0]?.bytes);
  };
  const first = await write();
  const second = await write();
  stop();
  expect(second).toBeLessThan(1.5 * first);
  await database.close();
});
