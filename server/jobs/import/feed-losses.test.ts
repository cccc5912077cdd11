import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JobSearchFilter } from '#schemas/api/jobs.ts';
import { openTestDatabase } from '../../testing/database.ts';
import {
  type FeedJob,
  feedJob,
  feedXml,
  imported,
  loadAll,
  loadAllJobs,
  resetJobs,
  runTestImport,
} from '../../testing/job-imports.ts';
import { setUp } from '../../testing/set-up.ts';
import { searchJobs } from '../search/search-jobs.ts';

const database = setUp(openTestDatabase);

beforeEach(() => resetJobs(database));

const WHOLE: FeedJob = {
  url: 'https://ats.example/1',
  description: '<p>Ruta en van.</p>',
  date: '2026-01-05',
};

/** The codes of what is told of one job. */
async function toldOf(others: FeedJob): Promise<readonly string[]> {
  const { warnings } = await imported(database, feedXml(feedJob('1', { ...WHOLE, ...others })));
  return warnings.map(({ code }) => code);
}

async function importOne(others: FeedJob) {
  await imported(database, feedXml(feedJob('1', { ...WHOLE, ...others })));
  const [job] = await loadAllJobs(database);
  if (job === undefined) throw new Error('There is no job');
  return job;
}

describe('what a feed loses on the way is told', () => {
  it('with the line, the reference and the value', async () => {
    const feed = feedXml(feedJob('0', WHOLE), feedJob('1', { ...WHOLE, date: 'pronto' }));
    const report = await imported(database, feed);
    expect(report).toMatchObject({
      added: 2,
      warningsTotal: 1,
      warnings: [
        {
          line: 4,
          referenceNumber: '1',
          code: 'date-unreadable',
          reason: expect.stringContaining('Its <date> "pronto" is no day'),
        },
      ],
    });
    const { imports } = await loadAll(database);
    expect(imports).toMatchObject([{ warned: 1, notes: [{ line: 4, code: 'date-unreadable' }] }]);
  });

  it.each<[string, FeedJob, readonly string[]]>([
    ['nothing of a whole job', {}, []],
    ['a title of nothing', { title: ' \u200b' }, ['title-missing']],
    ['no company', { company: '' }, ['company-missing']],
    ['a place that is none', { city: 'Atlantis' }, ['place-unknown']],
    ['a day that its month does not have', { date: '31/02/2026' }, ['date-unreadable']],
    ['a day that is far ahead', { date: '2099-01-01' }, ['date-unreadable']],
    ['an end that cannot be read', { expirationdate: 'fin de mes' }, ['expiry-unreadable']],
    ['a status nobody knows', { status: 'quién sabe' }, ['status-unknown']],
    ['a status that is open', { status: 'Vigente' }, []],
    ['an address that runs', { url: 'javascript:alert(1)' }, ['apply-address-refused']],
    ['no address', { url: '' }, ['apply-address-missing']],
    ['a form in place of an address', { url: '', formid: 'solicitud' }, []],
    ['a form that can be none', { formid: 'ñ ñ' }, ['form-refused']],
    ['no text', { description: '<p> </p>' }, ['text-missing']],
    ['a title that is too long', { title: 'x'.repeat(301) }, ['text-cut']],
    ['an amount that is none', { pay: { min: 'mucho', period: 'mes' } }, ['pay-unreadable']],
    ['a period that is none', { pay: { min: '9000', period: 'luna' } }, ['pay-period-unknown']],
  ])('%s', async (_, others, codes) => {
    expect(await toldOf(others)).toEqual(codes);
  });

  it('a day that cannot be read is not today', async () => {
    const job = await importOne({ date: '31/02/2026' });
    expect(job.details.postedAt).toBe('');
    expect(Date.now() - job.start_date.getTime()).toBeGreaterThan(29 * 86_400_000);
    await resetJobs(database);
    const undated = await importOne({ date: '' });
    expect(Date.now() - undated.start_date.getTime()).toBeLessThan(60_000);
  });

  it.each(['expiry', 'expires_at', 'expiration', 'application_deadline', 'fecha_cierre'])(
    'the last day may be called <%s>',
    async (name) => {
      expect(await importOne({ [name]: '20/11/2025' })).toMatchObject({ status: 'closed' });
    },
  );

  it.each([
    ['job_status', 'Cerrada'],
    ['estatus', 'cubierta'],
    ['is_active', '0'],
  ])('a job may be closed by <%s>', async (name, value) => {
    expect(await importOne({ [name]: value })).toMatchObject({ status: 'closed' });
  });

  it.each(['<period>week</period><pay>2500</pay>', '<pay>2500</pay><pay_period>week</pay_period>'])(
    'a period beside the pay belongs to it: %s',
    async (pay) => {
      const feed = feedXml(feedJob('1', WHOLE)).replace('</job>', `${pay}</job>`);
      expect((await imported(database, feed)).warnings).toEqual([]);
      const [job] = await loadAllJobs(database);
      expect(job?.details.pay).toEqual({ min: 2500, period: 'week' });
    },
  );

  it.each([
    [
      '<salary min="2500" max="3000" currency="MXN" period="week"/>',
      { max: 3000, currency: 'MXN' },
    ],
    ['<salary currency="MXN" unit="semana">2500</salary>', { currency: 'MXN' }],
    ['<pay period="week"><min currency="MXN">2500</min></pay>', { currency: 'MXN' }],
    ['<pay><min value="2500"/><max value="3000"/><period value="week"/></pay>', { max: 3000 }],
    ['<salary_min value="2500"/><salary_period value="semanal"/>', {}],
  ])('pay may stand in attributes: %s', async (pay, others) => {
    const feed = feedXml(feedJob('1', WHOLE)).replace('</job>', `${pay}</job>`);
    expect((await imported(database, feed)).warnings).toEqual([]);
    const [job] = await loadAllJobs(database);
    expect(job?.details.pay).toEqual({ min: 2500, period: 'week', ...others });
  });

  it.each([
    '<location city="León" state="Guanajuato"/>',
    '<city value="León"/><state value="Gto"/>',
  ])('a place may stand in attributes: %s', async (place) => {
    const { city: _city, state: _state, ...bare } = WHOLE;
    const whole = feedXml(feedJob('1', { ...bare, city: '', state: '' }));
    const feed = whole.replace(/<(city|state)>.*?<\/\1>/gs, '').replace('</job>', `${place}</job>`);
    await imported(database, feed);
    expect(await loadAllJobs(database)).toMatchObject([{ city: 'León', state: 'Guanajuato' }]);
  });

  it('attributes that say nothing of the job change nothing', async () => {
    const feed = feedXml(feedJob('1', WHOLE)).replace(
      '</job>',
      '<salary xml:lang="es" min="&lt;b>" class="x">2500 por semana</salary></job>',
    );
    await imported(database, feed);
    const [job] = await loadAllJobs(database);
    expect(job?.details.pay).toEqual({ text: '2500 por semana' });
  });

  it('an address without encryption is kept', async () => {
    const { details } = await importOne({ url: 'http://contratista.example/vacante/5' });
    expect(details.applyUrl).toBe('http://contratista.example/vacante/5');
  });

  it.each([
    ['https://a.example/1\u200b', 'https://a.example/1'],
    ['https://a.example/?b=1&amp;c=2', 'https://a.example/?b=1&c=2'],
    ['www.a.example/1', 'https://www.a.example/1'],
    ['//a.example/1', 'https://a.example/1'],
  ])('the address %s is kept as people follow it', async (url, kept) => {
    expect((await importOne({ url })).details.applyUrl).toBe(kept);
  });

  it.each([
    ['(55) 1234-5678', '+525512345678'],
    ['044 55 1234 5678', '+525512345678'],
    ['pregunta por Ana', undefined],
  ])('a number to call is kept as it is dialled: %s', async (phone, stored) => {
    expect((await importOne({ phone })).details.phone).toBe(stored);
  });
});

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

