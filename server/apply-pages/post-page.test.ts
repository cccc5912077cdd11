import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#schemas/forms/file-kinds.ts';
import { folioOf } from '#schemas/forms/folio.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { APPLICATION_FORM } from '../testing/application-form.ts';
import { openTestApplications, typedAnswers, withQuestion } from '../testing/applications.ts';
import { setUp } from '../testing/set-up.ts';

const clock = { now: Date.UTC(2030, 0, 1) };
const PAGE = '/uno/aplicar/web';

const test = setUp(() => openTestApplications(clock));

beforeEach(async () => {
  clock.now += 3_600_000;
  const { kysely } = test.database;
  await kysely.deleteFrom('applications').execute();
  await kysely.deleteFrom('submissions').execute();
});

const TYPED = {
  'q-nombre': 'Ana Ruiz Soto',
  'q-telefono': '55 1234 5678',
  'q-correo': 'ana@correo.example',
};

/** What stands above a form whose last save failed. */
const FAILURE = /<div data-apply-failed="">/;

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
  const fields = Object.entries(typed).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  return post(url, [...hiddenFields(text), ...fields, ['act', act]]);
}

async function post(url: string, fields: string[][]) {
  clock.now += 2000;
  const answer = await test.server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return {
    status: answer.statusCode,
    to: String(answer.headers['location']),
    headers: answer.headers,
  };
}

interface ChosenFile {
  readonly name: string;
  readonly content: string;
  /** Name of the field that it was chosen in. */
  readonly field?: string;
}

/** Presses next with a file chosen for the CV. */
async function postFile(
  url: string,
  { name, content, field = 'q-cv' }: ChosenFile,
  typed: Record<string, string> = {},
) {
  const { text } = await open(url);
  const form = new FormData();
  for (const [key, value] of [...hiddenFields(text), ...Object.entries(typed), ['act', 'next']])
    form.append(key ?? '', value ?? '');
  form.append(field, new Blob([content]), name);
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

/** Address of a file that somebody uploaded before the form was opened. */
async function uploaded(applicationId: string = randomUUID()): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob(['Ana Ruiz Soto, repartidora']), 'cv.txt');
  const packed = new Response(form);
  const answer = await test.server.app.inject({
    method: 'POST',
    url: `/api/upload?applicationId=${applicationId}&websiteId=uno`,
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    payload: Buffer.from(await packed.arrayBuffer()),
  });
  return new URL(answer.json().s3Url).pathname;
}

async function sentResumes(): Promise<unknown[]> {
  return (await applications()).map(({ answers, resume_url }) => {
    return { answer: JSON.parse(answers).cv, resume: resume_url };
  });
}

function hiddenFields(html: string): [string, string][] {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return [...inputs].map(([, name = '', value = '']) => [name, value]);
}

