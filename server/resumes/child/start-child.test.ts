import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { readUsage } from './process-usage.ts';
import { LOW_PRIORITY, startChild } from './start-child.ts';

it('a file’s process has a low priority before it has loaded anything', () => {
  const child = startChild({ kind: 'txt', readsPictures: false });
  expect(getPriority(child.pid)).toBe(LOW_PRIORITY);
  child.kill('SIGKILL');
});

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
