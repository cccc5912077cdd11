import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import {
  createTenant,
  dayVan,
  GUADALAJARA,
  inGuadalajara,
  inMonterrey,
  jobIdsOf,
  nightMoto,
} from '../testing/personal-jobs.ts';
import { setUp } from '../testing/set-up.ts';
import { loadByWords, loadPool } from './candidate-pool.ts';
import { toKindQuery, toTextQuery } from './job-words.ts';
import { POOL_SIZES } from './weights.ts';

const database = setUp(openTestDatabase);

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
    jobIdsOf(await loadByWords(database.kysely, { scope, point: GUADALAJARA, words }));
  expect(await find(toKindQuery('Motocicleta propia'))).toEqual([description, title]);
  expect(await find(toTextQuery('Mensajera de noche en moto'))).toEqual([title]);
  expect(await find('')).toEqual([]);
});

it('the newest jobs of each kind are found up to its size, of the client that is named or of all', async () => {
  const { scope, add } = createTenant(database);
  const older = Array.from({ length: POOL_SIZES.title + 5 }, () => dayVan);
  const ids = await add(
    ...older,
    { ...dayVan, status: 'closed' },
    { ...dayVan, client_id: 'other' },
    // As many newer ones as are found whatever they are.
    ...Array.from({ length: POOL_SIZES.newestAnywhere }, () => nightMoto),
  );
  const find = async (clientId: string | undefined, titles: readonly string[]) => {
    const known = { agencyId: scope.agencyId, ...(clientId !== undefined && { clientId }) };
    const request = { scope: known, places: [], titles, company: null };
    return jobIdsOf(await loadPool(database.kysely, request)).sort((a, b) => Number(a) - Number(b));
  };
  const newest = ids.slice(-POOL_SIZES.newestAnywhere);
  const ofTitle = ids.slice(older.length - POOL_SIZES.title, older.length);
  const ofOther = ids.slice(older.length + 1, older.length + 2);
  expect(await find('client', [])).toEqual(newest);
  expect(await find('client', ['CHÓFER de van'])).toEqual([...ofTitle, ...newest]);
  expect(await find(undefined, ['Chofer de van'])).toEqual([
    ...ofTitle.slice(1),
    ...ofOther,
    ...newest,
  ]);
});
