import { beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '#schemas/time/durations.ts';
import { openTestDatabase } from '../testing/database.ts';
import { setUp } from '../testing/set-up.ts';
import { FormTokens } from './form-tokens.ts';

const clock = { now: Date.UTC(2030, 0, 1) };

const database = setUp(openTestDatabase);

beforeAll(async () => {
  const agencies = ['una', 'otra'].map((agency_id) => ({ agency_id, name: agency_id }));
  await database.kysely.insertInto('agencies').values(agencies).execute();
});

/** As another process has them. */
function openTokens(): FormTokens {
  return new FormTokens({ kysely: database.kysely, now: () => clock.now });
}

it('a token is known to every process, whichever came first', async () => {
  const processes = Array.from({ length: 3 }, openTokens);
  const tokens = await Promise.all(processes.map((each) => each.issue('una')));
  for (const token of tokens)
    expect(await openTokens().read(token)).toEqual({
      agencyId: 'una',
      begunAt: clock.now,
      isAged: false,
    });
});

it('a token ages by when it was issued, and says when the form was begun', async () => {
  const begunAt = clock.now;
  const old = await openTokens().issue('una');
  clock.now += 61 * MINUTE_MS;
  expect(await openTokens().read(old)).toEqual({ agencyId: 'una', begunAt, isAged: true });
  const fresh = await openTokens().issue('una', begunAt);
  expect(await openTokens().read(fresh)).toEqual({ agencyId: 'una', begunAt, isAged: false });
});

it('a token with other times, of another agency or cut off is none', async () => {
  const token = await openTokens().issue('una');
  await openTokens().issue('otra');
  const [, begun = '', issued = '', signature = ''] = token.split('.');
  for (const words of [
    ['otra', begun, issued, signature],
    ['una', '1', issued, signature],
    ['una', begun, `${issued}0`, signature],
    ['una', begun, issued, signature.slice(1)],
    ['una', begun, issued],
    ['una', begun, issued, signature, ''],
    ['una\0', begun, issued, signature],
    [''],
  ])
    expect([words, await openTokens().read(words.join('.'))]).toEqual([words, undefined]);
});
