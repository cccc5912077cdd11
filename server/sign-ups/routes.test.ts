import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { consentFingerprint } from '#schemas/widgets/sign-up/sign-up-form.ts';
import { setUp } from '../testing/set-up.ts';
import { CONSENT, formPage, openTestSignUps } from '../testing/sign-ups.ts';
import { pageJson } from '../testing/sites.ts';
import { eraseSignUp } from './stored-sign-ups.ts';

let clock = Date.UTC(2030, 0, 1);
const signUps = setUp(() => openTestSignUps(() => clock));

afterEach(async () => {
  clock += 3_600_000;
  await signUps.database.kysely.deleteFrom('sign_ups').execute();
});

describe('a sign-up', () => {
  it('is kept with the list, the form and the text that was agreed to', async () => {
    const { statusCode, body } = await signUps.send({ email: ' Ana@Correo.Example ' });
    expect([statusCode, body]).toEqual([204, '']);
    const rows = await signUps.database.kysely.selectFrom('sign_ups').selectAll().execute();
    const consentHash = createHash('sha256')
      .update(`${CONSENT.consentText}\n${CONSENT.privacy.href}`)
      .digest('hex');
    expect(rows).toMatchObject([
      {
        agency_id: 'agency-uno',
        site_id: 'uno',
        list: 'avisos',
        contact: 'ana@correo.example',
        kind: 'email',
        page_id: 'avisos',
        page_version: 1,
        widget_id: 'w1',
        consent_hash: consentHash,
      },
    ]);
  });

  it('made twice is kept once and answered alike', async () => {
    const first = await signUps.send({ phone: '55 1234 5678' });
    const second = await signUps.send({ phone: '+52 1 55 1234 5678', email: 'ANA@correo.example' });
    expect([first.statusCode, second.statusCode]).toEqual([204, 204]);
    expect(await signUps.stored()).toEqual([
      'agency-uno/uno/avisos email ana@correo.example',
      'agency-uno/uno/avisos phone +525512345678',
    ]);
  });

  it('ties contacts together that came together, and no others', async () => {
    const { kysely } = signUps.database;
    const erase = (contact: string) =>
      eraseSignUp(kysely, { agencyId: 'agency-uno', siteId: 'uno' }, contact);
    await signUps.send({ email: 'luz@correo.example' });
    await signUps.send({ email: 'luz@correo.example', phone: '5511111111' });
    await signUps.send({ email: 'eva@correo.example', phone: '5522222222' });
    expect(await erase('+525511111111')).toBe(1);
    expect(await erase('+525522222222')).toBe(2);
    expect(await signUps.stored()).toEqual(['agency-uno/uno/avisos email luz@correo.example']);
  });

  it('is kept for each site apart', async () => {
    await signUps.send();
    await signUps.send({}, { websiteId: 'norte' });
    await signUps.send({}, { websiteId: 'propio', host: 'propio.example' });
    expect(await signUps.stored()).toEqual([
      'agency-norte/norte/norte email ana@correo.example',
      'agency-propio/propio/avisos email ana@correo.example',
      'agency-uno/uno/avisos email ana@correo.example',
    ]);
  });

  it('of many at once keeps one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUps.send()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(204));
    expect(await signUps.stored()).toHaveLength(1);
  });
});

