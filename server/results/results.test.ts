import { sql } from 'kysely';
import { chunk, range, sumBy } from 'lodash-es';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  BlockNumbersAnswer,
  FunnelAnswer,
  ResultsAnswer,
  SearchResultsAnswer,
  VitalsAnswer,
} from '#schemas/api/recruiting/results.ts';
import { createEventId } from '../events/event-id.ts';
import { PageTokens } from '../pages/page-tokens.ts';
import { createTestToken } from '../testing/access.ts';
import { openTestRecruiting } from '../testing/recruiting.ts';
import { setUp } from '../testing/set-up.ts';
import { MEASURED, siteJson } from '../testing/sites.ts';

/** Noon in Mexico. */
const clock = { now: Date.UTC(2030, 0, 15, 18) };
const DAY_MS = 86_400_000;
const AGENTS = {
  phone: 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  machine: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
};

const test = setUp(() => openTestRecruiting(clock));
let reader: string;

beforeAll(async () => {
  const settings = { agencyId: 'agency-a', clientId: 'agency-a-mx', sitePrefix: 'uno' };
  await test.pages.write('uno/site.json', siteJson('uno', { ...settings, ...MEASURED }));
  await test.server.reimport();
  reader = await createTestToken(test.database, { agencyId: 'agency-a', scopes: ['read'] });
}, 120_000);

beforeEach(async () => {
  clock.now = Date.UTC(2030, 0, 15, 18);
  await test.empty();
  for (const table of ['events', 'event_counts', 'event_hours', 'event_months'] as const)
    await test.database.kysely.deleteFrom(table).execute();
});

interface Visit {
  readonly eventName?: string;
  readonly source?: string;
  readonly device?: keyof typeof AGENTS;
  readonly pageUrl?: string;
  readonly pageToken?: string;
  readonly [name: string]: unknown;
}

/** Sends as many of the same event. */
async function send(times: number, { device = 'phone', ...changes }: Visit = {}): Promise<void> {
  const { pageUrl = '/uno/home' } = changes;
  const pageId = pageUrl === '/uno/home' ? 'home' : 'aplicar';
  const page = { agencyId: 'agency-a', siteId: 'uno', pageId };
  const tokens = new PageTokens({ kysely: test.database.kysely, now: () => clock.now });
  const pageToken = await tokens.issue(page);
  const events = range(times).map(() => ({
    eventId: createEventId(clock.now),
    age: 0,
    previousEventId: null,
    pageUrl,
    pageToken,
    userId: crypto.randomUUID(),
    websiteId: 'uno',
    eventName: 'Page_View',
    eventData: {},
    ...changes,
  }));
  for (const body of chunk(events, 100)) {
    const answer = await test.call('POST', '/events/v2/agencies/agency-a/handle-events', {
      body,
      headers: { 'user-agent': AGENTS[device] },
    });
    expect(answer.body).toMatchObject({ accepted: body.length });
  }
}

async function read<T = ResultsAnswer>(path = ''): Promise<T> {
  const answer = await test.send('GET', `/results${path}`, { token: reader });
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  return answer.json<T>();
}

