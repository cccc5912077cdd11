import { describe, expect, it } from 'vitest';
import { createApp } from '../http/create-app.ts';
import { createLogger } from '../log/create-logger.ts';
import { testConfig } from '../testing/config.ts';
import { openTestDatabase } from '../testing/database.ts';
import { openTestJobCalls, QUETZAL_LOGO } from '../testing/job-calls.ts';
import { setUp } from '../testing/set-up.ts';
import { createMemoryLog } from '../testing/sites.ts';
import { JobService } from './job-service.ts';
import { lockTable } from './lost-sessions-testing.ts';
import { addJobRoutes } from './routes.ts';

const calls = setUp(openTestJobCalls);

const titlesOf = (body: { data: { records: { title: string }[] } }) =>
  body.data.records.map(({ title }) => title).sort();

describe('logos', () => {
  it('are those of the agency', async () => {
    const response = await calls.getLogos('agency-uno');
    expect(response.json()).toEqual({ data: [QUETZAL_LOGO] });
    expect((await calls.getLogos('agency-dos')).json()).toEqual({ data: [] });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expect(response.headers.vary).toBe('Origin');
  });

  it.each(['https://uno.example', 'http://uno.example', 'https://www.uno.example:8443'])(
    'may be read by %s with credentials',
    async (origin) => {
      const { headers } = await calls.getLogos('agency-uno', { origin });
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-allow-credentials']).toBe('true');
    },
  );

  it.each([
    'https://dos.example',
    'https://uno.example.evil.example',
    'https://evil.example/uno.example',
    'https://uno.example@evil.example',
    'file://uno.example',
    'null',
    '*',
    '',
  ])('may not be read by %s', async (origin) => {
    const { headers } = await calls.getLogos('agency-uno', { origin });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('the border between tenants', () => {
  it('holds when ids are swapped', async () => {
    const foreignSite = await calls.post('/v4/agencies/agency-uno/jobs?site=dos', {});
    expect(foreignSite.json()).toMatchObject({ status: 404, code: 'site-unknown' });
    const nobody = await calls.post('/v4/agencies/agency-uno/jobs?site=nadie', {});
    expect(nobody.json()).toEqual({ ...foreignSite.json(), detail: expect.any(String) });
    const search = await calls.post('/v4/agencies/agency-dos/jobs', { searchTerm: 'chofer' });
    expect(titlesOf(search.json())).toEqual(['Chofer ajeno']);
    const byReference = await calls.post('/v4/agencies/agency-dos/jobs', { searchTerm: 'REF-1' });
    expect(titlesOf(byReference.json())).toEqual([]);
    for (const field of ['title', 'referenceNumber']) {
      const url = `/v4/agencies/agency-dos/type-ahead?entity=job&field=${field}`;
      const values = [
        (await calls.post(`${url}&value=chofer`)).json(),
        (await calls.post(`${url}&value=ref`)).json(),
      ];
      expect(values.flatMap(({ data }) => data)).toEqual(
        field === 'title' ? ['Chofer ajeno'] : ['REF-3'],
      );
      const swapped = await calls.post(
        `/v4/agencies/agency-uno/type-ahead?site=dos&field=${field}&value=x`,
      );
      expect(swapped.json()).toMatchObject({ code: 'site-unknown' });
    }
    const all = Object.values(calls.ids);
    const swaps = [
      ['agency-dos', 'client-uno', []],
      ['agency-uno', 'client-dos', []],
      ['agency-dos', 'client-dos', [calls.ids.foreign]],
      ['agency-uno', 'client-bis', [calls.ids.sibling]],
    ] as const;
    for (const [agency, client, expected] of swaps) {
      const response = await calls.post(
        `/v4/agencies/${agency}/clients/${client}/job-details`,
        all,
      );
      expect(response.json().data.map(({ id }: { id: string }) => id)).toEqual(expected);
    }
  });

  it.each(['nadie', 'uno', '__proto__', "' or 1=1", 'AGENCY-UNO'])(
    'knows no agency %s',
    async (name) => {
      const agency = encodeURIComponent(name);
      for (const response of [
        await calls.post(`/v4/agencies/${agency}/jobs`, {}),
        await calls.post(`/v4/agencies/${agency}/type-ahead?value=x`),
        await calls.post(`/v4/agencies/${agency}/clients/client-uno/job-details`, ['1']),
        await calls.getLogos(agency),
      ]) {
        expect(response.json()).toMatchObject({ status: 404, code: 'agency-unknown' });
        expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      }
    },
  );
});

it('answers 503 with a time to try again when the database is gone', async () => {
  const gone = await openTestDatabase();
  const service = new JobService({ database: gone, log: createMemoryLog() });
  const other = createApp({ config: testConfig(), database: gone, logger: createLogger('silent') });
  addJobRoutes(other, { jobs: service, store: calls.store, logosOf: () => [] });
  await gone.close();
  for (const url of [
    'jobs',
    'jobs/map-view',
    'type-ahead?value=x',
    'clients/client-uno/job-details',
  ]) {
    const payload = url.startsWith('jobs') ? '{}' : '["1"]';
    const response = await other.inject({
      method: 'POST',
      url: `/v4/agencies/agency-uno/${url}`,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(response.json()).toMatchObject({ status: 503, code: 'database-unavailable' });
    expect(response.headers['retry-after']).toBe('5');
  }
  await other.close();
});

it.runIf(process.env['TEST_DATABASE_URL'])(
  'answers 503 when the database drops the session of a search, and the next search again',
  async () => {
    const search = (searchTerm = 'chofer m') =>
      calls.post('/v4/agencies/agency-uno/jobs?site=uno', { searchTerm });
    // The first search of an agency also reads the columns of its jobs, in a session of its own.
    await search('chofer');
    await calls.jobs.settled();
    const table = await lockTable(calls.database, 'jobs');
    const cutOff = search();
    await table.loseSessions();
    const response = await cutOff;
    expect(response.json()).toMatchObject({ status: 503, code: 'database-unavailable' });
    expect(response.headers['retry-after']).toBe('5');
    expect((await search()).json()).toMatchObject({ status: 200, data: { totalRecords: 1 } });
  },
);
