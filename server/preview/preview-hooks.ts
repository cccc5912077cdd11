import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SIGN_UP_PARAMETER } from '#schemas/api/constants.ts';
import type { JobSearchResult } from '#schemas/api/jobs.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { pretendResult } from './preview-jobs.ts';
import { type PreviewStates, statesOfAddress } from './preview-states.ts';

/** Time until the first byte on slow 4G, in ms (Lighthouse's mobile profile). */
const LATENCY_MS = 562;

/** 1.6 Mbit/s of the same profile, in bytes per ms. */
const BYTES_PER_MS = 200;

/** Nothing takes longer than this, however much it is. */
const MOST_MS = 5_000;

/** Answers that wait at once; further ones do not wait. */
const MOST_WAITING = 64;

const SIGN_UPS = '/api/v1/sign-ups';

/**
 * What pages ask for from within a preview is answered as the preview pretends: slowly, with as many jobs, and without
 * keeping what somebody tries in a form. Browsers say where a request comes from in `Referer`; whoever makes it up gains
 * nothing by it.
 */
export function addPreviewHooks(app: FastifyInstance): void {
  const waitAsSlow = createSlowNetwork();
  app.addHook('onRequest', (request, reply, done) => {
    const isSignUp = request.method === 'POST' && request.url.startsWith(SIGN_UPS);
    if (isSignUp && statesOf(request) !== undefined) pretendSignUp(request, reply);
    else done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const states = statesOf(request);
    if (states === undefined) return done(null, payload);
    const pretended = pretendJobs(request, states, payload);
    if (!states.isNetworkSlow) return done(null, pretended);
    void waitAsSlow(bytesOf(reply, pretended)).then(() => done(null, pretended));
  });
}

function statesOf({ url, headers }: FastifyRequest): PreviewStates | undefined {
  return statesOfAddress(url) ?? statesOfAddress(headers.referer);
}

/** The form says what it says to whoever it kept. */
function pretendSignUp({ headers }: FastifyRequest, reply: FastifyReply): void {
  const { referer = '' } = headers;
  reply.header('cache-control', 'no-store');
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  const address = URL.canParse(referer) ? new URL(referer) : undefined;
  if (isJson || !address || address.pathname.startsWith('//')) return void reply.code(204).send();
  address.searchParams.set(SIGN_UP_PARAMETER, 'done');
  void reply.redirect(address.pathname + address.search, 303);
}

const JOB_SEARCH = /^\/v4\/agencies\/[^/]+\/jobs(?:\?|$)/;
const TYPE_AHEAD = /^\/v4\/agencies\/[^/]+\/type-ahead(?:\?|$)/;

function pretendJobs({ url }: FastifyRequest, { jobs }: PreviewStates, payload: unknown): unknown {
  if (jobs === 'real' || typeof payload !== 'string') return payload;
  const isSearch = JOB_SEARCH.test(url);
  if (!isSearch && !TYPE_AHEAD.test(url)) return payload;
  const answer: unknown = JSON.parse(payload);
  if (!isRecord(answer) || answer['status'] !== 200) return payload;
  const { data } = answer;
  if (isSearch) {
    const found = data as JobSearchResult;
    return JSON.stringify({ ...answer, data: pretendResult(found, { count: jobs }) });
  }
  const most = jobs === 'many' ? undefined : Number(jobs);
  return JSON.stringify({ ...answer, data: Array.isArray(data) ? data.slice(0, most) : data });
}

function bytesOf(reply: FastifyReply, payload: unknown): number {
  const told = Number(reply.getHeader('content-length'));
  if (told > 0) return told;
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
}

/** @returns waits as long as so many bytes take on slow 4G */
function createSlowNetwork(): (bytes: number) => Promise<void> {
  let waiting = 0;
  return async (bytes) => {
    if (waiting >= MOST_WAITING) return;
    waiting += 1;
    await wait(Math.min(LATENCY_MS + bytes / BYTES_PER_MS, MOST_MS), undefined, { ref: false });
    waiting -= 1;
  };
}