describe('a plain form', () => {
  it('leads back to its page, which says that it is done', async () => {
    const { statusCode, headers } = await signUps.sendForm();
    expect(statusCode).toBe(303);
    expect(headers['location']).toBe('/avisos?sign-up=done.w1#w1');
    expect(await signUps.stored()).toHaveLength(1);
    const page = await signUps.server.app.inject({ url: '/avisos?sign-up=done.w1' });
    expect(page.body).toMatch(/<div[^>]*data-done="true"[^>]*>.*¡Listo!/);
    expect(page.body).not.toContain('<form');
    expect(page.body).toContain('name="robots" content="noindex"');
  });

  it.each([
    ['email', { email: 'ana' }],
    ['phone', { phone: '12' }],
    ['contact', { email: '', phone: '' }],
    ['consent', { agreed: undefined }],
    ['changed', { consent: '00000000' }],
  ])('leads back to its page, which says that %s is wrong', async (state, fields) => {
    const { headers } = await signUps.sendForm(fields);
    expect(headers['location']).toBe(`/avisos?sign-up=${state}.w1#w1`);
    const page = await signUps.server.app.inject({ url: `/avisos?sign-up=${state}.w1` });
    expect(page.body).toContain('<form');
    expect(page.body).toMatch(/aria-invalid="true"|role="alert" data-problem="true">[^<]/);
    expect(await signUps.stored()).toEqual([]);
  });

  it('leads back to the variant and the search that it stood on', async () => {
    const { headers } = await signUps.sendForm({
      path: '/p/avisos',
      query: 'city=Le%C3%B3n&page=2&sign-up=busy.w1',
    });
    expect(headers['location']).toBe('/p/avisos?city=Le%C3%B3n&page=2&sign-up=done.w1#w1');
  });

  it.each(['//evil.example', '#x', '\r\nset-cookie: a=1', '?x', 'https://evil.example/'])(
    'stays on its page with the query %j',
    async (query) => {
      const { headers } = await signUps.sendForm({ query });
      const place = new URL(String(headers['location']), 'https://any.example');
      expect([place.origin, place.pathname, place.hash]).toEqual([
        'https://any.example',
        '/avisos',
        '#w1',
      ]);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  it.each([
    ['page', { path: '/nada' }],
    ['widget', { widgetId: 'w2' }],
  ])('whose %s is gone gets the site’s own page for it', async (_, fields) => {
    const { statusCode, headers, body } = await signUps.sendForm(fields);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('Perdido');
    const other = await signUps.sendForm(fields, { websiteId: 'norte' });
    expect(other.body).toContain('Página no encontrada');
  });

  it('stays below the prefix of its site', async () => {
    const { headers } = await signUps.sendForm({}, { websiteId: 'norte' });
    expect(headers['location']).toBe('/norte/avisos?sign-up=done.w1#w1');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/../etc',
    '/avisos\r\nset-cookie: a=1',
    '/avisos?x#y',
    '/no-existe',
  ])('never leads to %j', async (path) => {
    const { statusCode, headers } = await signUps.sendForm({ path });
    expect([400, 404]).toContain(statusCode);
    expect(headers['location']).toBeUndefined();
  });
});

describe('a hostile sign-up', () => {
  const toldByPage = ['page-unknown', 'widget-unknown', 'consent-outdated'];
  const LONG = 'a'.repeat(5000);

  it.each([
    ['SQL', { email: "x'; drop table sign_ups; --@correo.example" }],
    ['HTML', { email: '<script>alert(1)</script>@correo.example' }],
    ['NUL', { email: 'ana\0@correo.example' }],
    ['CRLF', { email: 'ana@correo.example\r\nBcc: todos@correo.example' }],
    ['half a character', { email: 'ana\ud83d@correo.example' }],
    ['a long address', { email: `${LONG}@correo.example` }],
    ['a long number', { email: '', phone: '5'.repeat(5000) }],
    ['a number of letters', { email: '', phone: 'cincocinco' }],
    ['no consent', { agreed: undefined }],
    ['half a consent', { agreed: 'no' }],
  ])('with %s is refused and changes nothing', async (_, fields) => {
    const { statusCode, headers, body } = await signUps.send(fields);
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body).not.toContain('correo.example');
    expect(await signUps.stored()).toEqual([]);
  });

  it.each([
    ['a site that is not there', {}, { websiteId: 'nadie' }, 404, 'site-unknown'],
    ['no site', {}, { websiteId: '' }, 400, 'request-invalid'],
    ['a site of another host', {}, { websiteId: 'propio' }, 404, 'site-unknown'],
    ['a page that is not there', { path: '/nada' }, {}, 404, 'page-unknown'],
    ['a page without a form', { path: '/otra' }, {}, 404, 'widget-unknown'],
    ['another widget', { widgetId: 'w2' }, {}, 404, 'widget-unknown'],
    ['a text that was never shown', { consent: 'ffffffff' }, {}, 409, 'consent-outdated'],
    ['a field nobody asked for', { isAdmin: 'yes' }, {}, 400, 'request-invalid'],
    ['10 kB', { email: 'a'.repeat(10_000) }, {}, 413, 'body-too-large'],
  ])('for %s is refused', async (_, fields, options, status, code) => {
    for (const answer of [
      await signUps.send(fields, options),
      ...(toldByPage.includes(code) ? [] : [await signUps.sendForm(fields, options)]),
    ]) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ status, code });
    }
    expect(await signUps.stored()).toEqual([]);
  });

  it.each([
    ['text/plain', 'email=ana@correo.example', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', '{"email":', 400],
    ['application/json', '{"__proto__":{"agreed":"yes"}}', 400],
    ['application/json', '[]', 400],
    ['application/json', '', 400],
    ['application/x-www-form-urlencoded', '__proto__=x&%', 400],
  ])('as %s %j is refused', async (type, payload, status) => {
    const { statusCode } = await signUps.server.app.inject({
      method: 'POST',
      url: '/api/v1/sign-ups?websiteId=uno',
      headers: { host: 'any.example', 'content-type': type },
      payload,
    });
    expect(statusCode).toBe(status);
  });

  it('that fills what people do not see is answered like any other, and not kept', async () => {
    const { statusCode } = await signUps.send({ website: 'https://spam.example' });
    expect(statusCode).toBe(204);
    expect(await signUps.stored()).toEqual([]);
  });

  it('that comes sooner than anyone can type has to come again', async () => {
    const early = await signUps.send({ elapsed: '200' });
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '2']);
    expect((await signUps.send({ elapsed: '1600' })).statusCode).toBe(204);
  });

  it('leaves nothing of a person in the log', async () => {
    await signUps.send({ phone: '5598765432' });
    await signUps.sendForm({ email: 'mal@@correo.example' });
    const log = signUps.server.lines.join('\n');
    expect(log).not.toMatch(/correo\.example|98765432|192\.0\.2/);
  });
});

