import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import {
  type ParseResumeAnswer,
  parseResumeAnswer,
  parseResumeQuery,
  parseResumeRequest,
  parseResumeV1Query,
  type ResumeReading,
} from '#schemas/api/resumes.ts';
import type { FormDocument } from '#schemas/documents/documents.ts';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import type { CallGuard } from '../form-calls/call-guard.ts';
import { siteKeyOf, sitesOfCall } from '../form-calls/find-form-call.ts';
import { refuseBusy, refuseCall } from '../form-calls/refuse-call.ts';
import type { PublishedForms } from '../forms/published-forms.ts';
import { type Api, type ApiRequest, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { toNetwork } from '../http/request-limit.ts';
import type { Gazetteer } from '../places/gazetteer.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { uploadKeyOf } from '../uploads/upload-address.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { answerQuestions, offerAnswers, type ResumeAnswer } from './answers/answer-questions.ts';
import { reasonTexts } from './answers/reason-texts.ts';
import { leftSignal } from './child/left-signal.ts';
import type { ResumeReader } from './child/resume-reader.ts';
import { unread } from './files/readable-kinds.ts';

export interface ParseRoutesOptions {
  readonly store: Pick<SiteStore, 'sites'>;
  readonly forms: PublishedForms;
  readonly guard: CallGuard;
  readonly uploads: Uploads;
  readonly reader: ResumeReader;
  readonly gazetteer: Gazetteer;
  readonly now: () => number;
}

const common = {
  tags: ['applications'],
  description:
    'Reads an upload of an unsent application and answers the questions of the form with it, where the form enables parsing and the call is no RESUME_DROP_OFF. What is not sure is left out; a CV that cannot be read is no error.',
} as const;

const answers = { 200: parseResumeAnswer, ...problems(400, 404, 410, 429, 503) };

const v1Schema = {
  operationId: 'parseResumeV1',
  summary: 'Answers that a CV gives (forms of version v1)',
  ...common,
  querystring: parseResumeV1Query,
  response: answers,
} as const;

const v2Schema = {
  operationId: 'parseResume',
  summary: 'Answers that a CV gives',
  ...common,
  querystring: parseResumeQuery,
  body: parseResumeRequest,
  response: answers,
} as const;

/** Value of `dropOffType` that asks for the CV alone (spec section 4). */
const RESUME_DROP_OFF = 'RESUME_DROP_OFF';

/** `GET /api/parse-resume/v1` and `POST /api/v2/forms/parse-resume`. */
export function addParseRoutes(api: Api, options: ParseRoutesOptions): void {
  api.get('/api/parse-resume/v1', { schema: v1Schema }, async (request, reply) => {
    const { templateId, resumeUrl, ...query } = request.query;
    return parse(request, reply, { options, call: { ...query, templateId, resumeUrl } });
  });
  api.post('/api/v2/forms/parse-resume', { schema: v2Schema }, async (request, reply) =>
    parse(request, reply, { options, call: { ...request.query, ...request.body } }),
  );
}

type ParseCall = {
  readonly resumeUrl: string;
  readonly websiteId?: string;
  readonly dropOffType?: string;
} & ({ readonly formId: string } | { readonly templateId: string });

interface ParseAction {
  readonly options: ParseRoutesOptions;
  readonly call: ParseCall;
}

type ParseHttp = Pick<ApiRequest<typeof v2Schema>, 'headers' | 'host' | 'ip'>;

async function parse(
  request: ParseHttp,
  reply: FastifyReply,
  { options, call }: ParseAction,
): Promise<FastifyReply> {
  if (!(await options.guard.admit(request, reply, { kind: 'parse' }))) return reply;
  const entries = sitesOfCall(options.store, { caller: request, websiteId: call.websiteId });
  const uploadKey = uploadKeyOf(call.resumeUrl);
  const upload =
    uploadKey === undefined
      ? undefined
      : await options.uploads.findByKey(entries.map(siteKeyOf), uploadKey);
  if (upload === undefined) return sendUnknown(reply);
  if (upload.application_id !== null) return refuseCall(reply, 'submission-sent');
  const published =
    'formId' in call
      ? options.forms.find(upload.site_id, call.formId)
      : options.forms.findTemplate(upload.site_id, call.templateId);
  if (published === undefined) return refuseCall(reply, 'form-unknown');
  const { form } = published;
  if (!form.clientConfig.enableResumeParsing || call.dropOffType === RESUME_DROP_OFF)
    return send(reply, form, { reading: unread('parsing-off'), options });
  const reader = {
    ...{ caller: toNetwork(request.ip), file: upload.upload_key },
    left: leftSignal(reply),
  };
  const outcome = await options.reader.read(
    upload.file_type,
    async () => {
      const body = await options.uploads.store.get(upload.upload_key);
      return body && buffer(body);
    },
    reader,
  );
  if (outcome.state === 'busy') return refuseBusy(reply, outcome.retryAfterS);
  return send(reply, form, { reading: outcome.reading, options });
}

interface ReadForForm {
  readonly reading: ResumeReading;
  readonly options: ParseRoutesOptions;
}

function send(
  reply: FastifyReply,
  form: Pick<FormDocument, 'pages'>,
  { reading, options: { gazetteer, now } }: ReadForForm,
): FastifyReply {
  const context = { gazetteer, today: todayIn(SITE_TIME_ZONE, now()) };
  const answered = answerQuestions(form, reading.fields, context);
  const body: ParseResumeAnswer = {
    values: toAnswerTree(
      form,
      Object.fromEntries(answered.map(({ keyId, values }) => [keyId, values])),
    ),
    resumeParsing: answered.map(toShown),
    offered: offerAnswers(form, reading.fields, context).map(toShown),
    text: reading.text,
    reasons: reading.reasons.map((code) => ({ code, ...reasonTexts[code] })),
  };
  return reply.header('cache-control', 'no-store').send(body);
}

function toShown({ values, ...rest }: ResumeAnswer) {
  return { ...rest, value: values.join(' ') };
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  const detail =
    'There is no file of this site at the address that "resumeUrl" names. Upload it again.';
  return sendProblem(reply, createHttpProblem('upload-unknown', detail));
}
