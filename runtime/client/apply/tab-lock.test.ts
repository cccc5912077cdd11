// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { withTabLock } from './tab-lock.ts';

afterEach(() => vi.unstubAllGlobals());

it('runs once where the browser refuses locks', async () => {
  const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const run = vi.fn(async () => {});
  await withTabLock('saves', run);
  expect(run).toHaveBeenCalledTimes(1);
});
