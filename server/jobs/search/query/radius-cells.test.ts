import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/database.ts';
import { setUp } from '../../../testing/set-up.ts';
import { isWithinRadius } from './radius.ts';
import { toCells } from './radius-cells.ts';

const database = setUp(openTestDatabase);

const monterrey = { latitude: 25.67, longitude: -100.31 };

it.each([
  [{ ...monterrey, distanceInKm: 1 }],
  [{ ...monterrey, distanceInKm: 100 }],
  [{ latitude: -0.01, longitude: 0.01, distanceInKm: 40 }],
  [{ latitude: 60.2, longitude: 24.9, distanceInKm: 70 }],
])('holds the square of every point within %j', async (radius) => {
  const { latitude, longitude } = radius;
  const { rows } = await sql<{ cell: string }>`
    select distinct job_cell(latitude, longitude) as cell from (
      select ${latitude} + a / 50.0::float8 as latitude, ${longitude} + b / 50.0::float8 as longitude
      from generate_series(-70, 70) as a, generate_series(-70, 70) as b
    ) as points where ${isWithinRadius(radius)}`.execute(database.kysely);
  expect(rows).not.toEqual([]);
  expect(toCells(radius)).toEqual(expect.arrayContaining(rows.map(({ cell }) => cell)));
});

it('is not answered for wide circles, over a pole and across the date line', () => {
  expect(toCells({ ...monterrey, distanceInKm: 1000 })).toBeUndefined();
  expect(toCells({ latitude: 89.9, longitude: 0, distanceInKm: 20 })).toBeUndefined();
  expect(toCells({ latitude: 0, longitude: 179.99, distanceInKm: 5 })).toBeUndefined();
});
