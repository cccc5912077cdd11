import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SignUpQuery, type SignUpRequest, signUpRoute } from '#schemas/api/sign-ups.ts';
import type { Database } from '../db/open-database.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import type { SendMissingPage } from '../pages/missing-page.ts';
import { sitesOfHost } from '../pages/resolve-page.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { parseContacts } from './contacts.ts';
import { RequestLimit } from './request-limit.ts';
import { saveSignUp } from './save-sign-up.ts';
import { type FormPage, findFormPage, findSignUpForm } from './sign-up-form.ts';
import { type Outcome, sendOutcome, toFormAnswer } from './sign-up-outcome.ts';

export interface SignUpRoutesOptions {
  readonly database: Pick<Database, 'kysely'>;
  readonly store: SiteStore;
  readonly sendMissingPage: SendMissingPage;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

type SignUpHttp = { Querystring: SignUpQuery; Body: SignUpRequest };

const BODY_LIMIT_BYTES = 8 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Thirty in a row, then three a minute: whole neighbourhoods of phones share one address. */
const BURST = 30;
const REFILL_MS = 20_000;

/** Nobody reads a consent and types an address in less; the script of the form waits as long. */
const MIN_ELAPSED_MS = 1500;

/** `POST /api/v1/sign-ups`: contacts for job alerts, from a script as JSON or from a plain form. */
export function addSignUpRoutes(app: FastifyInstance, options: SignUpRoutesOptions): void {
  const limit = new RequestLimit({ burst: BURST, refillMs: REFILL_MS, now: options.now });
  void app.register(async (scope) => {
    scope.addContentTypeParser<string>(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
      done(null, parseForm(body)),
    );
    scope.post<SignUpHttp>(
      '/api/v1/sign-ups',
      { schema: signUpRoute, bodyLimit: BODY_LIMIT_BYTES },
      (request, reply) => receive(request, reply, { ...options, limit }),
    );
  });
}

interface Receiver extends SignUpRoutesOptions {
  readonly limit: RequestLimit;
}

async function receive(
  request: FastifyRequest<SignUpHttp>,
  reply: FastifyReply,
  receiver: Receiver,
): Promise<FastifyReply> {
  const { body } = request;
  const entry = findSite(receiver.store, request);
  if (entry === undefined) return sendSiteUnknown(reply, request.query.websiteId);
  const place = findFormPage(entry, body);
  const sendMissing = async () => receiver.sendMissingPage(request, reply, entry);
  if (place === undefined) return isForm(request) ? sendMissing() : sendPageUnknown(reply);
  const answer = isForm(request)
    ? toFormAnswer({ entry, place, form: body, sendMissing })
    : sendOutcome;
  const seconds = receiver.limit.take(request.ip);
  if (seconds > 0) return answer(reply, { state: 'busy', seconds });
  try {
    return answer(reply, await signUp(body, { ...receiver, entry, place }));
  } catch (error) {
    if (!isForm(request)) throw error;
    request.log.error({ err: error, req: request }, 'A sign-up could not be saved');
    return answer(reply, { state: 'busy', seconds: MIN_ELAPSED_MS / 1000 });
  }
}

interface SignUpContext extends Receiver {
  readonly entry: SiteEntry;
  readonly place: FormPage;
}

async function signUp(body: SignUpRequest, context: SignUpContext): Promise<Outcome> {
  const { database, store, entry, place } = context;
  const form = await findSignUpForm(store, { entry, page: place.page }, body);
  if (form === undefined) return { state: 'unknown' };
  if (form === 'changed') return { state: 'changed' };
  const contacts = parseContacts(body, form.content);
  if (!contacts.ok) return { state: 'refused', fields: contacts.problems };
  // A machine learns nothing from its answer.
  if (body.website) return { state: 'done' };
  if (body.elapsed && Number(body.elapsed) < MIN_ELAPSED_MS) return { state: 'busy', seconds: 2 };
  await saveSignUp(database.kysely, { site: entry.site, form, contacts: contacts.value });
  return { state: 'done' };
}

/** A site answers on its own hosts only, also here. */
function findSite(
  { sites }: Pick<SiteStore, 'sites'>,
  { host, query }: FastifyRequest<SignUpHttp>,
): SiteEntry | undefined {
  return sitesOfHost(sites, host).find(({ site }) => site.id === query.websiteId);
}

function isForm({ headers }: FastifyRequest<SignUpHttp>): boolean {
  return headers['content-type']?.toLowerCase().startsWith(FORM_TYPE) === true;
}

/** Of fields that came twice, the first counts. */
function parseForm(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...new URLSearchParams(text)].reverse());
}

function sendSiteUnknown(reply: FastifyReply, siteId: string): FastifyReply {
  const detail = `No site on this host has published pages and the id "${siteId}".`;
  return sendProblem(reply, createHttpProblem('site-unknown', detail));
}

function sendPageUnknown(reply: FastifyReply): FastifyReply {
  const detail = 'The site has no published page at the path that "path" names.';
  return sendProblem(reply, createHttpProblem('page-unknown', detail));
}
