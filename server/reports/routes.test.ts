import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ReportedJobs } from '#schemas/api/content-reports.ts';
import { createTestToken } from '../testing/access.ts';
import { openFilledServer } from '../testing/filled-server.ts';
import { jobPage, searchPage } from '../testing/job-pages.ts';
import { insertJobs } from '../testing/jobs.ts';
import { setUp } from '../testing/set-up.ts';
import { siteJson } from '../testing/sites.ts';

const AGENCY = 'agency-uno';

const test = setUp(async () => {
  let now = Date.UTC(2030, 0, 1);
  const filled = await openFilledServer(
    async (pages) => {
      await pages.write('uno/site.json', siteJson('uno'));
      await pages.write('uno/job.page.json', jobPage());
      await pages.write('uno/buscar.page.json', searchPage());
      await pages.write(
        'dos/site.json',
        siteJson('dos', { sitePrefix: 'dos', reportThreshold: 0 }),
      );
      await pages.write('dos/job.page.json', jobPage());
    },
    { now: () => now },
  );
  const { app } = filled.server;
  const token = await createTestToken(filled.database, { agencyId: AGENCY, name: 'Ana' });
  const foreign = await createTestToken(filled.database, { agencyId: 'agency-dos', name: 'Eva' });
  return {
    ...filled,
    foreign,
    /** An open job of a site, with an address of its own. */
    async addJob(name: string, site = 'uno'): Promise<{ id: string; url: string }> {
      const job = { client_id: `client-${site}`, url_slug: name, title: `Chofer ${name}` };
      const [id = ''] = await insertJobs(filled.database, [
        { ...job, agency_id: `agency-${site}` },
      ]);
      return { id, url: `${site === 'uno' ? '' : `/${site}`}/job/${name}` };
    },
    /** As the form on a page does, each time after the limit of the network has passed. */
    report(jobId: string, { ip = '192.0.2.1', site = 'uno', ...fields }: Sent = {}) {
      now += 120_000;
      return app.inject({
        method: 'POST',
        url: `/api/v1/job-reports?websiteId=${site}`,
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        remoteAddress: ip,
        payload: new URLSearchParams({ jobId, reason: 'money', note: '', ...fields }).toString(),
      });
    },
    visit: (url: string) => app.inject({ url, headers: { host: 'localhost' } }),
    ask: (method: 'GET' | 'PUT', path = '', body?: object, as = token) =>
      app.inject({
        method,
        url: `/content/v1/sites/uno/job-reports${path}`,
        headers: { authorization: `Bearer ${as}` },
        ...(body && { payload: body }),
      }),
  };
});

async function reportFrom(jobId: string, networks: readonly number[], site = 'uno') {
  for (const network of networks) await test.report(jobId, { ip: `10.0.${network}.1`, site });
}

async function listed(jobId: string) {
  const { data } = (await test.ask('GET')).json<ReportedJobs>();
  return data.find((job) => job.jobId === jobId);
}

/** Servers read what changed as soon as they are told, which the answer does not wait for. */
function search() {
  return expect.poll(async () => (await test.visit('/buscar-empleos')).body);
}

interface Sent {
  readonly ip?: string;
  readonly site?: string;
  readonly reason?: string;
  readonly note?: string;
  readonly website?: string;
}

describe('a report', () => {
  it('leads back to the page of its job, which thanks for it', async () => {
    const { id, url } = await test.addJob('gracias');
    const { statusCode, headers } = await test.report(id, { note: ' Piden 500 pesos. ' });
    expect([statusCode, headers['location']]).toEqual([303, `${url}?report=done#report`]);
    const page = await test.visit(`${url}?report=done`);
    expect(page.body).toContain('Recibimos tu reporte');
    expect(page.body).not.toContain('/api/v1/job-reports');
    expect(await listed(id)).toMatchObject({
      reports: 1,
      networks: 1,
      isHidden: false,
      reasons: [{ reason: 'money', reports: 1 }],
      notes: [{ reason: 'money', note: 'Piden 500 pesos.', at: expect.stringMatching(/^2030-/) }],
    });
  });

  it('without a known reason comes back with the form open', async () => {
    const { id, url } = await test.addJob('sin-motivo');
    expect((await test.report(id, { reason: 'x' })).headers['location']).toBe(
      `${url}?report=reason#report`,
    );
    const page = await test.visit(`${url}?report=reason`);
    expect(page.body).toMatch(/<details id="report"[^>]* open/);
    expect(page.body).toContain('Elige qué pasa');
    expect(await listed(id)).toBeUndefined();
  });

  it('of a machine is answered like any other, and not kept', async () => {
    const { id, url } = await test.addJob('trampa');
    const { headers } = await test.report(id, { website: 'https://spam.example' });
    expect(headers['location']).toBe(`${url}?report=done#report`);
    expect(await listed(id)).toBeUndefined();
  });

  it('of a job that the site does not show gets the site’s page for that', async () => {
    const { id } = await test.addJob('ajena', 'dos');
    expect((await test.report(id)).statusCode).toBe(404);
    expect((await test.report('999999')).statusCode).toBe(404);
    expect((await test.report(id, { site: 'nada' })).json()).toMatchObject({
      code: 'site-unknown',
    });
  });

  it('keeps no address, and no two jobs tell that one network reported both', async () => {
    const [one, two] = [await test.addJob('huella-1'), await test.addJob('huella-2')];
    await test.report(one.id, { ip: '203.0.113.7' });
    await test.report(two.id, { ip: '203.0.113.7' });
    const { rows } = await sql<{ text: string; reporter: string }>`
      select r::text as text, reporter from job_reports r where job_id in (${one.id}, ${two.id})
    `.execute(test.database.kysely);
    expect(new Set(rows.map(({ reporter }) => reporter)).size).toBe(2);
    expect(rows.map(({ text }) => text).join()).not.toContain('203.0.113');
  });
});

