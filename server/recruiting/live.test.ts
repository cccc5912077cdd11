import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { createTestToken } from '../testing/access.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import { ContentClient } from '../testing/content/client.ts';
import { openTestRecruiting } from '../testing/recruiting.ts';
import { ServerProcess, urlOf } from '../testing/server-process.ts';
import { setUp } from '../testing/set-up.ts';
import { expireApplications } from './expire-applications.ts';

const SOON = { timeout: 15_000, interval: 20 };

const clock = { now: Date.UTC(2030, 0, 1, 18) };

const test = setUp(() => openTestRecruiting(clock));
let origin: string;

beforeAll(async () => {
  origin = await test.server.app.listen({ port: 0, host: '127.0.0.1' });
});

beforeEach(() => test.empty());

interface Watching {
  /** What was told until now. */
  readonly told: () => string;
  readonly stop: () => Promise<void>;
}

async function watch(
  site = 'uno',
  token = test.tokens.recruiter,
  server = origin,
): Promise<Watching> {
  const stopping = new AbortController();
  const answer = await fetch(`${server}/content/v1/sites/${site}/application-events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopping.signal,
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  let text = '';
  const reading = (async () => {
    for await (const bytes of answer.body ?? []) text += new TextDecoder().decode(bytes);
  })().catch(() => undefined);
  return {
    told: () => text,
    async stop() {
      stopping.abort();
      await reading;
    },
  };
}

describe('who watches the applications of a site', () => {
  it('hears of one that arrives, and of nothing in it', async () => {
    const watching = await watch();
    await test.apply({ nombre: ['Ana Secreta Ruiz'] });
    await expect.poll(watching.told, SOON).toContain('event: arrived\ndata: {}\n\n');
    expect(watching.told()).not.toContain('Secreta');
    await watching.stop();
  });

  it('hears of a move with what was decided, of a note and of a deletion', async () => {
    const { id } = await test.apply();
    const watching = await watch();
    const body = { step: 'descartada', reason: 'Vive lejos' };
    const moved = await test.send('PATCH', `/applications/${id}`, { match: '*', body });
    expect(moved.statusCode).toBe(200);
    const decided = { id, step: 'descartada', stepReason: 'Vive lejos', assignee: null };
    const data = JSON.stringify({ ...decided, etag: moved.headers['etag'] });
    await expect.poll(watching.told, SOON).toContain(`event: changed\ndata: ${data}\n\n`);
    await test.send('POST', `/applications/${id}/notes`, { body: { text: 'Llamar' } });
    await expect.poll(watching.told, SOON).toContain(`event: noted\ndata: {"id":"${id}"}\n\n`);
    await test.send('DELETE', `/applications/${id}`);
    await expect.poll(watching.told, SOON).toContain(`event: gone\ndata: {"id":"${id}"}\n\n`);
    await watching.stop();
  });

  it('hears of one whose days are over', async () => {
    const { id } = await test.apply();
    const watching = await watch();
    await expireApplications(test.database, clock.now + 181 * 86_400_000);
    await expect.poll(watching.told, SOON).toContain(`event: gone\ndata: {"id":"${id}"}\n\n`);
    await watching.stop();
  });

  it('hears nothing of a move that was refused, nor of other sites', async () => {
    const { id } = await test.apply();
    const watching = await watch();
    const other = await watch('dos');
    const refused = await test.send('PATCH', `/applications/${id}`, {
      match: '"7"',
      body: { step: 'contactada' },
    });
    expect(refused.statusCode).toBe(412);
    await test.apply();
    await expect.poll(watching.told, SOON).toContain('event: arrived');
    expect(watching.told()).not.toContain('event: changed');
    expect(other.told()).not.toContain('event:');
    await Promise.all([watching.stop(), other.stop()]);
  });

  it('hears that filters of one’s own are others now, and nothing of those of colleagues', async () => {
    const colleague = await createTestToken(test.database, {
      agencyId: 'agency-a',
      scopes: ['applications'],
    });
    const watching = await watch();
    const other = await watch('uno', colleague);
    const body = { data: [{ name: 'Ana', filters: { place: 'Secreta' } }] };
    await test.send('PUT', '/saved-filters', { match: '*', body });
    await expect.poll(watching.told, SOON).toContain('event: filters\ndata: {}\n\n');
    await test.apply();
    await expect.poll(other.told, SOON).toContain('event: arrived');
    expect(other.told()).not.toContain('event: filters');
    await Promise.all([watching.stop(), other.stop()]);
  });

  it('hears that the site has other steps, of which an application may be at one next', async () => {
    const watching = await watch();
    await test.saveSettings({ retentionDays: 90 });
    await expect.poll(watching.told, SOON).toContain('event: settings\ndata: {}\n\n');
    await watching.stop();
  });

  it('needs the permission for applications, at an agency of its own', async () => {
    const path = '/application-events';
    const { editor, foreign } = test.tokens;
    expect((await test.send('GET', path, { token: editor })).statusCode).toBe(403);
    expect((await test.send('GET', path, { token: foreign })).statusCode).toBe(404);
  });

  it('is one of a hundred at most; whoever leaves makes room', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, () => watch()));
    expect((await test.send('GET', '/application-events')).statusCode).toBe(429);
    await Promise.all(all.map(({ stop }) => stop()));
    await expect
      .poll(async () => {
        const last = await watch().catch(() => undefined);
        await last?.stop();
        return last !== undefined;
      }, SOON)
      .toBe(true);
  });

  it('does not hold up a server that closes', async () => {
    const closing = await openTestRecruiting(clock);
    const address = await closing.server.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/content/v1/sites/uno/application-events`, {
      headers: { authorization: `Bearer ${closing.tokens.recruiter}` },
    });
    const ended = answer.text();
    const closed = once(closing.server.app.server, 'close');
    await closing.close();
    await closed;
    expect(await ended).toBe('retry: 3000\n\n');
  });
});

