import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPort, FoundDraft } from '#runtime/entry-server.tsx';
import type { Answers } from '#schemas/forms/base/answers.ts';
import type { FormStep } from '#schemas/forms/form-steps.ts';
import type { PageMatch } from '#schemas/pages/page-index.ts';
import { RETRY_AFTER_SECONDS } from '../http/error-handler.ts';
import { sendEncoded } from '../http/send-encoded.ts';
import { fallbackPage } from '../pages/fallback-page.ts';
import type { PageForms } from '../pages/page-jobs.ts';
import type { PageOrigin } from '../pages/page-origin.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import type { PageEntry, SiteEntry } from '../sites/site-entry.ts';

/** Why a step that was posted is not taken as it is: `failed` of the address of the page that says so. */
export type Refusal = keyof typeof STATUS;

const STATUS = { busy: 429, large: 413, down: 503, broken: 400, changed: 409 } as const;

/** Those that pass by themselves. */
const PASSING: readonly Refusal[] = ['busy', 'down'];

const REFUSALS: readonly Refusal[] = ['busy', 'large', 'down', 'broken'];

export function toRefusal(failed: string | null | undefined): Refusal | undefined {
  return REFUSALS.find((each) => each === failed);
}

export interface RefusedStep {
  readonly refusal: Refusal;
  /** Seconds after which it may come again. */
  readonly retryAfter?: number | undefined;
  /** Undefined where nothing of the body could be read. */
  readonly typed?: { readonly step?: FormStep; readonly answers: Answers } | undefined;
  readonly formId?: string | undefined;
}

export interface RefusedPostOptions {
  readonly renderer: PageRenderer;
  readonly pageForms: Pick<PageForms, 'readDraft'>;
  readonly pageOrigin: PageOrigin;
}

export interface PostedPage {
  readonly entry: SiteEntry;
  readonly match: PageMatch<PageEntry>;
  readonly query: URLSearchParams;
}

/** The form once more with everything that was typed, and what to do: without script there is nothing else that keeps it. */
export async function sendRefusedPost(
  { renderer, pageForms, pageOrigin }: RefusedPostOptions,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { entry, match, query }: PostedPage,
  { refusal, retryAfter, typed, formId }: RefusedStep,
): Promise<FastifyReply> {
  const shown = new URLSearchParams(query);
  shown.set('failed', refusal);
  if (typed?.step !== undefined) shown.set('step', String(typed.step));
  const submissionId = query.get('submissionId') || undefined;
  const readDraft = async (): Promise<FoundDraft> => {
    const asked = { submissionId, resumeUrl: query.get('resumeURL') ?? undefined };
    const stored = await pageForms.readDraft(entry.site, asked).catch(() => NOTHING);
    return { ...stored, answers: { ...stored.answers, ...typed?.answers } };
  };
  const isDown = refusal === 'down';
  const adapt = (services: ApiPort): ApiPort => ({
    ...(isDown ? withoutJobs(services, formId) : services),
    readDraft,
  });
  const view = { entry, ...match, query: shown.toString(), fragment: '', frame: '' };
  const origin = pageOrigin(entry.site, request);
  const answer = await renderer
    .render({ ...view, origin, status: 200, adapt })
    .catch((error: unknown) => {
      request.log.error({ err: error, siteId: entry.site.id }, 'A refused step has no page');
      return fallbackPage(503);
    });
  if (PASSING.includes(refusal))
    reply.header('retry-after', `${retryAfter ?? RETRY_AFTER_SECONDS}`);
  return sendEncoded(request, reply, { ...answer, status: STATUS[refusal] });
}

const NOTHING: FoundDraft = { state: 'unknown', answers: {}, editedAt: {}, currentPage: 0 };

/** Forms are in memory; what else a page shows is left out until the database answers again. */
function withoutJobs(services: ApiPort, formId: string | undefined): ApiPort {
  return {
    ...services,
    findPlace: async () => null,
    searchJobs: async (request) => {
      const { pageNumber = 0, pageSize = 0 } = request;
      return { records: [], totalRecords: 0, pageNumber, pageSize, facets: {} };
    },
    findJob: async () => null,
    similarJobs: async () => [],
    findForm: (request) => services.findForm({ ...request, formId, jobId: undefined }),
  };
}
