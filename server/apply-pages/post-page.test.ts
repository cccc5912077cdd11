import { describe, expect, it } from 'vitest';
import { question } from '#schemas/testing/forms.ts';
import { APPLICATION_FORM } from '../testing/application-form.ts';
import { typedAnswers, withQuestion } from '../testing/applications.ts';
import {
  FAILURE,
  FORM_PAGE,
  hiddenFields,
  setUpPostedForm,
  TYPED,
} from '../testing/posted-form.ts';
import { openTestServer } from '../testing/server.ts';

const form = setUpPostedForm();

describe('a form without script', () => {
  it('is filled in page by page, reviewed and sent', async () => {
    const second = await form.press(
      `${FORM_PAGE}?jobId=${form.test.jobs.open}&utm_source=feria&x=1&x=2`,
      'next',
      TYPED,
    );
    expect(second.status).toBe(303);
    expect(second.to).toMatch(/[?&]submissionId=[\w-]{22}&step=1$/);
    const review = await form.press(second.to, 'next', { 'q-maneja': 'yes', 'q-anos': '3' });
    expect(review.to).toMatch(/step=review$/);
    const { text } = await form.open(review.to);
    expect(text).toContain('Ana Ruiz Soto');
    expect(text).toContain('Revisa tus respuestas');
    const edited = await form.press(review.to, 'edit:0');
    expect(edited.to).toMatch(/&edit=1&.*step=0$/);
    const again = await form.press(edited.to, 'next', { ...TYPED, 'q-nombre': 'Ana Ruiz' });
    expect(again.to).toMatch(/step=review$/);
    const sent = await form.press(again.to, 'next');
    expect(sent.to).not.toContain('submissionId');
    const done = (await form.open(sent.to)).text;
    expect(done).toContain('¡Listo! Recibimos tu solicitud');
    expect(done).toContain('/api/v1/my-data?websiteId=uno&amp;link=');
    const [application, ...others] = await form.applications();
    expect(others).toEqual([]);
    expect(application).toMatchObject({ contact_phone: '+525512345678', source: 'feria' });
    expect(JSON.parse(application?.answers ?? '')).toMatchObject({ anos: ['3'], maneja: ['yes'] });
  });

  it('keeps every other parameter of its visit, repeated ones too', async () => {
    const { to } = await form.press(`${FORM_PAGE}?x=1&utm_source=a%20b&x=2`, 'next', TYPED);
    const query = new URL(to, 'http://x').searchParams;
    expect(query.getAll('x')).toEqual(['1', '2']);
    expect(query.get('utm_source')).toBe('a b');
  });

  it('saves the step for whoever goes on elsewhere, and leads to the page that makes a link', async () => {
    const { to } = await form.press(`${FORM_PAGE}?x=1`, 'elsewhere', { 'q-nombre': 'Ana Ruiz' });
    expect(to).toMatch(/^\/api\/v1\/continue-links\?websiteId=uno&submissionId=[\w-]{22}&path=/);
    expect(new URLSearchParams(to.split('?')[1]).get('path')).toBe(`${FORM_PAGE}?x=1&step=0`);
  });

  it('says at the fields what is wrong and keeps what was typed', async () => {
    const typed = { ...TYPED, 'q-telefono': '55 12' };
    const { to } = await form.press(FORM_PAGE, 'next', typed);
    const { text } = await form.open(to);
    expect(text).toContain('Escribe 10 dígitos');
    expect(text).toContain('value="55 12"');
    expect(text).toContain('value="Ana Ruiz Soto"');
    expect(text).toMatch(/<input(?=[^>]*name="q-telefono")[^>]*aria-invalid="true"/);
  });

  it('goes back with what was typed, and asks what depends on an answer with its condition in words', async () => {
    const second = await form.press(FORM_PAGE, 'next', TYPED);
    expect((await form.open(second.to)).text).toContain('Solo si en «maneja» respondiste Sí.');
    const back = await form.press(second.to, 'back', { 'q-maneja': 'no' });
    expect((await form.open(back.to)).text).toContain('value="Ana Ruiz Soto"');
    const again = await form.press(back.to, 'next', TYPED);
    expect((await form.open(again.to)).text).toMatch(/<input(?=[^>]*value="no")[^>]*checked/);
  });

  it('ends in a friendly way without storing anything', async () => {
    const second = await form.press(FORM_PAGE, 'next', TYPED);
    const back = await form.press(second.to, 'back');
    const ended = await form.press(back.to, 'next', { ...TYPED, 'q-edad': 'no' });
    expect(ended.to).not.toContain('submissionId');
    expect((await form.open(ended.to)).text).toContain('Gracias por tu interés');
    expect(await typedAnswers(form.test.database)).toEqual([]);
  });

  it('is kept by no cache and told to no other site once it holds answers', async () => {
    const { to, headers } = await form.press(FORM_PAGE, 'next', TYPED);
    const expected = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
    expect(headers).toMatchObject(expected);
    const page = await form.open(to);
    expect(page.headers).toMatchObject(expected);
    expect(page.headers['cdn-cache-control']).toBeUndefined();
  });

  it('stores nothing of a machine that fills in what people do not see', async () => {
    const { to } = await form.press(FORM_PAGE, 'next', {
      ...TYPED,
      website: 'https://spam.example',
    });
    expect(to).toContain('sent=1');
    expect(await form.test.database.kysely.selectFrom('submissions').selectAll().execute()).toEqual(
      [],
    );
  });

  it('shows that a job is closed', async () => {
    const { text } = await form.open(`${FORM_PAGE}?jobId=${form.test.jobs.closed}`);
    expect(text).toContain('Vacante cerrada');
    expect(text).not.toContain('<form');
  });

  it('shows the failure, and what is wrong at its field, where the last step is refused', async () => {
    const { to } = await form.press(FORM_PAGE, 'elsewhere', { ...TYPED, 'q-telefono': '55 12' });
    const submissionId = new URLSearchParams(to.split('?')[1]).get('submissionId');
    const page = `${FORM_PAGE}?submissionId=${submissionId}`;
    const fields = hiddenFields((await form.open(page)).text);
    const review = fields.map(([name, value]) => [name, name === 'step' ? 'review' : value]);
    const refused = await form.post(page, [...review, ['act', 'next']]);
    const { text } = await form.open(refused.to);
    expect(text).toMatch(FAILURE);
    expect(text).toContain('Escribe 10 dígitos');
  });

  it('says that the form was published anew where the last step meets another one', async () => {
    const second = await form.press(FORM_PAGE, 'next', TYPED);
    const review = await form.press(second.to, 'next', { 'q-maneja': 'yes', 'q-anos': '3' });
    const seen = hiddenFields((await form.open(review.to)).text);
    const asked = question('turno', 'short-text', { required: true });
    await form.test.publish(withQuestion(APPLICATION_FORM, asked));
    const { to } = await form.post(review.to, [...seen, ['act', 'next']]);
    const { text } = await form.open(to);
    await form.test.publish(APPLICATION_FORM);
    expect(text).toContain('El formulario cambió mientras lo llenabas.');
    expect(text).not.toMatch(FAILURE);
  });

  it('says that what was answered is kept where the job closes meanwhile', async () => {
    const { open: job } = form.test.jobs;
    const { to } = await form.press(`${FORM_PAGE}?jobId=${job}`, 'next', TYPED);
    const { kysely } = form.test.database;
    const setStatus = (status: 'open' | 'closed') =>
      kysely.updateTable('jobs').set({ status }).where('job_id', '=', job).execute();
    const fields = hiddenFields((await form.open(to)).text);
    await setStatus('closed');
    const refused = await form.post(to, [...fields, ['act', 'next']]);
    const { text } = await form.open(refused.to);
    await setStatus('open');
    expect(text).toContain('Este puesto está cerrado y ya no está disponible para solicitudes.');
    expect(text).toContain('Tus respuestas siguen guardadas.');
  });

  it('waits for people: a first post that comes at once goes on to no other step', async () => {
    const url = `${FORM_PAGE}?formId=solicitud&utm_term=nueva`;
    const { text } = await form.open(url);
    const { to } = await form.postAtOnce(url, [
      ...hiddenFields(text),
      ...Object.entries(TYPED),
      ['act', 'next'],
    ]);
    expect(to).toMatch(/step=0$/);
    expect(to).toContain('failed=1');
    expect((await form.open(to)).text).toContain('value="Ana Ruiz Soto"');
  });

  it('is the 404 page where nobody takes posts', async () => {
    expect((await form.press('/uno/home', 'next')).status).toBe(404);
    expect((await form.press('/uno/nada', 'next')).status).toBe(404);
  });
});

