import { describe, expect, it } from 'vitest';
import { question } from '#schemas/testing/forms.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { subscribeToNews } from '../applications/application-channel.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import { withQuestion } from '../testing/applications.ts';
import { openTestRecruiting } from '../testing/recruiting.ts';
import { messagesArrived } from '../testing/server.ts';
import { setUp } from '../testing/set-up.ts';

const clock = { now: Date.UTC(2030, 0, 1) };
const SAVE = { applicationStatus: 'APPLY_INTERMEDIATE', formId: 'solicitud', stage: '0' };
const FINISH = { ...SAVE, applicationStatus: 'APPLY_FINISH' };
const MY_DATA = '/api/v1/my-data';

const test = setUp(() => openTestRecruiting(clock));

const noGap = () => undefined;

/** As a button of a page without script. */
async function press(url: string, fields: Readonly<Record<string, string>> = {}) {
  clock.now += 1000;
  const answer = await test.server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}

function address(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

async function saved(): Promise<string> {
  const { body } = await test.submit(SAVE, VALID_ANSWERS);
  return String(body['id']);
}

async function sent(name = 'Ana Ruiz Soto'): Promise<string> {
  const { body } = await test.submit(FINISH, { ...VALID_ANSWERS, nombre: [name] });
  return String(body['myData']);
}

async function continueLink(submissionId: string, websiteId = 'uno') {
  const path = '/uno/aplicar/web?utm_source=feria&step=1';
  const { text, status } = await press(
    address('/api/v1/continue-links', { websiteId, submissionId, path }),
  );
  const [, link = ''] = /class="link">[^<]*link=([\w-]+)/.exec(text) ?? [];
  return { link, text, status };
}

describe('a link to go on elsewhere', () => {
  it('is used by a button, so that previews change and see nothing', async () => {
    const submissionId = await saved();
    const { link, text } = await continueLink(submissionId);
    expect(text).toContain('<svg');
    const url = address('/api/v1/continue', { websiteId: 'uno', link });
    const preview = await test.call('GET', url);
    expect([preview.status, preview.text]).toEqual([200, expect.not.stringContaining('Ana')]);
    for (let times = 0; times < 2; times += 1) {
      const used = await press(url);
      expect(used.status).toBe(303);
      expect(used.headers['location']).toBe(
        `/uno/aplicar/web?utm_source=feria&step=1&submissionId=${submissionId}`,
      );
      expect(used.headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it('ends after seven days and once the application is sent', async () => {
    const submissionId = await saved();
    const url = address('/api/v1/continue', {
      websiteId: 'uno',
      link: (await continueLink(submissionId)).link,
    });
    await test.submit({ ...FINISH, submissionId }, VALID_ANSWERS);
    expect((await press(url)).status).toBe(410);
    expect((await continueLink(submissionId)).status).toBe(410);
    const { link } = await continueLink(await saved());
    clock.now += 7 * DAY_MS;
    const late = await test.call('GET', address('/api/v1/continue', { websiteId: 'uno', link }));
    expect([late.status, late.text]).toEqual([410, expect.stringContaining('ya no sirve')]);
  });

  it('leads to no other site', async () => {
    const submissionId = await saved();
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const url = address('/api/v1/continue-links', { websiteId: 'uno', submissionId, path });
      expect((await press(url)).status).toBe(400);
    }
  });
});

describe('what somebody sent', () => {
  it('is seen, taken along, corrected and deleted by whoever has its link', async () => {
    const url = address(MY_DATA, { websiteId: 'uno', link: await sent("Eva D'Luna") });
    const preview = await test.call('GET', url);
    expect(preview.text).not.toContain('Eva');
    const seen = await press(url, { act: 'view' });
    expect(seen.headers['cache-control']).toBe('no-store');
    expect(seen.text).toContain('Eva D&#39;Luna');
    const [evening] = await rows();
    const zone = { dateStyle: 'long', timeZone: 'America/Mexico_City' } as const;
    expect(seen.text).toContain(`el ${evening?.finished_at.toLocaleDateString('es-MX', zone)}.`);
    expect(seen.text).toMatch(/el \d+ de [a-z]+ de 20\d\d\./);
    const json = JSON.parse((await press(url, { act: 'json' })).text);
    expect(json.answers).toContainEqual(
      expect.objectContaining({ keyId: 'telefono', values: ['+525512345678'] }),
    );
    expect((await press(url, { act: 'html' })).headers['content-disposition']).toContain(
      'mis-datos.html',
    );
    const typed = { act: 'save', 'q-nombre': 'Eva Sol', 'q-telefono': '55', 'q-correo': '' };
    const refused = await press(url, typed);
    expect(refused.text).toMatch(
      /Escribe 10 dígitos.*name="q-telefono"[^>]*aria-invalid="true" autofocus/,
    );
    const mended = await press(url, { ...typed, 'q-telefono': '55 8765 4321' });
    expect(mended.text).toContain('Guardamos tus cambios');
    const [row] = await rows();
    expect(row).toMatchObject({
      name: 'Eva Sol',
      contact_phone: '+525587654321',
      contact_email: null,
    });
    const person = await test.send('GET', `/applications/${row?.application_id}`);
    expect(person.json().changes).toMatchObject([{ action: 'corrected', actor: 'solicitante' }]);
    expect((await press(url, { act: 'delete' })).text).toContain('¿Borrar mis datos?');
    await press(url, { act: 'delete-all' });
    expect(await rows()).toEqual([]);
    expect((await press(url, { act: 'view' })).status).toBe(410);
  });

  it('is corrected as it reads: digits in groups and a place without its coordinates, which stay where it is left', async () => {
    const city = 'León, Guanajuato, México--21.12---101.68';
    await test.publish(withQuestion(APPLICATION_FORM, question('ciudad', 'location')));
    const { body } = await test.submit(FINISH, { ...VALID_ANSWERS, ciudad: [city] });
    await test.publish(APPLICATION_FORM);
    const url = address(MY_DATA, { websiteId: 'uno', link: String(body['myData']) });
    const { text } = await press(url, { act: 'correct' });
    expect(text).toMatch(/<input(?=[^>]*value="55 1234 5678")[^>]*name="q-telefono"/);
    expect(text).toMatch(/<input(?=[^>]*value="León, Guanajuato, México")[^>]*name="q-ciudad"/);
    const typed = { act: 'save', 'q-nombre': 'Eva Sol', 'q-telefono': '55 1234 5678' };
    const answers = async () => JSON.parse((await rows())[0]?.answers ?? '');
    await press(url, { ...typed, 'q-ciudad': 'León, Guanajuato, México' });
    expect(await answers()).toMatchObject({ ciudad: [city], telefono: ['+525512345678'] });
    await press(url, { ...typed, 'q-ciudad': 'Silao' });
    expect([await answers(), await rows()]).toMatchObject([
      { ciudad: ['Silao'] },
      [{ place: 'Silao' }],
    ]);
    await press(url, { act: 'delete-all' });
  });

  it('is deleted with what a recruiter merged into it', async () => {
    await sent('Eva Antes');
    const url = address(MY_DATA, { websiteId: 'uno', link: await sent('Eva Otra Vez') });
    const [first, second] = await rows();
    const merged = await test.send('POST', `/applications/${second?.application_id}/merge`, {
      match: '*',
      body: { other: first?.application_id },
    });
    expect(merged.statusCode).toBe(200);
    await press(url, { act: 'delete-all' });
    expect(await rows()).toEqual([]);
  });

  it('is reached by a link that a recruiter makes, which the record of changes keeps', async () => {
    await test.empty();
    await sent('Eva Con Enlace');
    const [row] = await rows();
    const made = await test.send('POST', `/applications/${row?.application_id}/my-data-link`);
    const { address: link, until } = made.json();
    expect(until).toBe(new Date(clock.now + 30 * DAY_MS).toISOString());
    const { pathname, search, protocol } = new URL(link);
    expect(protocol).toBe('http:');
    expect((await press(pathname + search, { act: 'view' })).text).toContain('Eva Con Enlace');
    const record = await test.database.kysely
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'application-link-made')
      .execute();
    expect(record).toEqual([{ actor: expect.any(String), detail: row?.application_id }]);
    await press(pathname + search, { act: 'delete-all' });
  });

  it('is corrected in the words and the language of its site', async () => {
    const query = { ...FINISH, websiteId: 'dos' };
    const answers = { ...VALID_ANSWERS, maneja: ['yes'], anos: ['3'] };
    const { body } = await test.submit(query, answers);
    const url = address(MY_DATA, { websiteId: 'dos', link: String(body['myData']) });
    const { text } = await press(url, { act: 'correct' });
    expect(text).toContain('<html lang="en-US">');
    expect(text).toContain('<option value="yes" selected>Yes</option><option value="no">Nope<');
  });

  it('is told to who recruits once it is corrected, and kept no longer for it', async () => {
    await test.empty();
    const link = address(MY_DATA, { websiteId: 'uno', link: await sent('Eva Vieja') });
    clock.now += 10 * DAY_MS;
    const fields = { act: 'save', 'q-nombre': 'Eva Corregida', 'q-telefono': '55 8765 4321' };
    const heard: string[] = [];
    const stop = await subscribeToNews(test.database, ({ kind }) => heard.push(kind), noGap);
    expect((await press(link, fields)).text).toContain('Guardamos tus cambios');
    await messagesArrived(test.database);
    await stop();
    // Arrivals of the tests before may be told meanwhile: news of them waits up to a second.
    const told = heard.indexOf('noted');
    expect(heard.slice(told, told + 2)).toEqual(['noted', 'arrived']);
    const kept = await test.send('GET', '/application-retention?days=5');
    expect(kept.json()).toMatchObject({ atOnce: 1 });
    await press(link, { act: 'delete-all' });
  });

  it('is out of reach after thirty days', async () => {
    const url = address(MY_DATA, { websiteId: 'uno', link: await sent() });
    clock.now += 30 * DAY_MS;
    expect((await press(url, { act: 'view' })).status).toBe(410);
  });

  it('is linked once: the id of the submission leads to nothing later', async () => {
    const first = await test.submit(FINISH, VALID_ANSWERS);
    const submissionId = String(first.body['id']);
    const again = await test.submit({ ...FINISH, submissionId }, VALID_ANSWERS);
    expect([again.status, again.body['myData']]).toEqual([200, undefined]);
  });
});

it('links and ids of one visitor, site, agency or purpose reveal nothing at another', async () => {
  const submissionId = await saved();
  const { link } = await continueLink(submissionId);
  const data = await sent();
  const upper = data.slice(0, -2) + (data.endsWith('AA') ? 'BB' : 'AA');
  for (const websiteId of ['dos', 'tres', 'keiner']) {
    const statuses = [
      (await continueLink(submissionId, websiteId)).status,
      (await press(address('/api/v1/continue', { websiteId, link }))).status,
      (await press(address(MY_DATA, { websiteId, link: data }), { act: 'view' })).status,
    ];
    expect([websiteId, ...statuses]).toEqual([websiteId, 410, 410, 410]);
  }
  for (const forged of [link, upper, submissionId, 'x', 'A'.repeat(900)])
    expect(
      (await press(address(MY_DATA, { websiteId: 'uno', link: forged }), { act: 'json' })).status,
    ).toBe(410);
  expect((await press(address('/api/v1/continue', { websiteId: 'uno', link: data }))).status).toBe(
    410,
  );
  const fetched = await test.call(
    'GET',
    address('/api/v2/forms/fetch-submission', { websiteId: 'dos', submissionId }),
  );
  expect([fetched.status, fetched.text]).toEqual([404, expect.not.stringContaining('Ana')]);
});

function rows() {
  return test.database.kysely
    .selectFrom('applications')
    .select(['application_id', 'name', 'contact_phone', 'contact_email'])
    .select(['place', 'answers', 'finished_at'])
    .where('name', 'like', 'Eva%')
    .orderBy('finished_at')
    .execute();
}
