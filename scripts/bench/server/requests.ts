import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, type RequestListener, request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompress, brotliDecompressSync, type CompressCallback, constants } from 'node:zlib';
import autocannon from 'autocannon';
import { projectRoot } from '../../base/project-root.ts';
import { withControl } from '../../measure/control-server.ts';
import type { Figure } from '../../measure/figures.ts';
import { withFolder, withProduct } from '../../product/with-product.ts';

/** As many as the schemas allow. */
const HOSTS = 20;

const ALIASES = 20;

const SECONDS = 5;
const CONNECTIONS = 32;
/** As the server has it for pages. */
const BROTLI_QUALITY = 5;

/** A cached page must be served at least this often per second by one process. */
const MIN_CACHED = 5000;

const GROUP = 'requests';

/**
 * Requests per second of a cached page and of a bare Node server that sends as many bytes. The load comes from this
 * machine too, so both share it with the server.
 */
export async function measureCachedRequests(origin: string, page: string): Promise<Figure[]> {
  const response = await fetch(origin + page, { headers: { 'accept-encoding': 'br' } });
  const bytes = Number(response.headers.get('content-length') ?? 0);
  return [
    {
      group: GROUP,
      name: `${page}, cached`,
      value: await rate(origin + page),
      unit: 'req/s',
      bar: { atLeast: MIN_CACHED },
    },
    {
      group: GROUP,
      name: `control: node:http with ${bytes} bytes`,
      value: await controlRate(bytes),
      unit: 'req/s',
    },
  ];
}

/**
 * Requests per second when each is the first of its address: found, rendered and compressed; and of a bare Node server that
 * compresses the same page each time.
 */
export function measureUncachedRequests(): Promise<Figure[]> {
  return withFolder((folder) => {
    const pagesDir = path.join(folder, 'pages');
    const requests = copyWithManyAddresses(pagesDir, 'repartidores-mx', 'home');
    const env = { RUMBO_PAGES_DIR: pagesDir };
    return withProduct(path.join(folder, 'data'), env, async ({ origin }) => {
      const value = await firstRate(origin, requests);
      const control = await compressingRate(await fetchPage(origin, requests), requests);
      const figure = (name: string, perSecond: number) => ({
        group: GROUP,
        name,
        value: perSecond,
        unit: 'req/s',
      });
      return [
        figure('/home, rendered and compressed each time', value),
        figure('control: node:http compresses that page each time', control),
      ];
    });
  });
}

async function fetchPage(origin: string, [one]: readonly AddressedRequest[]): Promise<Buffer> {
  if (one === undefined) throw new Error('There is no address to ask for.');
  return brotliDecompressSync(await send(origin, one));
}

async function firstRate(origin: string, requests: readonly AddressedRequest[]): Promise<number> {
  const started = performance.now();
  await sendAll(origin, requests);
  return (requests.length * 1000) / (performance.now() - started);
}

function compressingRate(page: Buffer, requests: readonly AddressedRequest[]): Promise<number> {
  const answer: RequestListener = (_request, response) => {
    compress(page, (error, body) => {
      if (error) throw error;
      response.setHeader('content-encoding', 'br').end(body);
    });
  };
  return withControl(answer, (origin) => firstRate(origin, requests));
}

function compress(page: Buffer, done: CompressCallback): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  brotliCompress(page, { params }, done);
}

async function sendAll(origin: string, requests: readonly AddressedRequest[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  await Promise.all(requests.map((one) => send(origin, one, agent)));
  agent.destroy();
}

/** Resolves with the compressed body. */
async function send(
  origin: string,
  { host, path: address }: AddressedRequest,
  agent?: Agent,
): Promise<Buffer> {
  const headers = { host, 'accept-encoding': 'br' };
  const outgoing = request(origin + address, { agent, headers }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200)
    throw new Error(`${host}${address} answered ${response.statusCode}.`);
  return buffer(response);
}

async function rate(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} failed.`);
  }
  return result.requests.average;
}

function controlRate(bytes: number): Promise<number> {
  const body = Buffer.alloc(bytes, 'x');
  const answer: RequestListener = (_request, response) => {
    response.setHeader('content-length', bytes).end(body);
  };
  return withControl(answer, (origin) => rate(`${origin}/`));
}

interface AddressedRequest {
  readonly host: string;
  readonly path: string;
}

/**
 * Copies the shipped sites and gives one page so many hosts and aliases that each of the returned requests is the first
 * for its address, hence rendered.
 */
function copyWithManyAddresses(pagesDir: string, site: string, pageId: string): AddressedRequest[] {
  cpSync(path.join(projectRoot, 'pages'), pagesDir, { recursive: true });
  const hosts = Array.from({ length: HOSTS }, (_, i) => `bench-${i}.example`);
  const aliases = Array.from({ length: ALIASES }, (_, i) => `/copia-${i}`);
  change(path.join(pagesDir, site, 'site.json'), { hosts });
  change(path.join(pagesDir, site, `${pageId}.page.json`), { aliases });
  const paths = aliases.flatMap((alias) => [alias, `/p${alias}`]);
  return hosts.flatMap((host) => paths.map((address) => ({ host, path: address })));
}

function change(file: string, values: object): void {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...(document as object), ...values }));
}
