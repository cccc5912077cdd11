import { Type } from 'typebox';
import { renderSVG } from 'uqr';
import { CONTINUE_LINKS_PATH, CONTINUE_PATH } from '#schemas/api/constants.ts';
import { findSubmission, isExpired } from '../form-calls/submission-rows.ts';
import { type Api, problems } from '../http/api.ts';
import { markup, SECRET, sendApplicantPage } from './applicant-page.ts';
import { type ApplicantWords, applicantWords, gonePage } from './applicant-words.ts';
import { findSite, type LinkContext, linkQuery, openLink } from './link-request.ts';

const MAX_PATH = 500;

const makeQuery = Type.Object({
  websiteId: linkQuery.properties.websiteId,
  submissionId: Type.String({ minLength: 1, maxLength: 100 }),
  path: Type.String({
    pattern: String.raw`^/(?![/\\])[^\\\x00-\x1f]*$`,
    maxLength: MAX_PATH,
    description: 'Of the form, with its query.',
  }),
});

const words = {
  tags: ['applications'],
  description:
    'An HTML page for people, which works without a script. Links end after 7 days, or once the application is sent.',
  response: problems(400, 429, 503),
} as const;

const askSchema = {
  operationId: 'askForContinueLink',
  summary: 'A page with a button that makes a link to go on elsewhere',
  querystring: makeQuery,
  ...words,
} as const;

const makeSchema = {
  ...askSchema,
  operationId: 'makeContinueLink',
  summary: 'Make a link to go on elsewhere',
} as const;

const openSchema = {
  operationId: 'openContinueLink',
  summary:
    'A page with a button that goes on with an application; previews of chats change nothing',
  querystring: linkQuery,
  ...words,
} as const;

const useSchema = {
  ...openSchema,
  operationId: 'useContinueLink',
  summary: 'Go on with an application',
} as const;

/** Links by which an application that is under way goes on in another browser. */
export function addContinueRoutes(api: Api, context: LinkContext): void {
  api.get(CONTINUE_LINKS_PATH, { schema: askSchema }, async (request, reply) => {
    const say = await applicantWords(
      context,
      findSite(context, request.host, request.query.websiteId),
    );
    return sendApplicantPage(reply, say, {
      title: say('continue'),
      body: markup`<p>${say('continue-make')}</p><form method="post"><button>${say('continue-create')}</button></form>`,
    });
  });
  api.post(CONTINUE_LINKS_PATH, { schema: makeSchema }, async (request, reply) => {
    const { websiteId, submissionId, path } = request.query;
    const admitted = await context.callGuard.admit(request, reply, { kind: 'save', submissionId });
    if (admitted === undefined) return reply;
    const found = findSite(context, request.host, websiteId);
    const isOpen = found && (await isUnderWay(context, found.key, submissionId));
    const say = await applicantWords(context, found);
    if (!found || !isOpen) return sendApplicantPage(reply, say, gonePage(say, 'gone-continue'));
    const link = await context.applicantLinks.make('continue', found.key, {
      words: [submissionId, path],
      from: context.now(),
    });
    const query = new URLSearchParams({ websiteId, link });
    const address = `${context.pageOrigin(found.entry.site, request)}${CONTINUE_PATH}?${query}`;
    return sendApplicantPage(reply, say, linkPage(say, address, backTo(path, submissionId)));
  });
  api.get(CONTINUE_PATH, { schema: openSchema }, async (request, reply) => {
    const opened = await openLink(context, 'continue', request);
    const say = await applicantWords(context, opened.found);
    if (opened.state !== 'open')
      return sendApplicantPage(reply, say, gonePage(say, 'gone-continue'));
    return sendApplicantPage(reply, say, {
      title: say('continue-open'),
      body: markup`<p>${say('continue-open-text')}</p><form method="post"><button>${say('continue-go')}</button></form>`,
    });
  });
  api.post(CONTINUE_PATH, { schema: useSchema }, async (request, reply) => {
    const opened = await openLink(context, 'continue', request);
    const say = await applicantWords(context, opened.found);
    const gone = gonePage(say, 'gone-continue');
    if (opened.state !== 'open' || !opened.found) return sendApplicantPage(reply, say, gone);
    const [submissionId = '', path = '/'] = opened.words;
    if (!(await isUnderWay(context, opened.found.key, submissionId)))
      return sendApplicantPage(reply, say, gone);
    return reply.headers(SECRET).redirect(backTo(path, submissionId), 303);
  });
}

async function isUnderWay(
  { database, now }: LinkContext,
  site: Parameters<typeof findSubmission>[1][number],
  submissionId: string,
): Promise<boolean> {
  const submission = await findSubmission(database.kysely, [site], submissionId);
  return submission?.status === 'APPLY_INTERMEDIATE' && !isExpired(submission, now());
}

function backTo(path: string, submissionId: string): string {
  const url = new URL(path, 'http://page');
  url.searchParams.set('submissionId', submissionId);
  return url.pathname + url.search;
}

function linkPage(say: ApplicantWords, address: string, back: string) {
  const share = `https://wa.me/?text=${encodeURIComponent(address)}`;
  return {
    title: say('continue'),
    body: markup`<p>${say('continue-scan')}</p><div>${{ html: renderSVG(address) }}</div><p class="link">${address}</p><p><a href="${share}" rel="noreferrer">${say('continue-whatsapp')}</a></p><p><a href="${back}">${say('continue-back')}</a></p>`,
  };
}
