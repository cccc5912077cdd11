import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApplications, type TestApplications } from '../testing/applications.ts';

const clock = { now: Date.UTC(2030, 0, 1) };
const PAGE = '/uno/aplicar/web';

let test: TestApplications;

beforeAll(async () => {
  test = await openTestApplications(clock);
});

beforeEach(async () => {
  clock.now += 3_600_000;
  const { kysely } = test.database;
  await kysely.deleteFrom('applications').execute();
  await kysely.deleteFrom('submissions').execute();
});

afterAll(() => test.close());

const TYPED = {
  'q-nombre': 'Ana Ruiz Soto',
  'q-telefono': '55 1234 5678',
  'q-correo': 'ana@correo.example',
};

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

async function open(url: string): Promise<Answer> {
  const answer = await test.server.app.inject({ url });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}

/** Fills in what the page shows and presses a button, as a browser without script does; the address it is led to. */
async function press(url: string, act: string, typed: Record<string, string | string[]> = {}) {
  const { text } = await open(url);
  const body = new URLSearchParams(hiddenFields(text));
  for (const [name, values] of Object.entries(typed))
    for (const value of [values].flat()) body.append(name, value);
  body.append('act', act);
  clock.now += 2000;
  const answer = await test.server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body.toString(),
  });
  return {
    status: answer.statusCode,
    to: String(answer.headers['location']),
    headers: answer.headers,
  };
}

/** Presses next with a file chosen for the CV. */
async function postFile(url: string, name: string, content: string) {
  const { text } = await open(url);
  const form = new FormData();
  for (const [field, value] of [...hiddenFields(text), ['act', 'next'] as const])
    form.append(field, value);
  form.append('q-cv', new Blob([content]), name);
  const packed = new Response(form);
  clock.now += 2000;
  const answer = await test.server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    payload: Buffer.from(await packed.arrayBuffer()),
  });
  return { to: String(answer.headers['location']) };
}

function hiddenFields(html: string): [string, string][] {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return [...inputs].map(([, name = '', value = '']) => [name, value]);
}

function applications() {
  return test.database.kysely.selectFrom('applications').selectAll().execute();
}