describe('references', () => {
  it('with a character that nobody sees are the same', async () => {
    const unseen = ['\u200b', '\ufe0f', '\u3164', '\u034f', '\u{e0041}'];
    const same = unseen.map((each) => feedJob(`R-1${each}`));
    const report = await imported(database, feedXml(feedJob('R-1'), ...same));
    expect(report).toMatchObject({ added: 1, skippedTotal: same.length });
    expect(new Set(report.skipped.map(({ code }) => code))).toEqual(
      new Set(['reference-duplicate']),
    );
  });
});

describe('descriptions', () => {
  it.each([
    [
      'Ruta en van.\r\nPago semanal.\n\nTe esperamos.',
      '<p>Ruta en van.<br />Pago semanal.</p><p>Te esperamos.</p>',
    ],
    [
      'Ofrecemos:\n- IMSS\n- Vales\n\n• Bono\n* Moto',
      '<p>Ofrecemos:</p><ul><li>IMSS</li><li>Vales</li><li>Bono</li><li>Moto</li></ul>',
    ],
    ['1. Llama\n2) Ven', '<ol><li>Llama</li><li>Ven</li></ol>'],
    ['&lt;p&gt;Hola &lt;strong&gt;tú&lt;/strong&gt;&lt;/p&gt;', '<p>Hola <strong>tú</strong></p>'],
    ['<p>Uno\ndos</p>', '<p>Uno\ndos</p>'],
    ['Sueldo < 9,000 & más', 'Sueldo &lt; 9,000 &amp; más'],
    ['&amp;amp;lt;p&amp;amp;gt;Hola&amp;amp;lt;/p&amp;amp;gt;', '<p>Hola</p>'],
    [
      '<p>Hola &lt;strong&gt;tú&lt;/strong&gt;&amp;nbsp;&amp;amp; yo</p>',
      '<p>Hola <strong>tú</strong>\u00a0&amp; yo</p>',
    ],
    ['<div>&lt;ul&gt;&lt;li&gt;Uno&lt;/li&gt;&lt;/ul&gt;</div>', '<ul><li>Uno</li></ul>'],
    ['<![CDATA[<p>Hola</p>]]>', '<p>Hola</p>'],
    ['Uno\\nDos\\n- a', '<p>Uno<br />Dos</p><ul><li>a</li></ul>'],
    ['Uno\u2028Dos\u0085Tres', '<p>Uno<br />Dos<br />Tres</p>'],
    [
      'Ofrecemos: • IMSS • Vales • Bono',
      '<p>Ofrecemos:</p><ul><li>IMSS</li><li>Vales</li><li>Bono</li></ul>',
    ],
    ['-Casco\n*Uniforme\n→ Botas', '<ul><li>Casco</li><li>Uniforme</li><li>Botas</li></ul>'],
    ['Turno 12-8 - 3 días', 'Turno 12-8 - 3 días'],
    [
      '<p><a href="/mas">a</a> <a href=\'http://b.example/?c=1&amp;d=2\'>b</a> <a href="www.c.example">c</a></p>',
      '<p><a href="https://ats.example/mas">a</a> <a href="https://b.example/?c=1&amp;d=2">b</a> <a href="https://www.c.example/">c</a></p>',
    ],
  ])('%j keeps its lines', async (description, html) => {
    expect(await importOne({ description })).toMatchObject({ description: html });
  });

  it('pasted pictures do not count against the limit, however large', async () => {
    for (const size of [70 * 1024, 400 * 1024]) {
      const picture = `<img alt="" src="data:image/png;base64,${'A'.repeat(size)}">`;
      const description = `<p>${picture}</p><p>Ruta en van.</p>`;
      expect(await toldOf({ description })).toEqual([]);
      const [job] = await loadAllJobs(database);
      expect(job?.description).toContain('<p>Ruta en van.</p>');
    }
  });

  it('what is cut is told', async () => {
    expect(await toldOf({ description: `<p>${'Ruta en van. '.repeat(6000)}</p>` })).toEqual([
      'text-cut',
    ]);
  });
});

