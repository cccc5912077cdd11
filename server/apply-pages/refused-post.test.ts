import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { APPLICATION_FORM } from '../testing/application-form.ts';
import { openTestApplications, type TestApplications } from '../testing/applications.ts';
import { FAILURE, FORM_PAGE, hiddenFields, TYPED } from '../testing/posted-form.ts';

const clock = { now: Date.UTC(2030, 0, 1) };
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
  return { status: statusCode, headers, text: seen(body), to: String(headers['location']) };
}

/** Without what only a script reads, which has every text of the site. */
function seen(html: string): string {
  return html.replace(/<script.*?<\/script>/gs, '');
}

describe('a step that the server does not take', () => {
  it('because it has much to do comes back with everything that was typed, and what to do', async () => {
    const { to } = await press(FORM_PAGE, TYPED);
    const fields = hiddenFields(await open(to));
    const typeYears = (years: number) => {
      const typed = [
        ['q-maneja', 'yes'],
        ['q-anos', `${years}`],
        ['act', 'next'],
      ];
      return post(to, toBody([...fields, ...typed]));
    };
    let answer = await typeYears(6);
    for (let years = 7; years < 20 && answer.status === 303; years++)
      answer = await typeYears(years);
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
    const answer = await press(FORM_PAGE, { ...TYPED, 'q-nombre': long });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('Acorta tu respuesta más larga');
    expect(answer.text).toContain('value="55 1234 5678"');
    expect(answer.text).toContain(long.slice(0, 1000));
  });

  it('because it is longer than anything that is read is told so on the page of the form', async () => {
    const answer = await press(FORM_PAGE, { ...TYPED, 'q-nombre': 'x'.repeat(5 * 1024 * 1024) });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('Acorta tu respuesta más larga');
    expect(answer.text).toContain('name="q-telefono"');
  });

  const BOUNDARY = 'rumbo';

  /** Parts of a multipart body; a name of a file makes one of that. */
  function toParts(fields: readonly (readonly string[])[]): string {
    const head = ([name = '', , file]: readonly string[]) =>
      `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`;
    return fields.map((field) => `--${BOUNDARY}\r\n${head(field)}\r\n\r\n${field[1]}\r\n`).join('');
  }

  async function postParts(url: string, payload: string) {
    clock.now += 2000;
    const answer = await test.server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload,
    });
    return { status: answer.statusCode, text: seen(answer.body), to: answer.headers['location'] };
  }

  const typedFields = async () => [
    ...hiddenFields(await open(FORM_PAGE)),
    ...Object.entries(TYPED),
    ['act', 'next'],
  ];

  it.each([
    ['in a field', '--rumbo\r\nContent-Disposition: form-data; name="q-x"\r\n\r\nab'],
    ['in a file', '--rumbo\r\nContent-Disposition: form-data; name="q-cv"; filename="a"\r\n\r\nab'],
    ['behind a field', ''],
  ])('because it broke off %s says so, with everything that had come', async (_, end) => {
    const answer = await postParts(FORM_PAGE, toParts(await typedFields()) + end);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Tu envío llegó incompleto y no se guardó.');
    expect(answer.text).not.toContain('Acorta');
    expect(answer.text).toContain('value="Ana Ruiz Soto"');
  });

  it.each(['', 'nada', '--otra\r\n\r\n'])(
    'because its body is %j, no form at all, says so on the page of the form',
    async (payload) => {
      const answer = await postParts(FORM_PAGE, payload);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('Tu envío llegó incompleto y no se guardó.');
      expect(answer.text).toContain('name="q-telefono"');
    },
  );

  it('because its form is published no more shows the one that is, with what that asks too', async () => {
    const fields = await typedFields();
    const others = fields.map(([name, value]) => [
      name,
      name === 'formId' ? 'otro' : (value ?? ''),
    ]);
    const answer = await post(
      FORM_PAGE,
      toBody(others.map(([name = '', value = '']) => [name, value])),
    );
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('El formulario cambió mientras lo llenabas.');
    expect(answer.text).toContain('value="Ana Ruiz Soto"');
  });

  it('because of its files beyond those of a minute comes back with everything that was typed', async () => {
    const file = ['q-cv', 'Ana Ruiz', 'cv.txt'];
    const files = Array.from({ length: 21 }, () => file);
    const body = toParts([...(await typedFields()), ...files]);
    const answer = await postParts(FORM_PAGE, `${body}--${BOUNDARY}--\r\n`);
    expect(answer.status).toBe(429);
    expect(answer.text).toContain('value="Ana Ruiz Soto"');
    const { kysely } = test.database;
    expect(await kysely.selectFrom('uploads').selectAll().execute()).toHaveLength(20);
    await kysely.deleteFrom('uploads').execute();
  });

  it('of many empty pickers goes on: a browser posts each of them', async () => {
    const pickers = Array.from({ length: 40 }, (_, index) => [`q-f${index}`, '', '']);
    const body = toParts([...(await typedFields()), ...pickers]);
    const answer = await postParts(FORM_PAGE, `${body}--${BOUNDARY}--\r\n`);
    expect(answer.status).toBe(303);
    expect(answer.to).toContain('step=1');
  });

  it('of a submission that is no more begins another one with what was typed', async () => {
    const { to } = await press(FORM_PAGE, TYPED);
    const fields = [...hiddenFields(await open(to)), ['q-maneja', 'yes'], ['q-anos', '3']];
    clock.now += 31 * DAY_MS;
    const next = await post(to, toBody([...fields, ['act', 'back']]));
    expect(next.status).toBe(303);
    const submissionId = new URL(next.to, 'http://x').searchParams.get('submissionId');
    expect(submissionId).toMatch(/^[\w-]{22}$/);
    expect(to).not.toContain(submissionId);
    const page = await open(`${FORM_PAGE}?submissionId=${submissionId}&step=1`);
    expect(page).toMatch(/name="q-anos"[^>]*value="3"/);
  });

  it('because the database is away comes back with everything that was typed', async () => {
    const { server, database, pages } = await openTestApplications(clock);
    const { body } = await server.app.inject({ url: FORM_PAGE });
    clock.now += 2000;
    const fields = [...hiddenFields(body), ...Object.entries(TYPED), ['act', 'next']];
    await database.close();
    const answer = await post(FORM_PAGE, toBody(fields), server.app);
    await server.app.close();
    await pages.discard();
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.text).toContain('Por ahora no podemos guardar tus respuestas');
    expect(answer.text).toContain('value="Ana Ruiz Soto"');
  });
});

