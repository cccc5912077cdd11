import { expect, it } from 'vitest';
import { JobLimit } from './job-limit.ts';

it('runs no more jobs at once than allowed, and all of them, also after failures', async () => {
  const limit = new JobLimit(2);
  let running = 0;
  let most = 0;
  const job = async (i: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    if (i % 3 === 0) throw new Error('failed');
    return i;
  };
  const settled = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) => limit.run(() => job(i))),
  );
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  expect(most).toBe(2);
});

it('who leaves the line is never run, and those behind come in their turn', async () => {
  const limit = new JobLimit(1);
  const ran: string[] = [];
  const job = (name: string) => async () => {
    ran.push(name);
  };
  const leaving = new AbortController();
  const first = limit.run(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
  const second = limit.run(job('second'), leaving.signal);
  const third = limit.run(job('third'), new AbortController().signal);
  leaving.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  await Promise.all([first, third]);
  await expect(limit.run(job('fourth'), leaving.signal)).rejects.toThrow('left');
  expect(ran).toEqual(['third']);
});
