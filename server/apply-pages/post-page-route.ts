import fastifyMultipart from '@fastify/multipart';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CONTINUE_LINKS_PATH } from '#schemas/api/constants.ts';
import type { FormChannel } from '#schemas/documents/documents.ts';
import { looseAnswers, POSTED, type PostedField } from '#schemas/forms/posted-form.ts';
import type { Database } from '../db/open-database.ts';
import type { CallGuard } from '../form-calls/call-guard.ts';
import { siteKeyOf } from '../form-calls/find-form-call.ts';
import type { PublishedForms } from '../forms/published-forms.ts';
import type { Api } from '../http/api.ts';
import { sendRouteUnknown } from '../http/error-handler.ts';
import { FORM_TYPE } from '../http/media-type.ts';
import { sendEncoded } from '../http/send-encoded.ts';
import { fallbackPage } from '../pages/fallback-page.ts';
import {
  createMissingPage,
  type MissingPageOptions,
  type SendMissingPage,
} from '../pages/missing-page.ts';
import type { PageOrigin } from '../pages/page-origin.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { parseRequestPath } from '../pages/request-path.ts';
import { resolvePage, resolveSite } from '../sites/resolve-page.ts';
import type { FormEntry, SiteEntry } from '../sites/site-entry.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { admitPost, countFile } from './admit-post.ts';
import {
  type AddressChanges,
  answerPost,
  ELSEWHERE,
  type PagePost,
  type PostContext,
  RETRY_AFTER,
  refusal,
} from './answer-post.ts';
import { findNamedResume } from './posted-resume.ts';
import { readPostedStep } from './posted-step.ts';
import { MAX_POST_BYTES, type PostOwner, type ReadPost, readPost } from './read-post.ts';
import { type PostedPage, type RefusedStep, sendRefusedPost, toRefusal } from './refused-post.ts';
import { isOfOnePerson, RepeatedPosts, repeatKey } from './repeated-posts.ts';

interface PostPageOptions extends PostContext {
  readonly sendMissingPage: SendMissingPage;
  readonly renderer: PageRenderer;
  readonly database: Pick<Database, 'isReady'>;
  readonly uploads: Uploads;
  readonly pageOrigin: PageOrigin;
  readonly repeatedPosts: RepeatedPosts;
}

export interface ApplyPagesOptions
  extends MissingPageOptions,
    Pick<
      PostPageOptions,
      | 'pageForms'
      | 'runtime'
      | 'store'
      | 'uploads'
      | 'applicantLinks'
      | 'arrivals'
      | 'recentSaves'
      | 'now'
    > {
  readonly database: Pick<Database, 'isReady' | 'kysely'>;
  readonly publishedForms: PublishedForms;
  readonly callGuard: CallGuard;
}

/** A page of the longest form, with every answer as long as it may be. */
const MAX_TYPED = 512 * 1024;

/** `POST /*`: a step of a form, sent by a browser without script to its page's own address. Answered by a redirect. */
export async function applyPagesPlugin(api: Api, options: ApplyPagesOptions): Promise<void> {
  const context: PostPageOptions = {
    ...options,
    kysely: options.database.kysely,
    forms: options.publishedForms,
    guard: options.callGuard,
    sendMissingPage: createMissingPage(options),
    repeatedPosts: new RepeatedPosts(options.now),
  };
  const parser = { parseAs: 'string', bodyLimit: MAX_POST_BYTES } as const;
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyMultipart);
    scope.addContentTypeParser(FORM_TYPE, parser, (_request, body, done) => done(null, body));
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
      return refuseUnread(context, request, reply);
    });
    scope.post('/*', { schema: { hide: true } }, (request, reply) => post(context, request, reply));
  });
}

async function post(
  options: PostPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Whoever posts no form is no person with a browser.
  if (!isForm(request)) return sendRouteUnknown(request, reply);
  const found = findPostedPage(options, request);
  if (found.page === undefined) {
    const { entry } = found;
    if (entry === undefined) return sendEncoded(request, reply, fallbackPage(404));
    return options.sendMissingPage(request, reply, entry);
  }
  const { page, place } = found;
  const answer = await answerRequest(options, request, place);
  if (answer.refused) return sendRefusedPost(options, { request, reply }, page, answer.refused);
  const { pathname } = new URL(request.url, 'http://page');
  const { query } = place;
  const { [ELSEWHERE]: isElsewhere, ...changes } = answer.changes;
  const { submissionId } = changes;
  if (!isElsewhere || !submissionId) return redirect(reply, pathname, { query, changes });
  applyChanges(query, { ...changes, submissionId: null });
  const path = query.size === 0 ? pathname : `${pathname}?${query}`;
  const own = new URLSearchParams({ websiteId: place.entry.site.id, submissionId, path });
  return redirect(reply, CONTINUE_LINKS_PATH, { query: own, changes: {} });
}

type FoundPage =
  | { readonly page: PostedPage; readonly place: PostPlace }
  | { readonly page?: undefined; readonly entry: SiteEntry | undefined };

/** The page that takes posts at an address. */
function findPostedPage(
  { store }: Pick<PostPageOptions, 'store'>,
  { host, url }: Pick<FastifyRequest, 'host' | 'url'>,
): FoundPage {
  const segments = parseRequestPath(url);
  const site = resolveSite(store.sites, { host, segments: segments ?? [] });
  if (site === undefined) return { entry: undefined };
  const { entry } = site;
  const match = segments && resolvePage(entry, site.segments);
  if (match?.page.type !== 'APPLY') return { entry };
  const channel: FormChannel = site.segments.at(-1) === 'cb' ? 'cb' : 'web';
  const { searchParams: query } = new URL(url, 'http://page');
  // What a step came to changes the address, never what the page is drawn with when it is not taken.
  const page = { entry, match, query: new URLSearchParams(query) };
  return { page, place: { entry, channel, query } };
}

