import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeFormToken } from '#runtime/client/apply/call-answer.ts';
import {
  createSession,
  fetchFormId,
  fetchJobForm,
  fetchSubmission,
  type SubmitCall,
  submitForm,
} from '#runtime/client/apply/form-calls.ts';
import type { FormSubject } from '#runtime/client/apply/form-subject.ts';
import { readAnswerTree, toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { question } from '#schemas/testing/forms.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import {
  openTestApplications,
  type TestApplications,
  withQuestion,
} from '../testing/applications.ts';
import { openTestBrowser, type TestBrowser } from '../testing/browser.ts';

let test: TestApplications;
let browser: TestBrowser;

beforeAll(async () => {
  test = await openTestApplications({
    get now() {
      return Date.now();
    },
    set now(_) {},
  });
  browser = await openTestBrowser(test.server);
});

beforeEach(() => {
  browser.clear();
  vi.setSystemTime(Date.now() + 3_600_000);
});

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await test.close();
});

const about = (rest: Partial<FormSubject> = {}): FormSubject => ({
  siteId: 'uno',
  agencyId: 'agency-a',
  channel: 'web',
  version: 'v2',
  formId: 'solicitud',
  stage: 0,
  query: '',
  ...rest,
});

const callOf = (rest: Partial<SubmitCall> = {}): SubmitCall => ({
  subject: about(),
  status: 'APPLY_INTERMEDIATE',
  page: 0,
  values: toAnswerTree(APPLICATION_FORM, VALID_ANSWERS),
  formVersion: 1,
  notice: { version: '1', voluntary: [] },
  idempotencyKey: crypto.randomUUID(),
  ...rest,
});

const queryOf = (index: number) => [...(browser.asked[index]?.url.searchParams ?? [])];

describe.each(['v1', 'v2'] as const)('a form of version %s', (version) => {
  it('is saved, read back and sent', async () => {
    const subject = about({ version, jobId: test.jobs.open });
    const session = version === 'v1' ? await browser.settle(createSession(subject)) : undefined;
    const saved = await browser.settle(submitForm(callOf({ subject, submissionId: session })));
    expect(saved).toMatchObject({ state: 'saved', mayBeDuplicate: false });
    const { id = '' } = { ...saved } as { id?: string };
    const read = await browser.settle(fetchSubmission(subject, id));
    expect(read.state).toBe('found');
    const tree = readAnswerTree(APPLICATION_FORM, 'values' in read && read.values);
    expect(tree.answers).toEqual(VALID_ANSWERS);
    const sent = callOf({ subject, submissionId: id, status: 'APPLY_FINISH' });
    expect(await browser.settle(submitForm(sent))).toMatchObject({ state: 'saved', id });
    expect(await browser.settle(fetchSubmission(subject, id))).toEqual({ state: 'sent' });
  });
});

describe('parameters', () => {
  it('of the visit pass in each call, repeated ones too, and those of the page never', async () => {
    const query =
      '?jobId=99&step=2&returnToUrl=%2F&formId=x&stage=9&submissionId=y&resumeURL=z&dropOffType=q&ref=a%20b&ref=c&_juid=w';
    await browser.settle(
      submitForm(callOf({ subject: about({ query, dropOffType: 'RESUME_DROP_OFF' }) })),
    );
    expect(queryOf(0)).toEqual([
      ['applicationStatus', 'APPLY_INTERMEDIATE'],
      ['dropOffType', 'RESUME_DROP_OFF'],
      ['formId', 'solicitud'],
      ['_juid', expect.stringMatching(/^[\da-f-]{36}$/)],
      ['stage', '0'],
      ['ref', 'a b'],
      ['ref', 'c'],
      ['websiteId', 'uno'],
    ]);
  });

  it('name the site only where the address does not', async () => {
    const subject = about({ query: '?websiteId=dos&websiteId=tres' });
    expect(await browser.settle(submitForm(callOf({ subject })))).toMatchObject({ state: 'saved' });
    expect(queryOf(0).filter(([name]) => name === 'websiteId')).toEqual([['websiteId', 'dos']]);
  });

  it('of version v1 are those of the specification once there is a submission', async () => {
    const subject = about({ version: 'v1' });
    await browser.settle(submitForm(callOf({ subject, submissionId: 'abc' })));
    expect(queryOf(0)).toEqual([
      ['submissionId', 'abc'],
      ['applicationStatus', 'APPLY_INTERMEDIATE'],
      ['preApplyScreen', 'true'],
      ['websiteId', 'uno'],
    ]);
    expect(Object.keys(browser.asked[0]?.body ?? {})).toEqual(['values', 'location', 'sentAt']);
    expect(browser.asked[0]?.url.pathname).toBe('/api/v1/application/submit');
  });

  it('of version v1 bring a CV given beside the form, and what was agreed to with the last step', async () => {
    const subject = about({ version: 'v1' });
    const resumeUrl = 'https://uno.example/uploads/cv';
    const notice = { version: '1', voluntary: ['otras-vacantes'] };
    const given = { subject, submissionId: 'abc', resumeUrl, notice };
    await browser.settle(submitForm(callOf(given)));
    await browser.settle(submitForm(callOf({ ...given, status: 'APPLY_FINISH' })));
    const bodies = browser.asked.map(({ body }) => body);
    expect(bodies).toMatchObject([{ resumeUrl }, { resumeUrl, notice }]);
    expect(bodies[0]).not.toHaveProperty('notice');
  });
});