describe('closing', () => {
  const ten = Array.from({ length: 10 }, (_, index) => feedJob(`n${index}`, WHOLE));

  it('by reference keeps what the job says, and counts as closed', async () => {
    await imported(database, feedXml(feedJob('1', WHOLE), feedJob('2', WHOLE)));
    const [before] = await loadAllJobs(database);
    const closing = feedXml({ referencenumber: '1', status: 'closed' });
    expect(await imported(database, closing)).toMatchObject({ changed: 0, closed: 1 });
    const [after] = await loadAllJobs(database);
    expect(after).toEqual({ ...before, status: 'closed', updated_at: expect.anything() });
    const again = await imported(database, closing);
    expect(again).toMatchObject({ added: 0, closed: 0, unchanged: 1, warningsTotal: 0 });
    expect(await imported(database, feedXml(feedJob('1', WHOLE)))).toMatchObject({ changed: 1 });
  });

  it('of a job that was never there adds none', async () => {
    const report = await imported(database, feedXml({ referencenumber: '9', status: 'cerrada' }));
    expect(report).toMatchObject({ added: 0, unchanged: 1 });
    expect(await loadAllJobs(database)).toEqual([]);
  });

  it('with all of its texts counts as closed too', async () => {
    await imported(database, feedXml(feedJob('1', WHOLE)));
    const report = await imported(database, feedXml(feedJob('1', { ...WHOLE, status: 'closed' })));
    expect(report).toMatchObject({ changed: 0, closed: 1, unchanged: 0 });
  });

  it('more than a third for being missing is refused, with the counts, and changes nothing', async () => {
    await imported(database, feedXml(...ten));
    const before = await loadAll(database);
    const feed = feedXml(...ten.slice(0, 6), feedJob('new'));
    const options = { closeMissing: true, closeMany: false };
    expect(await runTestImport(database, feed, options)).toMatchObject({
      ok: false,
      problems: [{ code: 'closes-too-many', message: expect.stringContaining('4 of the 10') }],
    });
    expect(await loadAll(database)).toEqual(before);
    const confirmed = { ...options, closeMany: true };
    expect(await imported(database, feed, confirmed)).toMatchObject({ added: 1, closed: 4 });
  });

  it('a third or less is done', async () => {
    await imported(database, feedXml(...ten));
    const options = { closeMissing: true, closeMany: false };
    expect(await imported(database, feedXml(...ten.slice(3)), options)).toMatchObject({
      closed: 3,
    });
  });

  it('closes nothing while a job of the feed cannot be told from those it lacks', async () => {
    await imported(database, feedXml(...ten.slice(0, 4)));
    const feed = feedXml(...ten.slice(0, 3), { ...WHOLE, title: 'Sin referencia' });
    expect(await imported(database, feed, { closeMissing: true })).toMatchObject({
      closed: 0,
      unchanged: 3,
      skippedTotal: 1,
      warnings: [{ line: 6, code: 'closing-held-back' }],
    });
  });
});

describe('a client', () => {
  it('that no site of the agency serves is refused, with those that are', async () => {
    await database.kysely
      .insertInto('sites')
      .values({ agency_id: 'a', site_id: 's', client_id: 'c', settings: '{}', source: 'file' })
      .execute();
    expect(await imported(database, feedXml(feedJob('1')))).toMatchObject({ added: 1 });
    expect(await runTestImport(database, feedXml(feedJob('1')), { clientId: 's' })).toMatchObject({
      problems: [{ code: 'client-unknown', remedy: 'Name one of: c.' }],
    });
  });
});
