import type { Kysely } from 'kysely';
import type { AppliedJob, FormRequest, FoundDraft } from '#runtime/entry-server.tsx';
import type { Job } from '#schemas/api/jobs.ts';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { readAnswers } from '../applications/answer-rows.ts';
import { currentPage } from '../applications/fetch-submission.ts';
import { valuesByKey } from '../applications/merge-answers.ts';
import type { Tables } from '../db/schema.ts';
import { loadSubmission } from '../form-calls/load-submission.ts';
import { hashSubmissionId } from '../form-calls/submission-id.ts';
import { isExpired } from '../form-calls/submission-rows.ts';
import type { FormTokens } from '../forms/form-tokens.ts';
import type { PublishedForms } from '../forms/published-forms.ts';
import { scopeOfSite } from '../jobs/records/job-scope.ts';
import { loadJobs } from '../jobs/records/load-jobs.ts';
import type { PageForms } from '../pages/page-jobs.ts';
import type { FormEntry } from '../sites/site-entry.ts';

export interface PageFormsOptions {
  readonly kysely: Kysely<Tables>;
  readonly forms: PublishedForms;
  readonly formTokens: Pick<FormTokens, 'issue'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** What pages with a form show of it, of its job and of what was saved. */
export function createPageForms(options: PageFormsOptions): PageForms {
  const { kysely, forms, formTokens } = options;
  return {
    async find(site, request, door) {
      const job = await findAppliedJob(kysely, site, request.jobId);
      const entry = findShownForm(forms, site, { ...request, job });
      const texts = door.answerTextsOf(site);
      return {
        shown: entry
          ? {
              form: entry.form,
              formVersion: entry.version,
              texts,
              token: await formTokens.issue(site.agencyId),
            }
          : null,
        job: job ? toAppliedJob(job) : null,
      };
    },
    readDraft: (site, submissionId) => readDraft(options, site, submissionId),
  };
}

async function findAppliedJob(
  kysely: Kysely<Tables>,
  site: SiteDocument,
  jobId: string | undefined,
): Promise<Job | undefined> {
  if (jobId === undefined) return undefined;
  const [job] = await loadJobs(kysely, scopeOfSite(site), [jobId]);
  return job;
}

type AskedForm = FormRequest & { readonly job: Job | undefined };

/** Of several for one place, the one of the version that the page speaks. */
function findShownForm(
  forms: PublishedForms,
  site: SiteDocument,
  { formId, job, channel, stage, version, jobId }: AskedForm,
): FormEntry | undefined {
  if (formId !== undefined) return forms.find(site.id, formId);
  if (jobId !== undefined && job === undefined) return undefined;
  const found = forms.forJob(site.id, job ?? { details: {} }, { channel, stage });
  return found.find(({ form }) => form.version === version) ?? found[0];
}

function toAppliedJob({ id, urlSlug, title, company, status, active }: Job): AppliedJob {
  return {
    id,
    urlSlug,
    title: title ?? '',
    company: company ?? undefined,
    isClosed: status === 'Closed' || !active,
  };
}

const NOTHING = { answers: {}, editedAt: {}, currentPage: 0 };

async function readDraft(
  { kysely, forms, now }: PageFormsOptions,
  site: SiteDocument,
  submissionId: string,
): Promise<FoundDraft> {
  const siteKey = { agencyId: site.agencyId, siteId: site.id };
  const loaded = await loadSubmission(kysely, [siteKey], {
    hash: hashSubmissionId(submissionId),
  });
  if (loaded === undefined) return { state: 'unknown', ...NOTHING };
  const { submission } = loaded;
  if (submission.status === 'APPLY_FINISH') return { state: 'sent', ...NOTHING };
  const published = forms.find(site.id, submission.form_id);
  if (isExpired(submission, now()) || published === undefined)
    return { state: 'expired', ...NOTHING };
  const { answers } = readAnswers(published.form, loaded.answers);
  const editedAt = [...answers].map(([keyId, answer]) => [keyId, answer.editedAt] as const);
  return {
    state: 'saved',
    answers: valuesByKey(answers),
    editedAt: Object.fromEntries(editedAt),
    currentPage: currentPage(published.form, submission),
  };
}
