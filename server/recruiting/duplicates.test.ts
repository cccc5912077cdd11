import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ApplicationsAnswer } from '#schemas/api/recruiting/applications.ts';
import type { MyDataLink } from '#schemas/api/recruiting/changes.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { subscribeToNews } from '../applications/application-channel.ts';
import { openTestRecruiting } from '../testing/recruiting.ts';
import { messagesArrived } from '../testing/server.ts';
import { setUp } from '../testing/set-up.ts';
import { expireApplications } from './expire-applications.ts';
import { duplicatesAmong } from './listed/duplicates.ts';

const clock = { now: Date.UTC(2030, 0, 1, 18) };
const SITE = { agencyId: 'agency-a', siteId: 'uno' };

const test = setUp(() => openTestRecruiting(clock));

beforeEach(() => test.empty());

/** Ids of those that the list marks; each person says the same. */
async function marked(): Promise<string[]> {
  const { data }: ApplicationsAnswer = (await test.send('GET', '/applications')).json();
  for (const { id, mayBeDuplicate } of data) {
    const person = (await test.send('GET', `/applications/${id}`)).json();
    expect(person.mayBeDuplicate).toBe(mayBeDuplicate);
  }
  return data.flatMap(({ id, mayBeDuplicate }) => (mayBeDuplicate ? [id] : []));
}

/** Two of one person to one job. */
async function applyTwice() {
  const first = await test.apply();
  const second = await test.apply({ correo: ['otra@correo.example'] });
  expect((await marked()).sort()).toEqual([first.id, second.id].sort());
  return { first: first.id, second: second.id };
}

async function correct(id: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const link: MyDataLink = (await test.send('POST', `/applications/${id}/my-data-link`)).json();
  const { pathname, search } = new URL(link.address);
  const answer = await test.server.app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ act: 'save', ...fields }).toString(),
  });
  return answer.body;
}

/** News of marks that have to be asked for again, while something happens. */
async function toldAlike(happen: () => Promise<unknown>): Promise<(string | null)[]> {
  const heard: (string | null)[] = [];
  const stop = await subscribeToNews(
    test.database,
    ({ kind, subject }) => void (kind === 'alike' && heard.push(subject)),
    () => undefined,
  );
  await happen();
  await messagesArrived(test.database);
  await stop();
  return heard;
}

describe('the mark of two that may be one person’s', () => {
  it('goes when they are merged, and who watches hears of it', async () => {
    const { first, second } = await applyTwice();
    const told = await toldAlike(() =>
      test.send('POST', `/applications/${second}/merge`, { match: '*', body: { other: first } }),
    );
    expect(told).toEqual([second]);
    expect(await marked()).toEqual([]);
    expect((await test.send('GET', `/applications/${first}`)).json().mayBeDuplicate).toBe(false);
  });

  it('stays while a third one is there', async () => {
    const { first, second } = await applyTwice();
    const third = await test.apply();
    await test.send('POST', `/applications/${second}/merge`, {
      match: '*',
      body: { other: first },
    });
    expect((await marked()).sort()).toEqual([second, third.id].sort());
  });

  it.each([
    ['alone', (id: string) => test.send('DELETE', `/applications/${id}`)],
    [
      'among many',
      (id: string) =>
        test.send('POST', '/applications/bulk', { body: { action: 'delete', items: [{ id }] } }),
    ],
  ])('goes when the other one is deleted %s', async (_how, remove) => {
    const { first, second } = await applyTwice();
    expect(await toldAlike(() => remove(first))).toEqual([second]);
    expect(await marked()).toEqual([]);
  });

  it('goes when the days of the other one are over', async () => {
    const { second } = await applyTwice();
    clock.now += 100 * DAY_MS;
    await test.send('POST', `/applications/${second}/notes`, { body: { text: 'Sigue' } });
    const expire = () => expireApplications(test.database, clock.now + 81 * DAY_MS);
    expect(await toldAlike(expire)).toEqual([second]);
    expect(await marked()).toEqual([]);
  });

  it('comes and goes as the person corrects a phone', async () => {
    const { first, second } = await applyTwice();
    const fields = { 'q-nombre': 'Ana Ruiz Soto', 'q-correo': '' };
    const to = (phone: string) => () => correct(second, { ...fields, 'q-telefono': phone });
    expect(await toldAlike(to('33 4444 5555'))).toContain(first);
    expect(await marked()).toEqual([]);
    expect(await toldAlike(to('55 1234 5678'))).toContain(first);
    expect((await marked()).sort()).toEqual([first, second].sort());
  });

  it('is not given for another job, another contact or none, nor to who has not sent it', async () => {
    await test.apply();
    await test.apply({}, { jobId: '' });
    await test.apply({}, { jobId: '' });
    await test.apply({ telefono: ['33 9999 8888'], correo: [] });
    const unfinished = { applicationStatus: 'APPLY_INTERMEDIATE', jobId: test.jobs.open };
    await test.submit(unfinished, {}, { notice: { version: '1', voluntary: [] } });
    expect(await marked()).toEqual([]);
  });
});

it('finds those of a page among 10,000 by their contact alone, with and without statistics', async () => {
  await test.apply();
  const { kysely } = test.database;
  await sql`
    insert into applications (agency_id, site_id, application_id, submission_hash, form_id, form_version, channel, job_id,
      answers, contact_phone, contact_email, consents, created_at, finished_at)
    select agency_id, site_id, gen_random_uuid(), md5(row::text), form_id, form_version, channel, row % 50, answers,
      '+5233' || (10000000 + row - case when row / 50 % 20 = 1 then 50 else 0 end), row || '@x.mx', consents, created_at,
      finished_at - row * interval '9 minutes'
    from applications cross join generate_series(1, 9999) as row`.execute(kysely);
  const page = kysely.selectFrom('applications').selectAll().orderBy('finished_at', 'desc');
  const rows = await page.limit(100).execute();
  for (const prepare of [sql`select`, sql`analyze applications`]) {
    await prepare.execute(kysely);
    const plan = await sql<{ readonly 'QUERY PLAN': string }>`
      explain (analyze, buffers) ${duplicatesAmong(SITE, rows)}`.execute(kysely);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    const [, pages] = /Buffers: shared hit=(\d+)/.exec(text) ?? [];
    // Two looks into an index for each, of three or four pages, and one more where somebody is found.
    expect(Number(pages), text).toBeLessThan(rows.length * 12);
  }
  const { data }: ApplicationsAnswer = (await test.send('GET', '/applications')).json();
  expect(data.filter(({ mayBeDuplicate }) => mayBeDuplicate).length).toBeGreaterThan(90);
}, 60_000);