describe('many sign-ups', () => {
  it('from one network have to wait, others do not', async () => {
    const send = (ip: string) => signUps.send({}, { ip });
    for (let i = 0; i < 30; i += 1) expect((await send(`198.51.100.${i}`)).statusCode).toBe(204);
    const refused = await send('198.51.100.200');
    expect(refused.json()).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(refused.headers['retry-after']).toBe('20');
    expect((await signUps.sendForm({}, { ip: '198.51.100.9' })).headers['location']).toBe(
      '/avisos?sign-up=busy.w1#w1',
    );
    expect((await send('203.0.113.1')).statusCode).toBe(204);
    clock += 20_000;
    expect((await send('198.51.100.200')).statusCode).toBe(204);
  });
});

describe('the text that was agreed to', () => {
  it('may be that of the page’s other variant', async () => {
    const consentText = 'Acepto avisos de la campaña.';
    await signUps.pages.write(
      'uno/avisos.page.json',
      formPage({}, { variants: { p: { consentText } } }),
    );
    await signUps.server.reimport();
    const consent = consentFingerprint({ ...CONSENT, consentText });
    expect((await signUps.send({ consent })).statusCode).toBe(204);
    expect((await signUps.send()).statusCode).toBe(204);
  });

  it('is that of today', async () => {
    await signUps.pages.write('uno/avisos.page.json', formPage({ consentText: 'Otro texto.' }));
    await signUps.server.reimport();
    expect((await signUps.send()).statusCode).toBe(409);
    const consent = consentFingerprint({ ...CONSENT, consentText: 'Otro texto.' });
    expect((await signUps.send({ consent })).statusCode).toBe(204);
  });

  it('is not known of a form that a newer version made', async () => {
    await signUps.pages.write('uno/avisos.page.json', formPage({}, { version: 99 }));
    await signUps.server.reimport();
    expect((await signUps.send()).json()).toMatchObject({ code: 'widget-unknown' });
  });

  it('is nobody’s once the page is gone', async () => {
    await signUps.pages.write('uno/avisos.page.json', pageJson('avisos'));
    await signUps.server.reimport();
    expect((await signUps.send()).json()).toMatchObject({ code: 'widget-unknown' });
  });
});
