import { expect, it, vi } from 'vitest';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
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
    close: () => app.close(),
    async submit(query: Readonly<Record<string, string>>, answers = {}): Promise<number> {
      const named = new URLSearchParams({ websiteId: 'uno', ...query });
      const payload = { values: toAnswerTree(APPLICATION_FORM, answers) };
      const url = `/api/v2/forms/web/submit?${named}`;
      return (await app.inject({ method: 'POST', url, payload })).statusCode;
    },
  };
});

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
