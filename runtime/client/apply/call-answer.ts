import { isRecord } from '#schemas/json/fields.ts';

/** How long an answer may take, in ms. */
const TIMEOUT_MS = 20_000;

/** Wait after a 429 without a readable Retry-After, in seconds. */
export const USUAL_WAIT_S = 10;

/** A network that failed (spec section 8, read by decisions "Services"). */
const NO_STATUS = 0;

/** Carries the signed moment when the person got the form; an aged one is answered by a fresh one. */
const TOKEN_HEADER = 'x-form-token';

/** This page's. */
let token: string | undefined;

export interface CallAnswer {
  /** 0 without an answer. */
  readonly status: number;
  readonly text: string;
  /** Of a JSON object; none of anything else. */
  readonly members: Readonly<Record<string, unknown>>;
  /** In seconds. */
  readonly retryAfter: number;
}

/** Calls a service; never rejects. */
export async function request(address: string, init: RequestInit = {}): Promise<CallAnswer> {
  try {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set(TOKEN_HEADER, token);
    // Not every browser joins two signals by itself.
    const stop = new AbortController();
    const { signal } = stop;
    const end = () => stop.abort();
    AbortSignal.timeout(TIMEOUT_MS).addEventListener('abort', end);
    init.signal?.addEventListener('abort', end);
    if (init.signal?.aborted) end();
    const response = await fetch(address, { ...init, headers, signal });
    const text = await response.text();
    token = response.headers.get(TOKEN_HEADER) ?? token;
    const seconds = Number(response.headers.get('retry-after') || USUAL_WAIT_S);
    return {
      status: response.status,
      text,
      members: parseMembers(text),
      retryAfter: seconds > 0 ? seconds : USUAL_WAIT_S,
    };
  } catch {
    return { status: NO_STATUS, text: '', members: {}, retryAfter: USUAL_WAIT_S };
  }
}

/** The token of this page, for calls that are sent by other means. */
export function tokenHeaders(): Readonly<Record<string, string>> {
  return token === undefined ? {} : { [TOKEN_HEADER]: token };
}

/** Members of a JSON object; none of anything else. */
export function parseMembers(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Takes the token that the page was served with. Calls without one have half the limits. */
export function takeFormToken(given: string): void {
  token ??= given;
}
