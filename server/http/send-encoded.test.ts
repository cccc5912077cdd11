import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeBody, encodePlain } from './encoded-body.ts';
import { isFresh, sendEncoded } from './send-encoded.ts';

const text = 'Maneja tu futuro. '.repeat(100);

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  const bodies = await encodeBody(Buffer.from(text), 'version');
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  app.get('/text', (request, reply) => sendEncoded(request, reply, { bodies, headers }));
  app.get('/missing', (request, reply) =>
    sendEncoded(request, reply, { bodies, headers, status: 404 }),
  );
  app.get('/font', (request, reply) =>
    sendEncoded(request, reply, { bodies: encodePlain(Buffer.from(text)), headers }),
  );
});

afterAll(() => app.close());

function get(encoding: string, headers = {}, url = '/text') {
  return app.inject({ url, headers: { 'accept-encoding': encoding, ...headers } });
}

describe('an encoded answer', () => {
  it('comes as brotli, gzip or plain, as the client asks', async () => {
    const [br, gzip, plain] = [await get('gzip, br'), await get('gzip'), await get('')];
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(text);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(text);
    for (const { headers } of [br, gzip, plain]) expect(headers.vary).toBe('Accept-Encoding');
  });

  it('has another strong tag for each encoding', async () => {
    const tags = [await get('br'), await get('gzip'), await get('')].map(
      ({ headers }) => headers.etag,
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it('is 304 without a body when the client has that encoding', async () => {
    const { etag } = (await get('br')).headers;
    const again = await get('br', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
    expect((await get('gzip', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('stays an error when its tag matches', async () => {
    const { etag } = (await get('br', {}, '/missing')).headers;
    expect((await get('br', { 'if-none-match': etag }, '/missing')).statusCode).toBe(404);
  });

  it('of compressed bytes is never compressed again', async () => {
    const { headers, body } = await get('br', {}, '/font');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
    expect(body).toBe(text);
  });

  it('to HEAD has the length of the body and none of it', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/text' });
    expect(head.headers['content-length']).toBe(String(text.length));
    expect(head.body).toBe('');
  });
});

describe('If-None-Match', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
    [undefined, false],
  ])('%j against "a" is %s', (header, expected) => {
    expect(isFresh(header, '"a"')).toBe(expected);
  });
});
