import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { entityId, noBody } from '#schemas/api/shapes.ts';
import { type SignUpRequest, signUpRequest } from '#schemas/api/sign-ups.ts';
import type {
  AnyWidget,
  PageDocument,
  SignUpContent,
  SignUpWidget,
  SiteDocument,
} from '#schemas/documents/documents.ts';
import { isKnown } from '#schemas/documents/is-known.ts';
import { withVariant } from '#schemas/documents/variant.ts';
import type { VariantPath } from '#schemas/pages/page-path.ts';
import { parseStoredJson } from '#schemas/parse/parse-json.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { consentFingerprint } from '#schemas/widgets/sign-up/sign-up-form.ts';
import type { Access } from '../access/access.ts';
import { addAccess } from '../access/add-access.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';
import { type Api, type ApiRequest, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { FORM_TYPE } from '../http/media-type.ts';
import { RequestLimit } from '../http/request-limit.ts';
import {
  createMissingPage,
  type MissingPageOptions,
  type SendMissingPage,
} from '../pages/missing-page.ts';
import { parseRequestPath } from '../pages/request-path.ts';
import { resolvePage, sitesOfHost } from '../sites/resolve-page.ts';
import type { PageEntry, SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { type Contact, parseContacts } from './contacts.ts';
import { addKeptSignUpRoutes } from './kept-routes.ts';
import { type Outcome, sendOutcome, toPlainFormAnswer } from './sign-up-outcome.ts';

export interface SignUpRoutesOptions extends MissingPageOptions {
  readonly access: Access;
  readonly database: Pick<Database, 'kysely'>;
  readonly store: SiteStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const BODY_LIMIT_BYTES = 8 * 1024;

/** Thirty in a row, then three a minute: whole neighbourhoods of phones share one address. */
const BURST = 30;
const REFILL_MS = 20_000;

/** Nobody reads a consent and types an address in less; the script of the form waits as long. */
const MIN_ELAPSED_MS = 1500;

const schema = {
  operationId: 'signUp',
  tags: ['sign-ups'],
  summary: 'Leave an e-mail address or a phone number for job alerts',
  description:
    'JSON is answered with 204 or a problem. A form is answered with 303 back to its page, whose parameter `sign-up` says what came of it, or with the site’s 404 page where the form is gone.',
  consumes: ['application/json', FORM_TYPE],
  querystring: Type.Object({
    websiteId: Type.String({ ...entityId, description: 'Id of the site.' }),
  }),
  body: signUpRequest,
  response: {
    204: noBody('Kept, or known already.'),
    303: noBody('The page of the form.'),
    ...problems(400, 404, 409, 413, 415, 429, 503),
  },
} as const;

type SignUpHttp = ApiRequest<typeof schema>;

/** Contacts for job alerts: left by a script as JSON or by a plain form, and read by whoever sends the alerts. */
export async function signUpsPlugin(api: Api, options: SignUpRoutesOptions): Promise<void> {
  const limit = new RequestLimit({ burst: BURST, refillMs: REFILL_MS, now: options.now });
  const sendMissingPage = createMissingPage(options);
  api.addContentTypeParser<string>(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(body)),
  );
  api.post('/api/v1/sign-ups', { schema, bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) =>
    receive(request, reply, { ...options, limit, sendMissingPage }),
  );
  await api.register(
    async (content: Api) => {
      addAccess(content, options.access);
      addKeptSignUpRoutes(content, options);
    },
    { prefix: '/content/v1' },
  );
}

interface Receiver extends SignUpRoutesOptions {
  readonly limit: RequestLimit;
  readonly sendMissingPage: SendMissingPage;
}

async function receive(
  request: SignUpHttp,
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
    ? toPlainFormAnswer({ entry, place, form: body, sendMissing })
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
  { host, query }: SignUpHttp,
): SiteEntry | undefined {
  return sitesOfHost(sites, host).find(({ site }) => site.id === query.websiteId);
}

function isForm({ headers }: SignUpHttp): boolean {
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

interface SignUp {
  readonly site: Pick<SiteDocument, 'id' | 'agencyId'>;
  readonly form: SignUpForm;
  readonly contacts: readonly Contact[];
}

/**
 * Keeps the contacts that the list does not hold yet. Those that it holds stay as they are, and nobody is told. Nothing
 * proves whose a contact is, so only what came together is kept as belonging together.
 */
async function saveSignUp(kysely: Kysely<Tables>, signUp: SignUp): Promise<void> {
  await kysely
    .insertInto('sign_ups')
    .values(toRows(signUp, randomUUID()))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function toRows({ site, form, contacts }: SignUp, submissionId: string) {
  return contacts.map(({ kind, contact }) => ({
    agency_id: site.agencyId,
    site_id: site.id,
    list: form.content.list,
    contact,
    kind,
    submission_id: submissionId,
    page_id: form.pageId,
    page_version: form.pageVersion,
    widget_id: form.widgetId,
    consent_hash: form.consentHash,
  }));
}

/** The page that a form stands on, and its path below the site's prefix. */
interface FormPage extends VariantPath {
  readonly page: PageEntry;
}

/** A form as it is published. */
interface SignUpForm {
  readonly pageId: string;
  readonly pageVersion: number;
  readonly widgetId: string;
  readonly content: SignUpContent;
  /** SHA-256 of what it asks people to agree to, in hexadecimal. */
  readonly consentHash: string;
}

function findFormPage(
  entry: SiteEntry,
  { path }: Pick<SignUpRequest, 'path'>,
): FormPage | undefined {
  const segments = parseRequestPath(encodeURI(path));
  return segments && resolvePage(entry, segments);
}

/**
 * The form that a request comes from: `changed` where it shows another consent text than the published one, undefined
 * where the page has none of this id.
 */
async function findSignUpForm(
  store: Pick<SiteStore, 'loadDocument'>,
  { entry, page }: { readonly entry: SiteEntry; readonly page: PageEntry },
  { widgetId, consent }: Pick<SignUpRequest, 'widgetId' | 'consent'>,
): Promise<SignUpForm | 'changed' | undefined> {
  const text = await store.loadDocument(entry, page);
  const parsed = text === undefined ? undefined : parsePageText(text, parseStoredJson(text));
  const contents = parsed?.ok ? formContents(parsed.value, widgetId) : [];
  if (contents.length === 0) return undefined;
  const content = contents.find((shown) => consentFingerprint(shown) === consent);
  if (content === undefined) return 'changed';
  const { pageId, version: pageVersion } = page;
  return { pageId, pageVersion, widgetId, content, consentHash: hashConsent(content) };
}

/** What a form shows on its page, and on the page's `/p/` path. */
function formContents({ widgets }: PageDocument, widgetId: string): SignUpContent[] {
  const widget = widgets.find(({ id }) => id === widgetId);
  if (widget === undefined) return [];
  const variants = [withVariant(widget, null), withVariant(widget, 'p')];
  return variants.filter(isSignUp).map(({ content }) => content);
}

function isSignUp(widget: AnyWidget): widget is SignUpWidget {
  return isKnown(widget) && widget.type === 'sign-up';
}

function hashConsent({ consentText, privacy }: SignUpContent): string {
  return createHash('sha256').update(`${consentText}\n${privacy.href}`).digest('hex');
}
