import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bundledChild } from '../testing/bundled-child.ts';
import { silentLog, unwrap } from '../testing/database.ts';
import { lockDirectory } from './directory-lock.ts';

const CHILD = await bundledChild('database-child');

let directory: string;
let children: ChildProcess[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rumbo-lock-'));
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(directory, { recursive: true });
});

function startChild(): ChildProcess {
  const child = fork(CHILD, ['lock'], { execArgv: [] });
  children.push(child);
  return child;
}

async function contend(child: ChildProcess, path: string): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(path);
  return (await answer)[0];
}

async function writeRival(ageSeconds: number): Promise<void> {
  const path = join(directory, 'heartbeat.json');
  const rival = { token: 'theirs', realm: 'another kernel', name: 'process 7 on blue' };
  await writeFile(path, JSON.stringify(rival));
  const time = Date.now() / 1000 - ageSeconds;
  await utimes(path, time, time);
}

describe('the lock of a data directory', () => {
  it('has exactly one winner among four processes, ten times over', async () => {
    const rivals = [1, 2, 3, 4].map(startChild);
    for (let round = 0; round < 10; round += 1) {
      const path = join(directory, `round-${round}`);
      const answers = await Promise.all(rivals.map((child) => contend(child, path)));
      expect(answers.sort()).toEqual([...Array(3).fill('data-dir-locked'), 'won']);
    }
  });

  it('is free at once after its process was killed', async () => {
    const child = startChild();
    expect(await contend(child, directory)).toBe('won');
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    await unwrap(await lockDirectory(directory, { log: silentLog })).release();
  });

  it('can be taken again after a release, which leaves nothing behind', async () => {
    for (let round = 0; round < 2; round += 1) {
      await unwrap(await lockDirectory(directory, { log: silentLog })).release();
      expect(await readdir(directory)).toEqual([]);
    }
  });

  it('is refused while another container beats, naming it', async () => {
    await writeRival(5);
    const lock = await lockDirectory(directory, { log: silentLog });
    expect(lock).toMatchObject({ ok: false, problems: [{ code: 'data-dir-locked' }] });
    expect(JSON.stringify(lock)).toContain('process 7 on blue');
  });

  it('is taken over from a container silent for more than 30 seconds', async () => {
    await writeRival(31);
    await unwrap(await lockDirectory(directory, { log: silentLog })).release();
  });

  it('is taken over from a heartbeat file that was cut short long ago', async () => {
    await writeRival(31);
    await writeFile(join(directory, 'heartbeat.json'), '{"tok');
    await utimes(join(directory, 'heartbeat.json'), 1, 1);
    await unwrap(await lockDirectory(directory, { log: silentLog })).release();
  });

  it('tells within 10 seconds that another container took it over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const onLost = vi.fn();
    const lock = unwrap(await lockDirectory(directory, { log: silentLog, onLost }));
    vi.advanceTimersByTime(10_000);
    await writeRival(0);
    vi.advanceTimersByTime(10_000);
    await expect.poll(() => onLost).toHaveBeenCalled();
    await lock.release();
  });

  it('names a directory that cannot be written', async () => {
    await writeFile(join(directory, 'file'), '');
    const lock = await lockDirectory(join(directory, 'file', 'data'), { log: silentLog });
    expect(lock).toMatchObject({ ok: false, problems: [{ code: 'data-dir-unwritable' }] });
  });
});
