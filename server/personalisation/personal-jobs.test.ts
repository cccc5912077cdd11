import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import {
  createPersonalJobs,
  createTenant,
  dayMoto,
  dayVan,
  GUADALAJARA,
  inGuadalajara,
  inMonterrey,
  jobIdsOf,
  MONTERREY,
  nightMoto,
  profileOf,
  type Tenant,
} from '../testing/personal-jobs.ts';
import { setUp } from '../testing/set-up.ts';
import type { PersonalJobs } from './personal-jobs.ts';

const database = setUp(openTestDatabase);
let personal: PersonalJobs;

beforeAll(async () => {
  personal = createPersonalJobs(database).personal;
}, 120_000);

const open = (): Tenant => createTenant(database);

describe('recommended jobs', () => {
  it('are of the kind that somebody looked at, where they looked', async () => {
    const { scope, add } = open();
    const viewed = await add(
      { ...nightMoto, ...inGuadalajara },
      { ...nightMoto, ...inGuadalajara, title: 'Repartidor de noche en moto' },
      { ...nightMoto, ...inGuadalajara, title: 'Motociclista nocturno' },
    );
    const [wanted = '', day = '', van = '', elsewhere = ''] = await add(
      { ...nightMoto, ...inGuadalajara, title: 'Repartidor nocturno en moto' },
      { ...dayMoto, ...inGuadalajara },
      { ...dayVan, ...inGuadalajara },
      { ...nightMoto, ...inMonterrey },
    );
    const found = jobIdsOf(await personal.recommended(scope, profileOf({ viewed }), 7));
    expect(found[0]).toBe(wanted);
    expect(new Set(found.slice(1, 4))).toEqual(new Set(viewed));
    expect(found.slice(4)).toEqual([day, elsewhere, van]);
  });

  it('follow an application rather than two looks', async () => {
    const { scope, add } = open();
    const [applied = '', ...viewed] = await add(
      { ...dayVan, ...inGuadalajara },
      { ...nightMoto, ...inGuadalajara },
      { ...nightMoto, ...inGuadalajara },
    );
    const [van = '', moto = ''] = await add(
      { ...dayVan, ...inGuadalajara },
      { ...nightMoto, ...inGuadalajara },
    );
    const rank = async (known: Parameters<typeof profileOf>[0]) => {
      const found = jobIdsOf(await personal.recommended(scope, profileOf(known), 6));
      return found.filter((id) => id === van || id === moto);
    };
    expect(await rank({ viewed, applied: [applied] })).toEqual([van, moto]);
    expect(await rank({ viewed: [...viewed, applied] })).toEqual([moto, van]);
  });

  it('follow somebody who moved: what was looked at last counts most', async () => {
    const { scope, add } = open();
    const before = await add(...Array.from({ length: 8 }, () => ({ ...dayVan, ...inMonterrey })));
    const since = await add(...Array.from({ length: 3 }, () => ({ ...dayVan, ...inGuadalajara })));
    const [there = '', here = ''] = await add(
      { ...dayVan, ...inGuadalajara },
      { ...dayVan, ...inMonterrey },
    );
    const first = async (viewed: readonly string[]) =>
      jobIdsOf(await personal.recommended(scope, profileOf({ viewed }), 6))[0];
    expect(await first([...since, ...before.slice(0, 5)])).toBe(there);
    expect(await first([...before, ...since])).toBe(here);
  });

  it('fit the preferences of somebody without history', async () => {
    const { scope, add } = open();
    const [moto = '', van = '', silent = ''] = await add(
      { ...nightMoto, ...inGuadalajara },
      { ...dayVan, ...inGuadalajara },
      { title: 'Ayudante', ...inGuadalajara },
    );
    const ask = async (preferences: object) =>
      jobIdsOf(await personal.recommended(scope, profileOf({ preferences }), 6));
    expect(await ask({ vehicles: ['Motocicleta'] })).toEqual([moto, silent, van]);
    expect(await ask({ vehicles: ['Bicicleta', 'Van de carga'] })).toEqual([van, silent, moto]);
    expect(await ask({ schedules: ['Turno nocturno'] })).toEqual([moto, silent, van]);
    expect(await ask({ licences: ['Tipo A'] })).toEqual([van, silent, moto]);
  });

  it('hold what somebody says above what they looked at', async () => {
    const { scope, add } = open();
    const viewed = await add({ ...dayVan, ...inGuadalajara });
    const [moto = ''] = await add(
      { ...dayVan, ...inGuadalajara, details: { vehicle: 'Moto 150 cc' } },
      { ...dayVan, ...inGuadalajara, details: { vehicle: 'Van de carga' } },
    );
    const preferences = { vehicles: ['Motocicleta'] };
    const found = await personal.recommended(scope, profileOf({ viewed, preferences }), 6);
    expect(jobIdsOf(found)[0]).toBe(moto);
  });

  it('are first those within the distance that somebody wants', async () => {
    const { scope, add } = open();
    const [near = '', far = '', farther = ''] = await add(
      { ...dayVan, ...inGuadalajara },
      { ...nightMoto, city: 'Zapotlanejo', state: 'Jalisco', latitude: 20.62, longitude: -103.07 },
      { ...nightMoto, ...inMonterrey },
    );
    const preferences = { vehicles: ['Moto'], radius: 10 };
    const wish = profileOf({ point: GUADALAJARA, preferences });
    expect(jobIdsOf(await personal.recommended(scope, wish, 6))).toEqual([near, far, farther]);
  });

  it('are around a place where nothing but that is known', async () => {
    const { scope, add } = open();
    const [nowhere = '', west = '', east = ''] = await add(
      { ...dayVan, city: null, state: null },
      { ...dayVan, ...inGuadalajara },
      { ...dayVan, ...inMonterrey },
    );
    const around = async (point: typeof GUADALAJARA) =>
      jobIdsOf(await personal.recommended(scope, profileOf({ point }), 6));
    expect(await around(GUADALAJARA)).toEqual([west, east, nowhere]);
    expect(await around(MONTERREY)).toEqual([east, west, nowhere]);
  });

  it('know a place by its name where a job has no point', async () => {
    const { scope, add } = open();
    const [named = '', other = ''] = await add(
      { ...dayVan, city: 'Guadalajara', state: 'Jalisco' },
      { ...dayVan, city: 'Mérida', state: 'Yucatán' },
    );
    const found = await personal.recommended(scope, profileOf({ point: GUADALAJARA }), 6);
    expect(jobIdsOf(found)).toEqual([named, other]);
    const viewed = await add({ ...nightMoto, city: 'Mérida', state: 'Yucatán' });
    const browsed = await personal.recommended(scope, profileOf({ viewed }), 6);
    expect(jobIdsOf(browsed).indexOf(other)).toBeLessThan(jobIdsOf(browsed).indexOf(named));
  });

  it('are the newest where nothing is known, or nothing that exists', async () => {
    const { scope, add } = open();
    const ids = await add({}, {}, {});
    const newest = ids.toReversed();
    expect(jobIdsOf(await personal.recommended(scope, profileOf({}), 6))).toEqual(newest);
    const hostile = profileOf({ viewed: ['999999999', '0x1', '-1', '1e3', '\0', "' or 1=1"] });
    expect(jobIdsOf(await personal.recommended(scope, hostile, 6))).toEqual(newest);
  });

  it('leave out what was applied for, under other ids too', async () => {
    const { scope, add } = open();
    const company = 'Quetzal';
    const [applied = '', again = '', other = ''] = await add(
      { ...nightMoto, company },
      { ...nightMoto, company },
      dayVan,
    );
    const found = await personal.recommended(scope, profileOf({ applied: [applied] }), 6);
    expect(jobIdsOf(found)).toEqual([other]);
    expect(again).not.toBe(applied);
  });

  it('hold every vacancy once and not too much of one company, unless there is nothing else', async () => {
    const { scope, add } = open();
    const company = 'Quetzal';
    const mine = [0, 1, 2, 3, 4].map((number) => ({
      ...dayVan,
      company,
      title: `Chofer ${number}`,
    }));
    const others = [0, 1].map((number) => ({ ...dayVan, title: `Ayudante ${number}` }));
    await add(...others, ...others.map((job) => ({ ...job, company: 'Doble' })), ...mine, ...mine);
    const [viewed = ''] = await add({ ...dayVan, company, title: 'Chofer 9' });
    const found = await personal.recommended(scope, profileOf({ viewed: [viewed] }), 6);
    const ofCompany = found.filter((job) => job.company === company);
    expect(found).toHaveLength(6);
    expect(ofCompany).toHaveLength(3);
    expect(new Set(found.map(({ title, company: of }) => `${title} ${of}`)).size).toBe(6);
    const all = await personal.recommended(scope, profileOf({ viewed: [viewed] }), 50);
    expect(all).toHaveLength(10);
  });

  it('are the same each time they are asked for', async () => {
    const { scope, add } = open();
    const viewed = await add(
      ...Array.from({ length: 12 }, (_, index) => ({
        ...(index % 2 ? nightMoto : dayVan),
        ...(index % 3 ? inGuadalajara : inMonterrey),
        start_date: new Date(0),
      })),
    );
    const ask = async (ids: readonly string[]) =>
      jobIdsOf(await personal.recommended(scope, profileOf({ viewed: ids }), 6));
    const first = await ask(viewed.slice(0, 5));
    expect(await ask(viewed.slice(0, 5))).toEqual(first);
    expect(await ask([...viewed.slice(0, 5), ...viewed.slice(0, 5)])).toEqual(first);
  });

  it('do not know the jobs of other tenants', async () => {
    const { scope, add } = open();
    const foreign = await open().add(
      { ...nightMoto, ...inGuadalajara },
      { ...nightMoto, ...inGuadalajara },
    );
    const sibling = await add({ ...nightMoto, ...inGuadalajara, client_id: 'other-client' });
    const own = await add(dayVan, { ...nightMoto, ...inGuadalajara }, dayMoto);
    const [viewed = ''] = own;
    const clean = await personal.recommended(scope, profileOf({ viewed: [viewed] }), 6);
    const mixed = profileOf({ viewed: [...foreign, ...sibling, viewed], applied: foreign });
    expect(await personal.recommended(scope, mixed, 6)).toEqual(clean);
    expect(new Set(jobIdsOf(clean))).toEqual(new Set(own));
  });

  it('live with jobs that tell nothing of themselves', async () => {
    const { scope, add } = open();
    const bare = { title: null, company: null, city: null, state: null, country: null };
    const ids = await add(bare, bare, bare);
    const profile = profileOf({ viewed: ids.slice(0, 1), applied: ids.slice(1, 2) });
    const found = await personal.recommended(scope, profile, 6);
    expect(jobIdsOf(found)).toEqual([ids[2], ids[0]]);
  });
});

