import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { APPLICATION_FORM } from '../testing/application-form.ts';
import { openTestApplications, type TestApplications } from '../testing/applications.ts';

const clock = { now: Date.UTC(2030, 0, 1) };
const PAGE = '/uno/aplicar/web';
const DAY_MS = 86_400_000;

let test: TestApplications;

beforeAll(async () => {
  test = await openTestApplications(clock);
});

beforeEach(() => {
  clock.now += 3_600_000;
});

afterAll(() => test.close());

async function open(url: string): Promise<string> {
  return (await test.server.app.inject({ url })).body;
}

function hiddenFields(html: string): [string, string][] {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return [...inputs].map(([, name = '', value = '']) => [name, value]);
}

function toBody(fields: readonly (readonly string[])[]): string {
  return new URLSearchParams(fields.map(([name = '', value = '']) => [name, value])).toString();
}

/** Posts what the page at an address holds with what is typed into it, as a browser without script does. */
async function press(url: string, typed: Readonly<Record<string, string>>) {
  const fields = [...hiddenFields(await open(url)), ...Object.entries(typed)];
  clock.now += 2000;
  return post(url, toBody([...fields, ['act', 'next']]));
}

async function post(url: string, payload: string, app = test.server.app) {
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
  return { status: statusCode, headers, text: body, to: String(headers['location']) };
}

const TYPED = {
  'q-nombre': 'Ana Ruiz Soto',
  'q-telefono': '55 1234 5678',
  'q-correo': 'ana@correo.example',
};

const FAILURE = /<div data-apply-failed="">/;

describe('a step that the server does not take', () => {
  it('because it has much to do comes back with everything that was typed, and what to do', async () => {
    const { to } = await press(PAGE, TYPED);
    const fields = hiddenFields(await open(to));
    let answer = await post(to, '');
    for (let index = 0; index < 10 && answer.status === 303; index++) {
      const typed = [...fields, ['q-maneja', 'yes'], ['q-anos', `${index + 7}`], ['act', 'next']];
      answer = await post(to, toBody(typed));
    }
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.text).toMatch(FAILURE);
    expect(answer.text).toContain('espera un momento y vuelve a pulsar el botón');
    expect(answer.text).toMatch(/<input(?=[^>]*name="q-maneja")(?=[^>]*value="yes")[^>]*checked/);
    expect(answer.text).toMatch(/name="q-anos"[^>]*value="\d+"/);
    clock.now += 60_000;
    const again = [...hiddenFields(answer.text), ['q-maneja', 'no'], ['act', 'next']];
    expect(
      (await post(to, new URLSearchParams(again as [string, string][]).toString())).to,
    ).toMatch(/step=review$/);
  });

  it('because it is too long comes back with everything that was typed', async () => {
    const long = 'palabra '.repeat(90_000);
    const answer = await press(PAGE, { ...TYPED, 'q-nombre': long });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('Acorta tu respuesta más larga');
    expect(answer.text).toContain('value="55 1234 5678"');
    expect(answer.text).toContain(long.slice(0, 1000));
  });

  it('because it is longer than anything that is read is told so on the page of the form', async () => {
    const answer = await press(PAGE, { ...TYPED, 'q-nombre': 'x'.repeat(5 * 1024 * 1024) });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('Acorta tu respuesta más larga');
    expect(answer.text).toContain('name="q-telefono"');
  });

  it('of a submission that is no more begins another one with what was typed', async () => {
    const { to } = await press(PAGE, TYPED);
    const fields = [...hiddenFields(await open(to)), ['q-maneja', 'yes'], ['q-anos', '3']];
    clock.now += 31 * DAY_MS;
    const next = await post(to, toBody([...fields, ['act', 'back']]));
    expect(next.status).toBe(303);
    const submissionId = new URL(next.to, 'http://x').searchParams.get('submissionId');
    expect(submissionId).toMatch(/^[\w-]{22}$/);
    expect(to).not.toContain(submissionId);
    const page = await open(`${PAGE}?submissionId=${submissionId}&step=1`);
    expect(page).toMatch(/name="q-anos"[^>]*value="3"/);
  });

  it('because the database is away comes back with everything that was typed', async () => {
    const { server, database, pages } = await openTestApplications(clock);
    const { body } = await server.app.inject({ url: PAGE });
    clock.now += 2000;
    const fields = [...hiddenFields(body), ...Object.entries(TYPED), ['act', 'next']];
    await database.close();
    const answer = await post(PAGE, toBody(fields), server.app);
    await server.app.close();
    await pages.discard();
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.text).toContain('Por ahora no podemos guardar tus respuestas');
    expect(answer.text).toContain('value="Ana Ruiz Soto"');
  });
});

describe('a CV that the address names', () => {
  async function upload(): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob(['Ana Ruiz Soto, repartidora']), 'cv.txt');
    const packed = new Response(form);
    const answer = await test.server.app.inject({
      method: 'POST',
      url: `/api/upload?applicationId=${randomUUID()}&websiteId=uno`,
      headers: { 'content-type': packed.headers.get('content-type') ?? '' },
      payload: Buffer.from(await packed.arrayBuffer()),
    });
    return new URL(answer.json().s3Url).pathname;
  }

  it('shows at its question before anything is sent, and only where it may be sent', async () => {
    const own = await upload();
    const { pages } = formOfPages([[question('cv', 'resume'), question('zona', 'short-text')]]);
    await test.publish({ ...APPLICATION_FORM, pages });
    const html = await open(`${PAGE}?resumeURL=${encodeURIComponent(own)}`);
    const unusable = await open(
      `${PAGE}?resumeURL=${encodeURIComponent(`${own.slice(0, -4)}0000`)}`,
    );
    await test.publish(APPLICATION_FORM);
    expect(html).toContain('<span>Archivo guardado');
    expect(html).toContain(`<input type="hidden" name="q-cv" value="${own}"`);
    expect(unusable).not.toContain('<span>Archivo guardado');
  });
});
