import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  ApplicationDetail,
  ApplicationsAnswer,
} from '#schemas/api/recruiting/applications.ts';
import {
  type ApplicationSettings,
  DEFAULT_APPLICATION_SETTINGS,
} from '#schemas/api/recruiting/settings.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { question } from '#schemas/testing/forms.ts';
import { APPLICATION_PARTS } from '../applications/delete-application.ts';
import { expireSubmissions } from '../applications/expire-submissions.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import { withQuestion } from '../testing/applications.ts';
import { openTestRecruiting, type TestRecruiting } from '../testing/recruiting.ts';
import { pdfOf } from '../testing/uploads/files.ts';
import { addNote, patchApplication } from './change-application.ts';
import { expireApplications, startApplicationExpiry } from './expire-applications.ts';

const clock = { now: Date.UTC(2030, 0, 1, 18) };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let test: TestRecruiting;

beforeAll(async () => {
  test = await openTestRecruiting(clock);
});

beforeEach(async () => {
  clock.now += 60 * DAY_MS;
  await test.empty();
});

afterAll(() => test.close());

async function list(query = ''): Promise<ApplicationsAnswer> {
  const answer = await test.send('GET', `/applications${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function read(id: string): Promise<ApplicationDetail> {
  return (await test.send('GET', `/applications/${id}`)).json();
}

async function names(query: string): Promise<(string | null)[]> {
  return (await list(query)).data.map(({ name }) => name);
}

async function saveSettings(changes: Partial<ApplicationSettings>) {
  return test.send('PUT', '/application-settings', {
    match: '*',
    body: { ...DEFAULT_APPLICATION_SETTINGS, ...changes },
  });
}

function begin(answers = {}, body = { notice: { version: '1', voluntary: [] } }) {
  return test.submit(
    { applicationStatus: 'APPLY_INTERMEDIATE', jobId: test.jobs.open },
    { ...VALID_ANSWERS, ...answers },
    body,
  );
}

/** Somebody answers a question that the form published next does not ask, and sends the rest. @returns the id of the application */
async function sendAfterDropping(answers: Answers): Promise<string> {
  await test.publish(withQuestion(APPLICATION_FORM, question('apodo', 'short-text')));
  const { body } = await begin({ ...answers, apodo: ['Secreto'] });
  await test.publish(APPLICATION_FORM);
  const submissionId = String(body['id']);
  for (const applicationStatus of ['APPLY_INTERMEDIATE', 'APPLY_FINISH'])
    await test.submit({ applicationStatus, submissionId });
  const [sent] = (await list()).data;
  return sent?.id ?? '';
}

async function audited(): Promise<(readonly [string, string | null])[]> {
  const rows = await test.database.kysely
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .orderBy('entry_id')
    .execute();
  return rows.map(({ action, detail }) => [action, detail] as const);
}

describe('the list of applications', () => {
  it('has those that were sent, the newest first, page by page', async () => {
    for (const name of ['Ana Uno', 'Bea Dos', 'Caro Tres']) await test.apply({ nombre: [name] });
    const first = await list('?limit=2');
    expect(first).toMatchObject({ total: 3, data: [{ name: 'Caro Tres' }, { name: 'Bea Dos' }] });
    const second = await list(`?limit=2&cursor=${first.next}`);
    expect(second).toMatchObject({ next: null, data: [{ name: 'Ana Uno', step: 'nueva' }] });
  });

  it('finds by name without accents, by e-mail and by phone as people write it', async () => {
    await test.apply({ nombre: ['Íñigo Núñez Peña'], correo: ['inigo@correo.example'] });
    await test.apply({ nombre: ['Ana Ruiz Soto'], telefono: ['33 1111 2222'] });
    expect(await names('?q=nunez')).toEqual(['Íñigo Núñez Peña']);
    expect(await names('?q=INIGO%40')).toEqual(['Íñigo Núñez Peña']);
    expect(await names('?q=33%201111')).toEqual(['Ana Ruiz Soto']);
    expect(await names('?q=%25')).toEqual([]);
  });

  it('filters by job, step, status, source and day', async () => {
    const { id } = await test.apply({}, { utm_source: 'volante' });
    await test.apply({ nombre: ['Bea Dos'] }, { jobId: '' });
    expect(await names('?source=volante')).toEqual(['Ana Ruiz Soto']);
    expect(await names('?source=Volante&channel=web')).toEqual(['Ana Ruiz Soto']);
    expect(await names('?source=')).toEqual(['Bea Dos']);
    expect(await names('?channel=cb')).toEqual([]);
    expect(await names(`?job=${test.jobs.open}`)).toEqual(['Ana Ruiz Soto']);
    await test.send('PATCH', `/applications/${id}`, { match: '*', body: { step: 'entrevista' } });
    expect(await names('?step=entrevista')).toEqual(['Ana Ruiz Soto']);
    expect(await names('?step=nueva')).toEqual(['Bea Dos']);
    expect(await names('?status=APPLY_INTERMEDIATE')).toEqual([]);
    const today = new Date(clock.now - 6 * HOUR_MS).toISOString().slice(0, 10);
    expect(await names(`?from=${today}&to=${today}`)).toHaveLength(2);
    expect(await names(`?from=2020-01-01&to=2020-01-02`)).toEqual([]);
  });

  it('has unfinished ones only where the site says so, of who saw the notice, and tells when they were left', async () => {
    await begin();
    await begin({ nombre: ['Sin Aviso'] }, {} as never);
    expect(await names('')).toEqual([]);
    await saveSettings({ showsUnfinished: true, dropOffHours: 24 });
    expect(await list()).toMatchObject({
      data: [{ status: 'APPLY_INTERMEDIATE', name: 'Ana Ruiz Soto', phone: '+525512345678' }],
    });
    clock.now += 25 * HOUR_MS;
    expect(await list('?status=APPLICATION_DROP_OFF')).toMatchObject({ total: 1 });
    expect(await list('?status=APPLY_INTERMEDIATE')).toMatchObject({ total: 0 });
  });

  it('keeps an application’s id from its first save on', async () => {
    await saveSettings({ showsUnfinished: true });
    const { body } = await begin();
    const [before] = (await list()).data;
    await test.submit({ applicationStatus: 'APPLY_FINISH', submissionId: String(body['id']) });
    const [after, ...rest] = (await list()).data;
    expect(rest).toEqual([]);
    expect(after).toMatchObject({ id: before?.id, status: 'APPLY_FINISH' });
  });

  it.each([
    'q=a%00b',
    'place=%00',
    'from=2030-13-01',
    'to=0000-01-01',
    `cursor=${Buffer.from(`2030-01-01T00:00:00Z ${'-'.repeat(36)}`).toString('base64url')}`,
  ])('refuses what no database takes: %s', async (query) => {
    expect((await test.send('GET', `/applications?${query}`)).statusCode).toBe(400);
  });

  it('tells the jobs that it has, by title, and those of no other site', async () => {
    const jobs = async (site = '') =>
      (await test.send('GET', `${site}/application-jobs`)).json().data;
    expect(await jobs()).toEqual([]);
    const { id } = await test.apply();
    await test.apply({ nombre: ['Bea Dos'] }, { jobId: '' });
    expect(await jobs()).toMatchObject([{ id: test.jobs.open, title: (await read(id)).jobTitle }]);
    expect(await jobs('/../dos')).toEqual([]);
  });

  it('counts a day that a month does not have on into the next', async () => {
    await test.apply();
    expect((await list('?from=2030-02-30')).total).toBe(1);
  });

  it('refuses a cursor that it did not give, and filters that do not exist', async () => {
    for (const query of ['?cursor=abc', '?steps=nueva', '?from=ayer'])
      expect((await test.send('GET', `/applications${query}`)).statusCode).toBe(400);
  });
});

describe('one application', () => {
  it('has its answers in words of the version that was filled in, and its file', async () => {
    const cv = await test.upload('mi cv.pdf', pdfOf(900));
    const { id, submissionId } = await test.apply({ maneja: ['yes'], anos: ['3'], cv: [cv] });
    await test.publish({
      ...APPLICATION_FORM,
      title: 'Otra',
      pages: APPLICATION_FORM.pages.slice(0, 1),
    });
    const detail = await read(id);
    const texts = Object.fromEntries(detail.answers.map(({ keyId, text }) => [keyId, text]));
    expect(texts).toMatchObject({ nombre: 'Ana Ruiz Soto', maneja: 'Sí', anos: '3' });
    const [file] = detail.files;
    expect(file).toMatchObject({ name: 'mi cv.pdf', type: 'pdf' });
    const bytes = await test.send('GET', `/applications/${id}/files/${file?.fileId}`);
    expect(bytes.headers['content-disposition']).toContain('attachment');
    expect(bytes.headers['content-security-policy']).toContain('sandbox');
    expect(bytes.rawPayload.length).toBe(file?.bytes);
    const told = JSON.stringify(detail);
    expect(told).not.toContain(submissionId);
    expect(told).not.toContain(new URL(cv).pathname);
    await test.publish(APPLICATION_FORM);
  });

  it('says what was agreed to as the notice worded it', async () => {
    const voluntary = [{ key: 'otras', text: 'Avísenme de otras vacantes' }];
    await test.publish({ ...APPLICATION_FORM, notice: { ...APPLICATION_FORM.notice, voluntary } });
    await test.submit({ applicationStatus: 'APPLY_FINISH', jobId: test.jobs.open }, VALID_ANSWERS, {
      notice: { version: '1', voluntary: ['otras'] },
    });
    const [summary] = (await list()).data;
    expect(await read(summary?.id ?? '')).toMatchObject({ consents: voluntary });
    await test.publish(APPLICATION_FORM);
  });

  it('has nothing that turns the direction of a line, also before it is sent', async () => {
    await saveSettings({ showsUnfinished: true });
    await test.submit(
      {
        applicationStatus: 'APPLY_INTERMEDIATE',
        utm_source: 'vol\u202eante',
        jobId: test.jobs.open,
      },
      { nombre: ['\u202eAna Ruiz'], telefono: ['\u202e12\u200b'] },
      { notice: { version: '1', voluntary: [] }, location: '\u2067León, Guanajuato' },
    );
    const [summary] = (await list()).data;
    const detail = await read(summary?.id ?? '');
    const [name, phone] = detail.answers.map(({ text }) => text);
    expect([name, phone, detail.source]).toEqual(['Ana Ruiz', '12', 'volante']);
    const file = await test.send('GET', '/applications.csv');
    expect(JSON.stringify(detail) + file.body.slice(1)).not.toMatch(/\p{Cf}/u);
  });

  it('has the text of its CV with what was read in which line', async () => {
    const text = Buffer.from('Eva Luna Soto\nTel. 55 8765 4321\nLicencia federal B');
    const cv = await test.upload('cv.txt', text);
    const { id } = await test.apply({ cv: [cv] });
    const fileId = (await read(id)).files[0]?.fileId;
    let answer = await test.send('GET', `/applications/${id}/files/${fileId}/reading`);
    // On a machine with much else to do a reading is ended that takes too long.
    while (answer.body.includes('too-slow'))
      answer = await test.send('GET', `/applications/${id}/files/${fileId}/reading`);
    expect(answer.json()).toMatchObject({
      text: 'whole',
      lines: ['Eva Luna Soto', 'Tel. 55 8765 4321', 'Licencia federal B'],
      fields: [
        { field: 'name', value: 'Eva Luna Soto', source: { page: 1, line: 1 } },
        { field: 'phone', source: { line: 2 } },
        { field: 'licence', value: 'federal B' },
      ],
    });
    expect((await audited()).at(-1)).toEqual(['application-file-read', `${id} ${fileId}`]);
  });

  it('has its text later where two others are read for the same token', async () => {
    const text = Buffer.from('Eva Luna Soto\nTel. 55 8765 4321');
    const urls = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = await test.apply({ cv: [await test.upload('cv.txt', text)] });
      urls.push(`/applications/${id}/files/${(await read(id)).files[0]?.fileId}/reading`);
    }
    const answers = await Promise.all(urls.map((url) => test.send('GET', url)));
    const busy = answers.find(({ statusCode }) => statusCode === 429);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429]);
    expect(busy?.json()).toMatchObject({ code: 'rate-limited' });
    expect(busy?.headers['retry-after']).toMatch(/^\d+$/);
  });

  it('knows the person’s other applications, and marks two to one job', async () => {
    const first = await test.apply();
    const second = await test.apply({ correo: ['otra@correo.example'] });
    await test.apply({ telefono: ['81 2222 3333'], correo: ['x@correo.example'] });
    const detail = await read(second.id);
    expect(detail.mayBeDuplicate).toBe(true);
    expect(detail.others.map(({ id }) => id)).toEqual([first.id]);
  });

  it('is moved and assigned by whoever has seen what is there', async () => {
    const { id } = await test.apply();
    const { etag } = await read(id);
    const body = { step: 'contactada', assignee: 'Rosa' };
    const moved = await test.send('PATCH', `/applications/${id}`, { match: etag, body });
    expect(moved.json()).toEqual({ etag: moved.headers.etag });
    const late = await test.send('PATCH', `/applications/${id}`, {
      match: etag,
      body: { step: 'entrevista' },
    });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({
      code: 'version-conflict',
      step: 'contactada',
      stepReason: null,
      etag: '"1"',
    });
    const blind = await test.send('PATCH', `/applications/${id}`, { body });
    expect(blind.statusCode).toBe(428);
    expect((await read(id)).changes).toMatchObject([
      { action: 'step-changed', detail: 'contactada', actor: expect.stringContaining('Rosa') },
      { action: 'assigned', detail: 'Rosa' },
    ]);
  });

  it('is discarded with a reason only, and moved to steps that exist', async () => {
    const { id } = await test.apply();
    const move = (body: object) => test.send('PATCH', `/applications/${id}`, { match: '*', body });
    expect((await move({ step: 'descartada' })).json().code).toBe('reason-missing');
    expect((await move({ step: 'volando' })).json().code).toBe('step-unknown');
    expect((await move({ step: 'descartada', reason: 'Sin licencia' })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ step: 'descartada', stepReason: 'Sin licencia' });
    for (const reason of [null, ' ']) {
      expect((await move({ reason })).json().code).toBe('reason-missing');
      expect((await read(id)).stepReason).toBe('Sin licencia');
    }
    await move({ step: 'nueva' });
    expect(await read(id)).toMatchObject({ step: 'nueva', stepReason: null });
  });

  it('takes notes of several people at once', async () => {
    const { id } = await test.apply();
    const note = (text: string) =>
      test.send('POST', `/applications/${id}/notes`, { body: { text } });
    await Promise.all([note('Llamar el lunes'), note('<img src=x onerror=alert(1)>')]);
    expect((await read(id)).notes.map(({ text }) => text).sort()).toEqual([
      '<img src=x onerror=alert(1)>',
      'Llamar el lunes',
    ]);
    for (const text of ['   ', 'a\0b']) expect((await note(text)).statusCode).toBe(400);
  });

  it('takes in another one of the same person, and nobody loses what that one had', async () => {
    const first = await test.apply();
    const second = await test.apply();
    await test.send('POST', `/applications/${first.id}/notes`, { body: { text: 'De la primera' } });
    const merge = (other: string) =>
      test.send('POST', `/applications/${second.id}/merge`, { match: '*', body: { other } });
    expect((await merge(first.id)).statusCode).toBe(200);
    expect((await list()).data.map(({ id }) => id)).toEqual([second.id]);
    expect((await read(second.id)).merged).toMatchObject([{ id: first.id }]);
    expect(await read(first.id)).toMatchObject({
      mergedInto: second.id,
      notes: [{ text: 'De la primera' }],
    });
    expect((await merge(first.id)).statusCode).toBe(400);
    expect((await merge(second.id)).statusCode).toBe(400);
  });

  it('takes in nothing while it is under way, and would be gone with it', async () => {
    const sent = await test.apply();
    await saveSettings({ showsUnfinished: true });
    await begin();
    const [unfinished] = (await list('?status=APPLY_INTERMEDIATE')).data;
    const merge = await test.send('POST', `/applications/${unfinished?.id}/merge`, {
      match: '*',
      body: { other: sent.id },
    });
    expect(merge.statusCode).toBe(400);
    expect((await read(sent.id)).mergedInto).toBe(null);
  });

  it('takes what was written about it along when it goes unsent', async () => {
    await saveSettings({ showsUnfinished: true });
    await begin();
    const [unfinished] = (await list()).data;
    const path = `/applications/${unfinished?.id}`;
    await test.send('POST', `${path}/notes`, { body: { text: 'Secreto' } });
    await test.send('PATCH', path, { match: '*', body: { step: 'contactada' } });
    const sent = await test.apply();
    await test.send('POST', `/applications/${sent.id}/notes`, { body: { text: 'Se queda' } });
    const { kysely } = test.database;
    await expireSubmissions(kysely, clock.now + 31 * DAY_MS);
    for (const table of APPLICATION_PARTS) {
      const rows = await kysely.selectFrom(table).select('application_id').execute();
      expect(rows.map(({ application_id }) => application_id)).not.toContain(unfinished?.id);
    }
    expect((await read(sent.id)).notes).toMatchObject([{ text: 'Se queda' }]);
  });

  it('takes no word any more once somebody has deleted it', async () => {
    const { id } = await test.apply();
    await test.send('DELETE', `/applications/${id}`);
    const { kysely } = test.database;
    const site = { agencyId: 'agency-a', siteId: 'uno' };
    const scope = { site, settings: DEFAULT_APPLICATION_SETTINGS, now: clock.now };
    const change = { key: { ...site, applicationId: id }, actor: { name: 'Rosa' }, now: clock.now };
    expect(await addNote(kysely, change, { text: 'Tarde', scope })).toBe(undefined);
    const patch = { step: 'contactada' };
    expect(await patchApplication(kysely, change, { ifMatch: undefined, patch, scope })).toEqual({
      ok: false,
      problems: [{ code: 'application-gone' }],
    });
    for (const table of APPLICATION_PARTS)
      expect(await kysely.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('is not deleted by who has not seen what somebody else did to it, one by one or among many', async () => {
    const { id } = await test.apply({ nombre: ['Movida Antes'] });
    const { etag } = (await test.send('GET', `/applications/${id}`)).json();
    await test.send('PATCH', `/applications/${id}`, { match: '*', body: { step: 'entrevista' } });
    const refused = await test.send('DELETE', `/applications/${id}`, { match: etag });
    expect([refused.statusCode, refused.json()]).toEqual([
      412,
      expect.objectContaining({ code: 'version-conflict', step: 'entrevista' }),
    ]);
    const items = [{ id, etag }];
    const many = await test.send('POST', '/applications/bulk', {
      body: { action: 'delete', items },
    });
    expect(many.json()).toMatchObject({ changed: [], refused: [{ id, code: 'version-conflict' }] });
    const there = await test.send('DELETE', `/applications/${id}`, { match: refused.json().etag });
    expect(there.statusCode).toBe(204);
  });

  it('leaves no answers that a deletion of an older version left behind', async () => {
    const id = await sendAfterDropping({ nombre: ['Borrada Antes'] });
    const kept = await sendAfterDropping({ nombre: ['Sigue Aquí'] });
    const { kysely } = test.database;
    await kysely.deleteFrom('applications').where('application_id', '=', id).execute();
    const migration = 'server/db/migrations/0056-answers-left-behind.sql';
    await sql.raw(await readFile(migration, 'utf8')).execute(kysely);
    const left = await kysely
      .selectFrom('dropped_answers as dropped')
      .innerJoin('submissions as sent', (join) =>
        join.onRef('sent.submission_hash', '=', 'dropped.submission_hash'),
      )
      .select('sent.application_id')
      .execute();
    expect(left).toEqual([{ application_id: kept }]);
    await test.empty();
  });

  it('is deleted with everything that was written about it', async () => {
    const cv = await test.upload('cv.pdf');
    const id = await sendAfterDropping({ nombre: ['Quiere Olvido'], cv: [cv] });
    const { kysely } = test.database;
    expect(await kysely.selectFrom('dropped_answers').selectAll().execute()).toHaveLength(1);
    await test.send('POST', `/applications/${id}/notes`, { body: { text: 'Secreto' } });
    await test.send('PATCH', `/applications/${id}`, { match: '*', body: { step: 'contactada' } });
    expect((await test.send('DELETE', `/applications/${id}`)).statusCode).toBe(204);
    expect((await test.send('GET', `/applications/${id}`)).json().code).toBe('application-unknown');
    for (const table of [
      'applications',
      'application_states',
      'application_changes',
      'application_notes',
      'dropped_answers',
    ] as const)
      expect(await kysely.selectFrom(table).selectAll().execute()).toEqual([]);
    const kept = JSON.stringify([
      await kysely.selectFrom('submissions').selectAll().execute(),
      await kysely.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(kept).not.toMatch(/Olvido|5512345678|Secreto|Ana@/i);
    const [upload] = await kysely.selectFrom('uploads').select('removed_at').execute();
    expect(upload?.removed_at).not.toBe(null);
    expect((await audited()).at(-1)).toEqual(['application-deleted', id]);
  });
});

describe('many applications', () => {
  it('are moved each by itself, and can be moved back', async () => {
    const { id } = await test.apply();
    const gone = '00000000-0000-4000-8000-000000000000';
    const answer = await test.send('POST', '/applications/bulk', {
      body: { action: 'step', step: 'contactada', items: [{ id, etag: '"0"' }, { id: gone }] },
    });
    expect(answer.json()).toEqual({
      changed: [{ id, before: 'nueva', etag: '"1"' }],
      refused: [{ id: gone, code: 'application-unknown' }],
    });
    const late = await test.send('POST', '/applications/bulk', {
      body: { action: 'step', step: 'entrevista', items: [{ id, etag: '"0"' }] },
    });
    expect(late.json().refused).toEqual([{ id, code: 'version-conflict' }]);
  });

  it('are deleted', async () => {
    const first = await test.apply();
    const second = await test.apply();
    await test.send('POST', '/applications/bulk', {
      body: { action: 'delete', items: [{ id: first.id }, { id: second.id }] },
    });
    expect(await list()).toMatchObject({ total: 0 });
  });
});

describe('settings of applications', () => {
  it('are those of every site until others are saved, by who has seen them', async () => {
    const first = await test.send('GET', '/application-settings');
    expect(first.json()).toEqual(DEFAULT_APPLICATION_SETTINGS);
    const body = { ...DEFAULT_APPLICATION_SETTINGS, retentionDays: 90 };
    const match = String(first.headers.etag);
    expect((await test.send('PUT', '/application-settings', { match, body })).statusCode).toBe(200);
    expect((await test.send('PUT', '/application-settings', { match, body })).statusCode).toBe(412);
    expect((await test.send('GET', '/application-settings')).json().retentionDays).toBe(90);
  });

  it('are the same in whatever order their members were sent', async () => {
    const { steps, ...others } = DEFAULT_APPLICATION_SETTINGS;
    const body = { ...others, retentionDays: 91, steps };
    const saved = await test.send('PUT', '/application-settings', { match: '*', body });
    const read = await test.send('GET', '/application-settings');
    expect(read.headers.etag).toBe(saved.headers.etag);
  });

  it('keep steps that applications have, and name only steps that exist', async () => {
    const { id } = await test.apply();
    await test.send('PATCH', `/applications/${id}`, { match: '*', body: { step: 'entrevista' } });
    const steps = DEFAULT_APPLICATION_SETTINGS.steps.filter(({ id }) => id !== 'entrevista');
    expect((await saveSettings({ steps })).json().code).toBe('step-in-use');
    expect((await saveSettings({ contactedStep: 'nada' })).statusCode).toBe(400);
    expect((await saveSettings({ steps: [] })).statusCode).toBe(400);
  });

  it('leave who was never moved in the step that was the first', async () => {
    const { id } = await test.apply();
    const { etag } = await read(id);
    const { steps } = DEFAULT_APPLICATION_SETTINGS;
    expect((await saveSettings({ steps: steps.slice(1) })).json().code).toBe('step-in-use');
    const moved = [...steps.slice(1), ...steps.slice(0, 1)];
    expect((await saveSettings({ steps: moved })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ step: 'nueva', etag, changes: [] });
    const later = await test.apply();
    expect((await read(later.id)).step).toBe('contactada');
  });

  it('say after how many days without a change applications go by themselves', async () => {
    await saveSettings({ retentionDays: 10 });
    await test.apply({ nombre: ['Se Va'] });
    const { id } = await test.apply({ nombre: ['Se Queda'] });
    clock.now += 6 * DAY_MS;
    await test.send('POST', `/applications/${id}/notes`, { body: { text: 'Sigue' } });
    clock.now += 6 * DAY_MS;
    const preview = async (days: number) =>
      (await test.send('GET', `/application-retention?days=${days}`)).json();
    const nextAt = new Date(clock.now + 4 * DAY_MS).toISOString();
    expect(await preview(10)).toEqual({ atOnce: 1, nextWeek: 1, nextAt });
    expect(await preview(6)).toEqual({ atOnce: 2, nextWeek: 0, nextAt: null });
    await expireApplications(test.database, clock.now);
    expect(await names('')).toEqual(['Se Queda']);
    expect(await preview(10)).toEqual({ atOnce: 0, nextWeek: 1, nextAt });
    expect((await audited()).map(([action]) => action)).toContain('applications-expired');
  });
});

it('has a server that has just started delete what is old within minutes', async () => {
  await test.apply();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const log = { error: vi.fn() };
  const stop = startApplicationExpiry(test.database, log, () => clock.now + 181 * DAY_MS);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  vi.useRealTimers();
  await expect.poll(async () => (await list()).total).toBe(0);
  stop();
  expect(log.error).not.toHaveBeenCalled();
});

it('leaves one line for each list, person, file and export in the record of changes', async () => {
  const cv = await test.upload('cv.pdf');
  const { id } = await test.apply({ cv: [cv] });
  await list('?step=nueva&q=Ruiz');
  const [file] = (await read(id)).files;
  await test.send('GET', `/applications/${id}/files/${file?.fileId}`);
  await test.send('GET', '/applications.csv?step=nueva');
  expect(await audited()).toEqual([
    ['applications-listed', 'step=nueva q=… count=1'],
    ['application-read', id],
    ['application-file-read', `${id} ${file?.fileId}`],
    ['applications-exported', 'step=nueva count=1'],
  ]);
});