/** Name and value of the box that takes away the CV that shows. */
function keptResume(html: string): string[] {
  const box = /<input(?=[^>]*type="checkbox")[^>]*name="(remove-cv)"[^>]*value="([^"]+)"/.exec(
    html,
  );
  return box?.slice(1) ?? [];
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
    expect(await typedAnswers(test.database)).toEqual([]);
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

  it('shows the failure, and what is wrong at its field, where the last step is refused', async () => {
    const { to } = await press(PAGE, 'elsewhere', { ...TYPED, 'q-telefono': '55 12' });
    const submissionId = new URLSearchParams(to.split('?')[1]).get('submissionId');
    const page = `${PAGE}?submissionId=${submissionId}`;
    const fields = hiddenFields((await open(page)).text);
    const review = fields.map(([name, value]) => [name, name === 'step' ? 'review' : value]);
    const refused = await post(page, [...review, ['act', 'next']]);
    const { text } = await open(refused.to);
    expect(text).toMatch(FAILURE);
    expect(text).toContain('Escribe 10 dígitos');
  });

  it('says that the form was published anew where the last step meets another one', async () => {
    const second = await press(PAGE, 'next', TYPED);
    const review = await press(second.to, 'next', { 'q-maneja': 'yes', 'q-anos': '3' });
    const seen = hiddenFields((await open(review.to)).text);
    const asked = question('turno', 'short-text', { required: true });
    await test.publish(withQuestion(APPLICATION_FORM, asked));
    const { to } = await post(review.to, [...seen, ['act', 'next']]);
    const { text } = await open(to);
    await test.publish(APPLICATION_FORM);
    expect(text).toContain('El formulario cambió mientras lo llenabas.');
    expect(text).not.toMatch(FAILURE);
  });

  it('says that what was answered is kept where the job closes meanwhile', async () => {
    const { open: job } = test.jobs;
    const { to } = await press(`${PAGE}?jobId=${job}`, 'next', TYPED);
    const { kysely } = test.database;
    const setStatus = (status: 'open' | 'closed') =>
      kysely.updateTable('jobs').set({ status }).where('job_id', '=', job).execute();
    const fields = hiddenFields((await open(to)).text);
    await setStatus('closed');
    const refused = await post(to, [...fields, ['act', 'next']]);
    const { text } = await open(refused.to);
    await setStatus('open');
    expect(text).toContain('Este puesto está cerrado y ya no está disponible para solicitudes.');
    expect(text).toContain('Tus respuestas siguen guardadas.');
  });

  it('takes a file along, and says at its question why another one is not taken', async () => {
    const second = await press(PAGE, 'next', TYPED);
    const refused = await postFile(second.to, { name: 'cv.pdf', content: 'no PDF at all' });
    expect((await open(refused.to)).text).toMatch(/id="solicitud-cv-error"[^>]*>[^<]+/);
    const review = await postFile(refused.to, {
      name: 'cv.txt',
      content: 'Ana Ruiz Soto, repartidora',
    });
    expect(review.to).toMatch(/step=review$/);
    expect((await open(review.to)).text).toContain('cv.txt (1 KB)');
    await press(review.to, 'next');
    const [application] = await applications();
    expect(JSON.parse(application?.answers ?? '').cv[0]).toContain('/api/upload/');
  });

  it('says how large a CV of the widget may be, at its question where the page asks for one, beside what else is wrong', async () => {
    const content = 'x'.repeat(MAX_UPLOAD_BYTES + 1);
    const tooLarge = { name: 'cv.txt', content, field: 'resume' };
    const loose = await postFile(PAGE, tooLarge, { ...TYPED, 'q-telefono': '55 12' });
    const { text } = await open(loose.to);
    expect(text).toContain('Escribe 10 dígitos');
    expect(text).toMatch(/<li>Máximo 10 MB: elige un archivo más ligero/);
    const { pages } = formOfPages([[question('cv', 'resume'), question('zona', 'short-text')]]);
    await test.publish({ ...APPLICATION_FORM, pages });
    const atQuestion = await postFile(PAGE, tooLarge);
    const page = await open(atQuestion.to);
    await test.publish(APPLICATION_FORM);
    expect(page.text).toMatch(/id="solicitud-cv-error"[^>]*>[^<]*Máximo 10 MB/);
  });

  it('asks for the CV alone where a page was left at it', async () => {
    const address = `${PAGE}?dropOffType=RESUME_DROP_OFF`;
    const refused = await press(address, 'next');
    expect(refused.to).toContain('check=1');
    expect((await open(refused.to)).text).toContain('Falta corregir una respuesta');
    const { to } = await postFile(address, { name: 'cv.txt', content: 'Ana Ruiz' });
    expect(to).toContain('sent=1');
    const [sent] = await applications();
    expect(sent).toMatchObject({ drop_off_type: 'RESUME_DROP_OFF' });
    expect((await open(to)).text).toContain(`Folio ${folioOf(sent?.application_id ?? '')}.`);
  });

  it('says in words that a CV is missing where no question asks for one', async () => {
    await test.publish({ ...APPLICATION_FORM, pages: APPLICATION_FORM.pages.slice(0, 1) });
    const refused = await press(`${PAGE}?dropOffType=RESUME_DROP_OFF`, 'next');
    const { text } = await open(refused.to);
    await test.publish(APPLICATION_FORM);
    expect(text).toMatch(FAILURE);
    expect(text).toMatch(/<li>Sube tu archivo/);
  });

  it('takes along a CV that is chosen before its question is asked, and the one that takes its place', async () => {
    const first = { name: 'cv.txt', content: 'Ana Ruiz Soto', field: 'resume' };
    const second = await postFile(PAGE, first, TYPED);
    const kept = hiddenFields((await open(second.to)).text).find(([name]) => name === 'q-cv');
    expect(kept?.[1]).toContain('/api/upload/');
    const review = await postFile(second.to, { name: 'otro.txt', content: 'Ana Ruiz, chofer' });
    expect(review.to).toMatch(/step=review$/);
    await press(review.to, 'next');
    const [{ resume }] = (await sentResumes()) as [{ resume: string }];
    expect(resume).toContain('/api/upload/');
    expect(kept?.[1]).not.toContain(resume);
  });

  it('is answered with the CV that its address names, unless that is another person’s', async () => {
    const own = await uploaded();
    const named = (url: string) => `${PAGE}?resumeURL=${encodeURIComponent(url)}`;
    const second = await press(named(own), 'next', TYPED);
    const review = await press(second.to, 'next', { 'q-maneja': 'no' });
    await press(review.to, 'next');
    expect(await sentResumes()).toEqual([{ answer: [own], resume: own }]);
    const begun = await press(PAGE, 'next', TYPED);
    const others = await uploaded(
      new URLSearchParams(begun.to.split('?')[1]).get('submissionId') ?? '',
    );
    const page = await press(named(others), 'next', TYPED);
    await press((await press(page.to, 'next', { 'q-maneja': 'no' })).to, 'next');
    expect(await sentResumes()).toHaveLength(2);
    expect(await sentResumes()).toContainEqual({ answer: undefined, resume: null });
  });

  it('goes on without a file that is taken away, on its own page or on an earlier one', async () => {
    const first = { name: 'cv.txt', content: 'Ana Ruiz Soto', field: 'resume' };
    const second = await postFile(PAGE, first, TYPED);
    const [, cv = ''] = keptResume((await open(second.to)).text);
    expect(cv).toContain('/api/upload/');
    const back = await press(second.to, 'back');
    const without = await press(back.to, 'next', { ...TYPED, 'remove-cv': cv });
    expect(keptResume((await open(without.to)).text)).toEqual([]);
    const again = await postFile(without.to, { name: 'otro.txt', content: 'Ana Ruiz, chofer' });
    const edited = await press(again.to, 'edit:1');
    const [, other = ''] = keptResume((await open(edited.to)).text);
    expect(other).not.toBe('');
    const review = await press(edited.to, 'next', { 'remove-cv': other });
    expect(review.to).toMatch(/step=review$/);
    await press(review.to, 'next');
    expect(await sentResumes()).toEqual([{ answer: undefined, resume: null }]);
  });

  it('shows a CV that no question asks for, and goes on without it once that is taken away', async () => {
    const pages = APPLICATION_FORM.pages.slice(0, 1);
    await test.publish({ ...APPLICATION_FORM, pages, review: true });
    const first = { name: 'cv.txt', content: 'Ana Ruiz Soto', field: 'resume' };
    const review = await postFile(PAGE, first, TYPED);
    const edited = await press(review.to, 'edit:0');
    const { text } = await open(edited.to);
    const [, box = '', cv = ''] =
      /<input(?=[^>]*type="checkbox")[^>]*name="(remove-[^"]*)"[^>]*value="([^"]+)"/.exec(text) ??
      [];
    const again = await press(edited.to, 'next', { ...TYPED, [box]: cv });
    await press(again.to, 'next');
    await test.publish(APPLICATION_FORM);
    expect(text).toContain('cv.txt (1 KB)');
    expect(await sentResumes()).toEqual([{ answer: undefined, resume: null }]);
  });

  it('does without the CV that its address names once that is taken away', async () => {
    const own = await uploaded();
    const page = `${PAGE}?resumeURL=${encodeURIComponent(own)}`;
    const second = await press(page, 'next', { ...TYPED, 'remove-cv': own });
    expect(second.to).not.toContain('resumeURL');
    const review = await press(second.to, 'next', { 'q-maneja': 'no' });
    await press(review.to, 'next');
    expect(await sentResumes()).toEqual([{ answer: undefined, resume: null }]);
  });

  it('is left with the CV that its address names where the CV alone is asked for', async () => {
    const own = await uploaded();
    const { to } = await press(`${PAGE}?dropOffType=RESUME_DROP_OFF&resumeURL=${own}`, 'next');
    expect(to).toContain('sent=1');
    expect(await sentResumes()).toEqual([{ answer: [own], resume: own }]);
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

describe('a body that is posted twice', () => {
  const countApplications = async () => {
    const { kysely } = test.database;
    return (await kysely.selectFrom('applications').select('name').execute()).length;
  };

  it('as the last step is answered by the same redirect, with the link to what was sent', async () => {
    const second = await press(PAGE, 'next', TYPED);
    const review = await press(second.to, 'next', { 'q-maneja': 'no' });
    const fields = [...hiddenFields((await open(review.to)).text), ['act', 'next']];
    const [sent, again] = [await post(review.to, fields), await post(review.to, fields)];
    expect(sent.to).toContain('myData=');
    expect(again.to).toBe(sent.to);
    expect(await countApplications()).toBe(1);
  });

  it('as the one page of a form makes one application', async () => {
    const [page] = APPLICATION_FORM.pages;
    if (page === undefined) throw new Error('the form has pages');
    await test.publish({ ...APPLICATION_FORM, pages: [page], review: false });
    const url = PAGE;
    const fields = [
      ...hiddenFields((await open(url)).text),
      ...Object.entries(TYPED),
      ['act', 'next'],
    ];
    const answers = await Promise.all([post(url, fields), post(url, fields)]);
    answers.push(await post(url, fields));
    await test.publish(APPLICATION_FORM);
    expect(new Set(answers.map(({ to }) => to)).size).toBe(1);
    expect(answers[0]?.to).toContain('myData=');
    expect(await countApplications()).toBe(1);
  });
});
