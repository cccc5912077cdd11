import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { type FormAnswer, formAnswer, formDocument } from '#schemas/api/forms.ts';
import { type Api, problems } from '../http/api.ts';
import { encodeBody } from '../http/encoded-body.ts';
import { createHttpProblem, type HttpProblem, sendProblem } from '../http/http-problem.ts';
import { mediaTypeOf } from '../http/media-type.ts';
import { sendEncoded } from '../http/send-encoded.ts';
import type { JobService } from '../jobs/job-service.ts';
import { scopeOfSite } from '../jobs/records/job-scope.ts';
import type { FormEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { type Caller, callingSite, siteWithForm } from './calling-site.ts';
import { settleOwnParameters } from './own-parameters.ts';
import type { PublishedForms } from './published-forms.ts';

export interface FormRoutesOptions {
  readonly publishedForms: PublishedForms;
  readonly jobs: Pick<JobService, 'readJob'>;
  readonly store: Pick<SiteStore, 'sites'>;
}

/** A form may be published again at any time; its tag tells whether it was. */
const HEADERS = { 'cache-control': 'no-cache' } as const;

const querystring = Type.Object({
  websiteId: Type.Optional(
    Type.String({
      description:
        'Id of a site. Without it, the site whose page sends the call. Unknown parameters pass.',
    }),
  ),
});

const formParams = Type.Object({ formId: Type.String() });

const jobParams = Type.Object({
  channel: Type.Enum(['web', 'cb']),
  jobId: Type.String(),
  stage: Type.Integer({ minimum: 0, description: '0 is the first.' }),
});

const documentSchema = {
  operationId: 'readPublishedFormV1',
  tags: ['forms'],
  summary: 'A published form, the document itself',
  description: '`meta=false` is what clients send; there is no other answer.',
  params: formParams,
  querystring,
  response: { 200: formDocument, ...problems(400, 404) },
} as const;

const formSchema = {
  operationId: 'readPublishedForm',
  tags: ['forms'],
  summary: 'A published form of a site',
  description: 'With what clients need beside it.',
  params: formParams,
  querystring,
  response: { 200: formAnswer, ...problems(400, 404) },
} as const;

const jobFormSchema = {
  operationId: 'readJobForm',
  tags: ['forms'],
  summary: 'The form by which people apply for a job',
  description:
    'The one that the job names, else that of its site for channel and stage; of a closed job as well.',
  params: jobParams,
  querystring,
  response: { 200: formAnswer, ...problems(400, 404, 503) },
} as const;

const jobFormIdSchema = {
  operationId: 'readJobFormId',
  tags: ['forms'],
  summary: 'The id of the form by which people apply for a job',
  description: 'Two jobs with the same answer have the same form.',
  params: jobParams,
  querystring,
  response: {
    200: {
      description: 'The id, as text',
      content: { 'text/plain': { schema: Type.String({ examples: ['repartidor'] }) } },
    },
    ...problems(400, 404, 503),
  },
} as const;

/** The calls by which clients read forms (spec section 7). */
export async function formsPlugin(api: Api, options: FormRoutesOptions): Promise<void> {
  const { publishedForms, store } = options;
  settleOwnParameters(api);

  api.get('/v1/forms/:formId/get', { schema: documentSchema }, async (request, reply) => {
    const { formId } = request.params;
    const found = formNamed(request, formId);
    return 'problem' in found
      ? sendProblem(reply, found.problem)
      : sendJson(request, reply, found.entry.form);
  });

  api.get('/api/v2/forms/:formId', { schema: formSchema }, async (request, reply) => {
    const found = formNamed(request, request.params.formId);
    return 'problem' in found
      ? sendProblem(reply, found.problem)
      : sendJson(request, reply, toFormAnswer([found.entry]));
  });

  api.get(
    '/api/v2/forms/:channel/job/:jobId/:stage',
    { schema: jobFormSchema },
    async (request, reply) => {
      const found = await formsOfJob(options, request);
      return 'problem' in found
        ? sendProblem(reply, found.problem)
        : sendJson(request, reply, toFormAnswer(found.entries));
    },
  );

  api.get(
    '/api/v2/forms/id/:channel/job/:jobId/:stage',
    { schema: jobFormIdSchema },
    async (request, reply) => {
      const found = await formsOfJob(options, request);
      if ('problem' in found) return sendProblem(reply, found.problem);
      reply.headers(HEADERS).type('text/plain; charset=utf-8');
      return reply.send(found.entries[0].form.id);
    },
  );

  function formNamed(request: FormCall, formId: string): { readonly entry: FormEntry } | Refused {
    const { websiteId } = request.query;
    const site =
      websiteId === undefined
        ? siteWithForm(store, request, formId)
        : callingSite(store, request, websiteId);
    if (site === undefined) return { problem: siteUnknown(websiteId, formId) };
    const entry = publishedForms.find(site.site.id, formId);
    return entry === undefined ? { problem: formUnknown(site.site.id, formId) } : { entry };
  }
}

interface FormCall extends Caller {
  readonly query: Static<typeof querystring>;
}

interface JobFormCall extends FormCall {
  readonly params: Static<typeof jobParams>;
}

interface Refused {
  readonly problem: HttpProblem;
}

async function formsOfJob(
  { publishedForms, jobs, store }: FormRoutesOptions,
  request: JobFormCall,
): Promise<{ readonly entries: readonly [FormEntry, ...FormEntry[]] } | Refused> {
  const { websiteId } = request.query;
  const { channel, jobId, stage } = request.params;
  const called = callingSite(store, request, websiteId);
  if (called === undefined) return { problem: siteUnknown(websiteId) };
  const { site } = called;
  const job = await jobs.readJob(scopeOfSite(site), jobId);
  if (job === undefined) return { problem: jobUnknown(site.id, jobId) };
  const [first, ...others] = publishedForms.forJob(site.id, job.details.formId, { channel, stage });
  if (first !== undefined) return { entries: [first, ...others] };
  return { problem: noFormOfJob(jobId, { channel, stage }) };
}

async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
): Promise<FastifyReply> {
  const bodies = await encodeBody(Buffer.from(JSON.stringify(answer)), 'version');
  const headers = { ...HEADERS, 'content-type': mediaTypeOf('json') };
  return sendEncoded(request, reply, { bodies, headers });
}

