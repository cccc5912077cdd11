import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { loadByWords } from './candidate-pool.ts';
import { toKindQuery, toTextQuery } from './job-words.ts';
import {
  createTenant,
  dayVan,
  GUADALAJARA,
  idsOf,
  inGuadalajara,
  inMonterrey,
  nightMoto,
} from './personal-testing.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);

afterAll(() => database.close());

it('jobs with words are found around a point only, the newest first', async () => {
  const { scope, add } = createTenant(database);
  const [title = '', description = ''] = await add(
    { ...nightMoto, ...inGuadalajara, title: 'Mensajera nocturna en motocicleta' },
    { ...dayVan, ...inGuadalajara, title: 'Ayudante', description: '<p>Reparte en moto.</p>' },
    { ...dayVan, ...inGuadalajara },
    { ...nightMoto, ...inMonterrey },
    { ...nightMoto, ...inGuadalajara, status: 'closed' },
  );
  const find = async (words: string) =>
    idsOf(await loadByWords(database.kysely, { scope, point: GUADALAJARA, words }));
  expect(await find(toKindQuery('Motocicleta propia'))).toEqual([description, title]);
  expect(await find(toTextQuery('Mensajera de noche en moto'))).toEqual([title]);
  expect(await find('')).toEqual([]);
});