describe('jobs by browsing', () => {
  it('are made from looks alone', async () => {
    const { scope, add } = open();
    const [applied = '', viewed = '', van = '', moto = ''] = await add(
      { ...nightMoto, ...inGuadalajara },
      { ...dayVan, ...inGuadalajara },
      { ...dayVan, ...inGuadalajara },
      { ...nightMoto, ...inGuadalajara },
    );
    const preferences = { vehicles: ['Moto'] };
    const profile = profileOf({ viewed: [viewed], applied: [applied], preferences });
    expect(jobIdsOf(await personal.browsed(scope, profile, 6))).toEqual([van, moto, viewed]);
    expect(jobIdsOf(await personal.recommended(scope, profile, 6))[0]).toBe(moto);
  });

  it('hold what was looked at only behind all others, under whatever id', async () => {
    const { scope, add } = open();
    const first = { ...nightMoto, ...inGuadalajara, company: 'Quetzal' };
    const viewed = await add(first, { ...first, title: 'Mensajero nocturno' });
    const [again = ''] = await add(first);
    const other = { ...dayVan, ...inMonterrey, company: 'Jaguar' };
    const unseen = await add(
      ...['Guardia', 'Cajera', 'Cocinero'].map((title) => ({ ...other, title })),
    );
    const ask = async (count: number) =>
      jobIdsOf(await personal.browsed(scope, profileOf({ viewed }), count));
    expect(new Set(await ask(3))).toEqual(new Set(unseen));
    const all = await ask(6);
    expect(new Set(all.slice(0, 3))).toEqual(new Set(unseen));
    expect(new Set(all.slice(3))).toEqual(new Set([again, viewed[1]]));
  });
});