describe('the overview', () => {
  it('compares a period with the one before, day by day', async () => {
    await send(12, { source: 'google' });
    await send(3, { age: 5 * DAY_MS });
    await send(5, { age: 12 * DAY_MS });
    const results = await read('?from=2030-01-06');
    expect(results).toMatchObject({
      period: { from: '2030-01-06', to: '2030-01-15' },
      before: { from: '2029-12-27', to: '2030-01-05' },
      unit: 'day',
      totals: { visits: { count: 15, before: 5 }, views: { count: 15, before: 5 } },
      pages: { rows: [{ value: 'home', count: 15, before: 5 }], rest: null, total: 15 },
      sources: {
        rows: [
          { value: 'google', count: 12, before: 0 },
          { value: '', count: 3, before: 5 },
        ],
      },
    });
    expect(results.series).toHaveLength(10);
    expect(sumBy(results.series, ({ visits }) => visits ?? 0)).toBe(15);
    expect(results.series.at(-1)).toMatchObject({ at: '2030-01-15', visits: 12 });
  });

  it('tells two days by their hours', async () => {
    await send(4);
    const { unit, series } = await read('?from=2030-01-14&to=2030-01-15');
    expect(unit).toBe('hour');
    expect(series).toHaveLength(48);
    expect(series.filter(({ visits }) => visits !== 0)).toEqual([
      {
        at: '2030-01-15T18:00:00.000Z',
        visits: 4,
        views: 4,
        jobViews: 0,
        applyClicks: 0,
        applications: 0,
      },
    ]);
  });

  it('tells no number of a device below 10, and no sum that says more', async () => {
    await send(300, { device: 'desktop' });
    await send(9, { device: 'phone' });
    const { devices, totals } = await read();
    expect(totals.visits.count).toBe(309);
    const [desktop, phone] = devices.rows;
    expect(desktop?.count).toBe(devices.total);
    expect(phone).toEqual({ value: 'phone', count: null, before: 0 });
    const narrow = await read('?device=phone');
    expect(narrow.totals.visits).toEqual({ count: null, before: 0 });
    expect(narrow.pages).toEqual({
      rows: [{ value: 'home', count: null, before: 0 }],
      rest: null,
      total: null,
    });
    expect(JSON.stringify(narrow.series)).not.toContain(':9');
  });

  it('tells of a device what no answers can be taken from each other to find few people', async () => {
    const visits = [
      { times: 43, age: 0, source: 'google' },
      { times: 7, age: 0, source: 'volante' },
      { times: 4, age: DAY_MS, source: 'google' },
      { times: 36, age: 2 * DAY_MS, source: 'google' },
    ];
    for (const { times, ...visit } of visits) await send(times, visit);
    const told: (number | null)[] = [];
    for (const from of ['2030-01-13', '2030-01-14', '2030-01-15'])
      for (const filter of [
        'device=phone',
        'device=phone&source=google',
        'device=phone&page=home',
      ]) {
        const { totals, series, sources, pages } = await read(`?from=${from}&${filter}`);
        const points = series.map((point) => point.visits);
        told.push(totals.visits.count, totals.views.count, sources.total, pages.total, ...points);
      }
    expect(told.filter((count) => (count ?? 0) % 10 !== 0)).toEqual([]);
    expect(await read('?device=phone')).toEqual(await read('?device=phone'));
    const { totals } = await read('?from=2030-01-13&device=phone');
    expect(Math.abs((totals.visits.count ?? 0) - 90)).toBeLessThanOrEqual(45);
  });

  it('is narrowed by source, device and page at once', async () => {
    await send(300, { source: 'google', device: 'desktop' });
    await send(30, { source: 'volante', device: 'desktop' });
    await send(30, { source: 'google', device: 'desktop', pageUrl: '/uno/aplicar/web' });
    const { totals } = await read('?source=google&device=desktop&page=home');
    expect(totals.views.count).toBeGreaterThan(280);
    expect(totals.views.count).toBeLessThan(320);
  });

  it('marks when pages were published', async () => {
    const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    const { marks } = await read(`?from=${yesterday}&to=${tomorrow}&page=home`);
    expect(marks).toEqual([{ at: expect.any(String), pageId: 'home', version: 1 }]);
  });

  it.each([
    '?from=2030-02-30',
    '?from=2030-02-02&to=2030-02-01',
    '?from=2020-01-01&to=2030-01-01',
    '?x=1',
  ])('refuses %s', async (query) => {
    const answer = await test.send('GET', `/results${query}`, { token: reader });
    expect(answer.statusCode).toBe(400);
  });
});

it('days whose numbers were deleted for their age are unknown, not none', async () => {
  const range = 'from=2027-12-10&to=2027-12-20';
  const { series, knownFrom } = await read(`?${range}`);
  expect(knownFrom).toEqual({ events: '2027-12-15', applications: '2029-07-20' });
  const visits = series.map((point) => point.visits);
  expect(visits).toEqual([...Array(5).fill(null), ...Array(6).fill(0)]);
  expect(new Set(series.map(({ applications }) => applications))).toEqual(new Set([null]));
  const url = `/results.csv?table=days&${range}`;
  const { body } = await test.send('GET', url, { token: reader });
  const [, ...lines] = body.trim().split('\r\n');
  expect(lines.at(0)).toBe('2027-12-10,,,,,');
  expect(lines.at(-1)).toBe('2027-12-20,0,0,0,0,');
  const hours = await read('?from=2027-12-14&to=2027-12-15');
  expect(hours.series.map(({ views }) => views)).toEqual([
    ...Array(24).fill(null),
    ...Array(24).fill(0),
  ]);
  const recent = await read('?from=2029-07-19&to=2029-07-21');
  expect(recent.series.map(({ applications }) => applications)).toEqual([null, 0, 0]);
});

