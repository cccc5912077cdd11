import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#schemas/time/durations.ts';
import {
  clock,
  codeOf,
  FINISH,
  SAVE,
  setUpApplicationCalls,
} from '../testing/application-calls.ts';
import { VALID_ANSWERS } from '../testing/application-form.ts';

const { test, begin, fetchAnswers, saved, applications } = setUpApplicationCalls();

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

describe('a form token', () => {
  async function token(): Promise<string> {
    const { body } = await test.call('GET', '/api/v1/form-token?websiteId=uno');
    return String(body['token']);
  }

  function save(formToken: string | undefined, body = {}) {
    return test.server.app.inject({
      method: 'POST',
      url: '/api/v2/forms/web/submit?websiteId=uno&applicationStatus=APPLY_INTERMEDIATE',
      headers: { ...(formToken !== undefined && { 'x-form-token': formToken }) },
      payload: body,
    });
  }

  it('tells what comes back sooner than a person could send it', async () => {
    const fresh = await token();
    const early = await save(fresh);
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '2']);
    clock.now += 2000;
    expect((await save(fresh)).statusCode).toBe(200);
  });

  it('tells what fills in a field that people do not see; without one nobody asks', async () => {
    const fresh = await token();
    clock.now += 2000;
    const filled = await save(fresh, { website: 'https://spam.example' });
    expect(filled.statusCode).toBe(422);
    expect(filled.json().problems).toEqual([
      { code: 'left-blank', pointer: '/website', message: 'Deja este campo vacío' },
    ]);
    expect((await save(undefined, { website: 'https://mi-pagina.example' })).statusCode).toBe(200);
  });

  it('that has aged is served, and a fresh one is given that is not taken for a quick one', async () => {
    const old = await token();
    clock.now += 20 * HOUR_MS;
    const answer = await save(old);
    const fresh = String(answer.headers['x-form-token']);
    expect([answer.statusCode, fresh === old]).toEqual([200, false]);
    const again = await save(fresh);
    expect([again.statusCode, again.headers['x-form-token']]).toEqual([200, undefined]);
  });

  it('that is none of ours is as good as none', async () => {
    const [agency, begun, issued, signature = ''] = (await token()).split('.');
    const forged = [agency, begun, issued, signature.replace(/^./, (a) => (a === 'A' ? 'B' : 'A'))];
    for (const text of [forged.join('.'), 'x', 'a.b.c.d', 'nobody.1.1.x', '....'])
      expect([text, (await save(text)).statusCode]).toEqual([text, 200]);
  });
});
