import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import type { StoredSubmission } from '../form-calls/submission-rows.ts';
import { RecentSaves } from './recent-saves.ts';
import { RepeatedFinishes } from './repeated-finishes.ts';
import type { SubmitCall, SubmitOutcome } from './submit-application.ts';

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

const finish = (n: number) =>
  ({ status: 'APPLY_FINISH', idempotencyKey: `clave-secreta-de-veinte-${n}` }) as SubmitCall;

const outcomeOf = (n: number): Extract<SubmitOutcome, { readonly state: 'saved' }> => ({
  ...{ state: 'saved', id: `una-${n}`, mayBeDuplicate: false, folio: 'F' },
  ignored: [part(`k${n}`.padEnd(200, 'k')).slice(0, 64)],
});

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

it('what is kept of a last step for a day holds nothing of its body', async () => {
  const finishes = new RepeatedFinishes(Date.now);
  const before = await held();
  for (let n = 0; n < MANY; n += 1)
    await finishes.answer(finish(n), async () => ({ ...outcomeOf(n), myData: `/datos/${n}` }));
  expect((await held()) - before).toBeLessThan(MANY / 2);
  expect(await finishes.answer(finish(0), async () => outcomeOf(0))).toMatchObject({
    myData: '/datos/0',
  });
});

it('a last step that comes again while the link of the first is in the making gets that link', async () => {
  const finishes = new RepeatedFinishes(Date.now);
  let arrive = (_link: string) => {};
  const link = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const first = finishes.answer(finish(0), async () => ({ ...outcomeOf(0), myData: await link }));
  const second = finishes.answer(finish(0), async () => outcomeOf(0));
  await new Promise((resolve) => setTimeout(resolve, 10));
  arrive('/datos/0');
  expect(await second).toEqual(await first);
});
