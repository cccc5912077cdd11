import type { Kysely } from 'kysely';
import type { AppliedJob, DraftRequest, FormRequest, FoundDraft } from '#runtime/entry-server.tsx';
import type { Job } from '#schemas/api/jobs.ts';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { readAnswers } from '../applications/answer-rows.ts';
import { currentPage, looseResume } from '../applications/fetch-submission.ts';
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
import type { SiteKey } from '../sites/documents/site-key.ts';
import type { FormEntry } from '../sites/site-entry.ts';
import { uploadKeyOf } from '../uploads/upload-address.ts';
import { findUploadsOf } from '../uploads/upload-rows.ts';
import { findNamedResume } from './posted-resume.ts';

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
    readDraft: (site, request) => readDraft(options, site, request),
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
  const found = forms.forJob(site.id, job?.details.formId, { channel, stage });
  return found.find(({ form }) => form.version === version) ?? found[0];
}

function toAppliedJob({ title, company, status, active, ...job }: Job): AppliedJob {
  const { id, clientId, referenceNumber, urlSlug } = job;
  return {
    ...{ id, clientId, referenceNumber, urlSlug },
    title: title ?? '',
    company: company ?? undefined,
    isClosed: status === 'Closed' || !active,
  };
}

const NOTHING = { answers: {}, editedAt: {}, currentPage: 0 };
const NOTHING_SAVED: FoundDraft = { state: 'unknown', ...NOTHING };

async function readDraft(
  options: PageFormsOptions,
  site: SiteDocument,
  { submissionId, resumeUrl }: DraftRequest,
): Promise<FoundDraft> {
  const siteKey = { agencyId: site.agencyId, siteId: site.id };
  const asked = { address: resumeUrl ?? null, submissionId };
  const [saved, named] = await Promise.all([
    submissionId === undefined ? NOTHING_SAVED : readSaved(options, siteKey, submissionId),
    findNamedResume(options, siteKey, asked),
  ]);
  return { ...saved, resumeUrl: named ?? saved.resumeUrl };
}

async function readSaved(
  { kysely, forms, now }: PageFormsOptions,
  siteKey: SiteKey,
  submissionId: string,
): Promise<FoundDraft> {
  const submissionHash = hashSubmissionId(submissionId);
  const loaded = await loadSubmission(kysely, [siteKey], { hash: submissionHash });
  if (loaded === undefined) return NOTHING_SAVED;
  const { submission } = loaded;
  if (submission.status === 'APPLY_FINISH') return { state: 'sent', ...NOTHING };
  const published = forms.find(siteKey.siteId, submission.form_id);
  if (isExpired(submission, now()) || published === undefined)
    return { state: 'expired', ...NOTHING };
  const { answers } = readAnswers(published.form, loaded.submission.typed_answers);
  const editedAt = [...answers].map(([keyId, answer]) => [keyId, answer.editedAt] as const);
  const values = valuesByKey(answers);
  const { resumeUrl } = looseResume(published.form, submission);
  const urls = [...Object.values(values).flat(), ...(resumeUrl === undefined ? [] : [resumeUrl])];
  return {
    state: 'saved',
    answers: values,
    resumeUrl,
    files: await filesOf(kysely, { ...siteKey, submissionHash }, urls),
    editedAt: Object.fromEntries(editedAt),
    currentPage: currentPage(published.form, submission),
  };
}

/** How files are called, by their addresses; what belongs to others is not told. */
async function filesOf(
  kysely: Kysely<Tables>,
  submission: SiteKey & { readonly submissionHash: string },
  addresses: readonly string[],
): Promise<FoundDraft['files']> {
  const urls = new Map(addresses.map((url) => [uploadKeyOf(url), url] as const));
  const keys = [...urls.keys()].filter((key) => key !== undefined);
  const found = await findUploadsOf(kysely, submission, keys);
  return Object.fromEntries(
    found.map(({ upload_key, file_name, bytes }) => [
      urls.get(upload_key) ?? '',
      { name: file_name, size: bytes },
    ]),
  );
}
