import { beforeEach, expect, it } from 'vitest';
import { openTestContent } from '../../testing/content/content.ts';
import { insertJobs } from '../../testing/jobs.ts';
import { setUp } from '../../testing/set-up.ts';

const content = setUp(openTestContent);

beforeEach(() => content.reset());

it('tells what the open jobs of the site say, most jobs first, and nothing of closed or foreign ones', async () => {
  const own = { agency_id: 'agency-uno', client_id: 'client-uno' };
  await insertJobs(content.database, [
    { ...own, company: 'Uno S.A.', city: 'Puebla', category: 'Choferes' },
    { ...own, company: 'Dos S.A.', city: 'Puebla' },
    { ...own, company: 'Cerrada S.A.', city: 'Toluca', status: 'closed' },
    { ...own, client_id: 'client-otro', company: 'De otro cliente', city: 'León' },
    { agency_id: 'agency-dos', company: 'Ajena S.A.', city: 'Tijuana' },
  ]);
  const answer = await content.send('GET', '/sites/uno/job-values');
  expect(answer.json()).toMatchObject({
    city: [{ value: 'Puebla', count: 2 }],
    company: [
      { value: 'Dos S.A.', count: 1 },
      { value: 'Uno S.A.', count: 1 },
    ],
    category: [{ value: 'Choferes', count: 1 }],
  });
});

it('is not told to another agency', async () => {
  expect((await content.send('GET', '/sites/dos/job-values')).statusCode).toBe(404);
});
