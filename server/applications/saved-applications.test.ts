import { type Kysely, sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { question } from '#schemas/testing/forms.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { Tables } from '../db/schema.ts';
import { loadNamedJob } from '../jobs/records/load-jobs.ts';
import {
  clock,
  codeOf,
  FINISH,
  SAVE,
  setUpApplicationCalls,
} from '../testing/application-calls.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import { typedAnswers, withQuestion } from '../testing/applications.ts';
import { expireSubmissions } from './expire-submissions.ts';
import { finishSaved } from './write-submission.ts';

const { test, begin, fetchAnswers, saved, applications } = setUpApplicationCalls();

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

  it('and its job are found by themselves when the last step comes, however many others there are', async () => {
    await begin(VALID_ANSWERS);
    const { kysely } = test.database;
    const { typed_answers, revision, updated_at, ...submission } = await kysely
      .selectFrom('submissions')
      .selectAll()
      .executeTakeFirstOrThrow();
    await addOthers(kysely);
    const sent = {
      ...submission,
      ...{ answers: '{}', finished_at: updated_at, finish_key_hash: null },
    };
    const job = { id: test.jobs.open, clientId: 'agency-a-mx' };
    const read = await kysely.transaction().execute(async (rows) => {
      const before = await countRead(rows);
      await loadNamedJob(rows, submission.agency_id, job.id);
      await finishSaved(rows, sent, revision, job);
      const after = await countRead(rows);
      return after.map((count, index) => count - (before[index] ?? 0));
    });
    expect([await applications(), read]).toMatchObject([[{ name: 'Ana Ruiz Soto' }], [2, 1]]);
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

/** More than one page of an index holds: the planner has no statistics of them. */
async function addOthers(kysely: Kysely<Tables>): Promise<void> {
  await sql`
    insert into submissions (agency_id, site_id, submission_hash, form_id, form_version, channel, status, application_id,
      created_at, updated_at)
    select 'agency-a', 'uno', md5(nth::text) || md5(nth::text), 'solicitud', 1, 'web', 'APPLY_FINISH', gen_random_uuid(),
      now(), now()
    from generate_series(1, 150) as nth`.execute(kysely);
  await sql`
    insert into jobs (agency_id, client_id, reference_number, url_slug, start_date, checksum)
    select 'agency-a', 'agency-a-mx', nth::text, nth::text, now(), '' from generate_series(1, 150) as nth`.execute(
    kysely,
  );
}

/** Rows of jobs and submissions that this session has looked at so far; the server is told of them later. */
async function countRead(rows: Kysely<Tables>): Promise<number[]> {
  const counted = await sql<{ read: string }>`
    select seq_tup_read + idx_tup_fetch as read
    from pg_stat_xact_user_tables where relname in ('jobs', 'submissions') order by relname`.execute(
    rows,
  );
  return counted.rows.map(({ read }) => Number(read));
}
