import { Type } from 'typebox';
import { submissionQuery } from '#schemas/api/applications.ts';
import { findFormCall } from '../form-calls/find-form-call.ts';
import { passedText, toFormCall } from '../form-calls/form-call-query.ts';
import { refuseCall } from '../form-calls/refuse-call.ts';
import { createSubmissionId, hashSubmissionId } from '../form-calls/submission-id.ts';
import { insertSubmission } from '../form-calls/submission-rows.ts';
import { type Api, problems } from '../http/api.ts';
import type { ApplicationContext } from './application-context.ts';

const { formId, templateId, jobId, websiteId, stage } = submissionQuery;

const schema = {
  operationId: 'createApplicationSession',
  tags: ['applications'],
  summary: 'Begin a submission (forms of version v1)',
  description:
    'The answer is the id of an empty submission. It is a secret of the person who applies: whoever has it reads and changes the answers until they are sent.',
  querystring: Type.Object({ formId, templateId, jobId, websiteId, stage }),
  response: {
    200: {
      description: 'Id of the submission.',
      content: { 'text/plain': { schema: Type.String({ examples: ['hJ1Qv0mSg7V3pE2dYb9uXw'] }) } },
    },
    ...problems(400, 404, 409, 415, 429, 503),
  },
} as const;

/** `POST /api/v1/application/session/create`. */
export function addSessionRoute(api: Api, context: ApplicationContext): void {
  api.post('/api/v1/application/session/create', { schema }, async (request, reply) => {
    const { query } = request;
    if (!(await context.guard.admit(request, reply, { kind: 'save' }))) return reply;
    const found = await findFormCall(context, toFormCall(request, query, 'web'));
    if (found.state === 'sent') return refuseCall(reply, 'submission-sent');
    if (found.state !== 'found') return refuseCall(reply, found.state);
    const { site, published, jobId: job } = found.call;
    const id = createSubmissionId(site, job ?? published.form.id);
    await insertSubmission(context.kysely, {
      ...site,
      submissionHash: hashSubmissionId(id),
      formId: published.form.id,
      formVersion: published.version,
      channel: 'web',
      jobId: job,
      candidateId: passedText(query, '_juid'),
      now: context.now(),
    });
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(id);
  });
}
