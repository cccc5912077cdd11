import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#schemas/time/durations.ts';
import { createTestToken } from '../../testing/access.ts';
import { openTestContent, pageText } from '../../testing/content/content.ts';
import { messagesArrived } from '../../testing/server.ts';
import { setUp } from '../../testing/set-up.ts';

const PAGES = '/sites/uno/pages';

const content = setUp(openTestContent);

beforeEach(() => content.reset());

async function save(page: string, text: string): Promise<void> {
  const match = await content.etagOf(page);
  await content.send('PUT', `${PAGES}/${page}/draft`, { match, body: text });
}

async function schedule(page: string, action: string, at: number | string | null) {
  const time = typeof at === 'number' ? new Date(at).toISOString() : at;
  return content.send('POST', `${PAGES}/${page}/schedule`, {
    match: await content.etagOf(page),
    body: { action, at: time },
  });
}

async function summaryOf(page: string) {
  const { data } = (await content.send('GET', PAGES)).json<{
    data: { id: string; status: string; schedules: unknown[] }[];
  }>();
  return data.find(({ id }) => id === page);
}

/** Waits for the server's own timer, which runs every second. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  await expect.poll(isDone, { interval: 100 }).toBe(true);
}

/** Resolves when the timer has done all that is due by now: `buscar` comes off the site by it. */
async function allDone(): Promise<void> {
  await until(async () => (await summaryOf('buscar'))?.status === 'draft');
}

async function visited(path: string): Promise<{ statusCode: number; body: string }> {
  await messagesArrived(content.database);
  await content.server.store.settled();
  return content.visit(path);
}

describe('a schedule', () => {
  it('publishes the draft as it is when its time comes, and not before', async () => {
    const now = Date.now();
    await save('home', pageText('home', 'Para el lunes'));
    expect((await schedule('home', 'publish', now + HOUR_MS)).statusCode).toBe(204);
    await save('home', pageText('home', 'Para el lunes, corregido'));
    expect(await summaryOf('home')).toMatchObject({
      status: 'changed',
      schedules: [{ action: 'publish', at: new Date(now + HOUR_MS).toISOString(), failure: null }],
    });
    await schedule('buscar', 'unpublish', now + HOUR_MS - 60_000);
    content.setNow(now + HOUR_MS - 60_000);
    await allDone();
    expect((await visited('/home')).body).toContain('Texto de home');
    content.setNow(now + HOUR_MS);
    await until(async () => (await summaryOf('home'))?.status === 'live');
    expect((await visited('/home')).body).toContain('Para el lunes, corregido');
    expect(await summaryOf('home')).toMatchObject({ schedules: [] });
  });

  it('takes a page off the site', async () => {
    const now = Date.now();
    await schedule('home', 'unpublish', now + HOUR_MS);
    content.setNow(now + 2 * HOUR_MS);
    await until(async () => (await summaryOf('home'))?.status === 'draft');
    expect((await visited('/home')).statusCode).not.toBe(200);
  });

  it('is taken back with no time', async () => {
    const now = Date.now();
    await schedule('home', 'unpublish', now + HOUR_MS);
    await schedule('home', 'unpublish', null);
    await schedule('buscar', 'unpublish', now + 2 * HOUR_MS);
    content.setNow(now + 2 * HOUR_MS);
    await allDone();
    expect((await visited('/home')).statusCode).toBe(200);
  });

  it('of a draft that cannot be published is refused at once', async () => {
    await save('home', pageText('home', "<a href='/no-existe'>Ver</a>"));
    const response = await schedule('home', 'publish', Date.now() + HOUR_MS);
    expect([response.statusCode, response.json().code]).toEqual([422, 'document-invalid']);
  });

  it('keeps the reason where the draft became wrong meanwhile, and waits for a person', async () => {
    const now = Date.now();
    await save('home', pageText('home', 'Bien'));
    await schedule('home', 'publish', now + HOUR_MS);
    await save('home', pageText('home', "<a href='/no-existe'>Ver</a>"));
    content.setNow(now + HOUR_MS);
    await until(async () =>
      JSON.stringify((await summaryOf('home'))?.schedules ?? '').includes('link-dead'),
    );
    expect((await visited('/home')).body).toContain('Texto de home');
  });

  it('does not publish what somebody wrote meanwhile who may not publish', async () => {
    const now = Date.now();
    const token = await createTestToken(content.database, {
      agencyId: 'agency-uno',
      scopes: ['read', 'edit'],
    });
    await save('home', pageText('home', 'Bien'));
    await schedule('home', 'publish', now + HOUR_MS);
    const body = pageText('home', 'De otra persona');
    const match = await content.etagOf('home');
    await content.sendAs(token, 'PUT', `${PAGES}/home/draft`, { match, body });
    content.setNow(now + HOUR_MS);
    await until(async () => JSON.stringify(await summaryOf('home')).includes('draft-changed'));
    expect((await visited('/home')).body).toContain('Texto de home');
  });

  it('that breaks keeps no other from its time', async () => {
    const now = Date.now();
    await schedule('home', 'unpublish', now + HOUR_MS);
    await schedule('buscar', 'unpublish', now + 2 * HOUR_MS);
    await sql`create or replace function refuse_home() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`.execute(content.database.kysely);
    await sql`create trigger refuse_home before update on documents for each row
      when (old.document_id = 'home') execute function refuse_home()`.execute(
      content.database.kysely,
    );
    content.setNow(now + 3 * HOUR_MS);
    await until(async () => (await summaryOf('buscar'))?.status === 'draft');
    await sql`drop trigger refuse_home on documents`.execute(content.database.kysely);
    expect(JSON.stringify(await summaryOf('home'))).toContain('internal-error');
  });

  it.each([
    ['past', '2020-01-01T00:00:00Z'],
    ['far away', '2999-01-01T00:00:00Z'],
    ['no time at all', 'mañana'],
  ])('in a time that is %s is refused', async (_, at) => {
    const response = await schedule('home', 'publish', at);
    expect([response.statusCode, response.json().code]).toEqual([400, 'request-invalid']);
  });
});
