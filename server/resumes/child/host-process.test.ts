import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterAll, describe, expect, it, vi } from 'vitest';
import * as hostile from '../../testing/uploads/hostile-resumes.ts';
import { HostProcess, LOW_PRIORITY } from './host-process.ts';

// Linux alone tells which processes another one has started.
describe.runIf(existsSync(`/proc/self/task/${process.pid}/children`))('the host of readers', () => {
  const others = childrenOf(process.pid);
  const host = new HostProcess();
  const { signal: stop } = new AbortController();
  const limits = { stop, maxCpuMs: 60_000 };
  const file = { kind: 'txt', readsPictures: false, bytes: Buffer.from('Ana Ruiz Soto') } as const;
  const slow = { ...file, kind: 'pdf', bytes: hostile.pdfBomb() } as const;

  afterAll(() => host.close());

  /** Of the host, of which there is one. */
  function hostId(): number {
    const [id = Number.NaN, ...rest] = childrenOf(process.pid).filter((id) => !others.includes(id));
    expect(rest).toEqual([]);
    return id;
  }

  /** Of the process that reads, once it is there. */
  function readerId(): Promise<number> {
    return vi.waitFor(
      () => {
        const [id] = childrenOf(hostId());
        if (id === undefined) throw new Error('Nothing is read.');
        return id;
      },
      { timeout: 60_000 },
    );
  }

  it('is the one process that the server starts, however many files are read', async () => {
    expect((await host.read(file, limits)).text).toBe('whole');
    const first = hostId();
    expect((await host.read(file, limits)).text).toBe('whole');
    expect(hostId()).toBe(first);
  });

  it('and whatever reads have a low priority, with all of their threads', async () => {
    const leaving = new AbortController();
    const reading = host.read(slow, { ...limits, stop: leaving.signal });
    const reader = await readerId();
    expect(getPriority(hostId())).toBe(LOW_PRIORITY);
    expect(new Set(prioritiesOf(reader))).toEqual(new Set([LOW_PRIORITY]));
    leaving.abort();
    expect(await reading).toMatchObject({ text: 'none', reasons: ['too-slow'] });
    await expect.poll(() => childrenOf(hostId())).toEqual([]);
  });

  it('that is killed has read nothing, the next file has another, and no reader outlives its host', async () => {
    const reading = host.read(slow, limits);
    const killed = await readerId();
    const ended = hostId();
    process.kill(ended, 'SIGKILL');
    expect(await reading).toMatchObject({ text: 'none', reasons: ['damaged'] });
    await expect.poll(() => isRunning(killed)).toBe(false);
    expect((await host.read(file, limits)).text).toBe('whole');
    expect(hostId()).not.toBe(ended);
    const last = host.read(slow, limits);
    const reader = await readerId();
    host.close();
    expect(await last).toMatchObject({ text: 'none' });
    await expect.poll(() => isRunning(reader)).toBe(false);
  });
});

function childrenOf(id: number): number[] {
  const ids = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8');
  return ids.split(' ').filter(Boolean).map(Number);
}

/** One that has ended may stay until somebody asks how. */
function isRunning(id: number): boolean {
  const stat = `/proc/${id}/stat`;
  return existsSync(stat) && !readFileSync(stat, 'utf8').includes(') Z ');
}

/** Of each thread (proc(5): the nineteenth field, seventeenth behind the name). */
function prioritiesOf(id: number): number[] {
  return readdirSync(`/proc/${id}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${id}/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}