describe('applications', () => {
  it('are counted from their own table, and the funnel ends with the same number', async () => {
    await test.apply({ telefono: ['55 1111 1111'] });
    await test.apply({ telefono: ['55 2222 2222'] });
    await send(3, { eventName: 'Job_View', eventData: { jobId: '1' } });
    await send(1, {
      eventName: 'APPLY_FINISH',
      eventData: { applicationStatus: 'APPLY_FINISH', pageNumber: 1 },
      pageUrl: '/uno/aplicar/web',
    });
    const results = await read();
    const funnel = await read<FunnelAnswer>('/funnel');
    expect(results.totals.applications).toEqual({ count: 2, before: 0 });
    expect(results.applicationsFrom).toBe('applications');
    expect(funnel.finished).toEqual(results.totals.applications);
    expect(funnel.jobViews.count).toBe(3);
    expect(sumBy(results.series, ({ applications }) => applications ?? 0)).toBe(2);
    expect(results.applicationSources.total).toBe(2);
    expect(results.applicationChannels).toMatchObject({ rows: [{ value: 'web', count: 2 }] });
    const ofPage = await read('?page=aplicar');
    expect(ofPage).toMatchObject({
      applicationsFrom: 'events',
      totals: { applications: { count: 1 } },
    });
  });

  it('are as many as the list that the number opens', async () => {
    const first = await test.apply({ telefono: ['55 1111 1111'] });
    const second = await test.apply({ telefono: ['55 2222 2222'] });
    const resume = await test.apply({ telefono: ['55 3333 3333'] });
    const { kysely } = test.database;
    await kysely
      .updateTable('applications')
      .set({ drop_off_type: 'RESUME_DROP_OFF' })
      .where('application_id', '=', resume.id)
      .execute();
    await test.send('POST', `/applications/${second.id}/merge`, {
      match: '*',
      body: { other: first.id },
    });
    const listed = await test.send('GET', '/applications?status=APPLY_FINISH');
    const { totals } = await read();
    expect([totals.applications.count, listed.json().data.length]).toEqual([2, 2]);
  });

  it('are as many in the overview, the funnel and the table after some were merged and deleted', async () => {
    const sent = [];
    for (const digit of [1, 2, 3, 4])
      sent.push(
        await test.apply({ telefono: [`55 ${`${digit}`.repeat(4)} ${`${digit}`.repeat(4)}`] }),
      );
    const [first, second, third] = sent;
    await test.send('POST', `/applications/${second?.id}/merge`, {
      match: '*',
      body: { other: first?.id },
    });
    const deleted = await test.send('DELETE', `/applications/${third?.id}`, { match: '*' });
    expect(deleted.statusCode).toBeLessThan(300);
    const rows = await test.database.kysely
      .selectFrom('applications')
      .leftJoin(
        'application_states',
        'application_states.application_id',
        'applications.application_id',
      )
      .where('merged_into', 'is', null)
      .select('applications.application_id')
      .execute();
    const { totals, series, applicationSources } = await read();
    const { finished } = await read<FunnelAnswer>('/funnel');
    expect(rows).toHaveLength(2);
    expect([totals.applications.count, finished.count, applicationSources.total]).toEqual([
      2, 2, 2,
    ]);
    expect(sumBy(series, ({ applications }) => applications ?? 0)).toBe(2);
  });

  it('that were left are told by page and by the question that was answered last', async () => {
    const answers = { nombre: ['Ana Ruiz Soto'], telefono: ['55 1234 5678'] };
    const query = { applicationStatus: 'APPLY_INTERMEDIATE', jobId: test.jobs.open };
    await test.submit(query, answers, { notice: { version: '1', voluntary: [] } });
    clock.now += 3 * DAY_MS;
    const { stops } = await read<FunnelAnswer>('/funnel');
    expect(stops).toEqual([
      { formId: 'solicitud', page: expect.any(String), question: 'nombre', count: 1 },
    ]);
    expect(JSON.stringify(stops)).not.toContain('Ana');
  });
});