describe('a form without script', () => {
  it('is filled in page by page, reviewed and sent', async () => {
    const second = await press(
      `${PAGE}?jobId=${test.jobs.open}&utm_source=feria&x=1&x=2`,
      'next',
      TYPED,
    );
    expect(second.status).toBe(303);
    expect(second.to).toMatch(/[?&]submissionId=[\w-]{22}&step=1$/);
    const review = await press(second.to, 'next', { 'q-maneja': 'yes', 'q-anos': '3' });
    expect(review.to).toMatch(/step=review$/);
    const { text } = await open(review.to);
    expect(text).toContain('Ana Ruiz Soto');
    expect(text).toContain('Revisa tus respuestas');
    const edited = await press(review.to, 'edit:0');
    expect(edited.to).toMatch(/&edit=1&.*step=0$/);
    const again = await press(edited.to, 'next', { ...TYPED, 'q-nombre': 'Ana Ruiz' });
    expect(again.to).toMatch(/step=review$/);
    const sent = await press(again.to, 'next');
    expect(sent.to).not.toContain('submissionId');
    const done = (await open(sent.to)).text;
    expect(done).toContain('¡Listo! Recibimos tu solicitud');
    expect(done).toContain('/api/v1/my-data?websiteId=uno&amp;link=');
    const [application, ...others] = await applications();
    expect(others).toEqual([]);
    expect(application).toMatchObject({ contact_phone: '+525512345678', source: 'feria' });
    expect(JSON.parse(application?.answers ?? '')).toMatchObject({ anos: ['3'], maneja: ['yes'] });
  });

  it('keeps every other parameter of its visit, repeated ones too', async () => {
    const { to } = await press(`${PAGE}?x=1&utm_source=a%20b&x=2`, 'next', TYPED);
    const query = new URL(to, 'http://x').searchParams;
    expect(query.getAll('x')).toEqual(['1', '2']);
    expect(query.get('utm_source')).toBe('a b');
  });

  it('saves the step for whoever goes on elsewhere, and leads to the page that makes a link', async () => {
    const { to } = await press(`${PAGE}?x=1`, 'elsewhere', { 'q-nombre': 'Ana Ruiz' });
    expect(to).toMatch(/^\/api\/v1\/continue-links\?websiteId=uno&submissionId=[\w-]{22}&path=/);
    expect(new URLSearchParams(to.split('?')[1]).get('path')).toBe(`${PAGE}?x=1&step=0`);
  });

  it('says at the fields what is wrong and keeps what was typed', async () => {
    const typed = { ...TYPED, 'q-telefono': '55 12' };
    const { to } = await press(PAGE, 'next', typed);
    const { text } = await open(to);
    expect(text).toContain('Escribe 10 dígitos');
    expect(text).toContain('value="55 12"');
    expect(text).toContain('value="Ana Ruiz Soto"');
    expect(text).toMatch(/<input(?=[^>]*name="q-telefono")[^>]*aria-invalid="true"/);
  });

  it('goes back with what was typed, and asks what depends on an answer with its condition in words', async () => {
    const second = await press(PAGE, 'next', TYPED);
    expect((await open(second.to)).text).toContain('Solo si en «maneja» respondiste Sí.');
    const back = await press(second.to, 'back', { 'q-maneja': 'no' });
    expect((await open(back.to)).text).toContain('value="Ana Ruiz Soto"');
    const again = await press(back.to, 'next', TYPED);
    expect((await open(again.to)).text).toMatch(/<input(?=[^>]*value="no")[^>]*checked/);
  });

  it('ends in a friendly way without storing anything', async () => {
    const second = await press(PAGE, 'next', TYPED);
    const back = await press(second.to, 'back');
    const ended = await press(back.to, 'next', { ...TYPED, 'q-edad': 'no' });
    expect(ended.to).not.toContain('submissionId');
    expect((await open(ended.to)).text).toContain('Gracias por tu interés');
    const rows = await test.database.kysely.selectFrom('submission_answers').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('is kept by no cache and told to no other site once it holds answers', async () => {
    const { to, headers } = await press(PAGE, 'next', TYPED);
    const expected = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
    expect(headers).toMatchObject(expected);
    const page = await open(to);
    expect(page.headers).toMatchObject(expected);
    expect(page.headers['cdn-cache-control']).toBeUndefined();
  });

  it('stores nothing of a machine that fills in what people do not see', async () => {
    const { to } = await press(PAGE, 'next', { ...TYPED, website: 'https://spam.example' });
    expect(to).toContain('sent=1');
    expect(await test.database.kysely.selectFrom('submissions').selectAll().execute()).toEqual([]);
  });

  it('shows that a job is closed', async () => {
    const { text } = await open(`${PAGE}?jobId=${test.jobs.closed}`);
    expect(text).toContain('Vacante cerrada');
    expect(text).not.toContain('<form');
  });

  it('takes a file along, and says at its question why another one is not taken', async () => {
    const second = await press(PAGE, 'next', TYPED);
    const refused = await postFile(second.to, 'cv.pdf', 'no PDF at all');
    expect((await open(refused.to)).text).toMatch(/id="solicitud-cv-error"[^>]*>[^<]+/);
    const review = await postFile(refused.to, 'cv.txt', 'Ana Ruiz Soto, repartidora');
    expect(review.to).toMatch(/step=review$/);
    await press(review.to, 'next');
    const [application] = await applications();
    expect(JSON.parse(application?.answers ?? '').cv[0]).toContain('/api/upload/');
  });

  it('asks for the CV alone where a page was left at it', async () => {
    const address = `${PAGE}?dropOffType=RESUME_DROP_OFF`;
    const refused = await press(address, 'next');
    expect(refused.to).toContain('check=1');
    expect((await open(refused.to)).text).toContain('Falta corregir una respuesta');
    const { to } = await postFile(address, 'cv.txt', 'Ana Ruiz');
    expect(to).toContain('sent=1');
    expect(await applications()).toMatchObject([{ drop_off_type: 'RESUME_DROP_OFF' }]);
  });

  it('waits for people: a first post that comes at once goes on to no other step', async () => {
    const url = `${PAGE}?formId=solicitud&utm_term=nueva`;
    const { text } = await open(url);
    const body = new URLSearchParams([
      ...hiddenFields(text),
      ...Object.entries(TYPED),
      ['act', 'next'],
    ]);
    const { headers } = await test.server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: body.toString(),
    });
    expect(headers['location']).toMatch(/step=0$/);
    expect(headers['location']).toContain('failed=1');
    expect((await open(String(headers['location']))).text).toContain('value="Ana Ruiz Soto"');
  });

  it('is the 404 page where nobody takes posts', async () => {
    expect((await press('/uno/home', 'next')).status).toBe(404);
    expect((await press('/uno/nada', 'next')).status).toBe(404);
  });
});
