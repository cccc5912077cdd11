import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestRecruiting, type TestRecruiting } from '../testing/recruiting.ts';

const SOON = { timeout: 15_000, interval: 20 };

const clock = { now: Date.UTC(2030, 0, 1, 18) };

let test: TestRecruiting;
let origin: string;

beforeAll(async () => {
  test = await openTestRecruiting(clock);
  origin = await test.server.app.listen({ port: 0, host: '127.0.0.1' });
});

beforeEach(() => test.empty());

afterAll(() => test.close());

interface Watching {
  /** What was told until now. */
  readonly told: () => string;
  readonly stop: () => Promise<void>;
}

async function watch(site = 'uno', token = test.tokens.recruiter): Promise<Watching> {
  const stopping = new AbortController();
  const answer = await fetch(`${origin}/content/v1/sites/${site}/application-events`, {
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
