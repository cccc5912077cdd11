import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { question } from '#schemas/testing/forms.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import { openTestApplications, typedAnswers, withQuestion } from '../testing/applications.ts';
import { setUp } from '../testing/set-up.ts';
import { expireSubmissions } from './expire-submissions.ts';

const clock = { now: Date.UTC(2030, 0, 1) };
const SAVE = { applicationStatus: 'APPLY_INTERMEDIATE' };
const FINISH = { applicationStatus: 'APPLY_FINISH' };
const DAY_MS = 86_400_000;

const test = setUp(() => openTestApplications(clock));

beforeEach(async () => {
  clock.now += 3_600_000;
  const { kysely } = test.database;
  await kysely.deleteFrom('applications').execute();
  await kysely.deleteFrom('submissions').execute();
});

async function begin(answers = {}, query = {}): Promise<string> {
  const { body } = await test.submit({ ...SAVE, ...query }, answers);
  return String(body['id']);
}

function fetchAnswers(submissionId: string, site = 'uno') {
  return test.call(
    'GET',
    `/api/v2/forms/fetch-submission?submissionId=${submissionId}&websiteId=${site}`,
  );
}

/** Values by key of what was saved. */
async function saved(submissionId: string): Promise<object> {
  const { body } = await fetchAnswers(submissionId);
  const text = JSON.stringify(body);
  const found = [...text.matchAll(/"keyId":"(\w+)","values":(\[[^\]]*\])/g)];
  return Object.fromEntries(found.map(([, key = '', values = '']) => [key, JSON.parse(values)]));
}

function applications() {
  return test.database.kysely.selectFrom('applications').selectAll().execute();
}

function codeOf({ status, body }: { status: number; body: Readonly<Record<string, unknown>> }) {
  return [status, body['code']];
}

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

