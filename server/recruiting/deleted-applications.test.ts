import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_APPLICATION_SETTINGS } from '#schemas/api/recruiting/settings.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { question } from '#schemas/testing/forms.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { APPLICATION_PARTS } from '../applications/delete-application.ts';
import { expireSubmissions } from '../applications/expire-submissions.ts';
import { APPLICATION_FORM } from '../testing/application-form.ts';
import { withQuestion } from '../testing/applications.ts';
import { setUpRecruiting } from '../testing/recruiting.ts';
import { addNote, patchApplication } from './change-application.ts';
import { expireApplications, startApplicationExpiry } from './expire-applications.ts';
import { saveApplicationSettings } from './listed/application-settings.ts';

const clock = { now: Date.UTC(2030, 0, 1, 18) };

const test = setUpRecruiting(clock);

/** Somebody answers a question that the form published next does not ask, and sends the rest. @returns the id of the application */
async function sendAfterDropping(answers: Answers): Promise<string> {
  await test.publish(withQuestion(APPLICATION_FORM, question('apodo', 'short-text')));
  const { body } = await test.begin({ ...answers, apodo: ['Secreto'] });
  await test.publish(APPLICATION_FORM);
  const submissionId = String(body['id']);
  for (const applicationStatus of ['APPLY_INTERMEDIATE', 'APPLY_FINISH'])
    await test.submit({ applicationStatus, submissionId });
  const [sent] = (await test.list()).data;
  return sent?.id ?? '';
}

describe('an application', () => {
  it('takes what was written about it along when it goes unsent', async () => {
    await test.saveSettings({ showsUnfinished: true });
    await test.begin();
    const [unfinished] = (await test.list()).data;
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
    expect((await test.read(sent.id)).notes).toMatchObject([{ text: 'Se queda' }]);
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
    expect((await test.audited()).at(-1)).toEqual(['application-deleted', id]);
  });
});

it('deletes many at once', async () => {
  const first = await test.apply();
  const second = await test.apply();
  await test.send('POST', '/applications/bulk', {
    body: { action: 'delete', items: [{ id: first.id }, { id: second.id }] },
  });
  expect(await test.list()).toMatchObject({ total: 0 });
});

it('lets applications go by themselves after as many days without a change as the settings say', async () => {
  await test.saveSettings({ retentionDays: 10 });
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
  expect(await test.names('')).toEqual(['Se Queda']);
  expect(await preview(10)).toEqual({ atOnce: 0, nextWeek: 1, nextAt });
  expect((await test.audited()).map(([action]) => action)).toContain('applications-expired');
});

it('lets them go a few at a time: others have their turn meanwhile, and settings that keep the rest hold', async () => {
  await test.saveSettings({ retentionDays: 10 });
  await test.apply();
  const { kysely } = test.database;
  await sql`
    insert into applications (agency_id, site_id, application_id, submission_hash, form_id, form_version, channel, answers, consents,
      created_at, finished_at)
    select agency_id, site_id, gen_random_uuid(), md5(row::text), form_id, form_version, channel, answers, consents, created_at,
      finished_at
    from applications cross join generate_series(1, 300) as row`.execute(kysely);
  const countLeft = async () => (await test.list('?limit=1')).total;
  const going = expireApplications(test.database, clock.now + 11 * DAY_MS);
  await vi.waitUntil(async () => (await countLeft()) < 301, { interval: 1 });
  const site = { agencyId: 'agency-a', siteId: 'uno' };
  const settings = { ...DEFAULT_APPLICATION_SETTINGS, retentionDays: 365 };
  await saveApplicationSettings(kysely, site, { settings, now: clock.now });
  await going;
  expect(await countLeft()).toBeGreaterThan(0);
});

it('has a server that has just started delete what is old within minutes', async () => {
  await test.apply();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const log = { error: vi.fn() };
  const stop = startApplicationExpiry(test.database, log, () => clock.now + 181 * DAY_MS);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  vi.useRealTimers();
  await expect.poll(async () => (await test.list()).total).toBe(0);
  await stop();
  expect(log.error).not.toHaveBeenCalled();
});
