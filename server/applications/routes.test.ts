import { describe, expect, it } from 'vitest';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { folioOf } from '#schemas/forms/folio.ts';
import { codeOf, FINISH, SAVE, setUpApplicationCalls } from '../testing/application-calls.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import { typedAnswers } from '../testing/applications.ts';

const { test, begin, fetchAnswers, saved, applications } = setUpApplicationCalls();

describe('a client that knows only the calls', () => {
  it('of version v2 saves, reads back and sends', async () => {
    const first = await test.submit(
      { ...SAVE, jobId: test.jobs.open, _juid: 'u1', x: '1' },
      VALID_ANSWERS,
      {
        pageNumber: 0,
        location: 'León, Guanajuato, México--21.12---101.68',
      },
    );
    expect([first.status, Object.keys(first.body)]).toEqual([200, ['id']]);
    const submissionId = String(first.body['id']);
    expect(submissionId).toMatch(/^[\w-]{22}$/);
    const read = await fetchAnswers(submissionId);
    expect(read.body).toMatchObject({
      currentPage: 0,
      submissionResponse: {
        currentPage: 0,
        location: 'León, Guanajuato, México--21.12---101.68',
        values: { pages: [{ keyId: 'p0', sections: [{ keyId: 's0' }] }] },
      },
    });
    expect(await saved(submissionId)).toEqual(VALID_ANSWERS);
    const sent = await test.submit(
      { ...FINISH, submissionId, jobId: test.jobs.open, utm_source: 'fb' },
      { maneja: ['yes'], anos: ['3'] },
      { pageNumber: 1 },
    );
    expect([sent.status, sent.body]).toMatchObject([200, { id: submissionId }]);
    const [application, ...others] = await applications();
    expect(others).toEqual([]);
    expect(application).toMatchObject({
      agency_id: 'agency-a',
      site_id: 'uno',
      job_id: test.jobs.open,
      form_id: 'solicitud',
      form_version: 1,
      channel: 'web',
      contact_email: 'ana@correo.example',
      contact_phone: '+525512345678',
      name: 'Ana Ruiz Soto',
      place: 'León, Guanajuato, México',
      source: 'fb',
      candidate_id: 'u1',
    });
    expect(JSON.parse(application?.answers ?? '')).toMatchObject({ maneja: ['yes'], anos: ['3'] });
    expect(JSON.stringify(application)).not.toContain(submissionId);
  });

  it('of version v1 knows a form by the id that it has there', async () => {
    await test.publish({ ...APPLICATION_FORM, templateId: 'plantilla-7' });
    const call = `/api/v1/application/session/create?jobId=${test.jobs.open}&websiteId=uno&templateId=`;
    const sessions = [
      await test.call('POST', `${call}plantilla-7`),
      await test.call('POST', `${call}solicitud`),
      await test.call('POST', `${call}plantilla-8`),
    ];
    expect(sessions.map(({ status }) => status)).toEqual([200, 200, 404]);
    await test.publish(APPLICATION_FORM);
  });

  it('of version v1 opens a session, saves, reads back and sends', async () => {
    const session = await test.call(
      'POST',
      `/api/v1/application/session/create?templateId=solicitud&jobId=${test.jobs.open}&formId=solicitud&websiteId=uno`,
    );
    expect([session.status, session.type]).toEqual([200, 'text/plain; charset=utf-8']);
    const address = `/api/v1/application/submit?submissionId=${session.text}&preApplyScreen=true&websiteId=uno`;
    const values = toAnswerTree(APPLICATION_FORM, VALID_ANSWERS);
    const save = await test.call('POST', `${address}&applicationStatus=APPLY_INTERMEDIATE`, {
      body: { values, location: null },
    });
    expect([save.status, save.body]).toEqual([200, { id: session.text }]);
    const read = await test.call(
      'GET',
      `/api/v1/fetch-submission-data?submissionId=${session.text}`,
    );
    expect(read.body).toMatchObject({
      currentPage: 0,
      formResponse: { currentPage: 0, values: { pages: [{ keyId: 'p0' }] } },
    });
    const sent = await test.call('POST', `${address}&applicationStatus=APPLY_FINISH`, {
      body: { values, location: '' },
    });
    expect(sent.status).toBe(200);
    expect(await applications()).toHaveLength(1);
  });

  it('of the chatbot sends without a session', async () => {
    const sent = await test.call(
      'POST',
      '/api/v2/application/submit?applicationStatus=APPLY_FINISH&formId=solicitud&websiteId=uno',
      { body: { values: toAnswerTree(APPLICATION_FORM, VALID_ANSWERS) } },
    );
    expect(sent.status).toBe(200);
    expect(await applications()).toMatchObject([{ channel: 'cb' }]);
  });

  it('of the chatbot is one of the chatbot though its session was made before', async () => {
    const about = 'formId=solicitud&websiteId=uno';
    const session = await test.call('POST', `/api/v1/application/session/create?${about}`);
    const send = (status: string) =>
      test.call(
        'POST',
        `/api/v2/application/submit?applicationStatus=${status}&submissionId=${session.text}`,
        { body: { values: toAnswerTree(APPLICATION_FORM, VALID_ANSWERS) } },
      );
    await send('APPLY_INTERMEDIATE');
    const begun = test.database.kysely.selectFrom('submissions').select('channel');
    expect(await begun.execute()).toEqual([{ channel: 'cb' }]);
    await send('APPLY_FINISH');
    expect(await applications()).toMatchObject([{ channel: 'cb' }]);
  });

  it('is found by the first of a parameter that is given twice', async () => {
    const submissionId = await begin();
    const twice = `submissionId=${submissionId}&websiteId=uno&formId=solicitud&formId=other&jobId=1&jobId=2`;
    const read = await test.call('GET', `/api/v2/forms/fetch-submission?${twice}`);
    expect(read.status).toBe(200);
  });
});

