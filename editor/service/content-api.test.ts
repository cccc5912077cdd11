import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveOwnOrigin } from '../testing/own-origin.ts';
import { createContentApi } from './content-api.ts';

let status = 200;
let body = '';
let seen: { url?: string | undefined; credentials?: string | undefined } = {};
const { signal } = new AbortController();
const api = createContentApi();
const server = createServer((request, response) => {
  seen = { ...seen, url: request.url };
  response.writeHead(status, { etag: '"1"' }).end(body);
});

beforeEach(() =>
  serveOwnOrigin(server, (init) => {
    seen = { credentials: init.credentials };
    return init;
  }),
);

afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

function answer(code: number, text: string): void {
  status = code;
  body = text;
}

it('asks as the session of the browser and encodes ids', async () => {
  answer(200, '{"data":[]}');
  expect(await api.listPages('a/b', signal)).toEqual([]);
  expect(seen).toEqual({ url: '/content/v1/sites/a%2Fb/pages', credentials: 'same-origin' });
});

it('lists pages', async () => {
  const page = {
    id: 'home',
    url: '/home',
    title: 'Inicio',
    type: 'CONTENT',
    status: 'live',
    etag: '"1"',
    version: 1,
    source: 'file',
    updatedAt: '2026-01-01T00:00:00Z',
    updatedBy: null,
    deletedAt: null,
    schedules: [],
    aliases: [],
  };
  answer(200, JSON.stringify({ data: [page] }));
  expect(await api.listPages('s', signal)).toEqual([page]);
});

it('refuses lists and indexes of another shape', async () => {
  answer(200, '{"data":[{"id":"home","type":"NEWS"}]}');
  await expect(api.listPages('s', signal)).rejects.toMatchObject({ failure: 'unreadable' });
  answer(200, '{"assets/a.svg":{"hash":1}}');
  await expect(api.loadAssetIndex('s', signal)).rejects.toMatchObject({ failure: 'unreadable' });
  answer(200, '<html>');
  await expect(api.listSites(signal)).rejects.toMatchObject({ failure: 'unreadable' });
});

it('gives a page as it stands, with the state that changes are made to', async () => {
  answer(200, '{"id":');
  expect(await api.loadPage('s', 'p', signal)).toEqual({ text: '{"id":', etag: '"1"' });
});

it.each([
  [401, 'refused'],
  [403, 'forbidden'],
  [404, 'missing'],
  [429, 'busy'],
  [503, 'failed'],
])('tells %i as %s', async (code, failure) => {
  answer(code, '{}');
  await expect(api.listSites(signal)).rejects.toMatchObject({ failure, status: code });
});

it('tells a server that is not there', async () => {
  await new Promise((resolve) => server.close(resolve));
  await expect(api.listSites(signal)).rejects.toMatchObject({ failure: 'unreachable' });
});