it('searches are told by keyword, with what was not found and what was opened', async () => {
  const search = { eventName: 'Search', keywordSearched: 'repartidor', tabId: 't1' };
  await send(1, { ...search, eventData: { results: 3 } });
  clock.now += 1000;
  await send(1, { eventName: 'Job_View', eventData: { jobId: '1' }, tabId: 't1' });
  await send(2, { ...search, tabId: 't2', eventData: { results: 0 } });
  expect(await read<SearchResultsAnswer>('/searches')).toEqual({
    searches: { count: 3, before: 0 },
    empty: { count: 2, before: 0 },
    opened: { count: 1, before: 0 },
    top: [{ keyword: 'repartidor', searches: 3, empty: 2, opened: 1 }],
    withoutResult: [{ keyword: 'repartidor', searches: 3, empty: 2, opened: 1 }],
  });
});

it('three quarters of the visits of a page were as quick as its vitals say', async () => {
  for (const [times, value] of [
    [15, 1000],
    [5, 9000],
  ] as const)
    await send(times, { eventName: 'Web_Vitals', eventData: { metric: 'LCP', value } });
  await send(9, { eventName: 'Web_Vitals', eventData: { metric: 'INP', value: 50 } });
  const { data } = await read<VitalsAnswer>('/vitals');
  expect(data).toEqual([
    { pageId: 'home', samples: 20, LCP: expect.any(Number), INP: null, CLS: null },
  ]);
  expect(data[0]?.LCP).toBeGreaterThanOrEqual(1000);
  expect(data[0]?.LCP).toBeLessThan(1051);
});

it('how few visits of a device were measured is not told', async () => {
  await send(9, { eventName: 'Web_Vitals', eventData: { metric: 'LCP', value: 900 } });
  const few = { pageId: 'home', samples: null, LCP: null, INP: null, CLS: null };
  expect((await read<VitalsAnswer>('/vitals?device=phone')).data).toEqual([few]);
  expect((await read<VitalsAnswer>('/vitals')).data).toEqual([{ ...few, samples: 9 }]);
  const url = '/results.csv?table=vitals&device=phone';
  const { body } = await test.send('GET', url, { token: reader });
  expect(body.split('\r\n')[1]).toBe('home,<10,<10,<10,<10');
});

it('pages and blocks have their numbers, those of blocks in tens', async () => {
  await send(14);
  await send(97, { eventName: 'Widget_View', widgetId: 'w1' });
  await send(64, { eventName: 'CTA_Click', widgetId: 'w1' });
  expect(await read<object>('/pages')).toEqual({
    data: [{ pageId: 'home', views: 14, applications: 0 }],
  });
  const { views, data } = await read<BlockNumbersAnswer>('/blocks?page=home');
  expect(views).toBe(14);
  expect([90, 100, 110]).toContain(data[0]?.views);
  expect([50, 60, 70]).toContain(data[0]?.clicks);
});

it('of a block that few saw or clicked is told that they were few', async () => {
  await send(30);
  await send(25, { eventName: 'Widget_View', widgetId: 'w1' });
  await send(9, { eventName: 'CTA_Click', widgetId: 'w1' });
  const { data } = await read<BlockNumbersAnswer>('/blocks?page=home');
  expect(data).toEqual([{ blockId: 'w1', views: expect.any(Number), clicks: null }]);
});

