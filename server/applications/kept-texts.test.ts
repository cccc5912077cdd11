import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import type { StoredSubmission } from '../form-calls/submission-rows.ts';
import { RecentSaves } from './recent-saves.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const MIB = 1024 * 1024;
const MANY = 50;

afterEach(() => void vi.useRealTimers());

/** What is held in memory, in MiB. */
async function held(): Promise<number> {
  // What the stack still names goes with the next turn, the bytes of a buffer with the next but one.
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MIB;
}

/** As a text of a body of nearly 1 MiB is read. */
const part = (text: string) => `${text}${' '.repeat(MIB)}`.replace(/^/, '').trim();

const keyOf = (n: number) => ({ agencyId: 'a', siteId: 'uno', submissionHash: String(n) });

const submission = (name: string) => ({ name }) as StoredSubmission;

it('a recent save holds no more than its own texts', async () => {
  const saves = new RecentSaves(() => Date.now());
  const before = await held();
  for (let n = 0; n < MANY; n += 1) saves.keep(keyOf(n), submission(part(`Ana Ruiz Soto ${n}`)));
  expect((await held()) - before).toBeLessThan(MANY / 2);
  expect(saves.find(keyOf(MANY - 1))?.name).toBe(`Ana Ruiz Soto ${MANY - 1}`);
});

it('a recent save leaves the memory after ten minutes, also where nobody asks for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const saves = new RecentSaves(() => Date.now());
  const before = await held();
  for (let n = 0; n < 6; n += 1) saves.keep(keyOf(n), submission('a'.repeat(MIB)));
  expect((await held()) - before).toBeGreaterThan(4);
  vi.advanceTimersByTime(11 * 60_000);
  expect((await held()) - before).toBeLessThan(1);
  expect(saves.find(keyOf(0))).toBeUndefined();
});
