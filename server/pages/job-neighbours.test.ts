import { expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { openFilledServer } from '../testing/filled-server.ts';
import { jobPage, searchPage } from '../testing/job-pages.ts';
import { insertJobs } from '../testing/jobs.ts';
import { setUp } from '../testing/set-up.ts';
import { siteJson, type TestPages } from '../testing/sites.ts';

const TENANT = { agency_id: 'agency-uno', client_id: 'client-uno' };
const JOBS = 16;

const filled = setUp(() => openFilledServer(fill));

/** The newest first: `chofer-1` to `chofer-16`, seven on a page. */
async function fill(pages: TestPages, database: Database): Promise<void> {
  await pages.write('uno/site.json', siteJson('uno', { sitePrefix: 'mx' }));
  await pages.write('uno/buscar.page.json', searchPage());
  await pages.write('uno/job.page.json', jobPage());
  const days = Array.from({ length: JOBS }, (_, i) => i + 1);
  await insertJobs(
    database,
    days.map((day) => ({
      ...TENANT,
      url_slug: `chofer-${day}`,
      title: `Chofer ${day}`,
      city: day % 2 ? 'León' : 'Celaya',
      start_date: new Date(Date.UTC(2026, 9, 30 - day)),
    })),
  );
}

interface Ways {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Where the served page leads, before any script. */
async function waysOf(slug: string, returnToUrl: string): Promise<Ways> {
  const query = new URLSearchParams({ returnToUrl });
  const url = `/mx/job/${slug}?${query}`;
  const { body } = await filled.server.app.inject({ url, headers: { host: 'any.example' } });
  const nav = /<nav[^>]*data-neighbours.*?<\/nav>/s.exec(body)?.[0] ?? '';
  const hrefs = [...nav.matchAll(/<a[^>]*href="([^"]*)"([^>]*)>/g)].map(([tag, href = '']) =>
    tag.includes('hidden') ? undefined : decodeURIComponent(href.replaceAll('&amp;', '&')),
  );
  return { previous: hrefs[0], next: hrefs[1] };
}

const LIST = '/mx/buscar-empleos';

it('leads to the jobs beside one in the list that it was opened from', async () => {
  expect(await waysOf('chofer-3', LIST)).toEqual({
    previous: `/mx/job/chofer-2?returnToUrl=${LIST}`,
    next: `/mx/job/chofer-4?returnToUrl=${LIST}`,
  });
});

it('leads on across the pages of the list, and the way back with it', async () => {
  expect(await waysOf('chofer-7', LIST)).toEqual({
    previous: `/mx/job/chofer-6?returnToUrl=${LIST}`,
    next: `/mx/job/chofer-8?returnToUrl=${LIST}?page=2`,
  });
  expect((await waysOf('chofer-8', `${LIST}?page=2`)).previous).toBe(
    `/mx/job/chofer-7?returnToUrl=${LIST}`,
  );
  expect((await waysOf('chofer-14', `${LIST}?page=2`)).next).toBe(
    `/mx/job/chofer-15?returnToUrl=${LIST}?page=3`,
  );
});

it('ends where the list ends', async () => {
  expect((await waysOf('chofer-1', LIST)).previous).toBeUndefined();
  expect(await waysOf('chofer-16', `${LIST}?page=3`)).toEqual({
    previous: `/mx/job/chofer-15?returnToUrl=${LIST}?page=3`,
    next: undefined,
  });
});

it('keeps to what was searched, and to the job that was chosen in it', async () => {
  const list = `${LIST}?city=Celaya`;
  expect((await waysOf('chofer-4', list)).next).toBe(`/mx/job/chofer-6?returnToUrl=${list}`);
  expect((await waysOf('chofer-4', `${list}&job=chofer-4`)).next).toBe(
    `/mx/job/chofer-6?returnToUrl=${list}&job=chofer-6`,
  );
});

it('finds a job that newer ones have pushed to the page after', async () => {
  expect((await waysOf('chofer-8', LIST)).next).toBe(`/mx/job/chofer-9?returnToUrl=${LIST}?page=2`);
});

it.each([
  '/mx/sobre-nosotros',
  'https://mal.example/mx/buscar-empleos',
  '//mal.example/mx/buscar-empleos',
  '/mx/buscar-empleos?view=map',
  '/mx/buscar-empleos?city=Puebla',
  '',
])('leads nowhere from what is no list of the job: %s', async (from) => {
  expect(await waysOf('chofer-3', from)).toEqual({ previous: undefined, next: undefined });
});
