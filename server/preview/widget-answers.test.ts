import { beforeAll, expect, it } from 'vitest';
import { createTestToken } from '../testing/access.ts';
import { openFilledServer } from '../testing/filled-server.ts';
import { jobPage } from '../testing/job-pages.ts';
import { insertJobs } from '../testing/jobs.ts';
import { setUp } from '../testing/set-up.ts';
import { siteJson } from '../testing/sites.ts';

const filled = setUp(() =>
  openFilledServer(async (pages, database) => {
    await pages.write('uno/site.json', siteJson('uno', { sitePrefix: '' }));
    await pages.write('uno/job.page.json', jobPage());
    await insertJobs(database, [
      { agency_id: 'agency-uno', client_id: 'client-uno', url_slug: 'uno', title: 'Chofer' },
      { agency_id: 'agency-otra', client_id: 'client-uno', url_slug: 'otro', title: 'Ajeno' },
    ]);
  }),
);
let token: string;

beforeAll(async () => {
  token = await createTestToken(filled.database, { agencyId: 'agency-uno', name: 'Ana' });
});

async function ask(url: string, widget: object, bearer = token) {
  return filled.server.app.inject({
    method: 'POST',
    url: '/content/v1/sites/uno/widget-answers',
    headers: { authorization: `Bearer ${bearer}` },
    payload: { url, widget: { id: 'w', ...widget } },
  });
}

const LATEST = { type: 'job-list', content: { variantConfig: { listType: 'LATEST' } } };

it('answers a list with the open jobs of the site’s own agency', async () => {
  const answer = (await ask('/home', LATEST)).json();
  expect(JSON.stringify(answer.answers)).toContain('Chofer');
  expect(JSON.stringify(answer)).not.toContain('Ajeno');
  expect(answer).toMatchObject({ path: '/home', params: {} });
});

it('answers the page of a job with a job of the site', async () => {
  const answer = (await ask('/job/{urlSlug}', { type: 'job-detail', content: {} })).json();
  expect(answer).toMatchObject({ path: '/job/uno', params: { urlSlug: 'uno' } });
  expect(answer.answers).toHaveProperty(['job uno', 'title'], 'Chofer');
});

it.each([
  ['content that is not valid', { type: 'job-list', content: { variantConfig: { listType: 1 } } }],
  ['a type that nobody knows', { type: 'nadie', content: {} }],
])('answers nothing to %s', async (_, widget) => {
  const { statusCode, json } = await ask('/home', widget);
  expect([statusCode, json().answers]).toEqual([200, {}]);
});

it('answers no one of another agency', async () => {
  const other = await createTestToken(filled.database, { agencyId: 'agency-otra', name: 'Beto' });
  expect((await ask('/home', LATEST, other)).statusCode).toBe(404);
});
