import { sumBy } from 'lodash-es';
import { describe, expect, it } from 'vitest';
import type { SearchResultsAnswer, VitalsAnswer } from '#schemas/api/recruiting/results.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { clock, setUpResults } from '../testing/results.ts';

const { test, reader, send, read } = setUpResults();

describe('the overview', () => {
  it('compares a period with the one before, day by day', async () => {
    await send(12, { source: 'google' });
    await send(3, { age: 5 * DAY_MS });
    await send(5, { age: 12 * DAY_MS });
    const results = await read('?from=2030-01-06');
    expect(results).toMatchObject({
      period: { from: '2030-01-06', to: '2030-01-15' },
      compared: { from: '2030-01-06', to: '2030-01-14' },
      before: { from: '2029-12-28', to: '2030-01-05' },
      unit: 'day',
      totals: {
        visits: { count: 15, compared: 3, before: 5 },
        views: { count: 15, compared: 3, before: 5 },
        applications: { count: 0, compared: 0, before: 0 },
      },
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

  it.each([
    ['2030-01-08', '2030-01-14', '2030-01-14', '2030-01-01'],
    ['2030-01-15', '2030-01-15', '2030-01-15', '2030-01-14'],
    ['2030-01-14', '2030-01-15', '2030-01-14', '2030-01-13'],
    ['2030-01-10', '2030-01-20', '2030-01-14', '2030-01-05'],
  ])(
    'of %s to %s, what is over is compared: to %s with as many days, from %s',
    async (from, to, over, before) => {
      expect(await read(`?from=${from}&to=${to}`)).toMatchObject({
        compared: { from, to: over },
        before: { from: before },
      });
    },
  );

  it('tells two days by their hours, without those to come', async () => {
    await send(4);
    const range = 'from=2030-01-14&to=2030-01-15';
    const { unit, series } = await read(`?${range}`);
    expect(unit).toBe('hour');
    expect(series).toHaveLength(24 + 13);
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
    const url = `/results.csv?table=days&${range}`;
    const { body } = await test.send('GET', url, { token: reader() });
    const [, ...lines] = body.trim().split('\r\n');
    expect([lines.at(0), lines.at(-1)]).toEqual([
      '2030-01-14 00:00,0,0,0,0,0',
      '2030-01-15 12:00,4,4,0,0,0',
    ]);
    expect((await read('?from=2030-01-13&to=2030-01-17')).series.at(-1)?.at).toBe('2030-01-15');
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
    expect(narrow.totals.visits).toEqual({ count: null, compared: 0, before: 0 });
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
    const answer = await test.send('GET', `/results${query}`, { token: reader() });
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
  const { body } = await test.send('GET', url, { token: reader() });
  const [, ...lines] = body.trim().split('\r\n');
  expect(lines.at(0)).toBe('2027-12-10,,,,,');
  expect(lines.at(-1)).toBe('2027-12-20,0,0,0,0,');
  const totals = await test.send('GET', `/results.csv?table=totals&${range}`, { token: reader() });
  expect(totals.body).toContain('\r\nVisitas,0,\r\n');
  expect(totals.body).toContain('\r\nSolicitudes,,\r\n');
  const funnel = await test.send('GET', `/results.csv?table=funnel&${range}`, { token: reader() });
  expect(funnel.body).toContain(
    '\r\nVacantes vistas,0,\r\nClics en Aplicar,0,\r\nSolicitudes,,\r\n',
  );
  const ofHours = await test.send('GET', '/results.csv?table=days&from=2029-07-19&to=2029-07-20', {
    token: reader(),
  });
  expect(ofHours.body.split('\r\n').slice(24, 26)).toEqual([
    '2029-07-19 23:00,0,0,0,0,',
    '2029-07-20 00:00,0,0,0,0,0',
  ]);
  const hours = await read('?from=2027-12-14&to=2027-12-15');
  expect(hours.series.map(({ views }) => views)).toEqual([
    ...Array(24).fill(null),
    ...Array(24).fill(0),
  ]);
  const recent = await read('?from=2029-07-19&to=2029-07-21');
  expect(recent.series.map(({ applications }) => applications)).toEqual([null, 0, 0]);
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

it('a table is a spreadsheet', async () => {
  await send(12, { source: 'volante' });
  const answer = await test.send('GET', '/results.csv?table=sources', { token: reader() });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.body).toBe(
    '\ufeffOrigen,Visitas (2029-12-19 a 2030-01-15),Periodo anterior (2029-11-22 a 2029-12-18)\r\nvolante,12,0\r\n(total),12,\r\n',
  );
  for (const table of ['days', 'searches', 'funnel', 'stops', 'vitals', 'application-sources'])
    expect(
      (await test.send('GET', `/results.csv?table=${table}`, { token: reader() })).statusCode,
    ).toBe(200);
});

it('a spreadsheet says values in words, in the language that is asked for', async () => {
  await send(20, { source: '', device: 'phone' });
  const read = async (query: string) =>
    (await test.send('GET', `/results.csv?${query}`, { token: reader() })).body;
  await send(1, { source: 'constructor', device: 'desktop' });
  expect(await read('table=sources')).toContain('\r\nDirecto,20,0\r\nconstructor,1,0\r\n');
  expect(await read('table=devices')).toMatch(/\r\nTeléfono,\d+,0\r\n/);
  expect(await read('table=devices&language=en')).toMatch(
    /^\ufeffDevice,Visits \(2029-12-19 to 2030-01-15\),Period before \(2029-11-22 to 2029-12-18\)\r\nPhone,\d+,0\r\n/,
  );
  const search = { eventName: 'Search', eventData: { results: 0 } };
  await send(2, { ...search, keywordSearched: 'Ana Ruiz' });
  await send(1, { ...search, keywordSearched: '' });
  expect((await read('table=searches&language=en')).split('\r\n').slice(1, 3)).toEqual([
    '(other),2,2,0',
    '"No words, filters alone",1,1,0',
  ]);
  const file = await test.send('GET', '/results.csv?table=funnel&language=en', {
    token: reader(),
  });
  expect(file.headers['content-disposition']).toContain('"results-uno-funnel-');
  expect(file.body).toContain(
    '\ufeffStep,Count (2029-12-19 to 2030-01-15),Period before (2029-11-22 to 2029-12-18)\r\nJobs viewed,0,0\r\n',
  );
});

it('the totals as a spreadsheet have alerts and what is left out by its reason', async () => {
  await send(12);
  await send(2, { eventName: 'Alert_Sign_Up' });
  await send(9, { device: 'machine' });
  const answer = await test.send('GET', '/results.csv?table=totals', { token: reader() });
  expect(answer.body.trim().split('\r\n')).toEqual([
    'Número,Periodo (2029-12-19 a 2030-01-15),Sin hoy (2029-12-19 a 2030-01-14),Periodo anterior (2029-11-22 a 2029-12-18)',
    'Visitas,12,0,0',
    'Páginas vistas,12,0,0',
    'Búsquedas,0,0,0',
    'Vacantes vistas,0,0,0',
    'Clics en Aplicar,0,0,0',
    'Solicitudes,0,0,0',
    'Avisos pedidos,2,0,0',
    'No cuenta: no salió de una página del sitio,0,,',
    'No cuenta: de quien envió demasiados en poco tiempo,0,,',
    'No cuenta: de programas automáticos,<10,,',
  ]);
  const ofDevice = await test.send('GET', '/results.csv?table=totals&device=phone', {
    token: reader(),
  });
  expect(ofDevice.body).not.toContain('No cuenta');
});

it('spreadsheets name pages by title and address, as far as they are known', async () => {
  await send(12);
  await send(2, { pageUrl: '/uno/aplicar/web' });
  await send(1, { eventName: 'Web_Vitals', eventData: { metric: 'LCP', value: 900 } });
  await test.database.kysely
    .updateTable('documents')
    .set({ title: '=Inicio' })
    .where('site_id', '=', 'uno')
    .where('document_id', '=', 'home')
    .execute();
  const linesOf = async (table: string) =>
    (await test.send('GET', `/results.csv?table=${table}`, { token: reader() })).body.split('\r\n');
  const [header, ...pages] = await linesOf('pages');
  expect(header).toMatch(/^\ufeffPágina,Dirección,Vistas \([^,]+\),Periodo anterior \(/);
  expect(pages).toContain("'=Inicio,/home,12,0");
  expect(pages).toContain('(total),,14,');
  expect(await linesOf('vitals')).toContain(
    "'=Inicio,/home,1,menos de 10 visitas,menos de 10 visitas,menos de 10 visitas",
  );
});

it('nobody without leave reads them, and no other agency', async () => {
  const { recruiter, foreign } = test.tokens;
  expect((await test.send('GET', '/results', { token: recruiter })).statusCode).toBe(403);
  expect((await test.send('GET', '/results', { token: foreign })).statusCode).toBe(404);
});
