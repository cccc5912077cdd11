import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { distanceKm } from '#schemas/api/distance.ts';
import type { Point } from '#schemas/api/jobs.ts';
import { openTestDatabase } from '../testing/database.ts';
import { createTenant, GUADALAJARA, type Tenant } from '../testing/personal-jobs.ts';
import { setUp } from '../testing/set-up.ts';
import { selectNearest } from './nearest-jobs.ts';

interface Placed extends Point {
  readonly id: string;
}

const JOBS = 1500;

const database = setUp(openTestDatabase);
let tenant: Tenant;
/** Newest first. */
let placed: readonly Placed[];

beforeAll(async () => {
  tenant = createTenant(database);
  await tenant.add({ latitude: null, longitude: null }, { status: 'closed', ...GUADALAJARA });
  await addScattered(tenant);
  placed = await loadPlaced(tenant);
}, 120_000);

/** Jobs in forty towns, one of which has half of them; the newest are all in one corner of the country. */
async function addScattered({ scope }: Tenant): Promise<void> {
  await sql`
    insert into jobs (agency_id, client_id, reference_number, url_slug, start_date, checksum, latitude, longitude)
    select ${scope.agencyId}, ${scope.clientId}, n, n, timestamptz '2026-01-01' + n / 3 * interval '1 minute', n,
      15 + mod(town * 0.618, 1) * 17 + mod(n * 0.7548, 1) / 50, -117 + mod(town * 0.7548, 1) * 30 + mod(n * 0.5698, 1) / 50
    from generate_series(1, ${JOBS}::int) as n,
      lateral (select case when n > ${JOBS - 200} then 3 when n % 2 = 0 then 7 else n % 40 end as town) as towns`.execute(
    database.kysely,
  );
}

async function loadPlaced({ scope }: Tenant): Promise<readonly Placed[]> {
  const { rows } = await sql<Placed>`
    select job_id as id, latitude, longitude from jobs
    where agency_id = ${scope.agencyId} and status = 'open' and latitude is not null
    order by start_date desc, job_id desc`.execute(database.kysely);
  return rows;
}

function measureAll(point: Point, radius: number, count: number): readonly string[] {
  return placed
    .map((job) => ({ id: job.id, km: Number(distanceKm(point, job).toFixed(6)) }))
    .filter(({ km }) => km <= radius)
    .sort((a, b) => a.km - b.km)
    .slice(0, count)
    .map(({ id }) => id);
}

describe('the nearest jobs', () => {
  it.each([
    ['in a town', 25.6, -100.3, 1609, 18],
    ['in the country', 19.2, -102.9, 1609, 18],
    ['at sea', 20, -120, 1609, 40],
    ['in Los Angeles', 34.05, -118.24, 1609, 18],
    ['in Miami', 25.76, -80.19, 1609, 18],
    ['in Guatemala', 14.6, -90.5, 1609, 6],
    ['beyond the date line', -17.7, 178, 20_040, 18],
    ['at a pole', 90, 0, 20_040, 18],
    ['where few are within reach', 34.05, -118.24, 700, 1000],
    ['where none is within reach', 40.42, -3.7, 1609, 18],
    ['anywhere, all of them', 40.42, -3.7, 20_040, JOBS],
  ])(
    'of somebody %s are those that measuring all finds',
    async (_, latitude, longitude, radius, count) => {
      const point = { latitude, longitude };
      const near = await selectNearest(database.kysely, { ...tenant, point, radius, count });
      expect(near.map(({ id }) => id)).toEqual(measureAll(point, radius, count));
    },
  );

  it('are none where no job has a point', async () => {
    const other = createTenant(database);
    await other.add({ latitude: null, longitude: null });
    const request = { ...other, point: GUADALAJARA, radius: 20_040, count: 6 };
    expect(await selectNearest(database.kysely, request)).toEqual([]);
  });
});