describe('what a call answers', () => {
  it('is the problem of each field, in words', async () => {
    const values = toAnswerTree(APPLICATION_FORM, { ...VALID_ANSWERS, telefono: ['123'] });
    const refused = await browser.settle(submitForm(callOf({ values, status: 'APPLY_FINISH' })));
    expect(refused).toMatchObject({
      state: 'refused',
      problems: [{ keyId: 'telefono', message: expect.stringMatching(/dígitos/) }],
    });
  });

  it('is a wait where the server is busy', async () => {
    const calls = Array.from({ length: 10 }, () => submitForm(callOf({ submissionId: 'abc' })));
    const results = await browser.settle(Promise.all(calls));
    expect(results).toContainEqual({ state: 'busy', retryAfterS: 1 });
  });

  it('is that the submission is no more', async () => {
    expect(await browser.settle(submitForm(callOf({ submissionId: 'abc' })))).toEqual({
      state: 'gone',
    });
    expect(await browser.settle(fetchSubmission(about(), 'abc'))).toEqual({ state: 'gone' });
  });

  it('is that the job is closed', async () => {
    const subject = about({ jobId: test.jobs.closed });
    expect(await browser.settle(submitForm(callOf({ subject })))).toEqual({ state: 'job-closed' });
  });

  it('is a value, whatever happens to the network', async () => {
    browser.network = 'down';
    const calls = [
      submitForm(callOf()),
      fetchSubmission(about(), 'abc'),
      fetchFormId({ ...about(), jobId: '7' }),
    ];
    const failed = { state: 'failed', status: 0 };
    expect(await browser.settle(Promise.all(calls))).toMatchObject([failed, failed, failed]);
    expect(await browser.settle(createSession(about({ version: 'v1' })))).toBeUndefined();
    browser.network = 'broken';
    expect(await browser.settle(submitForm(callOf()))).toMatchObject({
      state: 'failed',
      status: 503,
    });
  });

  it('is the newer form where it asks for more', async () => {
    await test.publish(
      withQuestion(APPLICATION_FORM, question('zona', 'short-text', { required: true })),
    );
    const call = callOf({ status: 'APPLY_FINISH' });
    expect(await browser.settle(submitForm(call))).toMatchObject({
      state: 'form-changed',
      formVersion: 2,
      form: { id: 'solicitud' },
    });
    await test.publish(APPLICATION_FORM);
  });
});

it('calls carry the token of the page, and the fresh one that answers an aged one', async () => {
  const { body } = await test.call('GET', '/api/v1/form-token?websiteId=uno');
  takeFormToken(String(body['token']));
  vi.setSystemTime(Date.now() + 7_200_000);
  await browser.settle(submitForm(callOf()));
  await browser.settle(submitForm(callOf()));
  const tokens = browser.asked.map(({ headers }) => headers.get('x-form-token'));
  expect(tokens).toEqual([body['token'], expect.any(String)]);
  expect(tokens[1]).not.toBe(tokens[0]);
});

it('the form of a job has an id and a document, an unknown job has none', async () => {
  const job = { ...about(), jobId: test.jobs.open };
  expect(await browser.settle(fetchFormId(job))).toEqual({ state: 'found', text: 'solicitud' });
  expect(await browser.settle(fetchJobForm(job))).toMatchObject({ id: 'solicitud' });
  const unknown = { ...job, jobId: '987654' };
  expect(await browser.settle(fetchFormId(unknown))).toEqual({ state: 'none' });
  expect(await browser.settle(fetchJobForm(unknown))).toBeUndefined();
});
