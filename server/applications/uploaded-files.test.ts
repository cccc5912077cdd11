import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { HOUR_MS } from '#schemas/time/durations.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import { type CallAnswer, openTestApplications, typedAnswers } from '../testing/applications.ts';
import { setUp } from '../testing/set-up.ts';
import { multipartOf, pdfOf } from '../testing/uploads/files.ts';
import { expireUploads } from '../uploads/expire-uploads.ts';
import { FolderStore } from '../uploads/store/folder-store.ts';
import { expireSubmissions } from './expire-submissions.ts';

const clock = { now: Date.UTC(2030, 0, 1) };
const SAVE = { applicationStatus: 'APPLY_INTERMEDIATE' };
const FINISH = { applicationStatus: 'APPLY_FINISH' };
const OWN_ID = 'c0ffee00-0000-4000-8000-000000000001';

/** Without a question for the CV. */
const PLAIN_FORM = { ...APPLICATION_FORM, pages: APPLICATION_FORM.pages.slice(0, 1) };

const test = setUp(() => openTestApplications(clock));

beforeEach(async () => {
  clock.now += 48 * HOUR_MS;
  const { kysely } = test.database;
  for (const table of ['uploads', 'applications', 'submissions'] as const)
    await kysely.deleteFrom(table).execute();
});

async function upload(id = OWN_ID, site = 'uno', bytes = pdfOf()): Promise<string> {
  const answer = await test.server.app.inject({
    method: 'POST',
    url: `/api/upload?applicationId=${id}&websiteId=${site}`,
    ...(await multipartOf(new Uint8Array(bytes), 'cv.pdf')),
  });
  return answer.json<{ s3Url: string }>().s3Url;
}

function read(s3Url: string, submissionId: string) {
  return test.server.app.inject(`${new URL(s3Url).pathname}?submissionId=${submissionId}`);
}

async function begin(cv: readonly string[] = [], body = {}): Promise<string> {
  const { body: answer } = await test.submit(
    SAVE,
    { ...VALID_ANSWERS, ...(cv.length > 0 && { cv }) },
    body,
  );
  return String(answer['id']);
}

function uploads() {
  return test.database.kysely.selectFrom('uploads').selectAll().orderBy('created_at').execute();
}

async function problemOfCv(): Promise<string | null | undefined> {
  const answers = await typedAnswers(test.database);
  return answers.find(({ question_key }) => question_key === 'cv')?.problem;
}

function resumes() {
  return test.database.kysely
    .selectFrom('applications')
    .select(['resume_url', 'answers'])
    .orderBy('finished_at')
    .execute();
}

function problemsOf({ status, body }: CallAnswer) {
  const problems = body['problems'] as readonly Readonly<Record<string, string>>[] | undefined;
  return [status, ...(problems ?? []).map(({ code, keyId, pointer }) => [code, keyId, pointer])];
}

async function sweep(now: number): Promise<void> {
  const store = new FolderStore(test.server.dataDir);
  await expireUploads({ kysely: test.database.kysely, store }, now);
}

async function keptFiles(): Promise<number> {
  const names = await readdir(join(test.server.dataDir, 'applicant-files'));
  return names.filter((name) => name !== 'incoming').length;
}

describe('a file that was uploaded before there was a submission', () => {
  it('is taken by the first that names it, and by no other', async () => {
    const cv = await upload();
    const first = await begin([cv]);
    expect(await problemOfCv()).toBe(null);
    expect((await read(cv, first)).statusCode).toBe(200);
    const second = await begin();
    await test.submit({ ...SAVE, submissionId: second }, { cv: [cv] });
    expect((await read(cv, second)).statusCode).toBe(404);
    const sent = await test.submit({ ...FINISH, submissionId: second });
    expect(problemsOf(sent)).toEqual([422, ['file-link', 'cv', '/values']]);
    expect((await test.submit({ ...FINISH, submissionId: first })).status).toBe(200);
  });

  it('belongs to the site of its submission where its call names none', async () => {
    const submissionId = String((await test.submit(SAVE)).body['id']);
    const answer = await test.server.app.inject({
      method: 'POST',
      url: `/api/upload?applicationId=${submissionId}`,
      ...(await multipartOf(new Uint8Array(pdfOf()), 'cv.pdf')),
    });
    const { s3Url } = answer.json();
    const sent = await test.submit({ ...FINISH, submissionId }, { ...VALID_ANSWERS, cv: [s3Url] });
    expect([answer.statusCode, sent.status]).toEqual([200, 200]);
  });

  it('may be named again after a first call that was refused', async () => {
    const cv = await upload();
    const refused = await test.submit(FINISH, { cv: [cv] });
    expect(refused.status).toBe(422);
    const sent = await test.submit(FINISH, { ...VALID_ANSWERS, cv: [cv] });
    expect(sent.status).toBe(200);
    expect(await uploads()).toMatchObject([{ application_id: expect.any(String) }]);
  });
});

