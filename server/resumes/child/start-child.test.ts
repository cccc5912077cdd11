import { existsSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { readUsage } from './process-usage.ts';
import { runChild } from './run-child.ts';
import { startChild } from './start-child.ts';

it('what a process takes is told where the system tells it, and nothing of one that is none', async () => {
  const usage = await readUsage(process.pid);
  const { rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  if (usage !== undefined) {
    expect(usage.residentBytes / rss).toBeCloseTo(1, 0);
    expect(usage.cpuMs / ((user + system) / 1000)).toBeCloseTo(1, 0);
  }
  expect(await readUsage(undefined)).toBeUndefined();
});

it('no variable of the server goes along', () => {
  vi.stubEnv('RUMBO_TEST_SECRET', 'secret');
  const child = startChild({ kind: 'txt', readsPictures: false });
  const file = `/proc/${child.pid}/environ`;
  // Linux alone tells what a process was started with.
  if (existsSync(file)) expect(readFileSync(file, 'utf8')).not.toMatch(/RUMBO|secret|PATH=/);
  child.kill('SIGKILL');
  vi.unstubAllEnvs();
});

it('memory beside the heap and time by the clock end a reading, each alone', async () => {
  const { signal: stop } = new AbortController();
  const file = { kind: 'txt', readsPictures: false, bytes: Buffer.from('Ana Ruiz Soto') } as const;
  const limits = { stop, maxCpuMs: 60_000 };
  const slow = await runChild(file, { ...limits, maxWaitMs: 1 });
  expect(slow.reasons).toEqual(['too-slow']);
  const large = await runChild(file, { ...limits, maxResidentBytes: 1024 });
  const isTold = (await readUsage(process.pid)) !== undefined;
  expect(large.reasons).toEqual(isTold ? ['too-large'] : []);
  // On a machine with much else to do.
  expect((await runChild(file, { ...limits, maxWaitMs: 100_000 })).text).toBe('whole');
});
