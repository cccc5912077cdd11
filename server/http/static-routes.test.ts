import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPages, type TestPages } from '../testing/sites.ts';
import { addStaticRoutes } from './static-routes.ts';

const script = 'export const x = 1;\n'.repeat(50);
const large = Array.from({ length: 30_000 }, (_, at) => `f${(at * 7919) % 9973}();`).join('\n');

let folder: TestPages;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await createTestPages();
  await folder.write('client/loader-abc.js', script);
  await folder.write('client/.vite/manifest.json', '{}');
  await folder.write('editor/index.html', '<!doctype html><title>Editor</title>');
  await folder.write('editor/assets/main-abc.js', script);
  await folder.write('editor/assets/large-abc.js', large);
  await folder.write('fonts/a.woff2', Buffer.alloc(1000, 1));
  await folder.write('secret.txt', 'secret');
  app = Fastify();
  const dir = (name: string) => join(folder.pagesDir, name);
  await addStaticRoutes(app, {
    clientDir: dir('client'),
    editorDir: dir('editor'),
    fontsDir: dir('fonts'),
  });
});

afterAll(async () => {
  await app.close();
  await folder.discard();
});

describe('the files of a build', () => {
  it('come compressed and for ever', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/build/loader-abc.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('of the editor come quickly at first where they are large, then as small as can be', async () => {
    const url = '/editor/assets/large-abc.js';
    const ask = async () => {
      const { rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(brotliDecompressSync(rawPayload).toString()).toBe(large);
      return rawPayload.length;
    };
    const first = await ask();
    await expect.poll(ask, { timeout: 20_000 }).toBeLessThan(first);
  });

  it('of fonts come as they are', async () => {
    const { headers } = await app.inject({
      url: '/fonts/a.woff2',
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each([
    '/build/',
    '/build/none.js',
    '/build/.vite/manifest.json',
    '/build/..%2fsecret.txt',
    '/build/%2e%2e%2fsecret.txt',
    '/fonts/__proto__',
    '/editor/none.js',
  ])('hold no %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

describe('the editor', () => {
  it.each(['/editor', '/editor/', '/editor?site=uno', '/editor/index.html'])(
    'opens at %s, fresh and with a strict policy',
    async (url) => {
      const { body, headers } = await app.inject(url);
      expect(body).toContain('<title>Editor</title>');
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
      expect(headers['content-security-policy']).toMatch(/style-src 'self' 'unsafe-inline';/);
    },
  );

  it('has its scripts for ever', async () => {
    expect((await app.inject('/editor/assets/main-abc.js')).headers['cache-control']).toContain(
      'immutable',
    );
  });
});

it('a build that is missing has no files', async () => {
  const empty = Fastify();
  const nowhere = join(folder.pagesDir, 'nowhere');
  await addStaticRoutes(empty, { clientDir: nowhere, editorDir: nowhere, fontsDir: nowhere });
  expect((await empty.inject('/editor')).json()).toMatchObject({ code: 'asset-unknown' });
  await empty.close();
});
