import type { FastifyError, FastifyReply } from 'fastify';
import type { Job } from '#schemas/api/jobs.ts';
import {
  type RecommendationAnswer,
  type RecommendedJob,
  recommendationAnswer,
} from '#schemas/api/personalisation.ts';
import type { Database } from '../db/open-database.ts';
import type { Api } from '../http/api.ts';
import { RETRY_AFTER_SECONDS } from '../http/error-handler.ts';
import { findScope } from '../jobs/find-scope.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { inSiteWords } from '../sites/site-words.ts';
import type { PersonalJobs } from './personal-jobs.ts';
import { parseCount, parseProfile } from './visitor-profile.ts';
import {
  candidateParams,
  hidesVisitor,
  MAX_PROFILE_BYTES,
  profileBody,
} from './visitor-request.ts';

export interface RecommendationRouteOptions {
  readonly personal: Pick<PersonalJobs, 'recommended'>;
  readonly store: Pick<SiteStore, 'sites'>;
  readonly database: Pick<Database, 'isReady'>;
}

/**
 * What pages show where there are no recommendations (spec section 8, "Recommendation fails"): keys of the interface
 * texts, and what they are where a site words them not.
 */
export const RECOMMENDATION_TEXTS = {
  siteUnknown: [
    'recommendation.site-unknown',
    'No encontramos este sitio de empleos. Vuelve al inicio e intenta de nuevo.',
  ],
  unreadable: [
    'recommendation.unreadable',
    'No pudimos leer tus preferencias. Vuelve a cargar la página e intenta de nuevo.',
  ],
  away: [
    'recommendation.away',
    'Por ahora no podemos buscar vacantes para ti. Intenta de nuevo en unos segundos.',
  ],
  broken: [
    'recommendation.broken',
    'Algo falló de nuestro lado. Intenta de nuevo en unos minutos.',
  ],
} as const;

/** By position (spec section 3, "Job"). */
const MATCH_TYPES = ['strong', 'good'] as const;

const schema = {
  operationId: 'recommendJobs',
  tags: ['personalisation'],
  summary: 'Open jobs for a visitor, the best first. Failures have the same shape',
  description:
    'Scored by what the browser sends along of its visitor, of whom nothing is kept or logged.',
  params: candidateParams,
  body: profileBody,
  response: {
    200: recommendationAnswer,
    400: recommendationAnswer,
    404: recommendationAnswer,
    413: recommendationAnswer,
    415: recommendationAnswer,
    500: recommendationAnswer,
    503: recommendationAnswer,
  },
} as const;

/** The recommendation call. Its failures have the shape of its answers, so that pages can show why. */
export function addRecommendationRoute(
  api: Api,
  { personal, store, database }: RecommendationRouteOptions,
): void {
  api.post(
    '/v1/personalisation/jobs/recommendation/agency/:agencyId/site/:siteId/candidateId/:userId',
    {
      schema,
      bodyLimit: MAX_PROFILE_BYTES,
      logSerializers: hidesVisitor,
      errorHandler: async (error, request, reply) => {
        const status = toRequestStatus(error);
        const say = wordsOf(store, request.params);
        if (status !== undefined) return sendFailure(reply, status, say('unreadable'));
        request.log.error({ err: error, req: request }, 'A request failed');
        if (await database.isReady()) return sendFailure(reply, 500, say('broken'));
        reply.header('retry-after', RETRY_AFTER_SECONDS);
        return sendFailure(reply, 503, say('away'));
      },
    },
    async ({ params, body }, reply) => {
      const found = findScope(store, params.agencyId, params.siteId);
      if (!found.ok) return sendFailure(reply, 404, wordsOf(store, params)('siteUnknown'));
      const jobs = await personal.recommended(found.scope, parseProfile(body), parseCount(body));
      return sendAnswer(reply, { status: 200, data: jobs.map(toRecommendedJob), errors: [] });
    },
  );
}

interface NamedSite {
  readonly agencyId?: string | undefined;
  readonly siteId?: string | undefined;
}

/** In the words of the site that is asked, wherever the request names one. */
function wordsOf(
  { sites }: Pick<SiteStore, 'sites'>,
  { agencyId, siteId }: NamedSite,
): (text: keyof typeof RECOMMENDATION_TEXTS) => string {
  const entry = sites.find(({ site }) => site.agencyId === agencyId && site.id === siteId);
  return (text) => inSiteWords(entry?.site, RECOMMENDATION_TEXTS[text]);
}

function toRecommendedJob(job: Job, index: number): RecommendedJob {
  const matchType = MATCH_TYPES[index];
  return matchType === undefined ? job : { ...job, matchType };
}

/** Of what is wrong with the request itself; undefined where it is the server's fault. */
function toRequestStatus({ validation, statusCode = 500 }: FastifyError): number | undefined {
  if (validation) return 400;
  return statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

function sendFailure(reply: FastifyReply, status: number, description: string): FastifyReply {
  return sendAnswer(reply, { status, data: [], errors: [{ description }] });
}

function sendAnswer(reply: FastifyReply, answer: RecommendationAnswer): FastifyReply {
  return reply.code(answer.status).header('cache-control', 'no-store').send(answer);
}
