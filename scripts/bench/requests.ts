import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import type { Figure } from './figures.ts';

const SECONDS = 5;
const CONNECTIONS = 32;

/** A cached page must be served at least this often per second by one process. */
const MIN_CACHED = 5000;

/**
 * Requests per second of a cached page, of one that is rendered each time, and of a bare Node server that sends the
 * same bytes. The load comes from this process, so all three share the machine with it.
 */
export async function measureRequests(origin: string, path: string): Promise<Figure[]> {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  const bytes = Number(response.headers.get('content-length') ?? 0);
  const group = 'requests';
  return [
    {
      group,
      name: `${path}, cached`,
      value: await rate(origin + path),
      unit: 'req/s',
      bar: { atLeast: MIN_CACHED },
    },
    {
      group,
      name: `${path}, rendered each time`,
      value: await uncachedRate(origin, path),
      unit: 'req/s',
    },
    {
      group,
      name: `control: node:http with ${bytes} bytes`,
      value: await controlRate(bytes),
      unit: 'req/s',
    },
  ];
}

async function rate(url: string, requests?: autocannon.Request[]): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
    ...(requests && { requests }),
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} failed.`);
  return result.requests.average;
}

/** The host is part of the cache key, because the head holds absolute addresses: a new host each time is never cached. */
function uncachedRate(origin: string, path: string): Promise<number> {
  let counter = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    counter += 1;
    return { ...request, headers: { ...request.headers, host: `bench-${counter}.example` } };
  };
  return rate(origin + path, [{ method: 'GET', path, setupRequest }]);
}

async function controlRate(bytes: number): Promise<number> {
  const body = Buffer.alloc(bytes, 'x');
  const server = createServer((_request, response) =>
    response.setHeader('content-length', bytes).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const requests = await rate(`http://127.0.0.1:${port}/`);
  server.closeAllConnections();
  server.close();
  return requests;
}