describe('a body that is posted twice', () => {
  it('as the last step is answered by the same redirect, with the link to what was sent', async () => {
    const second = await form.press(FORM_PAGE, 'next', TYPED);
    const review = await form.press(second.to, 'next', { 'q-maneja': 'no' });
    const fields = [...hiddenFields((await form.open(review.to)).text), ['act', 'next']];
    const [sent, again] = [await form.post(review.to, fields), await form.post(review.to, fields)];
    expect(sent.to).toContain('myData=');
    expect(again.to).toBe(sent.to);
    const restarted = await openTestServer({ ...form.test, now: () => form.now });
    const payload = new URLSearchParams(fields).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = review.to;
    const later = await restarted.app.inject({ method: 'POST', url, payload, headers });
    expect(later.headers['location']).toBe(sent.to);
    const phone = { ...headers, 'user-agent': 'of another phone' };
    const other = await restarted.app.inject({ method: 'POST', url, payload, headers: phone });
    expect(other.headers['location']).toBe(sent.to.replace(/&myData=.*/, ''));
    await restarted.app.close();
    expect(await form.applications()).toHaveLength(1);
  });

  it('of two people behind one address, who typed nothing that tells them apart, begins one application for each', async () => {
    const begin = async () => {
      const { to } = await form.press(FORM_PAGE, 'next', { 'q-edad': 'yes' });
      return new URL(to, 'http://x').searchParams.get('submissionId');
    };
    const [one, other] = [await begin(), await begin()];
    expect(one).toMatch(/^[\w-]{22}$/);
    expect(other).not.toBe(one);
  });

  it('as the one page of a form makes one application', async () => {
    const [page] = APPLICATION_FORM.pages;
    if (page === undefined) throw new Error('the form has pages');
    await form.test.publish({ ...APPLICATION_FORM, pages: [page], review: false });
    const url = FORM_PAGE;
    const fields = [
      ...hiddenFields((await form.open(url)).text),
      ...Object.entries(TYPED),
      ['act', 'next'],
    ];
    const answers = await Promise.all([form.post(url, fields), form.post(url, fields)]);
    answers.push(await form.post(url, fields));
    await form.test.publish(APPLICATION_FORM);
    expect(new Set(answers.map(({ to }) => to)).size).toBe(1);
    expect(answers[0]?.to).toContain('myData=');
    expect(await form.applications()).toHaveLength(1);
  });
});
