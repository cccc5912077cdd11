import { isRecord } from '#schemas/json/fields.ts';

/** How long an answer may take, in ms. */
const TIMEOUT_MS = 20_000;

/** Wait after a 429 without a readable Retry-After, in seconds. */
const USUAL_WAIT_S = 10;

/** A server that asks for more is asked again nevertheless, in seconds. */
const MAX_WAIT_S = 300;

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
  /** How long the server wants to be left alone, in seconds; undefined where it has not said that it is busy. */
  readonly retryAfterS?: number | undefined;
  /** Whether the time for an answer ran out: the network may well be there. */
  readonly isLate?: boolean;
}

/** Calls a service; never rejects. */
export async function request(address: string, init: RequestInit = {}): Promise<CallAnswer> {
  // Not every browser joins two signals by itself.
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => stop.abort();
  AbortSignal.timeout(TIMEOUT_MS).addEventListener('abort', end);
  init.signal?.addEventListener('abort', end);
  if (init.signal?.aborted) end();
  try {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set(TOKEN_HEADER, token);
    const response = await fetch(address, { ...init, headers, signal });
    const text = await response.text();
    token = response.headers.get(TOKEN_HEADER) ?? token;
    const { status } = response;
    const retryAfterS = waitOf(status, response.headers.get('retry-after'));
    return { status, text, members: parseMembers(text), retryAfterS };
  } catch {
    return { status: NO_STATUS, text: '', members: {}, isLate: signal.aborted };
  }
}

/**
 * For how many seconds a server that is busy wants no call; undefined where it has not said so.
 * @param header `Retry-After`
 */
export function waitOf(status: number, header: string | null): number | undefined {
  const seconds = Number(header);
  if (seconds > 0 && status !== 200) return Math.min(seconds, MAX_WAIT_S);
  return status === 429 ? USUAL_WAIT_S : undefined;
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