describe('a job', () => {
  it('that three networks reported is hidden until somebody shows it again', async () => {
    const { id, url } = await test.addJob('oculta');
    await reportFrom(id, [1, 2]);
    expect(await listed(id)).toMatchObject({ isHidden: false, networks: 2 });
    await reportFrom(id, [3]);
    expect(await listed(id)).toMatchObject({ isHidden: true, networks: 3 });
    await search().not.toContain('Chofer oculta');
    expect((await test.visit(url)).body).toContain('Vacante cerrada');
    const shown = await test.ask('PUT', `/${id}`, { isHidden: false });
    expect(shown.json()).toMatchObject({ isHidden: false, reports: 0 });
    await search().toContain('Chofer oculta');
    expect(await listed(id)).toBeUndefined();
    await reportFrom(id, [4, 5]);
    expect(await listed(id)).toMatchObject({ isHidden: false, networks: 2 });
  });

  it('that one network reports again and again stays, and few of its reports are kept', async () => {
    const { id, url } = await test.addJob('insistente');
    await reportFrom(id, [9, 9, 9, 9, 9, 9, 9, 9]);
    expect(await listed(id)).toMatchObject({ isHidden: false, networks: 1, reports: 5 });
    expect((await test.visit(url)).body).not.toContain('Vacante cerrada');
  });

  it('that looks like a hidden one takes its place in lists', async () => {
    const alike = '00000000-0000-4000-8000-000000000001';
    const twins = ['gemela-1', 'gemela-2'].map((slug) => ({
      ...{ agency_id: AGENCY, client_id: 'client-uno', url_slug: slug, alike },
    }));
    const [, second = ''] = await insertJobs(test.database, twins);
    await test.ask('PUT', `/${second}`, { isHidden: true });
    await search().toContain('/job/gemela-1');
    await search().not.toContain('/job/gemela-2');
    await test.ask('PUT', `/${second}`, { isHidden: false });
    await search().toContain('/job/gemela-2');
    await search().not.toContain('/job/gemela-1');
  });

  it('is never hidden by reports where its site says so', async () => {
    const { id, url } = await test.addJob('umbral', 'dos');
    await reportFrom(id, [1, 2, 3, 4], 'dos');
    expect((await test.visit(url)).body).not.toContain('Vacante cerrada');
  });

  it('is decided about by its own agency alone', async () => {
    const { id } = await test.addJob('propia');
    const refused = await test.ask('PUT', `/${id}`, { isHidden: true }, test.foreign);
    expect(refused.json()).toMatchObject({ status: 404, code: 'site-unknown' });
    const other = await test.addJob('de-dos', 'dos');
    expect((await test.ask('PUT', `/${other.id}`, { isHidden: true })).json()).toMatchObject({
      code: 'job-unknown',
    });
  });
});

it('a network that reports without end has to wait', async () => {
  const { id, url } = await test.addJob('limite');
  const send = () =>
    test.server.app.inject({
      method: 'POST',
      url: '/api/v1/job-reports?websiteId=uno',
      headers: { host: 'localhost' },
      remoteAddress: '198.51.100.1',
      payload: { jobId: id, reason: 'fake' },
    });
  for (let i = 0; i < 10; i += 1) expect((await send()).statusCode).toBe(204);
  const refused = await send();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '120']);
  expect((await test.visit(`${url}?report=busy`)).body).toContain('Espera dos minutos');
});