describe('an answer that names a file', () => {
  it('of another submission is kept and marked, then refused at its question', async () => {
    const other = await begin();
    const cv = await upload(other);
    const submissionId = await begin([cv]);
    expect(await problemOfCv()).toBe('file-link');
    const sent = await test.submit({ ...FINISH, submissionId }, { cv: [cv] });
    expect(problemsOf(sent)).toEqual([
      422,
      ['file-link', 'cv', '/values/pages/0/sections/0/questions/0/values'],
    ]);
    expect(await uploads()).toMatchObject([{ submission_hash: null, application_id: null }]);
  });

  it('of another site, of another server or of none is refused', async () => {
    const elsewhere = await upload(OWN_ID, 'tres');
    const links = [elsewhere, 'https://evil.example/cv.pdf', '/api/upload/../../etc/passwd'];
    for (const link of [...links, `/api/upload/${'0'.repeat(32)}`]) {
      const sent = await test.submit(FINISH, { ...VALID_ANSWERS, cv: [link] });
      expect([link, sent.status]).toEqual([link, 422]);
    }
  });

  it('belongs to the application once it is sent; what was replaced goes', async () => {
    const submissionId = await begin();
    const replaced = await upload(submissionId);
    const before = await keptFiles();
    await test.submit({ ...SAVE, submissionId }, { cv: [replaced] });
    const unnamed = await upload(submissionId);
    const cv = await upload(submissionId);
    const sent = await test.submit({ ...FINISH, submissionId }, { cv: [cv] });
    expect(sent.status).toBe(200);
    const [application] = await resumes();
    const path = new URL(cv).pathname;
    expect(application?.resume_url).toBe(path);
    expect(JSON.parse(application?.answers ?? '')).toMatchObject({ cv: [path] });
    expect((await read(cv, submissionId)).json()).toMatchObject({ code: 'submission-sent' });
    for (const gone of [replaced, unnamed])
      expect((await read(gone, submissionId)).statusCode).toBe(404);
    await sweep(clock.now + 1000 * 24 * HOUR_MS);
    expect(await uploads()).toMatchObject([{ upload_key: path.split('/').at(-1) }]);
    expect(await keptFiles()).toBe(before);
  });

  it('that is replaced on the way goes after a day, and the new one stays', async () => {
    const submissionId = await begin();
    const [first, second] = [await upload(submissionId), await upload(submissionId)];
    await test.submit({ ...SAVE, submissionId }, { cv: [first] });
    await test.submit({ ...SAVE, submissionId }, { cv: [second] });
    await sweep(clock.now + 25 * HOUR_MS);
    expect((await read(first, submissionId)).statusCode).toBe(404);
    expect((await read(second, submissionId)).statusCode).toBe(200);
  });

  it('goes with a submission that is not finished in 30 days', async () => {
    const cv = await upload();
    const submissionId = await begin([cv]);
    await expireSubmissions(test.database.kysely, clock.now + 29 * 24 * HOUR_MS);
    expect((await read(cv, submissionId)).statusCode).toBe(200);
    await expireSubmissions(test.database.kysely, clock.now + 30 * 24 * HOUR_MS);
    await sweep(clock.now);
    expect((await read(cv, submissionId)).statusCode).toBe(404);
    expect(await uploads()).toEqual([]);
  });

  it('goes where an answer ends the application', async () => {
    const cv = await upload();
    const submissionId = await begin([cv]);
    await test.submit({ ...SAVE, submissionId }, { edad: ['no'] });
    expect((await read(cv, submissionId)).statusCode).toBe(404);
    await sweep(clock.now);
    expect(await uploads()).toEqual([]);
  });
});