it('of a block what periods tell of it can be taken from each other and finds no day of few', async () => {
  const view = { eventName: 'Widget_View', widgetId: 'w1' };
  for (const [times, days] of [
    [40, 2],
    [4, 1],
    [33, 0],
  ] as const)
    await send(times, { ...view, age: days * DAY_MS });
  const daysAgo = (days: number) => new Date(clock.now - days * DAY_MS).toISOString().slice(0, 10);
  const viewsOf = async (from: number, to: number) => {
    const query = `page=home&from=${daysAgo(from)}&to=${daysAgo(to)}`;
    const { data } = await read<BlockNumbersAnswer>(`/blocks?${query}`);
    return data[0]?.views;
  };
  const told = [await viewsOf(2, 0), await viewsOf(2, 1), await viewsOf(2, 2), await viewsOf(0, 0)];
  expect(told.map((views) => (views ?? 1) % 10)).toEqual([0, 0, 0, 0]);
  expect(await viewsOf(1, 1)).toBeNull();
});

it('the day and the keyword of few on a device are not told, and others only in tens', async () => {
  const search = { eventName: 'Search', eventData: { results: 3 } };
  for (const [times, keywordSearched, age] of [
    [30, 'repartidor', 0],
    [12, '', DAY_MS],
    [4, 'moto', 2 * DAY_MS],
  ] as const) {
    await send(times, { ...search, keywordSearched, age });
    await send(times, { age });
  }
  const days = (await read('?device=phone')).series.map(({ visits }) => visits);
  expect(days.at(-3)).toBeNull();
  const { searches, top } = await read<SearchResultsAnswer>('/searches?device=phone');
  expect(top.find(({ keyword }) => keyword === '(otra)')?.searches).not.toBe(34);
  const told = [searches.count, ...top.map((each) => each.searches), ...days];
  expect(told.filter((count) => (count ?? 0) % 10 !== 0)).toEqual([]);
});

it('what is left out is told in tens by its reason, and only of the whole site', async () => {
  await send(3);
  const none = { unsigned: 0, overLimit: 0, machines: 0 };
  expect((await read()).leftOut).toEqual(none);
  await send(64, { pageToken: 'A'.repeat(16), source: 'invented' });
  await send(9, { device: 'machine' });
  const { leftOut, sources, totals } = await read();
  expect([50, 60, 70]).toContain(leftOut?.unsigned);
  expect(leftOut).toEqual({ ...none, unsigned: expect.any(Number), machines: null });
  expect([sources.total, totals.visits.count]).toEqual([3, 3]);
  expect((await read('?device=phone')).leftOut).toBeNull();
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from event_months where measure like 'left-%'`.execute(
    test.database.kysely,
  );
  expect(rows).toEqual([{ rows: 2 }]);
});

it('a table is a spreadsheet', async () => {
  await send(12, { source: 'volante' });
  const answer = await test.send('GET', '/results.csv?table=sources', { token: reader });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.body).toBe(
    '\ufeffOrigen,Visitas,Periodo anterior\r\nvolante,12,0\r\n(total),12,\r\n',
  );
  for (const table of ['days', 'searches', 'funnel', 'stops', 'vitals', 'application-sources'])
    expect(
      (await test.send('GET', `/results.csv?table=${table}`, { token: reader })).statusCode,
    ).toBe(200);
});

it('the totals as a spreadsheet have alerts and what is left out by its reason', async () => {
  await send(12);
  await send(2, { eventName: 'Alert_Sign_Up' });
  await send(9, { device: 'machine' });
  const answer = await test.send('GET', '/results.csv?table=totals', { token: reader });
  expect(answer.body.trim().split('\r\n').slice(1)).toEqual([
    'Visitas,12,0',
    'Páginas vistas,12,0',
    'Búsquedas,0,0',
    'Vacantes vistas,0,0',
    'Clics en Aplicar,0,0',
    'Solicitudes,0,0',
    'Avisos pedidos,2,0',
    'No cuenta: no salió de una página del sitio,0,',
    'No cuenta: de quien envió demasiados en poco tiempo,0,',
    'No cuenta: de programas automáticos,<10,',
  ]);
  const ofDevice = await test.send('GET', '/results.csv?table=totals&device=phone', {
    token: reader,
  });
  expect(ofDevice.body).not.toContain('No cuenta');
});

it('nobody without leave reads them, and no other agency', async () => {
  const { recruiter, foreign } = test.tokens;
  expect((await test.send('GET', '/results', { token: recruiter })).statusCode).toBe(403);
  expect((await test.send('GET', '/results', { token: foreign })).statusCode).toBe(404);
});
