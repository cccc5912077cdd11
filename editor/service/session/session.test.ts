import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveOwnOrigin } from '../../testing/own-origin.ts';
import { ContentError } from '../request/content-error.ts';
import { createSession, type Session, sessionApi } from './session.ts';

/** What the content service answers: the status of each method. */
let statuses: Record<string, number>;
let asked: string[];
/** Who the content service says is signed in; nothing where it is undefined. */
let who: object | undefined;
let session: Session;
const server = createServer((request, response) => {
  const { method = '', url, headers } = request;
  asked.push(`${method} ${url} ${headers.authorization ?? ''}`.trim());
  response.writeHead(statuses[method] ?? 500).end(who && JSON.stringify(who));
});

beforeEach(async () => {
  statuses = { GET: 200, POST: 201, DELETE: 204 };
  asked = [];
  who = undefined;
  session = createSession(sessionApi);
  await serveOwnOrigin(server, (init) => {
    expect(init.credentials).toBe('same-origin');
    return init;
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await stopServer();
});

function stopServer(): Promise<unknown> {
  return new Promise((resolve) => server.close(resolve));
}

it('goes on with the session of the browser', async () => {
  expect(session.state()).toEqual({ step: 'checking' });
  await session.resume();
  expect(session.state()).toEqual({ step: 'signed-in', visit: 0 });
  expect(asked).toEqual(['GET /content/v1/session']);
});

it('asks for a token where there is no session, without complaint', async () => {
  statuses['GET'] = 401;
  await session.resume();
  expect(session.state()).toEqual({ step: 'signed-out', problem: null });
});

it('goes on where nothing answers, so that the views say so', async () => {
  await stopServer();
  await session.resume();
  expect(session.state()).toEqual({ step: 'signed-in', visit: 0 });
});

it('exchanges a token for a session and keeps it nowhere', async () => {
  void session.signIn('secret');
  await session.resume();
  expect(session.state()).toEqual({ step: 'signed-in', visit: 1 });
  expect(asked).toEqual(['POST /content/v1/session Bearer secret']);
  expect(JSON.stringify(session.state())).not.toContain('secret');
});

it.each([
  [401, 'refused'],
  [429, 'busy'],
  [503, 'failed'],
])('says why a token opens nothing: %i', async (status, failure) => {
  statuses['POST'] = status;
  await session.signIn('secret');
  expect(session.state()).toMatchObject({ step: 'signed-out', problem: { failure, status } });
});

it('is another visit after each sign-in, and only its own answers end it', async () => {
  const error = new ContentError('refused', { status: 401 });
  await session.signIn('first');
  await session.signIn('second');
  expect(session.state()).toEqual({ step: 'signed-in', visit: 2 });
  let told = 0;
  session.subscribe(() => told++);
  session.end(1, error);
  expect(told).toBe(0);
  session.end(2, error);
  expect([told, session.state()]).toEqual([1, { step: 'signed-out', problem: error }]);
});

const refused = new ContentError('refused', { status: 401 });

it('waits for whoever was interrupted, and goes on with the same visit', async () => {
  who = { name: 'Ana', agencyId: 'rutas' };
  await session.signIn('first');
  const before = session.state();
  session.end(1, refused);
  expect(session.state()).toEqual({ step: 'interrupted', visit: 1, problem: null });
  statuses['POST'] = 401;
  await session.signIn('wrong');
  expect(session.state()).toMatchObject({
    step: 'interrupted',
    visit: 1,
    problem: { status: 401 },
  });
  statuses['POST'] = 201;
  who = { name: 'Luis', agencyId: 'rutas' };
  await session.signIn('second');
  expect(session.state()).toEqual(before);
});

it('is another visit when another agency signs in after an interruption', async () => {
  who = { name: 'Ana', agencyId: 'rutas' };
  await session.signIn('first');
  session.end(1, refused);
  who = { name: 'Eva', agencyId: 'otra' };
  await session.signIn('second');
  expect(session.state()).toEqual({ step: 'signed-in', visit: 2 });
});

it('hears of signing in again in another tab', async () => {
  who = { name: 'Ana', agencyId: 'rutas' };
  await session.resume();
  session.end(0, refused);
  statuses['GET'] = 401;
  await session.recheck();
  expect(session.state()).toMatchObject({ step: 'interrupted' });
  statuses['GET'] = 200;
  await session.recheck();
  expect(session.state()).toEqual({ step: 'signed-in', visit: 0 });
});

it('leaves when another agency signed in in another tab, and only then', async () => {
  who = { name: 'Ana', agencyId: 'rutas' };
  await session.resume();
  const before = session.state();
  await session.recheck();
  expect(session.state()).toBe(before);
  who = { name: 'Eva', agencyId: 'otra' };
  await session.recheck();
  expect(session.state()).toEqual({ step: 'signed-in', visit: 1 });
});

it('saves before it signs out', async () => {
  await session.resume();
  const stop = session.beforeSignOut(async () => void asked.push('saved'));
  await session.signOut();
  expect(asked.slice(1)).toEqual(['saved', 'DELETE /content/v1/session']);
  stop();
});

it('tells the server of signing out before anything else', async () => {
  await session.resume();
  void session.signOut();
  await session.signIn('next');
  expect(asked.slice(1)).toEqual([
    'DELETE /content/v1/session',
    'POST /content/v1/session Bearer next',
  ]);
  expect(session.state()).toEqual({ step: 'signed-in', visit: 1 });
});

it('says when the server did not hear of it', async () => {
  await session.resume();
  statuses['DELETE'] = 503;
  await session.signOut();
  expect(session.state()).toEqual({ step: 'signed-out', problem: 'not-ended' });
});
