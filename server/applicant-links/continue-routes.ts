import { Type } from 'typebox';
import { renderSVG } from 'uqr';
import { CONTINUE_LINKS_PATH, CONTINUE_PATH } from '#schemas/api/constants.ts';
import { findSubmission, isExpired } from '../form-calls/submission-rows.ts';
import { type Api, problems } from '../http/api.ts';
import { markup, SECRET, sendApplicantPage } from './applicant-page.ts';
import { findSite, GONE, type LinkContext, linkQuery, openLink } from './link-request.ts';

const MAX_PATH = 500;

const TITLE = 'Seguir en otro teléfono';

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
  api.get(CONTINUE_LINKS_PATH, { schema: askSchema }, async (_request, reply) =>
    sendApplicantPage(reply, {
      title: TITLE,
      body: markup`<p>Haz un enlace para abrir tu solicitud en otro teléfono o computadora, con lo que ya respondiste. Sirve 7 días, o hasta que la envíes. No lo compartas con nadie más.</p><form method="post"><button>Crear enlace</button></form>`,
    }),
  );
  api.post(CONTINUE_LINKS_PATH, { schema: makeSchema }, async (request, reply) => {
    const { websiteId, submissionId, path } = request.query;
    const admitted = await context.callGuard.admit(request, reply, { kind: 'save', submissionId });
    if (admitted === undefined) return reply;
    const found = findSite(context, request.host, websiteId);
    const isOpen = found && (await isUnderWay(context, found.key, submissionId));
    if (!found || !isOpen) return sendApplicantPage(reply, GONE);
    const link = await context.applicantLinks.make('continue', found.key, {
      words: [submissionId, path],
      from: context.now(),
    });
    const query = new URLSearchParams({ websiteId, link });
    const address = `${context.pageOrigin(found.entry.site, request)}${CONTINUE_PATH}?${query}`;
    return sendApplicantPage(reply, linkPage(address, backTo(path, submissionId)));
  });
  api.get(CONTINUE_PATH, { schema: openSchema }, async (request, reply) => {
    const opened = await openLink(context, 'continue', request);
    if (opened.state !== 'open') return sendApplicantPage(reply, GONE);
    return sendApplicantPage(reply, {
      title: 'Sigue con tu solicitud',
      body: markup`<p>Aquí puedes seguir con la solicitud que empezaste en otro teléfono.</p><form method="post"><button>Seguir</button></form>`,
    });
  });
  api.post(CONTINUE_PATH, { schema: useSchema }, async (request, reply) => {
    const opened = await openLink(context, 'continue', request);
    if (opened.state !== 'open' || !opened.found) return sendApplicantPage(reply, GONE);
    const [submissionId = '', path = '/'] = opened.words;
    if (!(await isUnderWay(context, opened.found.key, submissionId)))
      return sendApplicantPage(reply, GONE);
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

function linkPage(address: string, back: string) {
  const share = `https://wa.me/?text=${encodeURIComponent(address)}`;
  return {
    title: TITLE,
    body: markup`<p>Escanea este código con el otro teléfono, o mándate el enlace. Sirve 7 días, o hasta que envíes la solicitud. Quien lo tiene ve lo que respondiste: no lo compartas.</p><div>${{ html: renderSVG(address) }}</div><p class="link">${address}</p><p><a href="${share}" rel="noreferrer">Mandármelo por WhatsApp</a></p><p><a href="${back}">Volver a la solicitud</a></p>`,
  };
}
