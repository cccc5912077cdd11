// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { toSavedJob } from '../../../jobs/saved-job.ts';
import { createJob } from '../../../testing/job.ts';
import { checkSavedJobs } from './saved-check.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks about many saved jobs in blocks, none left out', async () => {
  const many = Array.from({ length: 201 }, (_, i) => createJob({ id: `${i}`, urlSlug: `s${i}` }));
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const ids: string[] = JSON.parse(body);
    asked.push(ids.length);
    const data = many.filter(({ id }) => id !== '200' && ids.includes(id));
    return Response.json({ status: 200, data });
  });
  const { open, closed } = await checkSavedJobs('agency', many.map(toSavedJob));
  expect(asked).toEqual([200, 1]);
  expect(open).toHaveLength(200);
  expect([...closed]).toEqual(['s200']);
});
