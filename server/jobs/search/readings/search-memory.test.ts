import { afterEach, expect, it, vi } from 'vitest';
import { SearchCache } from './search-memory.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('forgets at midnight in Mexico what was counted before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cache = new SearchCache();
  const count = async (at: string) => {
    vi.setSystemTime(new Date(at));
    const load = async () => ({ total: new Date().getUTCMinutes(), facets: {} });
    return (await cache.at({ agencyId: 'uno' }, '1').summary('todas', load)).total;
  };
  expect(await count('2026-11-20T23:59:50-06:00')).toBe(59);
  expect(await count('2026-11-20T23:59:59-06:00')).toBe(59);
  expect(await count('2026-11-21T00:01:00-06:00')).toBe(1);
});
