import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../log/create-logger.ts';
import { testConfig } from '../testing/config.ts';
import { createApp } from './create-app.ts';

const bodySchema = {
  type: 'object',
  additionalProperties: false,
  properties: { name: { type: 'string' }, count: { type: 'integer' } },
};
const querySchema = { type: 'object', properties: { page: { type: 'integer' } } };

let app: FastifyInstance;
let isDatabaseReady: boolean;
let lines: string[];

beforeEach(() => {
  isDatabaseReady = true;
  app = start();
});

afterEach(() => app.close());

function start(env = {}): FastifyInstance {
  lines = [];
  const logger = createLogger('debug', { write: (line) => lines.push(line) });
  const created = createApp({
    config: testConfig(env),
    database: { isReady: async () => isDatabaseReady },
    logger,
  });
  created.post(
    '/echo',
    { schema: { body: bodySchema, querystring: querySchema } },
    async ({ body, query }) => ({ body: body ?? 'none', query }),
  );
  created.post('/any', async ({ body }) => ({ body: body ?? 'none' }));
  created.get('/crash', async () => {
    throw Object.assign(new Error('the secret reason'), {
      code: '23505',
      detail: 'Key (email)=(ana@example.com) exists',
    });
  });
  return created;
}

function post(payload: string, headers = { 'content-type': 'application/json' }, url = '/echo') {
  return app.inject({ method: 'POST', url, headers, payload });
}

describe('a request body', () => {
  it('may be empty where JSON is declared', async () => {
    expect((await post('', undefined, '/any')).json()).toEqual({ body: 'none' });
    expect((await post(' \n', undefined, '/any')).json()).toEqual({ body: 'none' });
  });

  it('is refused over one mebibyte', async () => {
    const response = await post(JSON.stringify({ name: 'x'.repeat(1024 * 1024) }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'body-too-large', status: 413 });
  });

  it('is refused when it is not JSON', async () => {
    const response = await post('{"name":');
    expect(response.json()).toMatchObject({ code: 'body-malformed', status: 400 });
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it.each(['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}'])(
    'is refused with the key of %s',
    async (payload) => {
      const response = await post(payload, undefined, '/any');
      expect(response.json()).toMatchObject({ code: 'body-malformed', status: 400 });
    },
  );

  it('is refused in another media type', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      expect((await post('x', { 'content-type': type })).json()).toMatchObject({
        code: 'media-type-unsupported',
        status: 415,
      });
    }
  });

  it('keeps its types and unknown properties refuse it', async () => {
    expect((await post('{"count":"3"}')).json()).toMatchObject({
      code: 'request-invalid',
      detail: 'The body is not valid.',
      problems: [{ pointer: '/count', message: 'must be integer' }],
    });
    expect((await post('{"nmae":"x"}')).json()).toMatchObject({
      code: 'request-invalid',
      status: 400,
    });
  });
});

describe('a query', () => {
  it('is coerced to its types', async () => {
    const response = await post('{}', undefined, '/echo?page=3');
    expect(response.json()).toMatchObject({ query: { page: 3 } });
  });

  it('is refused where that fails', async () => {
    const response = await post('{}', undefined, '/echo?page=x');
    expect(response.json()).toMatchObject({
      code: 'request-invalid',
      detail: 'The query is not valid.',
      problems: [{ pointer: '/page' }],
    });
  });
});

describe('an error', () => {
  it('of an unknown route is a problem', async () => {
    const response = await app.inject('/nothing?x=1');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      type: 'urn:rumbo:error:route-unknown',
      title: 'There is no such route',
      status: 404,
      detail: 'Nothing answers GET /nothing. The routes are listed at /docs.',
      code: 'route-unknown',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['/api/50%-descuento', '/api/%E0%A4%A', '/api/content/%zz/pages', '/docs/%'])(
    'of an address whose escapes cannot be read is a problem with the security headers: %s',
    async (path) => {
      const { statusCode, headers, body } = await app.inject(path);
      expect(statusCode).toBe(404);
      expect(headers).toMatchObject({
        'content-type': expect.stringContaining('application/problem+json'),
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(body).toContain('route-unknown');
    },
  );

  it('of ours tells nothing of its reason', async () => {
    const response = await app.inject('/crash');
    expect(response.json()).toMatchObject({ code: 'internal-error', status: 500 });
    expect(response.body).not.toMatch(/secret|ana@/);
    expect(lines.join()).toContain('the secret reason');
  });

  it('while the database is away asks to try again', async () => {
    isDatabaseReady = false;
    const response = await app.inject('/crash');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({ code: 'database-unavailable' });
  });

  it('of a query whose turn did not come asks to try again, too', async () => {
    app.get('/waiting', async () => {
      throw new Error('timeout exceeded when trying to connect');
    });
    const response = await app.inject('/waiting');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
  });
});

describe('every answer', () => {
  it('carries the security headers', async () => {
    const { headers } = await app.inject('/nothing');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('asks for HTTPS only where the public address is one', async () => {
    const secure = start({ PUBLIC_URL: 'https://empleos.example' });
    expect((await secure.inject('/nothing')).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
    await secure.close();
  });
});

describe('the log', () => {
  it('says what was asked, never by whom nor with which query', async () => {
    await app.inject({
      url: '/crash?keyword=embarazada',
      headers: { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'agent-x', cookie: 'c=1' },
      remoteAddress: '203.0.113.7',
    });
    const text = lines.join('\n');
    expect(text).toContain('"path":"/crash"');
    expect(text).not.toMatch(/embarazada|203\.0\.113|agent-x|c=1|ana@example/);
  });
});

describe('a connection', () => {
  async function send(text: string): Promise<string> {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = app.addresses();
    const socket = connect(Number(typeof address === 'object' ? address.port : 0), '127.0.0.1');
    socket.write(text);
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    await once(socket, 'close');
    return answer;
  }

  it('that speaks no HTTP is answered with a problem and closed', async () => {
    expect(await send('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"code":"request-malformed"/s);
  });

  it('with more than 16 KiB of headers is answered and closed', async () => {
    expect(await send(`GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 .*"code":"headers-too-large"/s,
    );
  });

  it('that never asked for anything does not hold up a server that closes', async () => {
    const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(origin.port), origin.hostname);
    await once(socket, 'connect');
    const ended = once(socket, 'close');
    const began = performance.now();
    await app.close();
    await ended;
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