describe('similar jobs', () => {
  it('are alike and near first, without the job itself and what is not alike', async () => {
    const { scope, add } = open();
    const [job = '', far = '', near = '', other = ''] = await add(
      { ...nightMoto, ...inGuadalajara, url_slug: 'nocturno' },
      { ...nightMoto, ...inMonterrey },
      { ...dayMoto, ...inGuadalajara },
      { ...dayVan, ...inMonterrey, title: 'Capacitadora' },
    );
    const found = jobIdsOf(await personal.similarTo(scope, { urlSlug: 'nocturno' }));
    expect(found).toEqual([near, far]);
    expect(found).not.toContain(other);
    expect(jobIdsOf(await personal.similarTo(scope, { jobId: job }))).toEqual(found);
  });

  it('are none of a job that the site does not have', async () => {
    const { scope } = open();
    const foreign = await open().add({ reference_number: 'REF-1' }, {});
    for (const name of [
      { jobId: foreign[0] ?? '' },
      { referenceNumber: 'REF-1' },
      { urlSlug: 'x\0' },
    ])
      expect(await personal.similarTo(scope, name)).toEqual([]);
  });

  it('are those of a closed job too, and closed ones are none', async () => {
    const { scope, add } = open();
    const [closed = '', twin = '', expired = ''] = await add(
      { ...dayVan, status: 'closed' },
      dayVan,
      { ...dayVan, expires_at: new Date(0) },
    );
    expect(jobIdsOf(await personal.similarTo(scope, { jobId: closed }))).toEqual([twin]);
    await sql`update jobs set status = 'closed' where job_id = ${twin}::bigint`.execute(
      database.kysely,
    );
    // What was remembered is checked again.
    expect(await personal.similarTo(scope, { jobId: closed })).toEqual([]);
    expect(expired).not.toBe('');
  });
});