describe('resumeUrl', () => {
  it('answers the question for the CV where the answers do not', async () => {
    const resumeUrl = await upload();
    const sent = await test.submit(FINISH, VALID_ANSWERS, { resumeUrl });
    expect(sent.status).toBe(200);
    const [application] = await resumes();
    const path = new URL(resumeUrl).pathname;
    expect(application?.resume_url).toBe(path);
    expect(JSON.parse(application?.answers ?? '')).toMatchObject({ cv: [path] });
  });

  it('does so for clients of version v1', async () => {
    const resumeUrl = await upload();
    const sent = await test.call(
      'POST',
      '/api/v1/application/submit?applicationStatus=APPLY_FINISH&websiteId=uno&preApplyScreen=true',
      { body: { values: toAnswerTree(APPLICATION_FORM, VALID_ANSWERS), resumeUrl } },
    );
    expect(sent.status).toBe(200);
    expect(await resumes()).toMatchObject([{ resume_url: new URL(resumeUrl).pathname }]);
  });

  it('is kept from save to save until the CV is taken away', async () => {
    const resumeUrl = await upload();
    const submissionId = await begin([], { resumeUrl });
    await test.submit({ ...SAVE, submissionId }, { maneja: ['no'] });
    const kept = await test.database.kysely
      .selectFrom('submissions')
      .select('resume_url')
      .execute();
    expect(kept).toEqual([{ resume_url: new URL(resumeUrl).pathname }]);
    await test.submit(
      { ...FINISH, submissionId },
      {},
      { values: toAnswerTree(APPLICATION_FORM, { cv: [] }, { cv: clock.now + 1000 }) },
    );
    expect(await resumes()).toMatchObject([{ resume_url: null }]);
  });

  it('is read back where the form has no question for it', async () => {
    const fetched = async () => {
      const resumeUrl = await upload();
      const submissionId = await begin([], { resumeUrl });
      const address = `/api/v2/forms/fetch-submission?submissionId=${submissionId}`;
      const { body } = await test.call('GET', address);
      return { saved: body['submissionResponse'], path: new URL(resumeUrl).pathname };
    };
    expect((await fetched()).saved).not.toHaveProperty('resumeUrl');
    await test.publish(PLAIN_FORM);
    const { saved, path } = await fetched();
    await test.publish(APPLICATION_FORM);
    expect(saved).toHaveProperty('resumeUrl', path);
  });

  const UNUSABLE = [
    'javascript:alert(1)',
    'ftp://archivos.example/cv.pdf',
    'https://otro.example/cv.pdf',
    'http://127.0.0.1/api/upload/../admin',
    `/api/upload/${'0'.repeat(32)}`,
    `https://otro.example/${'a'.repeat(3000)}`,
    '\u0000',
    ' ',
  ];

  it('that cannot be used is as good as none, whether a question asks for a CV or not', async () => {
    const others = await upload(await begin());
    for (const form of [APPLICATION_FORM, PLAIN_FORM]) {
      await test.publish(form);
      for (const [index, resumeUrl] of [...UNUSABLE, others].entries()) {
        const sent = await test.submit(FINISH, VALID_ANSWERS, { resumeUrl });
        expect([index, ...problemsOf(sent)]).toEqual([index, 200]);
      }
    }
    await test.publish(APPLICATION_FORM);
    for (const { resume_url, answers } of await resumes()) {
      expect(resume_url).toBe(null);
      expect(JSON.parse(answers)).not.toHaveProperty('cv');
    }
  });

  it('that cannot be used leaves the CV of an earlier save', async () => {
    const own = await upload();
    const submissionId = await begin([], { resumeUrl: own });
    const query = { ...FINISH, submissionId };
    expect((await test.submit(query, {}, { resumeUrl: 'https://otro.example' })).status).toBe(200);
    expect(await resumes()).toMatchObject([{ resume_url: new URL(own).pathname }]);
  });
});

describe('RESUME_DROP_OFF', () => {
  const DROP_OFF = { ...FINISH, dropOffType: 'RESUME_DROP_OFF' };

  it('asks for the upload alone', async () => {
    expect(problemsOf(await test.submit(DROP_OFF))).toEqual([
      422,
      ['required-file', 'cv', '/values'],
    ]);
    const cv = await upload();
    const sent = await test.submit(DROP_OFF, { cv: [cv] });
    expect(sent.status).toBe(200);
    const application = await test.database.kysely
      .selectFrom('applications')
      .select(['drop_off_type', 'resume_url'])
      .execute();
    expect(application).toEqual([
      { drop_off_type: 'RESUME_DROP_OFF', resume_url: new URL(cv).pathname },
    ]);
  });

  it('asks for it where no question does', async () => {
    await test.publish(PLAIN_FORM);
    expect(problemsOf(await test.submit(DROP_OFF))).toEqual([
      422,
      ['required-file', undefined, '/resumeUrl'],
    ]);
    const sent = await test.submit(DROP_OFF, {}, { resumeUrl: await upload() });
    expect(sent.status).toBe(200);
    await test.publish(APPLICATION_FORM);
  });
});

describe('resumeFrom', () => {
  it('copies the CV of an earlier application of the same site', async () => {
    const bytes = pdfOf(777);
    const first = await begin([await upload(OWN_ID, 'uno', bytes)]);
    await test.submit({ ...FINISH, submissionId: first });
    const second = await begin([], { resumeFrom: first });
    const saved = await test.call(
      'GET',
      `/api/v2/forms/fetch-submission?submissionId=${second}&websiteId=uno`,
    );
    const [, address = ''] = /"cv","values":\["([^"]+)"/.exec(saved.text) ?? [];
    const file = await test.server.app.inject(`${address}?submissionId=${second}`);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    await test.submit({ ...FINISH, submissionId: second }, {}, { resumeFrom: first });
    const [one, other] = await resumes();
    expect(other?.resume_url).toBe(address);
    expect(one?.resume_url).not.toBe(address);
    expect((await uploads()).map(({ application_id }) => application_id)).not.toContain(null);
  });

  it('copies nothing where it names what is unknown or of another site, or where there is a CV', async () => {
    const first = await begin([await upload()]);
    const own = await upload(OWN_ID.replace('1', '3'));
    await begin([own], { resumeFrom: first });
    await begin([], { resumeFrom: 'nobody' });
    const values = toAnswerTree(APPLICATION_FORM, VALID_ANSWERS);
    const query = new URLSearchParams({ ...SAVE, websiteId: 'dos' });
    await test.call('POST', `/api/v2/forms/web/submit?${query}`, {
      body: { values, resumeFrom: first },
    });
    expect(await uploads()).toHaveLength(2);
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