function siteUnknown(websiteId: string | undefined, formId?: string): HttpProblem {
  if (websiteId !== undefined)
    return createHttpProblem('site-unknown', `No published site has the id "${websiteId}".`);
  const what = formId === undefined ? '' : `No one site of this host has a form "${formId}". `;
  return createHttpProblem(
    'site-unknown',
    `${what}The call does not say which site it means: add "websiteId" with the id of the site.`,
  );
}

function formUnknown(siteId: string, formId: string): HttpProblem {
  return createHttpProblem(
    'form-unknown',
    `The site "${siteId}" has no published form "${formId}". Correct the id or publish the form.`,
  );
}

function jobUnknown(siteId: string, jobId: string): HttpProblem {
  return createHttpProblem('job-unknown', `The site "${siteId}" has no job "${jobId}".`);
}

function noFormOfJob(jobId: string, { channel, stage }: { channel: string; stage: number }) {
  return createHttpProblem(
    'form-unknown',
    `There is no published form for the job "${jobId}" on channel "${channel}" at stage ${stage}. Publish the form that the job names, or one for this channel and stage.`,
  );
}

/** What v2 of the form service says of the forms that a call found. */
function toFormAnswer([first, ...others]: readonly [FormEntry, ...FormEntry[]]): FormAnswer {
  const { form } = first;
  return {
    form,
    ...(others.length > 0 && { forms: [first, ...others].map((entry) => entry.form) }),
    clientConfig: form.clientConfig,
    translationMappings: form.translationMappings ?? {},
  };
}