describe('a save', () => {
  it('keeps what is wrong as it was typed, and marks it', async () => {
    const submissionId = await begin({ telefono: ['123'], nombre: [''] });
    expect(await saved(submissionId)).toEqual({ telefono: ['123'] });
    expect(await typedAnswers(test.database)).toMatchObject([
      { question_key: 'telefono', problem: 'phone-digits' },
    ]);
  });

  it('is taken whatever its answers are', async () => {
    for (const values of [undefined, null, 7, 'x', [], { pages: { a: 1 } }, { pages: [[null]] }]) {
      const { status } = await test.submit(SAVE, {}, { values });
      expect([values, status]).toEqual([values, 200]);
    }
    const text = ['a\0b', '\ud800', '"><script>'];
    const submissionId = await begin({ nombre: text });
    expect(await saved(submissionId)).toEqual({ nombre: text });
  });

  it('names keys that the form has no question for', async () => {
    const values = { pages: [{ sections: [{ questions: [{ keyId: 'nada', values: ['x'] }] }] }] };
    const { body } = await test.submit(SAVE, {}, { values });
    expect(body['ignored']).toEqual(['nada']);
  });

  it('keeps no answer to a question that does not show', async () => {
    const submissionId = await begin({ maneja: ['yes'], anos: ['3'] });
    await test.submit({ ...SAVE, submissionId }, { maneja: ['no'], anos: ['3'] });
    expect(await saved(submissionId)).toEqual({ maneja: ['no'] });
  });

  it('keeps nothing of an application that has ended, and says so on the last step', async () => {
    const submissionId = await begin(VALID_ANSWERS);
    await test.submit({ ...SAVE, submissionId }, { edad: ['no'] });
    expect(await saved(submissionId)).toEqual({});
    const sent = await test.submit({ ...FINISH, submissionId }, { ...VALID_ANSWERS, edad: ['no'] });
    expect(codeOf(sent)).toEqual([422, 'answers-refused']);
    expect(sent.body['problems']).toMatchObject([
      { code: 'ended', keyId: 'edad', message: 'Gracias por tu interés' },
    ]);
    expect(await saved(submissionId)).toEqual({});
  });

  it('of two tabs leaves the last edit of each question', async () => {
    const submissionId = await begin();
    const save = (keyId: string, value: string, editedAt?: number) =>
      test.submit(
        { ...SAVE, submissionId },
        {},
        {
          values: toAnswerTree(
            APPLICATION_FORM,
            { [keyId]: [value] },
            editedAt === undefined ? {} : { [keyId]: editedAt },
          ),
        },
      );
    await save('nombre', 'Ana Nueva', clock.now);
    await save('nombre', 'Ana Vieja', clock.now - 60_000);
    await save('telefono', '5511111111', clock.now - 60_000);
    await save('telefono', '5522222222', clock.now);
    await save('correo', 'a@b.mx', clock.now);
    await save('correo', '');
    expect(await saved(submissionId)).toEqual({
      nombre: ['Ana Nueva'],
      telefono: ['5522222222'],
      correo: ['a@b.mx'],
    });
    await save('correo', '', clock.now);
    expect(await saved(submissionId)).toMatchObject({ correo: [''] });
  });

  it('mends the clock of a device by the time of sending', async () => {
    const submissionId = await begin();
    const save = (value: string, editedAt: number, sentAt: number) =>
      test.submit(
        { ...SAVE, submissionId },
        {},
        {
          values: toAnswerTree(APPLICATION_FORM, { nombre: [value] }, { nombre: editedAt }),
          sentAt,
        },
      );
    await save('Ana Primera', 1_000_000, 1_000_000);
    await save('Ana Segunda', 5_000, 5_500);
    expect(await saved(submissionId)).toEqual({ nombre: ['Ana Segunda'] });
  });

  it('loses no answer where others meet it, and brings back none that was sent', async () => {
    const submissionId = await begin();
    const save = (answers: Record<string, string[]>) =>
      test.submit({ ...SAVE, submissionId }, answers);
    const answers = { nombre: ['Ana Ruiz'], telefono: ['5512345678'], correo: ['a@b.mx'] };
    await Promise.all(Object.entries(answers).map(([keyId, values]) => save({ [keyId]: values })));
    expect(await saved(submissionId)).toEqual(answers);
    const finish = test.submit({ ...FINISH, submissionId }, VALID_ANSWERS);
    const met = await Promise.all([save({ edad: ['yes'] }), finish, save({ edad: ['yes'] })]);
    expect(met.map(({ status }) => status)).toEqual([200, 200, 200]);
    const left = await typedAnswers(test.database);
    expect([await applications(), left]).toMatchObject([[{ name: 'Ana Ruiz Soto' }], []]);
  });

  it('is answered though nobody can be told that it arrived, which is told later', async () => {
    const full = new Error('too many notifications in the NOTIFY queue');
    const publish = vi.spyOn(test.database, 'publish').mockRejectedValueOnce(full);
    expect((await test.submit(FINISH, VALID_ANSWERS)).status).toBe(200);
    expect(await applications()).toHaveLength(1);
    await expect.poll(() => publish.mock.results.length, { timeout: 15_000 }).toBeGreaterThan(1);
    expect(await publish.mock.results[1]?.value).toBe(undefined);
    publish.mockRestore();
  });

  it('that comes again without an answer makes one submission', async () => {
    const headers = { 'idempotency-key': 'k'.repeat(22) };
    const send = () =>
      test.call('POST', '/api/v2/forms/web/submit?applicationStatus=APPLY_FINISH&websiteId=uno', {
        body: { values: toAnswerTree(APPLICATION_FORM, VALID_ANSWERS) },
        headers,
      });
    const [first, second] = await Promise.all([send(), send()]);
    const third = await send();
    expect([first.status, first.body]).toEqual([200, second.body]);
    expect(third.body).toEqual(first.body);
    expect(await applications()).toHaveLength(1);
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
    expect(answers.map(({ status, body }) => [status, body['id']])).toEqual(
      Array(3).fill([200, submissionId]),
    );
    expect(await applications()).toHaveLength(1);
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

describe('a submission of somebody else', () => {
  it('is unknown at another site, another agency, for another job and form', async () => {
    const submissionId = await begin(VALID_ANSWERS, { jobId: test.jobs.open });
    const unknown = await fetchAnswers('AAAAAAAAAAAAAAAAAAAAAA');
    for (const site of ['dos', 'tres']) {
      expect(await fetchAnswers(submissionId, site)).toEqual(unknown);
      const save = await test.submit({ ...SAVE, submissionId, websiteId: site }, VALID_ANSWERS);
      expect(codeOf(save)).toEqual([404, 'submission-unknown']);
    }
    for (const other of [{ jobId: '999' }, { formId: 'otra' }, { jobId: 'x\0' }]) {
      const save = await test.submit({ ...SAVE, submissionId, ...other }, VALID_ANSWERS);
      expect(codeOf(save)).toEqual([404, 'submission-unknown']);
    }
    expect(await saved(submissionId)).toEqual(VALID_ANSWERS);
  });

  it('is kept by its hash, and in no line of the log', async () => {
    const submissionId = await begin(VALID_ANSWERS);
    await fetchAnswers(submissionId);
    await test.submit({ ...FINISH, submissionId });
    const { kysely } = test.database;
    const rows = [
      await kysely.selectFrom('submissions').selectAll().execute(),
      await applications(),
    ];
    expect(JSON.stringify(rows)).not.toContain(submissionId);
    expect(test.server.lines.join('')).not.toContain(submissionId);
  });
});

describe('in the midst of it', () => {
  it('a closed job is refused, and what was saved stays', async () => {
    expect(codeOf(await test.submit({ ...SAVE, jobId: test.jobs.closed }, VALID_ANSWERS))).toEqual([
      409,
      'job-closed',
    ]);
    const submissionId = await begin(VALID_ANSWERS, { jobId: test.jobs.open });
    const setStatus = (status: 'open' | 'closed') =>
      test.database.kysely
        .updateTable('jobs')
        .set({ status })
        .where('job_id', '=', test.jobs.open)
        .execute();
    await setStatus('closed');
    for (const status of [SAVE, FINISH])
      expect(codeOf(await test.submit({ ...status, submissionId }, VALID_ANSWERS))).toEqual([
        409,
        'job-closed',
      ]);
    expect(await saved(submissionId)).toEqual(VALID_ANSWERS);
    await setStatus('open');
    expect((await test.submit({ ...FINISH, submissionId })).status).toBe(200);
  });

  it('a form published anew keeps answers that it asks, and is shown where it asks more', async () => {
    const submissionId = await begin({ ...VALID_ANSWERS, maneja: ['yes'] });
    const added = withQuestion(
      APPLICATION_FORM,
      question('turno', 'short-text', { required: true }),
    );
    const [first, second] = added.pages;
    if (!first || !second) throw new Error('The form has two pages.');
    const removed = second.sections.map((section) => ({
      ...section,
      questions: section.questions.filter(({ keyId }) => keyId === 'cv'),
    }));
    await test.publish({ ...added, pages: [first, { ...second, sections: removed }] });
    expect(await saved(submissionId)).toEqual(VALID_ANSWERS);
    const changed = await test.submit({ ...FINISH, submissionId }, {}, { formVersion: 1 });
    expect(codeOf(changed)).toEqual([409, 'form-changed']);
    expect(changed.body).toMatchObject({ form: { id: 'solicitud' }, formVersion: 2 });
    const { kysely } = test.database;
    expect(await kysely.selectFrom('dropped_answers').selectAll().execute()).toMatchObject([
      { question_key: 'maneja', question_type: 'yes-no', answer: '["yes"]', form_version: 2 },
    ]);
    const sent = await test.submit({ ...FINISH, submissionId }, { turno: ['Día'] });
    expect(sent.status).toBe(200);
    expect(await applications()).toMatchObject([{ form_version: 2 }]);
    await test.publish(APPLICATION_FORM);
  });

  it('a notice that the person has not seen is shown before anything is sent', async () => {
    const other = { notice: { version: '0', voluntary: [] } };
    expect(codeOf(await test.submit(FINISH, VALID_ANSWERS, other))).toEqual([409, 'form-changed']);
    const seen = { notice: { version: '1', voluntary: ['nada'] } };
    expect((await test.submit(FINISH, VALID_ANSWERS, seen)).status).toBe(200);
    expect(await applications()).toMatchObject([{ notice_version: '1', consents: '[]' }]);
  });

  it('what nobody changed for 30 days is gone, and known to be', async () => {
    const submissionId = await begin(VALID_ANSWERS);
    clock.now += 31 * DAY_MS;
    for (const round of ['before the timer', 'after it']) {
      expect([round, ...codeOf(await fetchAnswers(submissionId))]).toEqual([
        round,
        410,
        'submission-expired',
      ]);
      expect(codeOf(await test.submit({ ...SAVE, submissionId }, VALID_ANSWERS))).toEqual([
        410,
        'submission-expired',
      ]);
      await expireSubmissions(test.database.kysely, clock.now);
    }
    const { kysely } = test.database;
    expect(await typedAnswers(test.database)).toEqual([]);
    await expireSubmissions(kysely, clock.now + 31 * DAY_MS);
    expect(await kysely.selectFrom('submissions').selectAll().execute()).toEqual([]);
  });
});

describe('a hostile call', () => {
  const url = '/api/v2/forms/web/submit?applicationStatus=APPLY_INTERMEDIATE&websiteId=uno';

  it('with a body of more than a megabyte is refused in words', async () => {
    const body = JSON.stringify({ values: 'a'.repeat(1_100_000) });
    const refused = await test.call('POST', url, { body });
    expect(codeOf(refused)).toEqual([413, 'body-too-large']);
    expect(String(refused.body['detail']).length).toBeGreaterThan(10);
  });

  it('with keys of prototypes changes none', async () => {
    const keys = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];
    const questions = keys.map((keyId) => ({ keyId, values: ['x'], editedAt: 1 }));
    const { status, body } = await test.call('POST', url, {
      body: { values: { pages: [{ sections: [{ questions }] }] } },
    });
    expect([status, body['ignored']]).toEqual([200, keys]);
    const member = await test.call('POST', url, { body: '{"values":{"__proto__":{"a":1}}}' });
    expect(codeOf(member)).toEqual([400, 'body-malformed']);
    expect({}).not.toHaveProperty('a');
  });

  it.each([
    ['an unknown site', 'websiteId=nada&applicationStatus=APPLY_FINISH', 404, 'site-unknown'],
    ['none of several sites', 'applicationStatus=APPLY_FINISH', 404, 'site-unknown'],
    [
      'an unknown job',
      'websiteId=uno&jobId=999&applicationStatus=APPLY_FINISH',
      404,
      'job-unknown',
    ],
    [
      'a job of others',
      'websiteId=tres&jobId=1&applicationStatus=APPLY_FINISH',
      404,
      'job-unknown',
    ],
    [
      'an unknown form',
      'websiteId=uno&formId=x&applicationStatus=APPLY_FINISH',
      404,
      'form-unknown',
    ],
    ['another stage', 'websiteId=uno&stage=4&applicationStatus=APPLY_FINISH', 404, 'form-unknown'],
    ['no status', 'websiteId=uno', 400, 'request-invalid'],
  ])('with %s is refused', async (_, query, status, code) => {
    const refused = await test.call('POST', `/api/v2/forms/web/submit?${query}`, { body: {} });
    expect(codeOf(refused)).toEqual([status, code]);
  });

  it.each([
    ['an unknown site', 'websiteId=nada', 404, 'site-unknown'],
    ['an unknown job', 'websiteId=uno&jobId=999', 404, 'job-unknown'],
    ['an unknown form', 'websiteId=uno&formId=x&templateId=x', 404, 'form-unknown'],
  ])('for a session with %s is refused', async (_, query, status, code) => {
    const create = `/api/v1/application/session/create?${query}`;
    expect(codeOf(await test.call('POST', create))).toEqual([status, code]);
  });

  it('for a session of a closed job is refused', async () => {
    const create = `/api/v1/application/session/create?websiteId=uno&jobId=${test.jobs.closed}`;
    expect(codeOf(await test.call('POST', create))).toEqual([409, 'job-closed']);
    expect(await test.database.kysely.selectFrom('submissions').selectAll().execute()).toEqual([]);
  });

  it('that comes too often has to wait', async () => {
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      clock.now -= 1000;
      const { status } = await test.call('POST', url, { body: {}, ip: '198.51.100.7' });
      statuses.push(status);
    }
    expect(statuses).toEqual(Array(12).fill(200));
    const submissionId = await begin();
    const fetched = [];
    for (let count = 0; count < 10; count += 1) {
      clock.now -= 1000;
      fetched.push((await fetchAnswers(submissionId)).status);
    }
    expect(fetched).toContain(429);
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
