import { describe, expect, it } from 'vitest';
import {
  type FeedJob,
  feedJob,
  feedXml,
  imported,
  loadAll,
  loadAllJobs,
  resetJobs,
} from '../../testing/job-imports.ts';
import { setUpLossyFeed, WHOLE } from '../../testing/lossy-feed.ts';

const { database, toldOf, importOne } = setUpLossyFeed();

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
    [
      'words that nobody saw',
      { description: '<p>Reparto.</p><p style="display:none">gana dinero</p>' },
      ['text-hidden'],
    ],
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

  it.each([
    ['Tijuana', 'BC', '2026-11-20T22:30:00-08:00', '2026-11-20T22:30:00.000-08:00'],
    ['Tijuana', 'BC', '2026-11-20 00:05', '2026-11-20T00:05:00.000-08:00'],
    ['Ciudad Juárez', 'Chihuahua', '2026-11-21T06:30:00Z', '2026-11-20T23:30:00.000-07:00'],
    ['Cancún', 'Q. Roo', '20/11/2026', '2026-11-20T00:00:00.000Z'],
    ['Monterrey', 'NL', '2026-11-20T22:00:00-06:00', '2026-11-21T04:00:00.000Z'],
  ])('a job of %s, %s is posted on the day of its place: %s', async (city, state, date, posted) => {
    const job = await importOne({ city, state, date });
    expect(job.details.postedAt).toBe(posted);
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
    expect(job?.details.pay).toEqual({ text: '2500 por semana', period: 'week' });
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
    ['&amp;bull; INE\n&amp;middot; CURP', '<ul><li>INE</li><li>CURP</li></ul>'],
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