describe('nearby jobs', () => {
  it('are the nearest first, in whole miles', async () => {
    const { scope, add } = open();
    const [far = '', , near = '', one = ''] = await add(
      { ...dayVan, ...inMonterrey },
      { ...dayVan, city: 'Sin punto' },
      { ...dayVan, ...inGuadalajara },
      { ...dayVan, ...inGuadalajara, latitude: GUADALAJARA.latitude + 1.6 / 111.195 },
    );
    const around = (radius: number, count = 6) =>
      personal.nearby(scope, { point: GUADALAJARA, radius, count });
    const found = await around(1600);
    expect(found.map(({ id, normalisedFields }) => [id, normalisedFields.distance])).toEqual([
      [near, '0 miles'],
      [one, '1 miles'],
      [far, '397 miles'],
    ]);
    expect(jobIdsOf(await around(630))).toEqual([near, one]);
    expect(jobIdsOf(await around(1600, 1))).toEqual([near]);
  });

  it('are the newest of those equally near, each vacancy once', async () => {
    const { scope, add } = open();
    const company = 'Quetzal';
    const [, newer = '', newest = ''] = await add(
      { ...dayVan, ...inGuadalajara, company },
      { ...dayVan, ...inGuadalajara, company },
      { ...dayMoto, ...inGuadalajara, company },
    );
    const wanted = { point: GUADALAJARA, radius: 100, count: 6 };
    expect(jobIdsOf(await personal.nearby(scope, wanted))).toEqual([newest, newer]);
  });

  it('are as many as asked for, however often the nearest vacancy is there', async () => {
    const { scope, add } = open();
    const copies = Array.from({ length: 40 }, () => ({
      ...dayVan,
      ...inGuadalajara,
      company: 'Uno',
    }));
    const companies = ['Dos', 'Tres'];
    const far = await add(...companies.map((company) => ({ ...dayVan, ...inMonterrey, company })));
    const [newest = ''] = (await add(...copies)).slice(-1);
    const wanted = { point: GUADALAJARA, radius: 1600, count: 3 };
    const ids = jobIdsOf(await personal.nearby(scope, wanted));
    expect(ids[0]).toBe(newest);
    expect(ids.slice(1).sort()).toEqual([...far].sort());
    expect(jobIdsOf(await personal.latest(scope, 3)).sort()).toEqual([newest, ...far].sort());
  });

  it('are found from the pole, across the date line and next to zero', async () => {
    const { scope, add } = open();
    await add({ ...dayVan, ...inGuadalajara });
    for (const point of [
      { latitude: 90, longitude: 0 },
      { latitude: 20, longitude: 180 },
      { latitude: -90, longitude: -180 },
      { latitude: -5e-324, longitude: 1e-200 },
    ])
      expect(await personal.nearby(scope, { point, radius: 20_040, count: 6 })).toHaveLength(1);
  });
});

describe('the latest jobs', () => {
  it('are the newest, each vacancy once', async () => {
    const { scope, add } = open();
    const company = 'Quetzal';
    const ids = await add(
      dayVan,
      { ...dayVan, company },
      { ...dayVan, company },
      { status: 'closed' },
    );
    expect(jobIdsOf(await personal.latest(scope, 6))).toEqual([ids[2], ids[0]]);
    expect(jobIdsOf(await personal.latest(scope, 1))).toEqual([ids[2]]);
  });
});
