import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { RumboServer } from '../app/create-server.ts';
import {
  clock,
  codeOf,
  FINISH,
  SAVE,
  setUpApplicationCalls,
} from '../testing/application-calls.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import { typedAnswers } from '../testing/applications.ts';
import { openTestServer } from '../testing/server.ts';
import { setUp } from '../testing/set-up.ts';

const { test, begin, saved, applications } = setUpApplicationCalls();

/** Another process on the same database, which knows nothing of what the first one has saved. */
const other = setUp(async () => {
  const { app } = await openTestServer({ ...test, now: () => clock.now });
  return {
    app,
    close: () => app.close(),
    submit: async (query: Query, answers = {}) => (await submitTo(app, query, answers)).statusCode,
  };
});

type Query = Readonly<Record<string, string>>;

function submitTo(app: RumboServer['app'], query: Query, answers: Answers, headers = {}) {
  const named = new URLSearchParams({ websiteId: 'uno', ...query });
  const payload = { values: toAnswerTree(APPLICATION_FORM, answers) };
  const url = `/api/v2/forms/web/submit?${named}`;
  return app.inject({ method: 'POST', url, payload, headers });
}

it('somebody who begins, goes on and sends costs one statement a call', async () => {
  const job = { formId: 'solicitud', jobId: test.jobs.open };
  // The first link of an agency reads its secret.
  await test.submit({ ...FINISH, ...job }, VALID_ANSWERS);
  const statements = vi.spyOn(test.database.kysely.getExecutor(), 'executeQuery');
  const submissionId = await begin({ nombre: ['Ana Ruiz Soto'] }, job);
  await test.submit({ ...SAVE, ...job, submissionId }, VALID_ANSWERS);
  await test.submit({ ...FINISH, ...job, submissionId }, VALID_ANSWERS);
  const verbs = statements.mock.calls.map(([{ sql }]) => /^\s*\w+/.exec(sql)?.[0]);
  statements.mockRestore();
  expect(verbs).toEqual(['insert', 'update', 'with']);
  expect(await applications()).toMatchObject([{}, { name: 'Ana Ruiz Soto', job_id: job.jobId }]);
});

it('what another process saved in between stays, and what it sent is sent once', async () => {
  const submissionId = await begin({ nombre: ['Ana Ruiz'], correo: ['a@b.mx'] });
  await other.submit({ ...SAVE, submissionId }, { nombre: ['Ana Nueva'] });
  await test.submit({ ...SAVE, submissionId }, { telefono: ['5512345678'] });
  await other.submit({ ...SAVE, submissionId }, { correo: ['c@d.mx'] });
  expect(await saved(submissionId)).toEqual({
    nombre: ['Ana Nueva'],
    telefono: ['5512345678'],
    correo: ['c@d.mx'],
  });
  expect(await other.submit({ ...FINISH, submissionId }, VALID_ANSWERS)).toBe(200);
  for (const status of [SAVE, FINISH])
    expect((await test.submit({ ...status, submissionId }, { nombre: ['Tarde'] })).status).toBe(
      200,
    );
  const left = await typedAnswers(test.database);
  expect([await applications(), left]).toMatchObject([[{ name: 'Ana Ruiz Soto' }], []]);
});

describe('a last step that comes again', () => {
  const finish = async (app: RumboServer['app'], submissionId: string, key: string) => {
    clock.now += 1000;
    const headers = key === '' ? {} : { 'idempotency-key': key };
    const sent = await submitTo(app, { ...FINISH, submissionId }, VALID_ANSWERS, headers);
    return sent.json<Readonly<Record<string, unknown>>>();
  };
  const secret = 'k'.repeat(20);

  it('with its secret key is answered as the first time by every process, for a day', async () => {
    await test.submit({ ...FINISH, jobId: test.jobs.open }, VALID_ANSWERS);
    const submissionId = await begin(VALID_ANSWERS, { jobId: test.jobs.open });
    const first = await finish(test.server.app, submissionId, secret);
    expect(first).toMatchObject({
      ...{ id: submissionId, maybeDuplicate: true },
      ...{ folio: expect.any(String), myData: expect.any(String) },
    });
    const restarted = await openTestServer({ ...test, now: () => clock.now });
    const processes = [test.server.app, other.app, restarted.app];
    for (const app of processes) expect(await finish(app, submissionId, secret)).toEqual(first);
    await restarted.app.close();
    clock.now += DAY_MS;
    expect(await finish(other.app, submissionId, secret)).not.toHaveProperty('myData');
  });

  it('at the same time at two processes gets one link and makes one application', async () => {
    const submissionId = await begin(VALID_ANSWERS);
    const apps = [test.server.app, other.app, test.server.app];
    const answers = await Promise.all(apps.map((app) => finish(app, submissionId, secret)));
    expect(answers[0]).toHaveProperty('myData');
    expect(answers).toEqual(Array(3).fill(answers[0]));
    expect(await applications()).toHaveLength(1);
  });

  it('with another key, one that can be guessed or none gets no link', async () => {
    const submissionId = await begin(VALID_ANSWERS);
    const { myData: _, ...rest } = await finish(test.server.app, submissionId, secret);
    const short = await begin(VALID_ANSWERS);
    await finish(test.server.app, short, 'k'.repeat(19));
    for (const { app } of [test.server, other]) {
      for (const key of ['l'.repeat(20), 'k'.repeat(19), ''])
        expect(await finish(app, submissionId, key)).toEqual(rest);
      expect(await finish(app, short, 'k'.repeat(19))).not.toHaveProperty('myData');
    }
    const { rows } = await sql<{ text: string }>`
      select applications::text as text from applications`.execute(test.database.kysely);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

it('one that was deleted does not come back with the next save', async () => {
  const submissionId = await begin(VALID_ANSWERS);
  const { kysely } = test.database;
  await kysely.deleteFrom('submissions').execute();
  for (const status of [SAVE, FINISH])
    expect(codeOf(await test.submit({ ...status, submissionId }, VALID_ANSWERS))).toEqual([
      404,
      'submission-unknown',
    ]);
  expect([await typedAnswers(test.database), await applications()]).toEqual([[], []]);
});

it('a job that nobody can apply for begins nothing, and a submission serves no other site', async () => {
  const { open, closed } = test.jobs;
  const formId = 'solicitud';
  const refused = [
    [{ jobId: closed }, [409, 'job-closed']],
    [{ jobId: '999999' }, [404, 'job-unknown']],
    [{ jobId: 'x' }, [404, 'job-unknown']],
    [{ jobId: open, websiteId: 'tres' }, [404, 'job-unknown']],
  ] as const;
  for (const [query, code] of refused)
    expect([query, codeOf(await test.submit({ ...SAVE, formId, ...query }))]).toEqual([
      query,
      code,
    ]);
  expect(await typedAnswers(test.database)).toEqual([]);
  const submissionId = await begin(VALID_ANSWERS, { formId, jobId: open });
  for (const query of [{ websiteId: 'dos' }, { websiteId: 'tres' }, { jobId: closed }])
    expect(codeOf(await test.submit({ ...SAVE, submissionId, ...query }))).toEqual([
      404,
      'submission-unknown',
    ]);
});
