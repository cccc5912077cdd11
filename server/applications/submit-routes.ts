import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import {
  formChannel,
  type SubmitAnswer,
  submitAnswer,
  submitQuery,
  submitRequest,
} from '#schemas/api/applications.ts';
import type { FieldProblem } from '#schemas/api/problem-details.ts';
import type { FormChannel } from '#schemas/documents/documents.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import { sitesOfCall } from '../form-calls/find-form-call.ts';
import { passedText, storableText, toFormCall } from '../form-calls/form-call-query.ts';
import { refuseBusy, refuseCall } from '../form-calls/refuse-call.ts';
import { type Api, type ApiRequest, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import type { ApplicationContext } from './application-context.ts';
import { type SubmitCall, type SubmitOutcome, submitApplication } from './submit-application.ts';

const MAX_KEY = 200;

const DESCRIPTION =
  'A save (`APPLY_INTERMEDIATE`) is never refused for its answers: what is wrong is kept as it was typed. The last step (`APPLY_FINISH`) is judged by the published form. A call that comes again changes nothing; a first one that may come again has an `Idempotency-Key` of at least 20 random characters.';

const response = {
  200: submitAnswer,
  ...problems(400, 404, 409, 410, 413, 415, 422, 429, 503),
} as const;

const headers = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ maxLength: MAX_KEY })),
});

const common = {
  tags: ['applications'],
  description: DESCRIPTION,
  headers,
  querystring: submitQuery,
  body: submitRequest,
  response,
} as const;

const v1Schema = {
  operationId: 'submitApplicationV1',
  summary: 'Save or send an application (forms of version v1)',
  ...common,
} as const;

const chatSchema = {
  operationId: 'submitChatApplication',
  summary: 'Save or send an application from the chatbot (forms of version v1)',
  ...common,
} as const;

const v2Schema = {
  operationId: 'submitApplication',
  summary: 'Save or send an application',
  params: Type.Object({ channel: formChannel }),
  ...common,
} as const;

/** The calls that save and send. */
export function addSubmitRoutes(api: Api, context: ApplicationContext): void {
  api.post('/api/v1/application/submit', { schema: v1Schema }, async (request, reply) =>
    submit(request, reply, { ...context, channel: 'web' }),
  );
  api.post('/api/v2/application/submit', { schema: chatSchema }, async (request, reply) =>
    submit(request, reply, { ...context, channel: 'cb' }),
  );
  api.post('/api/v2/forms/:channel/submit', { schema: v2Schema }, async (request, reply) =>
    submit(request, reply, { ...context, channel: request.params.channel }),
  );
}

interface SubmitContext extends ApplicationContext {
  readonly channel: FormChannel;
}

type SubmitHttp = Pick<ApiRequest<typeof v1Schema>, 'body' | 'headers' | 'host' | 'ip' | 'query'>;

async function submit(
  request: SubmitHttp,
  reply: FastifyReply,
  context: SubmitContext,
): Promise<FastifyReply> {
  const call = toSubmitCall(request, context.channel);
  const { submissionId } = call;
  const admitted = await context.guard.admit(request, reply, { kind: 'save', submissionId });
  if (admitted === undefined) return reply;
  if (admitted.token !== undefined) {
    if (!isBlank(call.body.website ?? '')) return refuseFilledTrap(reply, call, context);
    const seconds = context.guard.secondsTooEarly(admitted.token);
    if (seconds > 0) return refuseBusy(reply, seconds);
  }
  return sendOutcome(reply, await submitApplication(context, call), context);
}

/** Said like anything else that is wrong, in case that a person's browser has filled the field in. */
async function refuseFilledTrap(
  reply: FastifyReply,
  call: SubmitCall,
  { runtime, store }: ApplicationContext,
): Promise<FastifyReply> {
  const { createAnswerWording } = await runtime.load();
  const [entry] = sitesOfCall(store, call);
  if (entry === undefined) return refuseCall(reply, 'site-unknown');
  const code = 'left-blank';
  const message = createAnswerWording(entry.site)({ code, params: {} });
  return sendRefused(reply, [{ code, pointer: '/website', message }]);
}

function toSubmitCall(request: SubmitHttp, channel: FormChannel): SubmitCall {
  const { query, headers, body } = request;
  return {
    ...toFormCall(request, query, channel),
    status: query.applicationStatus,
    dropOffType: toDropOffType(query),
    candidateId: passedText(query, '_juid'),
    source: passedText(query, 'utm_source') ?? passedText(query, 'source'),
    idempotencyKey: storableText(headers['idempotency-key'], MAX_KEY),
    body,
  };
}

function toDropOffType({
  dropOffType,
}: Pick<Static<typeof submitQuery>, 'dropOffType'>): SubmitCall['dropOffType'] {
  if (dropOffType !== 'RESUME_DROP_OFF' && dropOffType !== 'APPLICATION_DROP_OFF') return undefined;
  return dropOffType;
}

async function sendOutcome(
  reply: FastifyReply,
  outcome: SubmitOutcome,
  context: ApplicationContext,
): Promise<FastifyReply> {
  switch (outcome.state) {
    case 'saved':
      return reply.header('cache-control', 'no-store').send(toAnswer(outcome));
    case 'refused': {
      const { createAnswerWording } = await context.runtime.load();
      const word = createAnswerWording(outcome.entry.site);
      const wrong = outcome.errors.map((error) => ({
        code: error.code,
        keyId: error.keyId,
        pointer: pointerTo(error.keyId, outcome),
        message: word(error),
      }));
      const { resumeError } = outcome;
      if (resumeError === undefined) return sendRefused(reply, wrong);
      const message = word({ code: resumeError, params: {} });
      return sendRefused(reply, [...wrong, { code: resumeError, pointer: '/resumeUrl', message }]);
    }
    case 'ended': {
      const { keyId, text } = outcome.ended;
      return sendRefused(reply, [
        { code: 'ended', keyId, pointer: pointerTo(keyId, outcome), message: text },
      ]);
    }
    case 'form-changed': {
      const { form, version } = outcome.published;
      const detail = 'The form or its notice was published anew. Show "form" and send again.';
      return sendProblem(reply, {
        ...createHttpProblem('form-changed', detail),
        form,
        formVersion: version,
      });
    }
    default:
      return refuseCall(reply, outcome.state);
  }
}

function toAnswer({
  id,
  ignored,
  mayBeDuplicate,
  folio,
  myData,
}: Extract<SubmitOutcome, { state: 'saved' }>): SubmitAnswer {
  return {
    id,
    ...(ignored.length > 0 && { ignored }),
    ...(mayBeDuplicate && { maybeDuplicate: true }),
    ...(folio !== undefined && { folio }),
    ...(myData !== undefined && { myData }),
  };
}

/** Into the body; a question that was not sent has its place in all of them. */
function pointerTo(
  keyId: string,
  { tree }: Pick<Extract<SubmitOutcome, { state: 'refused' }>, 'tree'>,
): string {
  const pointer = Object.hasOwn(tree.pointers, keyId) ? tree.pointers[keyId] : '';
  return `/values${pointer ?? ''}`;
}

function sendRefused(reply: FastifyReply, wrong: readonly FieldProblem[]): FastifyReply {
  const detail = 'The form does not take these answers: "problems" says what to do.';
  return sendProblem(reply, createHttpProblem('answers-refused', detail, wrong));
}