describe('the last step', () => {
  it('is refused with the text of each field', async () => {
    const refused = await test.submit({ ...FINISH }, { telefono: ['123'] });
    expect(codeOf(refused)).toEqual([422, 'answers-refused']);
    expect(refused.type).toContain('application/problem+json');
    expect(refused.body['problems']).toEqual([
      { code: 'required', keyId: 'nombre', pointer: '/values', message: expect.any(String) },
      {
        code: 'phone-digits',
        keyId: 'telefono',
        pointer: '/values/pages/0/sections/0/questions/0/values',
        message: 'Escribe 10 dígitos',
      },
    ]);
    expect(await test.database.kysely.selectFrom('submissions').selectAll().execute()).toEqual([]);
  });

  it('keeps the answers of a submission that it refuses', async () => {
    const submissionId = await begin();
    await test.submit({ ...FINISH, submissionId }, { nombre: ['Ana Ruiz'] });
    expect(await saved(submissionId)).toEqual({ nombre: ['Ana Ruiz'] });
  });

  it('done three times at once makes one application', async () => {
    const submissionId = await begin(VALID_ANSWERS);
    const finish = () => test.submit({ ...FINISH, submissionId }, VALID_ANSWERS);
    const answers = await Promise.all([finish(), finish(), finish()]);
    const [sent, ...others] = await applications();
    expect(others).toEqual([]);
    const folio = sent && folioOf(sent.application_id);
    expect(answers.map(({ status, body }) => [status, body['id'], body['folio']])).toEqual(
      Array(3).fill([200, submissionId, folio]),
    );
  });

  it('leaves nothing that its id could read or change', async () => {
    const submissionId = await begin(VALID_ANSWERS);
    await test.submit({ ...FINISH, submissionId }, VALID_ANSWERS);
    const [before] = await applications();
    const late = await test.submit({ ...SAVE, submissionId }, { nombre: ['Otra Persona'] });
    expect([late.status, late.body]).toEqual([200, { id: submissionId }]);
    expect(codeOf(await fetchAnswers(submissionId))).toEqual([410, 'submission-sent']);
    expect(await applications()).toEqual([before]);
    expect(await typedAnswers(test.database)).toEqual([]);
  });

  it('with a known contact for the same job says so to who sent it', async () => {
    const finish = (answers = VALID_ANSWERS, jobId: string | undefined = test.jobs.open) =>
      test.submit({ ...FINISH, jobId }, answers);
    expect((await finish()).body).not.toHaveProperty('maybeDuplicate');
    expect((await finish({ ...VALID_ANSWERS, correo: [] })).body['maybeDuplicate']).toBe(true);
    const other = { ...VALID_ANSWERS, telefono: ['5599999999'], correo: [] };
    expect((await finish(other)).body).not.toHaveProperty('maybeDuplicate');
  });

  it('of a dropped-off CV asks for the CV alone', async () => {
    const query = { ...FINISH, dropOffType: 'RESUME_DROP_OFF' };
    const refused = await test.submit(query);
    expect(refused.body['problems']).toMatchObject([{ code: 'required-file', keyId: 'cv' }]);
  });
});

describe('what a client that knows only the calls may send', () => {
  const save = (query: string, body: unknown = {}) =>
    test.call('POST', `/api/v2/forms/web/submit?applicationStatus=APPLY_INTERMEDIATE${query}`, {
      body,
    });

  it('names nothing with a parameter that is empty, and with one that comes twice what comes first', async () => {
    const empty = '&submissionId=&formId=&templateId=&jobId=&stage=&dropOffType=';
    expect((await save(`&websiteId=uno${empty}`)).status).toBe(200);
    expect((await save('&websiteId=uno&websiteId=dos&stage=0&stage=7')).status).toBe(200);
    expect((await save('&websiteId=uno&stage=-1')).status).toBe(400);
    const { body } = await save('&websiteId=uno');
    const [id, other] = [String(body['id']), String((await save('&websiteId=uno')).body['id'])];
    const again = await save(`&websiteId=uno&submissionId=${id}&submissionId=${other}`);
    expect(again.body['id']).toBe(id);
  });

  it('is saved also where it says of a part of the body that there is none', async () => {
    const nothing = {
      ...{ values: null, location: null, pageNumber: null, resumeUrl: null, resumeFrom: null },
      ...{ formVersion: null, notice: null, sentAt: null, website: null },
    };
    expect((await save('&websiteId=uno', nothing)).status).toBe(200);
    expect(
      (await save('&websiteId=uno', { notice: { version: '1', voluntary: null } })).status,
    ).toBe(200);
  });
});
