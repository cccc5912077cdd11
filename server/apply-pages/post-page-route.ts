import fastifyMultipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONTINUE_LINKS_PATH } from '#schemas/api/constants.ts';
import type { FormChannel } from '#schemas/documents/documents.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { fieldName, POSTED, type PostedField } from '#schemas/forms/posted-form.ts';
import type { Database } from '../db/open-database.ts';
import type { CallGuard } from '../form-calls/call-guard.ts';
import { siteKeyOf } from '../form-calls/find-form-call.ts';
import type { PublishedForms } from '../forms/published-forms.ts';
import type { Api } from '../http/api.ts';
import { sendRouteUnknown } from '../http/error-handler.ts';
import { sendEncoded } from '../http/send-encoded.ts';
import { fallbackPage } from '../pages/fallback-page.ts';
import {
  createMissingPage,
  type MissingPageOptions,
  type SendMissingPage,
} from '../pages/missing-page.ts';
import type { PageOrigin } from '../pages/page-origin.ts';
import { parseRequestPath } from '../pages/request-path.ts';
import { resolvePage, resolveSite } from '../sites/resolve-page.ts';
import type { FormEntry, SiteEntry } from '../sites/site-entry.ts';
import type { Uploads } from '../uploads/uploads.ts';
import {
  type AddressChanges,
  answerPost,
  ELSEWHERE,
  FAILED,
  type PostContext,
} from './answer-post.ts';
import { readPostedStep } from './posted-step.ts';
import { readPost, withResume } from './read-post.ts';

interface PostPageOptions extends PostContext {
  readonly sendMissingPage: SendMissingPage;
  readonly uploads: Uploads;
  readonly pageOrigin: PageOrigin;
}

export interface ApplyPagesOptions
  extends MissingPageOptions,
    Pick<
      PostPageOptions,
      'pageForms' | 'runtime' | 'store' | 'uploads' | 'applicantLinks' | 'now'
    > {
  readonly database: Pick<Database, 'kysely' | 'publish'>;
  readonly publishedForms: PublishedForms;
  readonly callGuard: CallGuard;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A page of the longest form, with every answer as long as it may be. */
const BODY_LIMIT_BYTES = 512 * 1024;

/** `POST /*`: a step of a form, sent by a browser without script to its page's own address. Answered by a redirect. */
export async function applyPagesPlugin(api: Api, options: ApplyPagesOptions): Promise<void> {
  const context: PostPageOptions = {
    ...options,
    kysely: options.database.kysely,
    forms: options.publishedForms,
    guard: options.callGuard,
    sendMissingPage: createMissingPage(options),
  };
  const parser = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyMultipart);
    scope.addContentTypeParser(FORM_TYPE, parser, (_request, body, done) => done(null, body));
    scope.post('/*', { schema: { hide: true } }, (request, reply) => post(context, request, reply));
  });
}

async function post(
  options: PostPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const segments = parseRequestPath(request.url);
  const match = resolveSite(options.store.sites, { host: request.host, segments: segments ?? [] });
  // Whoever posts no form is no person with a browser.
  if (!isForm(request)) return sendRouteUnknown(request, reply);
  if (match === undefined) return sendEncoded(request, reply, fallbackPage(404));
  const { entry } = match;
  const takesPosts = segments && resolvePage(entry, match.segments)?.page.type === 'APPLY';
  if (!takesPosts) return options.sendMissingPage(request, reply, entry);
  const channel: FormChannel = match.segments.at(-1) === 'cb' ? 'cb' : 'web';
  const { pathname, searchParams: query } = new URL(request.url, 'http://page');
  const answer = await answerRequest(options, request, { entry, channel, query });
  const { [ELSEWHERE]: isElsewhere, ...changes } = answer;
  const { submissionId } = changes;
  if (!isElsewhere || !submissionId) return redirect(reply, pathname, { query, changes });
  applyChanges(query, { ...changes, submissionId: null });
  const path = query.size === 0 ? pathname : `${pathname}?${query}`;
  const own = new URLSearchParams({ websiteId: entry.site.id, submissionId, path });
  return redirect(reply, CONTINUE_LINKS_PATH, { query: own, changes: {} });
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

async function answerRequest(
  options: PostPageOptions,
  request: FastifyRequest,
  place: PostPlace,
): Promise<AddressChanges> {
  const { entry, query } = place;
  const submissionId = query.get('submissionId') || undefined;
  const origin = options.pageOrigin(entry.site, request);
  const owner = { site: siteKeyOf(entry), submissionId, origin };
  const read = await readPost(request, options.uploads, owner);
  if (read === undefined) return FAILED;
  const published = findPostedForm(options, entry, read.fields);
  if (published === undefined) return FAILED;
  const fields = withResume(read.fields, resumeField(published));
  const admission = await admit(options, request, { fields, submissionId });
  if (admission === 'busy') return FAILED;
  return answerPost(options, {
    ...place,
    published,
    isTooEarly: admission === 'early',
    posted: { ...readPostedStep(published, fields, options.now()), refusedFiles: read.refused },
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

function resumeField({ form }: FormEntry): string | undefined {
  const found = placedQuestions(form).find(({ question }) => question.type === 'resume');
  return found && fieldName(found.question.keyId);
}

interface CountedPost {
  readonly fields: readonly PostedField[];
  readonly submissionId: string | undefined;
}

/** `early`: sooner than anybody answers a form that was just opened. */
async function admit(
  { guard }: PostPageOptions,
  { ip }: FastifyRequest,
  { fields, submissionId }: CountedPost,
): Promise<'served' | 'early' | 'busy'> {
  const token = await guard.readToken(fields.find(([name]) => name === POSTED.token)?.[1] ?? '');
  const hasToken = token !== undefined;
  if (guard.secondsToWait({ ip, kind: 'save', submissionId, hasToken }) > 0) return 'busy';
  const isEarly = submissionId === undefined && token && guard.secondsTooEarly(token) > 0;
  return isEarly ? 'early' : 'served';
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