/** A body that is not kept in memory: what was typed stands in the browser, one page back. */
function refuseUnread(
  options: PostPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | FastifyReply {
  const { page } = findPostedPage(options, request);
  if (page === undefined) return sendRouteUnknown(request, reply);
  return sendRefusedPost(options, { request, reply }, page, { refusal: 'large' });
}

function isForm(request: FastifyRequest): boolean {
  const type = request.headers['content-type']?.toLowerCase() ?? '';
  return request.isMultipart() || type.startsWith(FORM_TYPE);
}

interface PostPlace {
  readonly entry: SiteEntry;
  readonly channel: FormChannel;
  readonly query: URLSearchParams;
}

/** Where the person goes on, or the step once more. */
type PostAnswer =
  | { readonly changes: AddressChanges; readonly refused?: undefined }
  | { readonly refused: RefusedStep };

async function answerRequest(
  options: PostPageOptions,
  request: FastifyRequest,
  place: PostPlace,
): Promise<PostAnswer> {
  const read = await readPost(request, options.uploads, ownerOf(options, request, place));
  const published = findPostedForm(options, place.entry, read.fields);
  if (published === undefined) return { refused: refuseFormless(read) };
  const changes = await serveOnce(options, request, { ...place, published, read });
  const { failed, [RETRY_AFTER]: retryAfter } = changes;
  const reason = toRefusal(failed);
  if (reason === undefined) return { changes };
  const { step, answers } = readPostedStep(published, read.fields, {
    now: options.now(),
    namedResume: undefined,
  });
  const seconds = retryAfter ? Number(retryAfter) : undefined;
  const typed = { step, answers };
  return { refused: { refusal: reason, retryAfter: seconds, typed, formId: published.form.id } };
}

function ownerOf(
  { guard, pageOrigin }: Pick<PostPageOptions, 'guard' | 'pageOrigin'>,
  request: FastifyRequest,
  { entry, query }: PostPlace,
): PostOwner {
  return {
    site: siteKeyOf(entry),
    submissionId: query.get('submissionId') || undefined,
    origin: pageOrigin(entry.site, request),
    countFile: (token) => countFile(guard, request, token),
  };
}

/** Of a body that names no form, or one that is published no more: whatever the form that shows asks too is kept. */
function refuseFormless({ fields, flaw }: ReadPost): RefusedStep {
  const namesForm = fields.some(([name]) => name === POSTED.formId);
  const refusal = flaw ?? (namesForm ? 'changed' : 'broken');
  return { refusal, typed: { answers: looseAnswers(fields) } };
}

interface ReadStep extends PostPlace {
  readonly published: FormEntry;
  readonly read: ReadPost;
}

/** Without a database nothing is taken, and nothing that was typed is lost. */
async function serveOnce(
  options: PostPageOptions,
  request: FastifyRequest,
  step: ReadStep,
): Promise<AddressChanges> {
  const { given, failure, flaw, retryAfter } = step.read;
  if (flaw !== undefined) return refusal(flaw);
  const typed = given.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (typed > MAX_TYPED) return refusal('large');
  if (retryAfter !== undefined) return refusal('busy', retryAfter);
  try {
    if (failure !== undefined) throw failure;
    const isFirst = !step.query.get('submissionId');
    const isKnown = !isFirst || isOfOnePerson(step.published.form, given);
    const key = repeatKey(request, given);
    const answer = () => serve(options, request, { ...step, repeatKey: key });
    return await (isKnown ? options.repeatedPosts.answer(key, isFirst, answer) : answer());
  } catch (error) {
    const isOfFiles = failure !== undefined;
    if (!isOfFiles && (await options.database.isReady())) throw error;
    request.log.error({ err: error }, 'A posted step could not be stored');
    return refusal('down');
  }
}

async function serve(
  options: PostPageOptions,
  request: FastifyRequest,
  { read, ...place }: ReadStep & Pick<PagePost, 'repeatKey'>,
): Promise<AddressChanges> {
  const { entry, query, published } = place;
  const { fields } = read;
  const submissionId = query.get('submissionId') || undefined;
  const admission = await admitPost(options.guard, request, { fields, submissionId });
  if (typeof admission === 'number') return refusal('busy', admission);
  const named = { address: query.get('resumeURL'), submissionId };
  const given = {
    now: options.now(),
    namedResume: await findNamedResume(options, siteKeyOf(entry), named),
  };
  return answerPost(options, {
    ...place,
    isTooEarly: admission === 'early',
    posted: { ...readPostedStep(published, fields, given), refusedFiles: read.refused },
    caller: { host: request.host, headers: request.headers },
  });
}

function findPostedForm(
  { forms }: Pick<PostPageOptions, 'forms'>,
  entry: SiteEntry,
  fields: readonly PostedField[],
): FormEntry | undefined {
  const formId = fields.find(([name]) => name === POSTED.formId)?.[1];
  return formId === undefined ? undefined : forms.find(entry.site.id, formId);
}

function applyChanges(query: URLSearchParams, changes: AddressChanges): void {
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    if (value !== null) query.append(name, value);
  }
}

interface NextAddress {
  readonly query: URLSearchParams;
  readonly changes: AddressChanges;
}

/** Every other parameter of the visit goes along, repeated ones too. */
function redirect(
  reply: FastifyReply,
  pathname: string,
  { query, changes }: NextAddress,
): FastifyReply {
  applyChanges(query, changes);
  const text = query.toString();
  const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return reply.headers(secret).redirect(text === '' ? pathname : `${pathname}?${text}`, 303);
}