describe('a step that somebody typed into the address', () => {
  const stepAt = async (url: string) => new Map(hiddenFields(await open(url))).get('step');

  it.each(['1', '2', '99', 'review', '1&step=2'])(
    'is the first page as long as that is not filled in (step=%s)',
    async (step) => expect(await stepAt(`${FORM_PAGE}?step=${step}`)).toBe('0'),
  );

  it.each(['-1', '', 'abc', '1e1', '0x1', '999999999999', '%00', '%F0', '1.5', '<b>'])(
    'is the first page where it is none (step=%s)',
    async (step) => expect(await stepAt(`${FORM_PAGE}?step=${step}`)).toBe('0'),
  );

  it('is the first one that wants something of what was saved', async () => {
    const { to } = await press(FORM_PAGE, TYPED);
    const at = (step: string) => stepAt(to.replace('step=1', `step=${step}`));
    expect(await at('0')).toBe('0');
    expect(await at('review')).toBe('review');
    const fields = hiddenFields(await open(to.replace('step=1', 'step=0')));
    const back = toBody([...fields, ['q-nombre', 'Ana Ruiz Soto'], ['act', 'back']]);
    await post(to.replace('step=1', 'step=0'), back);
    expect(await at('review')).toBe('0');
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
    const html = await open(`${FORM_PAGE}?resumeURL=${encodeURIComponent(own)}`);
    const unusable = await open(
      `${FORM_PAGE}?resumeURL=${encodeURIComponent(`${own.slice(0, -4)}0000`)}`,
    );
    await test.publish(APPLICATION_FORM);
    expect(html).toContain('<span>Archivo guardado');
    expect(html).toContain(`<input type="hidden" name="q-cv" value="${own}"`);
    expect(unusable).not.toContain('<span>Archivo guardado');
  });
});
