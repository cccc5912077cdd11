import { beforeEach, describe, expect, it } from 'vitest';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { HOUR_MS } from '#schemas/time/durations.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import { openTestApplications } from '../testing/applications.ts';
import { setUp } from '../testing/set-up.ts';
import { FINISH, fileCalls, OWN_ID, problemsOf, SAVE } from '../testing/uploads/file-calls.ts';
import { pdfOf } from '../testing/uploads/files.ts';

/** Without a question for the CV. */
const PLAIN_FORM = { ...APPLICATION_FORM, pages: APPLICATION_FORM.pages.slice(0, 1) };

const clock = { now: Date.UTC(2030, 0, 1) };
const test = setUp(() => openTestApplications(clock));
const { upload, begin, uploads, resumes, clear } = fileCalls(test);

beforeEach(async () => {
  clock.now += 48 * HOUR_MS;
  await clear();
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
