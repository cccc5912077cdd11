import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openTestJobCalls } from '../testing/job-calls.ts';
import { setUp } from '../testing/set-up.ts';

const calls = setUp(openTestJobCalls);

const titlesOf = (body: { data: { records: { title: string }[] } }) =>
  body.data.records.map(({ title }) => title).sort();

describe('the job search', () => {
  it('answers the jobs of a site, or of the whole agency', async () => {
    const response = await calls.post('/v4/agencies/agency-uno/jobs?site=uno', {
      searchTerm: 'chofer',
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      status: 200,
      data: { totalRecords: 1, pageNumber: 0, pageSize: 7, facets: {} },
    });
    expect(titlesOf(response.json())).toEqual(['Chofer']);
    const all = await calls.post('/v4/agencies/agency-uno/jobs', {});
    expect(titlesOf(all.json())).toEqual(['Chofer', 'Chofer hermano']);
  });

  it('takes the body of the specification', async () => {
    const response = await calls.post('/v4/agencies/agency-uno/jobs?site=uno', {
      searchTerm: 'chofer',
      orderBy: [{ field: 'startDate', direction: 'DESC' }],
      filters: [{ field: 'city', type: 'STRING', operator: 'IN', values: ['Monterrey'] }],
      facetFields: ['city'],
      pageSize: 7,
      pageNumber: 0,
    });
    expect(response.json()).toMatchObject({
      data: { totalRecords: 1, facets: { city: [{ value: 'Monterrey', count: 1 }] } },
    });
    const [record] = response.json().data.records;
    expect(record).toEqual(
      (await calls.jobs.activeJobs({ agencyId: 'agency-uno' }, [calls.ids.first]))[0],
    );
  });

  it.each([
    [{ pageSize: 101 }, '/pageSize'],
    [{ pageSize: 0 }, '/pageSize'],
    [{ pageNumber: -1 }, '/pageNumber'],
    [{ pageNumber: 1.5 }, '/pageNumber'],
    [{ searchTerm: 7 }, '/searchTerm'],
    [{ searchFields: ['tsv'] }, '/searchFields/0'],
    [{ facetFields: ['details'] }, '/facetFields/0'],
    [{ orderBy: [{ field: 'job_id', direction: 'DESC' }] }, '/orderBy/0/field'],
    [{ orderBy: [{ field: 'title', direction: 'DESC; drop table jobs' }] }, '/orderBy/0/direction'],
    [
      { filters: [{ field: 'status', type: 'STRING', operator: 'IN', values: ['x'] }] },
      '/filters/0/field',
    ],
    [
      { filters: [{ field: 'city', type: 'STRING', operator: 'IN', values: 'x' }] },
      '/filters/0/values',
    ],
    [
      {
        filters: [{ field: 'city', type: 'STRING', operator: 'IN', values: ['x'.repeat(10_000)] }],
      },
      '/filters/0/values/0',
    ],
    [
      {
        filters: [
          {
            field: 'point',
            type: 'GEO',
            operator: 'GEO_LOCATION_WITHIN',
            value: { latitude: 91, longitude: 0, distanceInKm: 1 },
          },
        ],
      },
      '/filters/0/value/latitude',
    ],
    [{ filters: [{ field: 'point', type: 'GEO', operator: 'GEO_LOCATION_WITHIN' }] }, '/filters/0'],
  ])('refuses %j with a pointer', async (body, pointer) => {
    const response = await calls.post('/v4/agencies/agency-uno/jobs', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'request-invalid', problems: [{ pointer }] });
  });

  it.each([
    ['pay', '3000', 'Nocturno'],
    ['shift', 'night', 'Nocturno'],
    ['vehicle', 'company', 'Nocturno'],
    ['licence', 'a', 'Matutino'],
  ])(
    'filters by what jobs say of their %s, counts it, and so does the map',
    async (field, value, title) => {
      const filters = [
        { field: 'city', type: 'STRING', operator: 'IN', values: ['Morelia'] },
        { field, type: 'STRING', operator: 'IN', values: [value] },
      ];
      const url = '/v4/agencies/agency-dos/jobs';
      const found = (await calls.post(url, { filters, facetFields: [field] })).json();
      expect(titlesOf(found)).toEqual([title]);
      expect(found.data.facets[field]).toContainEqual({ value, count: 1 });
      expect(found.data.facets[field].at(-1).value).toBe('unknown');
      const map = await calls.post(`${url}/map-view?totalRecords=10`, { filters });
      expect(map.json()).toMatchObject({ data: { totalRecords: 1, records: [{ title }] } });
      const withUnknown = [filters[0], { ...filters[1], values: [value, 'unknown'] }];
      expect(titlesOf((await calls.post(url, { filters: withUnknown })).json())).toContain(
        'Callado',
      );
    },
  );

  it('needs a body', async () => {
    expect((await calls.post('/v4/agencies/agency-uno/jobs')).json()).toMatchObject({
      status: 400,
    });
  });

  it.each(["'; drop table jobs; --", '<script>', '\0', 'x'.repeat(10_000), '\ud83d', '__proto__'])(
    'lives through %j',
    async (text) => {
      const filters = [
        { field: 'city', type: 'STRING', operator: 'IN', values: [text.slice(0, 300)] },
      ];
      const response = await calls.post('/v4/agencies/agency-uno/jobs', {
        searchTerm: text,
        filters,
      });
      expect(response.json()).toMatchObject({ status: 200, data: { totalRecords: 0 } });
    },
  );
});

