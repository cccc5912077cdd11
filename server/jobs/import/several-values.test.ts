import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { JobSearchFilter } from '#schemas/api/jobs.ts';
import {
  type FeedJob,
  feedJob,
  feedXml,
  imported,
  loadAllJobs,
} from '../../testing/job-imports.ts';
import { setUpLossyFeed, WHOLE } from '../../testing/lossy-feed.ts';
import { searchJobs } from '../search/search-jobs.ts';

const { database, toldOf, importOne } = setUpLossyFeed();

describe('values of several kinds', () => {
  it('the first of several cities is the place, the others are told', async () => {
    const report = await imported(
      database,
      feedXml(
        feedJob('1', { ...WHOLE, city: 'Guadalajara, Zapopan, Tlaquepaque', state: 'Jalisco' }),
        feedJob('2', { ...WHOLE, city: 'Mérida, Yucatán' }),
      ).replace(
        '</source>',
        `<job><referencenumber>3</referencenumber><title>T</title><company>C</company><url>https://a.example</url><description>D</description>
        <locations><location><city>Monterrey</city><state>NL</state></location><location><city>Saltillo</city></location></locations></job></source>`,
      ),
    );
    const jobs = await loadAllJobs(database);
    expect(jobs.map(({ city, state }) => [city, state])).toEqual([
      ['Guadalajara', 'Jalisco'],
      ['Mérida', 'Yucatán'],
      ['Monterrey', 'Nuevo León'],
    ]);
    expect(report.warnings.map(({ line, code, reason }) => [line, code, reason])).toEqual([
      [3, 'value-left-out', expect.stringContaining('"Zapopan, Tlaquepaque"')],
      [5, 'value-left-out', expect.stringContaining('"Saltillo"')],
    ]);
  });

  it.each([
    ['Guadalajara, Zapopan y Tonalá', '', 'Guadalajara', 'Zapopan, Tonalá'],
    ['Guadalajara - Zapopan', 'Jal.', 'Guadalajara', 'Zapopan'],
    ['Guadalajara, Jalisco; Zapopan, Jalisco', '', 'Guadalajara', 'Zapopan, Jalisco'],
    ['Monterrey, N.L. / Saltillo, Coah.', '', 'Monterrey', 'Saltillo, Coah.'],
    ['Tijuana, B.C. y Mexicali, B.C.', '', 'Tijuana', 'Mexicali, B.C.'],
    ['Monterrey, Nuevo León, Saltillo, Coahuila', '', 'Monterrey', 'Saltillo, Coahuila'],
    ['Monterrey, Saltillo', 'NL', 'Monterrey', 'Saltillo'],
    ['Puebla, Querétaro', '', 'Puebla', 'Querétaro'],
    ['Guadalajara\nZapopan', '', 'Guadalajara', 'Zapopan'],
    ['Guadalajara & Zapopan', '', 'Guadalajara', 'Zapopan'],
    ['Guadalajara and Zapopan', '', 'Guadalajara', 'Zapopan'],
    ['["León","Irapuato"]', '', 'León', 'Irapuato'],
    ['Centro, Monterrey', 'NL', 'Monterrey', ''],
    ['Col. Industrial, Monterrey, N.L., México', '', 'Monterrey', ''],
    ['Puebla, Puebla', '', 'Puebla', ''],
    ['Zacatecas, Zacatecas, México', '', 'Zacatecas', ''],
  ])('%s is the place of a job', async (city, state, place, leftOut) => {
    const { warnings } = await imported(database, feedXml(feedJob('1', { ...WHOLE, city, state })));
    expect(await loadAllJobs(database)).toMatchObject([
      { city: place, place_id: expect.any(Number) },
    ]);
    const told = leftOut === '' ? [] : [expect.stringContaining(`left out: "${leftOut}"`)];
    expect(warnings.map(({ reason }) => reason)).toEqual(told);
  });

  it('a place may be given in words, and keeps its own state', async () => {
    const report = await imported(
      database,
      feedXml(feedJob('1', { ...WHOLE, city: '' }), feedJob('2', { ...WHOLE, city: '' }))
        .replace('<city></city>', '<location>Monterrey, N.L.</location>')
        .replace(
          '<city></city>',
          '<location><city>Guadalupe</city></location><location><city>Saltillo</city><state>Coah.</state></location>',
        ),
    );
    const jobs = await loadAllJobs(database);
    expect(jobs.map(({ city, state }) => [city, state])).toEqual([
      ['Monterrey', 'Nuevo León'],
      ['Guadalupe', 'Nuevo León'],
    ]);
    expect(report.warnings.map(({ code, reason }) => [code, reason])).toEqual([
      ['value-left-out', expect.stringContaining('"Saltillo"')],
    ]);
  });

  it('pay by the fortnight is kept, and found by its words', async () => {
    const pay = { min: '6000', currency: 'MXN', period: 'quincenal' };
    const job = await importOne({ pay });
    expect(job.details.pay).toEqual({ min: 6000, currency: 'MXN', period: 'fortnight' });
    expect(job.pay_weekly).toBe(2769);
    const { rows } = await sql`select 1 from jobs where tsv @@ '''quincenal'':C'`.execute(
      database.kysely,
    );
    expect(rows).toHaveLength(1);
    expect(await toldOf({ pay })).toEqual([]);
  });

  it.each(['12000', '12,300', '15000', '12 mil mensuales'])(
    'pay in amounts alone is found by them: %s',
    async (searchTerm) => {
      await importOne({ pay: { min: '12345.60', max: '15000', period: 'mes' } });
      const { totalRecords } = await searchJobs(
        database,
        { agencyId: 'a' },
        { searchTerm, orderBy: [], filters: [], facetFields: [], pageSize: 9, pageNumber: 0 },
      );
      expect(totalRecords).toBe(1);
    },
  );

  it.each([
    ['tiempo completo', 'Tiempo completo'],
    ['FULL-TIME', 'Tiempo completo'],
    ['fulltime, parttime', 'Tiempo completo, Medio tiempo'],
    ['fulltime y parttime', 'Tiempo completo, Medio tiempo'],
    ['full_time/part_time', 'Tiempo completo, Medio tiempo'],
    ['fulltime\nparttime', 'Tiempo completo, Medio tiempo'],
    ['<li>fulltime</li><li>parttime</li>', 'Tiempo completo, Medio tiempo'],
    ['["FULL_TIME","PART_TIME"]', 'Tiempo completo, Medio tiempo'],
    ['tiempo completo; full-time', 'Tiempo completo'],
    ['Becario/a', 'Prácticas'],
    ['Tiempo indeterminado', 'Permanente'],
    ['Medio Tiempo', 'Medio tiempo'],
    ['Prácticas profesionales', 'Prácticas'],
    ['Tiempo Completo (planta)', 'Tiempo completo, Permanente'],
    ['Por proyecto', 'Por proyecto'],
  ])('the type of employment %s is %s', async (jobtype, type) => {
    expect(await importOne({ jobtype })).toMatchObject({ employment_type: type });
  });

  it.each([
    ['Reparto, Almacén', 'Reparto, Almacén'],
    ['Reparto|Almacén;reparto', 'Reparto, Almacén'],
    ['REPARTO Y MENSAJERÍA', 'Reparto y mensajería'],
    ['almacén', 'Almacén'],
    ['CEDIS', 'CEDIS'],
  ])('the categories of %s are %s', async (category, stored) => {
    expect(await importOne({ category })).toMatchObject({ category: stored });
  });

  it('types and categories may stand in elements, and are found one by one', async () => {
    const lists = `<category>Reparto</category><category>Almacén</category>
      <job_types><job_type>fulltime</job_type><job_type>temporary</job_type></job_types>`;
    const told = await imported(
      database,
      feedXml(feedJob('1', WHOLE), feedJob('2', { ...WHOLE, category: 'Reparto' })).replace(
        '</job>',
        `${lists}</job>`,
      ),
    );
    expect(told.warnings).toEqual([]);
    const search = (...filters: JobSearchFilter[]) =>
      searchJobs(
        database,
        { agencyId: 'a' },
        {
          ...{ searchTerm: '', orderBy: [], filters, pageSize: 9, pageNumber: 0 },
          facetFields: ['category', 'employmentType'],
        },
      );
    const { facets } = await search();
    expect(facets).toEqual({
      category: [
        { value: 'Reparto', count: 2 },
        { value: 'Almacén', count: 1 },
      ],
      employmentType: [
        { value: 'Temporal', count: 1 },
        { value: 'Tiempo completo', count: 1 },
      ],
    });
    const one = { type: 'STRING', operator: 'IN' } as const;
    const found = await search({ ...one, field: 'employmentType', values: ['Temporal'] });
    expect(found.records.map(({ referenceNumber }) => referenceNumber)).toEqual(['1']);
    const all = Array.from({ length: 12 }, (_, index) => `Oficio ${index}`).join(', ');
    expect(await toldOf({ category: all })).toEqual(['value-left-out']);
  });

  it.each<[string, object]>([
    ['<jobTitle>Cargador</jobTitle>', { title: 'Cargador' }],
    ['<employment_type>part-time</employment_type>', { employment_type: 'Medio tiempo' }],
    ['<sueldo>$2,000 semanales</sueldo>', { details: { pay: { text: '$2,000 semanales' } } }],
    [
      '<salary_min>2000</salary_min><salary-max>3000</salary-max><salary_period>week</salary_period>',
      { details: { pay: { min: 2000, max: 3000, period: 'week' } } },
    ],
  ])('elements are known by other names too: %s', async (element, stored) => {
    const job: FeedJob = { ...WHOLE, referencenumber: '1', company: 'Uno', city: 'León' };
    await imported(database, feedXml(job).replace('</job>', `${element}</job>`));
    expect(await loadAllJobs(database)).toMatchObject([stored]);
  });

  it.each<[string, FeedJob]>([
    [
      'by the names of pay',
      { salary: { min: '12000', max: '15000', currency: 'MXN', period: 'mensual' } },
    ],
    [
      'escaped',
      {
        salary:
          '<lowEnd><amount>12000</amount><currencyCode>MXN</currencyCode></lowEnd><highEnd><amount>15000</amount></highEnd><period>MONTH</period>'.toLowerCase(),
      },
    ],
  ])('a salary of several elements is read: %s', async (_, others) => {
    const { details } = await importOne(others);
    expect(details.pay).toEqual({ min: 12_000, max: 15_000, currency: 'MXN', period: 'month' });
  });

  it('what markup parts stays apart in a line', async () => {
    const { details } = await importOne({ salary: '<a1>12000</a1><b1>15000</b1>' });
    expect(details.pay?.text).toBe('12000 15000');
  });
});
