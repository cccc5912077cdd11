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
