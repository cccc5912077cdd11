import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorCode } from '../base/error-text.ts';
import { openTestDatabase } from '../testing/database.ts';
import { setUp } from '../testing/set-up.ts';
import { prepareStatement } from './prepared-statements.ts';

const database = setUp(openTestDatabase);

beforeAll(async () => {
  await sql`create table numbers (n int primary key)`.execute(database.kysely);
});

async function codeOf(promise: Promise<unknown>): Promise<string | undefined> {
  return promise.then(() => undefined, errorCode);
}

async function countNumbers(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from numbers`.execute(
    database.kysely,
  );
  return rows[0]?.n ?? -1;
}

describe('a database', () => {
  it('is ready', async () => {
    expect(await database.isReady()).toBe(true);
  });

  it('answers the next query after an error, five times over', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect(await codeOf(sql`select 1 / 0`.execute(database.kysely))).toBe('22012');
      expect(await codeOf(sql`select 1 / ${0}::int`.execute(database.kysely))).toBe('22012');
      expect(await codeOf(sql`select x from nothing`.execute(database.kysely))).toBe('42P01');
      const { rows } = await sql`select ${round}::int as round`.execute(database.kysely);
      expect(rows).toEqual([{ round }]);
    }
  });

  it('returns 20,000 rows whole', async () => {
    const { rows } = await sql<{ n: number; text: string }>`
      select n, repeat('x', 1000) as text from generate_series(1, 20000) n`.execute(
      database.kysely,
    );
    expect(rows).toHaveLength(20_000);
    expect(rows.at(-1)).toEqual({ n: 20_000, text: 'x'.repeat(1000) });
  });

  it('takes a parameter of a megabyte', async () => {
    const text = 'ñ'.repeat(500_000);
    const { rows } = await sql`select length(${text}::text) as n`.execute(database.kysely);
    expect(rows).toEqual([{ n: 500_000 }]);
  });

  it('reads arrays, jsonb, 64-bit integers and numerics', async () => {
    const { rows } = await sql`select ${[1, 2]}::int[] as list, ${{ x: 'ñ' }}::jsonb as json,
      9007199254740993::int8 as big, 1.5::numeric as exact`.execute(database.kysely);
    expect(rows).toEqual([
      { list: [1, 2], json: { x: 'ñ' }, big: '9007199254740993', exact: '1.5' },
    ]);
  });

  it('undoes a transaction that fails', async () => {
    const work = database.kysely.transaction().execute(async (transaction) => {
      await sql`insert into numbers values (1)`.execute(transaction);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await countNumbers()).toBe(0);
  });

  it('undoes a transaction whose statement fails', async () => {
    const work = database.kysely.transaction().execute(async (transaction) => {
      await sql`insert into numbers values (1)`.execute(transaction);
      await sql`insert into numbers values (1)`.execute(transaction);
    });
    expect(await codeOf(work)).toBe('23505');
    expect(await countNumbers()).toBe(0);
  });

  it('keeps ten transactions at once apart', async () => {
    const work = Array.from({ length: 10 }, (_, n) =>
      database.kysely.transaction().execute(async (transaction) => {
        await sql`insert into numbers values (${n})`.execute(transaction);
        if (n % 3 === 0) throw new Error('changed my mind');
      }),
    );
    const settled = await Promise.allSettled(work);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(await countNumbers()).toBe(6);
  });

  it('parses a prepared statement once, also in a transaction and after an error', async () => {
    const { kysely } = database;
    const half = prepareStatement<{ half: number }>('half', 'select 1 / $1::float8 as half');
    expect(await half.run(kysely, [2])).toEqual([{ half: 0.5 }]);
    expect(await codeOf(half.run(kysely, [0]))).toBe('22012');
    const within = kysely.transaction().execute(async (rows) => ({
      values: await half.run(rows, [4]),
      kept: await sql`select name from pg_prepared_statements where name = 'half'`.execute(rows),
    }));
    expect(await within).toMatchObject({
      values: [{ half: 0.25 }],
      kept: { rows: [{ name: 'half' }] },
    });
  });

  it('leaves the event loop free during a long query', async () => {
    let lag = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      lag = Math.max(lag, performance.now() - last - 5);
      last = performance.now();
    }, 5);
    const started = performance.now();
    await sql`select sum(sqrt(n)) from generate_series(1, 3000000) n`.execute(database.kysely);
    clearInterval(timer);
    expect(lag).toBeLessThan((performance.now() - started) / 2);
  });

  it('has unaccent, pg_trgm and btree_gin', async () => {
    for (const name of ['unaccent', 'pg_trgm', 'btree_gin']) {
      await sql`create extension if not exists ${sql.id(name)}`.execute(database.kysely);
    }
    const { rows } = await sql`select unaccent('México') as plain`.execute(database.kysely);
    expect(rows).toEqual([{ plain: 'Mexico' }]);
  });
});

describe('publish and subscribe', () => {
  it('delivers to the subscribers of the channel until they leave', async () => {
    const heard: string[] = [];
    const leave = await database.subscribe('page-published', (payload) => heard.push(payload));
    await database.publish('page-published', 'home');
    await database.publish('other', 'nothing');
    await expect.poll(() => heard).toEqual(['home']);
    await leave();
    await database.publish('page-published', 'again');
    await sql`select pg_sleep(0.05)`.execute(database.kysely);
    expect(heard).toEqual(['home']);
  });

  it('delivers what a transaction says to who then reads what it wrote', async () => {
    const before = await countNumbers();
    const heard: Promise<number>[] = [];
    const leave = await database.subscribe('numbers', () => heard.push(countNumbers()));
    await database.kysely.transaction().execute(async (rows) => {
      await database.publish('numbers', '', rows);
      await sql`insert into numbers values (4711)`.execute(rows);
    });
    await expect.poll(() => heard.length).toBe(1);
    expect(await heard[0]).toBe(before + 1);
    await leave();
  });

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'delivers nothing of a transaction that fails',
    async () => {
      const heard: string[] = [];
      const leave = await database.subscribe('failures', (payload) => heard.push(payload));
      await database.kysely
        .transaction()
        .execute(async (rows) => {
          await database.publish('failures', 'lost', rows);
          throw new Error('not today');
        })
        .catch(() => undefined);
      await database.publish('failures', 'last');
      await expect.poll(() => heard).toEqual(['last']);
      await leave();
    },
  );

  it('delivers to every subscriber of a channel', async () => {
    const heard: string[] = [];
    await database.subscribe('jobs', (payload) => heard.push(`a ${payload}`));
    await database.subscribe('jobs', (payload) => heard.push(`b ${payload}`));
    await database.publish('jobs', '7');
    await expect.poll(() => heard).toEqual(['a 7', 'b 7']);
  });

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'listens again after the connection drops and tells of the gap',
    async () => {
      const heard: string[] = [];
      let gaps = 0;
      await database.subscribe(
        'settings',
        (payload) => heard.push(payload),
        () => {
          gaps += 1;
        },
      );
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%' and datname = current_database()`.execute(database.kysely);
      await expect
        .poll(
          async () => {
            await database.publish('settings', 'changed');
            return heard.length;
          },
          { interval: 200 },
        )
        .toBeGreaterThan(0);
      expect(gaps).toBe(1);
    },
  );
});
