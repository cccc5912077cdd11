import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import {
  type FeedJob,
  feedJob,
  feedXml,
  imported,
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

/** The one job of a feed, and the codes of what is told of it. `elements` stand behind those of the job. */
async function importOne(others: FeedJob, elements = '') {
  const feed = feedXml(feedJob('1', { ...WHOLE, ...others })).replace(
    '</job>',
    `${elements}</job>`,
  );
  const { warnings } = await imported(database, feed);
  const [job] = await loadAllJobs(database);
  if (job === undefined) throw new Error('There is no job');
  return { ...job, told: warnings.map(({ code }) => code) };
}

async function problemOf(feed: string) {
  const result = await runTestImport(database, feed);
  return result.ok ? undefined : result.problems[0];
}

describe('what systems print where they know nothing', () => {
  it.each(['null', 'N/A', 'undefined', '-', 'None', '#N/A', '———', 'S/D', 'No especificado'])(
    '%s is no title, company or address',
    async (filler) => {
      const job = await importOne({ title: filler, company: filler, url: filler });
      expect(job).toMatchObject({ title: null, company: null });
      expect(job.told).toEqual(['title-missing', 'company-missing', 'apply-address-missing']);
    },
  );

  it('is no reference: two jobs without one are not the same', async () => {
    const report = await imported(database, feedXml(feedJob('null', WHOLE), feedJob('null')));
    expect(report).toMatchObject({ added: 0, skippedTotal: 2 });
    expect(report.skipped.map(({ code }) => code)).toEqual([
      'reference-missing',
      'reference-missing',
    ]);
  });

  it.each([
    '9999-12-31',
    '31/12/9999',
    '2999-01-01T00:00:00Z',
    'sin vencimiento',
    'Indefinida',
    'hasta cubrir la vacante',
    'Hasta nuevo aviso',
    'No vence',
    'Por tiempo indefinido',
    'until filled',
    '0',
    'N/A',
  ])('an end of %s is none, and nothing to tell', async (expirationdate) => {
    expect(await importOne({ expirationdate })).toMatchObject({
      expires_at: null,
      status: 'open',
      told: [],
    });
  });
});

describe('words of feeds', () => {
  it.each([
    'Stand by',
    'standby',
    'Congelada',
    'Anulada',
    'detenido',
    'Deshabilitada',
    'unlisted',
    'stopped',
    'Completed',
    'contratado',
    'frozen',
    'Vacante llena',
    'Despublicada',
    'Fuera de línea',
    'Oculta',
    'Caducó',
    'unavailable',
  ])('a job that is %s is closed', async (status) => {
    expect(await importOne({ status })).toMatchObject({ status: 'closed', told: [] });
  });

  it.each(['Reabierta', 're-opened', 'Listed', 'Y', 'online'])(
    'a job that is %s is open',
    async (status) => {
      expect(await importOne({ status })).toMatchObject({ status: 'open', told: [] });
    },
  );

  it.each([
    ['PERMANENT FULL TIME', 'Permanente, Tiempo completo'],
    ['Turno completo', 'Tiempo completo'],
    ['medio turno', 'Medio tiempo'],
    ['Contrato indefinido', 'Permanente'],
    ['fijo', 'Permanente'],
    ['fines de semana', 'Fines de semana'],
    ['FINES DE SEMANA', 'Fines de semana'],
    ['Fin de semana', 'Fines de semana'],
    ['Contrato temporal', 'Temporal'],
    ['Por obra o tiempo determinado', 'Temporal'],
    ['Contrato por tiempo indeterminado', 'Permanente'],
  ])('the type of employment %s is %s', async (jobtype, type) => {
    expect(await importOne({ jobtype })).toMatchObject({ employment_type: type });
  });
});

describe('pay under other names', () => {
  it.each([
    '<minimumSalary>9000</minimumSalary><maximumSalary>12000</maximumSalary><salaryPeriod>mes</salaryPeriod>',
    '<sueldo_minimo>9000</sueldo_minimo><sueldo_maximo>12000</sueldo_maximo><periodicidad>mensual</periodicidad>',
    '<salary><min>9000</min><period>mes</period></salary><salary><max>12000</max></salary>',
    '<salary><min>108000</min><max>144000</max><period>YEARLY</period></salary>',
    '<salary><from>9000</from><to>12000</to><per>mes</per></salary>',
    '<salary><range>9000 - 12000</range><period>mensual</period></salary>',
    '<min_pay>108000</min_pay><max_pay>144000</max_pay><pay_period>anual</pay_period>',
  ])('is read: %s', async (elements) => {
    const { details, told } = await importOne({}, elements);
    expect(details.pay).toEqual({ min: 9000, max: 12_000, period: 'month' });
    expect(told).toEqual([]);
  });

  it('between elements that say no amount is read', async () => {
    const elements = '<salary><range>9000 - 12000</range><currency>MXN</currency></salary>';
    const { details, told } = await importOne({}, elements);
    expect(details.pay).toEqual({ text: '9000 - 12000', currency: 'MXN' });
    expect(told).toEqual(['pay-period-unknown']);
  });

  it('in words is read', async () => {
    const { details } = await importOne({}, '<salaryText>$9,000 mensuales</salaryText>');
    expect(details.pay).toEqual({ text: '$9,000 mensuales', period: 'month' });
  });
});

describe('elements in Spanish', () => {
  it('are read as the English ones', async () => {
    const elements = `<horario>Lunes a sábado</horario><requisitos>INE</requisitos><funciones>Manejar</funciones>
      <telefono>55 1234 5678</telefono><licencia>Tipo A</licencia><categoria>Reparto</categoria>
      <tipo_de_empleo>tiempo completo</tipo_de_empleo><prestaciones>Vales, seguro de vida</prestaciones>`;
    expect(await importOne({}, elements)).toMatchObject({
      qualifications: 'INE',
      responsibilities: 'Manejar',
      category: 'Reparto',
      employment_type: 'Tiempo completo',
      details: {
        schedule: 'Lunes a sábado',
        phone: '+525512345678',
        licence: 'Tipo A',
        benefits: ['Vales', 'seguro de vida'],
      },
      told: [],
    });
  });

  it('are read with their accents, and by other words', async () => {
    const elements = `<categoría>Reparto</categoría><tipo_de_licencia>B federal</tipo_de_licencia>
      <horario_laboral>6 a 14</horario_laboral><whatsapp>wa.me/5215512345678</whatsapp>
      <remuneración>$9,000 mensuales</remuneración><fecha_límite>31/12/2030</fecha_límite>`;
    expect(await importOne({}, elements)).toMatchObject({
      category: 'Reparto',
      details: {
        licence: 'B federal',
        schedule: '6 a 14',
        phone: '+525512345678',
        pay: { text: '$9,000 mensuales' },
        expiresAt: '2031-01-01T05:59:59.999Z',
      },
      told: [],
    });
  });

  it.each([
    ['07:00 a 15:00', 'por la mañana'],
    ['22:00 a 06:00', '22 a 6'],
    ['22:00 a 06:00', '10pm a 6am'],
  ])('a schedule of %s is found by «%s»', async (horario, searchTerm) => {
    await importOne({ horario });
    const page = { orderBy: [], filters: [], facetFields: [], pageSize: 9, pageNumber: 0 };
    const found = await searchJobs(database, { agencyId: 'a' }, { ...page, searchTerm });
    expect(found.totalRecords).toBe(1);
  });

  it.each(['No', 'Ninguna', 'No aplica'])(
    'a licence of %s is found by «sin licencia»',
    async (licencia) => {
      const { details } = await importOne({ licencia });
      expect(details.licence).toBe('No se requiere licencia');
    },
  );

  it('a shift and its hours are one schedule', async () => {
    const elements = '<turno>Nocturno</turno><horario>L-S 22 a 6</horario><turno>nocturno</turno>';
    const { details, told } = await importOne({}, elements);
    expect([details.schedule, told]).toEqual(['Nocturno, L-S 22 a 6', []]);
  });

  it.each([
    ['Tel. (55) 1234-5678 ext. 12', '+525512345678', []],
    ['55-1234-5678 / 55-8765-4321', '+525512345678', ['value-left-out']],
    ['81 1234 5678 y 81 8765 4321', '+528112345678', ['value-left-out']],
    ['whatsapp://send?phone=5215512345678', '+525512345678', []],
    ['1234', undefined, ['phone-unreadable']],
    ['https://wa.me/message/ABCDEF', undefined, ['phone-unreadable']],
  ])('the phone %s is %s', async (telefono, phone, told) => {
    const job = await importOne({ telefono });
    expect([job.details.phone, job.told]).toEqual([phone, told]);
  });

  it.each([
    ['wa.me/525512345678', 'https://wa.me/525512345678'],
    ['empleos.example/vacante/5?ref=a', 'https://empleos.example/vacante/5?ref=a'],
    ['rh@empleos.example', undefined],
    ['pendiente', undefined],
  ])('the address %s leads to %s', async (url, applyUrl) => {
    const { details, told } = await importOne({ url });
    expect(details.applyUrl).toBe(applyUrl);
    expect(told).toEqual(applyUrl === undefined ? ['apply-address-refused'] : []);
  });

  it.each([
    '<benefits>Vales; IMSS</benefits>',
    '<beneficios><beneficio>Vales</beneficio><beneficio>IMSS</beneficio></beneficios>',
    '<benefits>&lt;ul>&lt;li>Vales&lt;/li>&lt;li>IMSS&lt;/li>&lt;/ul></benefits>',
  ])('benefits are a list: %s', async (elements) => {
    expect((await importOne({}, elements)).details.benefits).toEqual(['Vales', 'IMSS']);
  });
});

describe('places under other names', () => {
  it.each([
    '<municipio>Apodaca</municipio><estado>Nuevo León</estado><pais>México</pais>',
    '<location><locality>Apodaca</locality><region>NL</region></location>',
    '<ubicaciones><ubicacion><ciudad>Apodaca</ciudad><estado>NL</estado></ubicacion></ubicaciones>',
    '<lugar>Apodaca, N.L.</lugar>',
    '<job_location>Apodaca, N.L.</job_location>',
    '<jobLocation><address><addressLocality>Apodaca</addressLocality><addressRegion>NL</addressRegion></address></jobLocation>',
  ])('are read: %s', async (elements) => {
    const whole = feedXml(feedJob('1', { ...WHOLE, city: '' }));
    await imported(database, whole.replace('<city></city>', elements));
    expect(await loadAllJobs(database)).toMatchObject([{ city: 'Apodaca', state: 'Nuevo León' }]);
  });

  it.each([
    '<cities><city>Apodaca</city><city>Saltillo</city></cities>',
    '<locations>Apodaca, N.L.; Saltillo</locations>',
    '<ubicaciones><ubicacion>Apodaca, N.L.</ubicacion><ubicacion>Saltillo</ubicacion></ubicaciones>',
    '<job_locations><job_location><city>Apodaca</city></job_location><job_location><city>Saltillo</city><state>Coah.</state></job_location></job_locations>',
  ])('of several the first is the place, and the others are told: %s', async (elements) => {
    const whole = feedXml(feedJob('1', { ...WHOLE, city: '' }));
    const { warnings } = await imported(database, whole.replace('<city></city>', elements));
    expect(await loadAllJobs(database)).toMatchObject([{ city: 'Apodaca', state: 'Nuevo León' }]);
    expect(warnings).toMatchObject([
      { code: 'value-left-out', reason: expect.stringContaining('"Saltillo"') },
    ]);
  });

  it('a point with a decimal comma, or within its place, is the point', async () => {
    const point = '<latitude>25,78</latitude><longitude>-100,18</longitude>';
    expect(await importOne({ city: 'Apodaca' }, point)).toMatchObject({ latitude: 25.78 });
    await resetJobs(database);
    const within = `<location>${point.replaceAll(',', '.')}</location>`;
    expect(await importOne({ city: 'Apodaca' }, within)).toMatchObject({ latitude: 25.78 });
  });
});

describe('texts of feeds', () => {
  it.each([
    ['CamiÃ³n â€“ MÃ©rida', 'Camión – Mérida'],
    ['AlmacÃ©n Ã‰xito SÃ£o', 'Almacén Éxito São'],
    ['Almac\\u00e9n', 'Almacén'],
    ['SÃO PAULO â 5Â°', 'SÃO PAULO â 5°'],
  ])('letters that were read in a wrong encoding are right again: %s', async (title, mended) => {
    expect(await importOne({ title })).toMatchObject({ title: mended, told: [] });
  });

  it('lost letters are told', async () => {
    const { told } = await importOne({ title: 'Camion\ufffdro', description: 'Fl\ufffdtil' });
    expect(told).toEqual(['text-damaged', 'text-damaged']);
  });

  it.each([
    ['* Uno * Dos * Tres', '<ul><li>Uno</li><li>Dos</li><li>Tres</li></ul>'],
    ['- Uno - Dos - Tres', '<ul><li>Uno</li><li>Dos</li><li>Tres</li></ul>'],
    ['· Uno · Dos · Tres', '<ul><li>Uno</li><li>Dos</li><li>Tres</li></ul>'],
    ['&amp;bull; Uno &amp;bull; Dos', '<ul><li>Uno</li><li>Dos</li></ul>'],
    ['★ Uno\n★ Dos', '<ul><li>Uno</li><li>Dos</li></ul>'],
    ['1. Uno 2. Dos 3. Tres', '<ol><li>Uno</li><li>Dos</li><li>Tres</li></ol>'],
    ['Turno de 8 a 3. Pago 1. Bono 2. Vale', 'Turno de 8 a 3. Pago 1. Bono 2. Vale'],
    ['- Turno 12-8 - 3 días', '<ul><li>Turno 12-8 - 3 días</li></ul>'],
    ['\\u003cp\\u003eHola\\u003c/p\\u003e', '<p>Hola</p>'],
    ['<html><head><title>Vacante</title></head><body><p>Hola</p></body></html>', '<p>Hola</p>'],
  ])('%j keeps what it says', async (description, html) => {
    expect(await importOne({ description })).toMatchObject({ description: html });
  });

  it('markup that is not escaped keeps its breaks and links', async () => {
    const description = '<p>Uno<br/>Dos <a href="https://a.example/?b=1&amp;c=2">tres</a></p>';
    const feed = feedXml(feedJob('1', WHOLE)).replace(
      /<description>.*<\/description>/,
      `<description>${description}</description>`,
    );
    await imported(database, feed);
    expect(await loadAllJobs(database)).toMatchObject([
      { description: description.replace('<br/>', '<br />') },
    ]);
  });

  it('a second text of one kind is told', async () => {
    const second = '<description>Otra parte.</description>';
    expect((await importOne({}, second)).told).toEqual(['value-left-out']);
    expect(
      (await importOne({}, `<description>&lt;p>Ruta en van.&lt;/p></description>`)).told,
    ).toEqual([]);
  });

  it('of two addresses in one element the first leads somewhere', async () => {
    const { details } = await importOne({ url: 'https://a.example/1\n  https://b.example/2' });
    expect(details.applyUrl).toBe('https://a.example/1');
  });
});

describe('whole files', () => {
  it('may put their elements into a namespace', async () => {
    const feed = feedXml(feedJob('1', WHOLE))
      .replaceAll(/<(\/?)(?=[a-z])/g, '<$1v:')
      .replace('<v:source>', '<v:source xmlns:v="urn:vacantes">');
    expect(await imported(database, feed)).toMatchObject({ added: 1, warningsTotal: 0 });
  });

  it.each([
    ['', 'The feed is empty'],
    [' \n\n', 'The feed is empty'],
    ['\ufeff', 'The feed is empty'],
    ['<?xml version="1.0"?>\n', 'The feed is empty'],
    ['referencenumber,title\n1,Chofer\n', 'begins with "referencenumber,title"'],
    ['No hay vacantes por ahora.', 'begins with "No hay vacantes por ahora."'],
    ['Warning: foo in bar.php\n<?xml version="1.0"?><source/>', 'begins with "Warning: foo in'],
    ['<job><title>Chofer</title></job>', 'root element is <job>'],
  ])('that are none are called what they are: %j', async (feed, words) => {
    const problem = await problemOf(feed);
    expect(problem).toMatchObject({
      code: 'feed-foreign',
      message: expect.stringContaining(words),
    });
    expect(problem?.remedy).not.toMatch(/well-formed|error message is often/);
  });
});