describe('the map view', () => {
  const url = '/v4/agencies/agency-uno/jobs/map-view?site=uno&totalRecords=1000';

  it('takes the body of the specification', async () => {
    const response = await calls.post(url, {
      searchTerm: 'chofer',
      commuteRequest: null,
      coordinates: [],
      orderBy: [{ field: 'startDate', direction: 'DESC' }],
      searchFields: ['title', 'refrenceNumber'],
      filters: [],
      facetFields: ['city'],
      pageSize: 1000,
      pageNumber: 0,
    });
    expect(response.json()).toMatchObject({
      status: 200,
      data: { records: [], totalRecords: 1, unplacedRecords: 1, pageSize: 1000 },
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is compressed for those who can read it', async () => {
    const plain = await calls.post(url, {});
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { 'accept-encoding': encoding };
      const response = await calls.app.inject({ method: 'POST', url, payload: {}, headers });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(JSON.parse(decode(response.rawPayload).toString())).toEqual(plain.json());
    }
  });

  it.each(['0', '1001', 'many'])('refuses %s records', async (records) => {
    const response = await calls.post(url.replace('1000', records), {});
    expect(response.statusCode).toBe(400);
  });

  it('knows the sites of the agency alone', async () => {
    const response = await calls.post('/v4/agencies/agency-dos/jobs/map-view?site=uno', {});
    expect(response.statusCode).toBe(404);
  });
});

describe('type-ahead', () => {
  const suggest = (query: string, agency = 'agency-uno') =>
    calls.post(`/v4/agencies/${agency}/type-ahead?entity=job&type=STRING${query}`);

  it('suggests titles unless told otherwise, with an empty body', async () => {
    expect((await suggest('&site=uno&value=chof')).json()).toEqual({
      status: 200,
      data: ['Chofer'],
    });
    expect((await suggest('&field=title&value=chofer')).json().data).toEqual([
      'Chofer',
      'Chofer hermano',
    ]);
    expect((await suggest('')).json()).toEqual({ status: 200, data: [] });
  });

  it('knows both spellings of the reference number', async () => {
    for (const field of ['referenceNumber', 'refrenceNumber']) {
      expect((await suggest(`&field=${field}&value=ref`)).json().data).toEqual(['REF-1', 'REF-2']);
    }
  });

  it('refuses what it does not know', async () => {
    for (const query of ['&field=description', '&field=constructor']) {
      expect((await suggest(query)).json()).toMatchObject({
        code: 'request-invalid',
        problems: [{ pointer: '/field' }],
      });
    }
    expect((await calls.post('/v4/agencies/agency-uno/type-ahead?entity=user')).statusCode).toBe(
      400,
    );
  });

  it('lives through hostile values', async () => {
    for (const value of ["' or 1=1", '%00', '%25', 'x'.repeat(10_000)])
      expect((await suggest(`&value=${value}`)).json()).toEqual({ status: 200, data: [] });
  });
});

describe('job details', () => {
  const details = (agency: string, client: string, body: unknown) =>
    calls.post(`/v4/agencies/${agency}/clients/${client}/job-details`, body);

  it('are those of the active jobs of the client', async () => {
    const response = await details('agency-uno', 'client-uno', Object.values(calls.ids));
    expect(response.json()).toMatchObject({
      status: 200,
      data: [{ id: calls.ids.first, active: true }],
    });
    expect(response.json().data).toHaveLength(1);
    const number = await details('agency-uno', 'client-uno', [Number(calls.ids.first), 'nada']);
    expect(number.json().data).toHaveLength(1);
  });

  it('take at most two hundred ids', async () => {
    const many = Array.from({ length: 201 }, () => '1');
    expect((await details('agency-uno', 'client-uno', many)).statusCode).toBe(400);
    expect((await details('agency-uno', 'client-uno', { 0: '1' })).statusCode).toBe(400);
    const wrong = (await details('agency-uno', 'client-uno', ['1', {}])).json();
    expect(wrong).toMatchObject({ code: 'request-invalid' });
    expect(wrong.problems[0].pointer).toBe('/1');
    expect((await details('agency-uno', 'client-uno%00', ['1'])).statusCode).toBe(400);
  });
});
