import { unescape as decodePercents } from 'node:querystring';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toReason } from '#server/base/error-text.ts';
import type { FeedSource } from '#server/jobs/import/import-jobs.ts';
import type { CommandProblem } from '../command/command-problem.ts';

const MAX_REDIRECTS = 5;
/** A server that says nothing for so long will not say anything any more. */
const IDLE_MS = 30_000;

/**
 * Asks for the feed; compression is undone. `address` is a valid http(s) one; a user and password in it are
 * sent to its own server only.
 * The bytes come as they are read, and reading may take its time.
 */
export async function fetchFeed(
  address: string,
  idleMs = IDLE_MS,
): Promise<Result<FeedSource, CommandProblem>> {
  const patience = new Patience(idleMs);
  try {
    const response = await follow(address, patience);
    if (response.ok && response.body !== null) {
      // Taken at once: fetch cancels the body of an answer that is collected before anybody reads it.
      const reader = response.body.getReader();
      return ok({ name: withoutSecrets(address), chunks: patience.read(reader) });
    }
    await response.body?.cancel();
    return fail(unfetched(address, `the server answered ${response.status}`));
  } catch (error) {
    return fail(unfetched(address, reasonOf(error)));
  }
}

async function follow(address: string, patience: Patience): Promise<Response> {
  const headers = toAuthorization(new URL(address));
  const { origin } = new URL(address);
  let url = withoutUser(new URL(address));
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { signal } = patience;
    const own = url.origin === origin ? { headers } : {};
    const response = await patience.wait(fetch(url, { redirect: 'manual', signal, ...own }));
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    url = withoutUser(new URL(location, url));
    if (!/^https?:$/.test(url.protocol)) throw new Error(`it leads to a ${url.protocol} address`);
  }
  throw new Error(`it leads to more than ${MAX_REDIRECTS} other addresses`);
}

function toAuthorization({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const user = `${decodePercents(username)}:${decodePercents(password)}`;
  return { authorization: `Basic ${Buffer.from(user).toString('base64')}` };
}

// fetch refuses an address with a password, and tells it in the error.
function withoutUser(url: URL): URL {
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  return plain;
}

/** Ends a request whose server is silent, and only counts while somebody waits for it. */
class Patience {
  readonly #idleMs: number;
  readonly #controller = new AbortController();

  constructor(idleMs: number) {
    this.#idleMs = idleMs;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  async wait<T>(answer: Promise<T>): Promise<T> {
    const timer = setTimeout(() => {
      this.#controller.abort(new Error(`the server was silent for ${this.#idleMs / 1000} s`));
    }, this.#idleMs);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
    }
  }

  async *read(
    reader: ReadableStreamDefaultReader<Uint8Array>,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for (;;) {
        const { done, value } = await this.wait(reader.read());
        if (done) return;
        yield value;
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }
}

// fetch hides why it failed in the cause.
function reasonOf(error: unknown): string {
  return toReason(error instanceof Error && error.cause !== undefined ? error.cause : error);
}

/** The address as it may be recorded: passwords and keys are often in it. */
function withoutSecrets(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

function unfetched(address: string, reason: string): CommandProblem {
  return {
    message: `The feed ${withoutSecrets(address)} cannot be fetched: ${reason}.`,
    remedy: 'Check the address and that this machine reaches it.',
  };
}
