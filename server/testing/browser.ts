import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { isRecord } from '#schemas/json/fields.ts';
import type { TestServer } from './server.ts';

/** How a call fares on its way: `lost` reaches the server, its answer reaches nobody. */
export const NETWORKS = ['up', 'down', 'lost', 'broken'] as const;
export type Network = (typeof NETWORKS)[number];

export interface TestBrowser {
  /** Where the server listens. */
  readonly origin: string;
  network: Network;
  /** What a `broken` server says of when to come again, in seconds. */
  retryAfter: number | undefined;
  /** What the browser asked for: method, path and query, and body. */
  readonly asked: readonly AskedCall[];
  /** Names of the events that the page emitted. */
  readonly events: string[];
  /** Messages of errors that the page raised. */
  readonly raised: string[];
  /** Events of the window, as `online`. */
  tell(name: string): void;
  /** Another visit: nothing is stored. */
  clear(): void;
  /** Time goes on until the promise is settled. */
  settle<Value>(promise: Promise<Value>): Promise<Value>;
  /** Time goes on by so many ms. */
  pass(ms: number): Promise<void>;
}

export interface AskedCall {
  readonly method: string;
  readonly url: URL;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
  /** Ms since the epoch. */
  readonly at: number;
}

const { setTimeout: realTimeout } = globalThis;

/** Ms of the faked clock between two looks. */
const STEP_MS = 20;

/** Real ms that the faked clock stands still for calls under way: a slow machine is no slow network. */
const LONGEST_WAIT_MS = 100;

/**
 * A browser's globals around modules of pages, whose form calls go to a server that listens. Timers and clock are
 * faked, so that schedules take no time; HTTP is real. Tabs of a test share the window; each hears what any of them stores.
 */
export async function openTestBrowser(server: Pick<TestServer, 'app'>): Promise<TestBrowser> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  // Fastify answers its own address; on a port it is never a path.
  const { port } = server.app.server.address() as AddressInfo;
  const page = new EventTarget();
  const localStorage = createStorage((key) =>
    queueMicrotask(() => page.dispatchEvent(Object.assign(new Event('storage'), { key }))),
  );
  const origin = `http://127.0.0.1:${port}`;
  const root = { documentElement: { dataset: { formsHost: origin } }, querySelectorAll: () => [] };
  const document = Object.assign(new EventTarget(), root);
  const asked: AskedCall[] = [];
  const events: string[] = [];
  const raised: string[] = [];
  const underWay = new Set<Promise<Response>>();
  const step = (ms = STEP_MS) => goOn(ms, underWay);
  const browser: TestBrowser = {
    origin,
    network: 'up',
    retryAfter: undefined,
    asked,
    events,
    raised,
    tell: (name) => void page.dispatchEvent(new Event(name)),
    clear() {
      localStorage.clear();
      for (const list of [asked, events, raised]) list.length = 0;
      Object.assign(browser, { network: 'up', retryAfter: undefined });
    },
    async settle(promise) {
      let isSettled = false;
      const done = () => {
        isSettled = true;
      };
      promise.then(done, done);
      while (!isSettled) await step();
      return promise;
    },
    async pass(ms) {
      const end = Date.now() + ms;
      while (Date.now() < end) await step(Math.max(STEP_MS, ms / 50));
      for (let turn = 0; turn < 5; turn++) await step();
    },
  };
  const fetchByNetwork = kept(faultyFetch(browser, asked), underWay);
  document.addEventListener('rumbo:event', (event) => {
    if ('detail' in event && isRecord(event.detail)) events.push(String(event.detail['eventName']));
  });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  for (const [name, value] of Object.entries({
    document,
    localStorage,
    sessionStorage: createStorage(() => {}),
    // Without TLS browsers have no Web Locks.
    navigator: {},
    fetch: fetchByNetwork,
    location: new URL('https://a.example/aplicar/web'),
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    reportError: (error: Error) => raised.push(error.message),
  }))
    vi.stubGlobal(name, value);
  return browser;
}

/** Time goes on by so many ms, and calls under way are answered. */
async function goOn(ms: number, underWay: ReadonlySet<Promise<Response>>): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await realPause(1);
  await Promise.race([Promise.allSettled(underWay), realPause(LONGEST_WAIT_MS)]);
}

function realPause(ms: number): Promise<void> {
  return new Promise((done) => realTimeout(done, ms));
}

/** The same, with its calls in the set until they are answered. */
function kept(call: typeof fetch, underWay: Set<Promise<Response>>): typeof fetch {
  return (...request) => {
    const answer = call(...request);
    underWay.add(answer);
    const end = () => underWay.delete(answer);
    answer.then(end, end);
    return answer;
  };
}

function faultyFetch(
  browser: Pick<TestBrowser, 'network' | 'retryAfter'>,
  asked: AskedCall[],
): typeof fetch {
  const real = globalThis.fetch;
  return async (input, init) => {
    const request = new Request(input, { ...init, signal: null });
    const { network, retryAfter } = browser;
    if (network === 'down') throw new TypeError('Failed to fetch');
    const text = await request.clone().text();
    const { method, url, headers } = request;
    asked.push({
      method,
      url: new URL(url),
      headers,
      body: JSON.parse(text || '{}'),
      at: Date.now(),
    });
    if (network === 'broken') {
      const headers = { ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) };
      return new Response('', { status: 503, headers });
    }
    const response = await real(request);
    const body = await response.arrayBuffer();
    if (network === 'lost') throw new TypeError('Failed to fetch');
    const { status, headers: answered } = response;
    return new Response(status === 204 ? null : body, { status, headers: answered });
  };
}

interface TestStorage {
  readonly length: number;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/**
 * Entries are properties, as in browsers.
 * @param tell a window hears what other windows store; here all tabs are one
 */
function createStorage(tell: (key: string) => void): TestStorage {
  const entries: Record<string, string> = {};
  const methods: TestStorage = {
    get length() {
      return Object.keys(entries).length;
    },
    getItem: (key) => entries[key] ?? null,
    setItem(key, text) {
      entries[key] = text;
      tell(key);
    },
    removeItem(key) {
      delete entries[key];
      tell(key);
    },
    clear() {
      for (const key of Object.keys(entries)) delete entries[key];
    },
  };
  return new Proxy(methods, {
    get: (target, key) =>
      typeof key === 'string' && Object.hasOwn(entries, key)
        ? entries[key]
        : Reflect.get(target, key),
    ownKeys: () => Object.keys(entries),
    getOwnPropertyDescriptor: (_, key) =>
      typeof key === 'string' && Object.hasOwn(entries, key)
        ? { value: entries[key], enumerable: true, configurable: true }
        : undefined,
  });
}
