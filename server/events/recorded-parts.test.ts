import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { RECORDED_PARTS } from '#schemas/events/recorded-parts.ts';
import { trackingRecord } from '#schemas/events/tracking-record.ts';
import { openTestDatabase } from '../testing/database.ts';
import { setUp } from '../testing/set-up.ts';

const database = setUp(openTestDatabase);

/** Columns of the tables of events, and what is beside them, as `table.column`. */
async function columnsOf(tables: string): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select c.table_name || '.' || c.column_name as column from information_schema.columns c
    where c.table_schema = current_schema() and c.table_name ~ ${tables}
    order by 1`.execute(database.kysely);
  return rows.map(({ column }) => column);
}

const told = RECORDED_PARTS.flatMap(({ columns }) => columns.map((name) => `events.${name}`));

it('visitors are told of each column that is kept of an event, once, and of no other', async () => {
  expect(await columnsOf('^events$')).toEqual(told.sort());
});

it('visitors are told of each field that their browser sends, once, and of no other', () => {
  const fields = RECORDED_PARTS.flatMap((part) => part.fields);
  expect(fields.sort()).toEqual(Object.keys(trackingRecord.properties).sort());
});

it('beside events there are sums without an id, and the ids of who took consent back for a day', async () => {
  const others = (await columnsOf('^(event_|forgotten_)')).map((column) => column.split('.'));
  const tables = new Set(others.map(([table]) => table));
  expect([...tables]).toEqual([
    ...['event_counts', 'event_days', 'event_hours', 'event_months', 'forgotten_visitors'],
  ]);
  const ids = others.filter(([, name = '']) => /(?:user|session|tab|event)_id$/.test(name));
  expect(ids).toEqual([['forgotten_visitors', 'user_id']]);
});

it('a column that is added is one that nobody is told of', async () => {
  await sql`alter table events add column phone text`.execute(database.kysely);
  const untold = (await columnsOf('^events$')).filter((column) => !told.includes(column));
  expect(untold).toEqual(['events.phone']);
});
