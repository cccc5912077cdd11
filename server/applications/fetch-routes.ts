import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import {
  formResponseAnswer,
  submissionQuery,
  submissionResponseAnswer,
} from '#schemas/api/applications.ts';
import { toFormCall } from '../form-calls/form-call-query.ts';
import { refuseCall } from '../form-calls/refuse-call.ts';
import { type Api, type ApiRequest, problems } from '../http/api.ts';
import type { ApplicationContext } from './application-context.ts';
import { fetchSubmission, type SavedSubmission } from './fetch-submission.ts';

const { websiteId } = submissionQuery;

const common = {
  tags: ['applications'],
  description:
    'What was saved, as it was typed, in the places of the form as it is published now. Nothing can be read any more once it is sent.',
  querystring: Type.Object({
    submissionId: Type.String({ ...submissionQuery.submissionId, minLength: 1 }),
    websiteId,
  }),
} as const;

const refusals = problems(400, 404, 410, 429, 503);

const v1Schema = {
  operationId: 'fetchSubmissionData',
  summary: 'Answers of an unfinished submission (forms of version v1)',
  ...common,
  response: { 200: formResponseAnswer, ...refusals },
} as const;

const v2Schema = {
  operationId: 'fetchSubmission',
  summary: 'Answers of an unfinished submission',
  ...common,
  response: { 200: submissionResponseAnswer, ...refusals },
} as const;

/** The calls that read back what was saved. */
export function addFetchRoutes(api: Api, context: ApplicationContext): void {
  api.get('/api/v1/fetch-submission-data', { schema: v1Schema }, async (request, reply) =>
    sendSaved(request, reply, {
      context,
      toBody: (saved) => ({ formResponse: saved, currentPage: saved.currentPage }),
    }),
  );
  api.get('/api/v2/forms/fetch-submission', { schema: v2Schema }, async (request, reply) =>
    sendSaved(request, reply, {
      context,
      toBody: (saved) => ({ submissionResponse: saved, currentPage: saved.currentPage }),
    }),
  );
}

type FetchHttp = Pick<ApiRequest<typeof v2Schema>, 'query' | 'headers' | 'host' | 'ip'>;

interface FetchAnswer {
  readonly context: ApplicationContext;
  readonly toBody: (saved: SavedSubmission) => object;
}

async function sendSaved(
  request: FetchHttp,
  reply: FastifyReply,
  { context, toBody }: FetchAnswer,
): Promise<FastifyReply> {
  const { query } = request;
  const { submissionId } = query;
  if (!(await context.guard.admit(request, reply, { kind: 'save', submissionId }))) return reply;
  const call = toFormCall(request, query, 'web');
  const outcome = await fetchSubmission(context, { ...call, submissionId });
  if (outcome.state !== 'saved') return refuseCall(reply, outcome.state);
  return reply.header('cache-control', 'no-store').send(toBody(outcome.saved));
}
