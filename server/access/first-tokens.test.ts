import { beforeEach, expect, it } from 'vitest';
import { SCOPES } from '#schemas/api/access.ts';
import { resetAgencies } from '../testing/access-app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { setUp } from '../testing/set-up.ts';
import { makeFirstTokens } from './first-tokens.ts';

const NOW = Date.UTC(2030, 0, 1);

const database = setUp(openTestDatabase);

beforeEach(async () => {
  await database.kysely.deleteFrom('sites').execute();
  await resetAgencies(database);
});

async function addSite(agencyId: string, siteId: string): Promise<void> {
  await database.kysely
    .insertInto('sites')
    .values({
      agency_id: agencyId,
      site_id: siteId,
      client_id: 'c',
      settings: '{}',
      source: 'file',
    })
    .execute();
}

function tokens() {
  return database.kysely
    .selectFrom('access_tokens')
    .select(['agency_id', 'name', 'scopes', 'expires_at'])
    .orderBy('agency_id')
    .execute();
}

it('makes one token with every scope for each agency that has sites', async () => {
  await addSite('a', 'uno');
  await addSite('a', 'dos');
  const made = await makeFirstTokens(database.kysely, NOW);
  expect(made).toEqual([{ agencyId: 'a', token: expect.stringMatching(/^a~[0-9a-f]{8}~/) }]);
  expect(await tokens()).toEqual([
    {
      agency_id: 'a',
      name: 'first start',
      scopes: [...SCOPES],
      expires_at: new Date(NOW + 90 * 86_400_000),
    },
  ]);
});

it('makes none for an agency that had one, also where it has ended', async () => {
  await addSite('a', 'uno');
  await makeFirstTokens(database.kysely, NOW);
  await database.kysely
    .updateTable('access_tokens')
    .set({ revoked_at: new Date(NOW) })
    .execute();
  await addSite('b', 'uno');
  expect(await makeFirstTokens(database.kysely, NOW)).toMatchObject([{ agencyId: 'b' }]);
  expect(await tokens()).toHaveLength(2);
});

it('makes one when several processes start at once', async () => {
  await addSite('a', 'uno');
  await addSite('b', 'uno');
  const starts = Array.from({ length: 4 }, () => makeFirstTokens(database.kysely, NOW));
  const made = (await Promise.all(starts)).flat();
  expect(made.map(({ agencyId }) => agencyId).sort()).toEqual(['a', 'b']);
  expect(await tokens()).toHaveLength(2);
});
