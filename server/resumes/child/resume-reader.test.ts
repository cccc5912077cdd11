import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type ReadOutcome, ResumeReader } from './resume-reader.ts';

/** One core stays for pages. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** Seconds that somebody waits at most, and those that a photo takes. */
const MAX_WAIT_S = 15;
const PICTURE_S = 4;

const readers: ResumeReader[] = [];

afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

function openReader(options: Partial<ConstructorParameters<typeof ResumeReader>[0]> = {}) {
  const reader = new ResumeReader({ readsPictures: true, ...options });
  readers.push(reader);
  return reader;
}

/** Files that are never loaded: nothing is read, all wait. */
function fill(reader: ResumeReader, kind: string, count: number): Promise<ReadOutcome | 'waits'>[] {
  const never = new Promise<undefined>(() => undefined);
  return Array.from({ length: count }, (_, index) =>
    Promise.race([
      reader.read(kind, () => never, { caller: `caller ${index}`, file: `file ${index}` }),
      wait(50, 'waits' as const),
    ]),
  );
}

const countTaken = (outcomes: readonly (ReadOutcome | 'waits')[]) =>
  outcomes.filter((outcome) => outcome === 'waits').length;

it.each([
  ['txt', MAX_WAIT_S * AT_ONCE + 1],
  ['jpg', Math.floor((MAX_WAIT_S * AT_ONCE) / PICTURE_S) + 1],
])('as many files of the kind %s wait as are read before a form gives up', async (kind, most) => {
  const outcomes = await Promise.all(fill(openReader(), kind, most + 5));
  expect(countTaken(outcomes)).toBe(most);
  const busy = outcomes.filter((outcome) => outcome !== 'waits');
  expect(busy).toEqual(busy.map(() => ({ state: 'busy', retryAfterS: expect.any(Number) })));
  for (const outcome of busy)
    expect('retryAfterS' in outcome && outcome.retryAfterS).toBeGreaterThanOrEqual(MAX_WAIT_S);
});

it('pictures that are not recognised take no longer than texts', async () => {
  const reader = openReader({ readsPictures: false });
  const most = MAX_WAIT_S * AT_ONCE + 1;
  expect(countTaken(await Promise.all(fill(reader, 'png', most + 3)))).toBe(most);
});

it('one caller has two files in the line, and a file is in it once', async () => {
  const reader = openReader();
  const never = () => new Promise<undefined>(() => undefined);
  const ask = (caller: string, file: string) =>
    Promise.race([reader.read('txt', never, { caller, file }), wait(50, 'waits' as const)]);
  const outcomes = await Promise.all([
    ask('one', 'a'),
    ask('one', 'b'),
    ask('one', 'c'),
    ask('two', 'a'),
    ask('two', 'd'),
  ]);
  expect(outcomes).toMatchObject(['waits', 'waits', { state: 'busy' }, { state: 'busy' }, 'waits']);
});

it('whoever leaves is read no more, and makes room', async () => {
  const reader = openReader();
  const leaving = new AbortController();
  const loaded: string[] = [];
  const load = (file: string) => async () => {
    loaded.push(file);
    return undefined;
  };
  const never = () => new Promise<undefined>(() => undefined);
  for (let index = 0; index < AT_ONCE; index++)
    void reader.read('txt', never, { caller: `busy ${index}`, file: `busy ${index}` });
  const left = leaving.signal;
  const waiting = reader.read('txt', load('left'), { caller: 'one', file: 'left', left });
  leaving.abort();
  expect(await waiting).toMatchObject({ state: 'busy' });
  const again = reader.read('txt', load('left'), { caller: 'one', file: 'left' });
  expect(await Promise.race([again, wait(50, 'waits')])).toBe('waits');
  expect(loaded).toEqual([]);
});

it('a reading ends when nobody waits for it any more', async () => {
  const reader = openReader();
  const leaving = new AbortController();
  const text = Buffer.from('Ana Ruiz Soto\n'.repeat(10));
  const reading = reader.read('txt', async () => text, {
    ...{ caller: 'one', file: 'a', left: leaving.signal },
  });
  await wait(20);
  leaving.abort();
  expect(await reading).toMatchObject({ state: 'read', reading: { text: 'none' } });
});