const isShared = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

// An embedded database has one process.
describe.runIf(isShared)('two recruiters at two processes', { timeout: 120_000 }, () => {
  let otherProcess: ServerProcess;
  let there: string;

  beforeAll(async () => {
    otherProcess = new ServerProcess();
    there = await otherProcess.start({
      PORT: '0',
      LOG_LEVEL: 'silent',
      RUMBO_DATA_DIR: test.server.dataDir,
      RUMBO_PAGES_DIR: test.pages.pagesDir,
      DATABASE_URL: await urlOf(test.database),
    });
  });

  afterAll(() => otherProcess.kill());

  const clientOf = (server: string) => new ContentClient(server, test.tokens.recruiter);

  async function applyThere(): Promise<void> {
    const query = `websiteId=uno&applicationStatus=APPLY_FINISH&jobId=${test.jobs.open}`;
    const values = toAnswerTree(APPLICATION_FORM, VALID_ANSWERS);
    const answer = await fetch(`${there}/api/v2/forms/web/submit?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ values, notice: { version: '1', voluntary: [] } }),
    });
    expect(answer.status, await answer.text()).toBe(200);
  }

  it('see who arrives at the other', async () => {
    const watching = await watch();
    await applyThere();
    await expect.poll(watching.told, SOON).toContain('event: arrived');
    await watching.stop();
    const listed = await clientOf(origin).list('/sites/uno/applications');
    expect(listed).toHaveLength(1);
  });

  it('see what the other decides, notes and deletes, in both directions', async () => {
    const { id } = await test.apply();
    const path = `/sites/uno/applications/${id}`;
    for (const [mine, other] of [
      [origin, there],
      [there, origin],
    ] as const) {
      const watching = await watch('uno', test.tokens.recruiter, mine);
      const body = { step: mine === origin ? 'contactada' : 'entrevista' };
      const { etag } = await clientOf(other).send(path, { method: 'PATCH', body, match: '*' });
      const decided = { id, ...body, stepReason: null, assignee: null, etag };
      await expect.poll(watching.told, SOON).toContain(`changed\ndata: ${JSON.stringify(decided)}`);
      await clientOf(other).send(`${path}/notes`, { method: 'POST', body: { text: 'Llamar' } });
      await expect.poll(watching.told, SOON).toContain(`noted\ndata: {"id":"${id}"}`);
      await watching.stop();
    }
    const watching = await watch();
    await clientOf(there).send(path, { method: 'DELETE' });
    await expect.poll(watching.told, SOON).toContain(`gone\ndata: {"id":"${id}"}`);
    await watching.stop();
  });

  it('never overwrite: of two moves at once one is refused and told what is there', async () => {
    const { id } = await test.apply();
    const path = `/sites/uno/applications/${id}`;
    for (let round = 0; round < 10; round += 1) {
      // What is there already is no change, and refused to nobody.
      const body = { step: 'nueva' };
      const { etag } = await clientOf(origin).send(path, { method: 'PATCH', body, match: '*' });
      const move = (server: string, step: string) =>
        clientOf(server).ask(path, { method: 'PATCH', body: { step }, match: etag });
      const answers = await Promise.all([move(origin, 'contactada'), move(there, 'entrevista')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const refused = answers.find(({ status }) => status === 412);
      const winner = answers[0]?.status === 200 ? 'contactada' : 'entrevista';
      expect(JSON.parse(refused?.text ?? '')).toMatchObject({ step: winner });
    }
  });
});
