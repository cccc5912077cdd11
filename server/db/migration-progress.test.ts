import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportProgress } from './migration-progress.ts';

let lines: [string, unknown][];
const log = { info: (message: string, details: unknown) => void lines.push([message, details]) };

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

it('says every ten seconds that a migration is under way, until it ends', async () => {
  const { promise, resolve } = withResolver();
  const reported = reportProgress(log, '0006-relevance', () => promise);
  vi.advanceTimersByTime(25_000);
  resolve();
  await reported;
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    ['Still applying a migration', { name: '0006-relevance', seconds: 10 }],
    ['Still applying a migration', { name: '0006-relevance', seconds: 20 }],
  ]);
});

it('ends with a migration that fails', async () => {
  const failing = reportProgress(log, 'x', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([]);
});

function withResolver() {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
