import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#schemas/time/durations.ts';
import { VALID_ANSWERS } from '../testing/application-form.ts';
import { openTestApplications, typedAnswers } from '../testing/applications.ts';
import { setUp } from '../testing/set-up.ts';
import { FINISH, fileCalls, OWN_ID, problemsOf, SAVE } from '../testing/uploads/file-calls.ts';
import { multipartOf, pdfOf } from '../testing/uploads/files.ts';
import { expireUploads } from '../uploads/expire-uploads.ts';
import { FolderStore } from '../uploads/store/folder-store.ts';
import { expireSubmissions } from './expire-submissions.ts';

const clock = { now: Date.UTC(2030, 0, 1) };
const test = setUp(() => openTestApplications(clock));
const { upload, begin, uploads, resumes, clear } = fileCalls(test);

beforeEach(async () => {
  clock.now += 48 * HOUR_MS;
  await clear();
});

function read(s3Url: string, submissionId: string) {
  return test.server.app.inject(`${new URL(s3Url).pathname}?submissionId=${submissionId}`);
}

async function problemOfCv(): Promise<string | null | undefined> {
  const answers = await typedAnswers(test.database);
  return answers.find(({ question_key }) => question_key === 'cv')?.problem;
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
