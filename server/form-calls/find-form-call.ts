import type { Kysely } from 'kysely';
import type { FormChannel } from '#schemas/documents/documents.ts';
import type { Tables } from '../db/schema.ts';
import { type Caller, callingSite } from '../forms/calling-site.ts';
import type { PublishedForms } from '../forms/published-forms.ts';
import { scopeOfSite } from '../jobs/records/job-scope.ts';
import { loadNamedJob, type NamedJob } from '../jobs/records/load-jobs.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import { sitesOfHost } from '../sites/resolve-page.ts';
import type { FormEntry, SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { type LoadedSubmission, loadSubmission } from './load-submission.ts';
import { hashSubmissionId } from './submission-id.ts';
import { isExpired, type StoredSubmission } from './submission-rows.ts';

export interface FormCallOptions {
  readonly kysely: Kysely<Tables>;
  readonly store: Pick<SiteStore, 'sites'>;
  readonly forms: PublishedForms;
  readonly now: () => number;
}

/** What the address of a form call names; empty texts name nothing. */
export interface FormCall {
  readonly caller: Caller;
  readonly channel: FormChannel;
  readonly stage: number;
  readonly websiteId?: string | undefined;
  readonly submissionId?: string | undefined;
  readonly formId?: string | undefined;
  /** Names a form for v1 where `formId` does not. */
  readonly templateId?: string | undefined;
  readonly jobId?: string | undefined;
}

/** What a call is about. */
export interface FoundCall {
  readonly entry: SiteEntry;
  readonly site: SiteKey;
  readonly published: FormEntry;
  readonly jobId?: string | undefined;
  /** Undefined where the call begins one. */
  readonly loaded?: LoadedSubmission | undefined;
}

export type CallRefusal =
  | 'site-unknown'
  | 'submission-unknown'
  | 'submission-expired'
  | 'job-unknown'
  | 'job-closed'
  | 'form-unknown';

/** `sent`: nothing can be changed any more. */
export type CallOutcome =
  | { readonly state: 'found'; readonly call: FoundCall }
  | { readonly state: 'sent'; readonly site: SiteKey; readonly applicationId: string }
  | { readonly state: CallRefusal };

/** Finds site, submission, job and form of a call. What belongs to another site is as unknown as what does not exist. */
export async function findFormCall(options: FormCallOptions, call: FormCall): Promise<CallOutcome> {
  const entries = sitesOfCall(options.store, call);
  const { submissionId, jobId } = call;
  if (submissionId === undefined) {
    const entry = siteOfFirstCall(options.store, call, entries);
    return entry ? findForm(options, call, { entry }) : { state: 'site-unknown' };
  }
  const found = await findSubmissionOf(options.kysely, entries, { submissionId, jobId });
  if (found === undefined || !isAbout(found.loaded.submission, call))
    return { state: 'submission-unknown' };
  const { submission } = found.loaded;
  if (submission.status === 'APPLY_FINISH')
    return {
      state: 'sent',
      site: siteKeyOf(found.entry),
      applicationId: submission.application_id,
    };
  if (isExpired(submission, options.now())) return { state: 'submission-expired' };
  return findForm(options, call, found);
}

/** Of several sites of a host, the one whose page sends the call. */
export function siteOfFirstCall(
  store: Pick<SiteStore, 'sites'>,
  { caller }: Pick<FormCall, 'caller'>,
  entries: readonly SiteEntry[],
): SiteEntry | undefined {
  return entries.length > 1 ? callingSite(store, caller, undefined) : entries[0];
}

/** A site answers on its own hosts only. */
export function sitesOfCall(
  { sites }: Pick<SiteStore, 'sites'>,
  { caller, websiteId }: Pick<FormCall, 'caller' | 'websiteId'>,
): SiteEntry[] {
  const ofHost = sitesOfHost(sites, caller.host);
  return websiteId === undefined ? ofHost : ofHost.filter(({ site }) => site.id === websiteId);
}

export interface FoundSubmission {
  readonly entry: SiteEntry;
  readonly loaded: LoadedSubmission;
}

export async function findSubmissionOf(
  kysely: Kysely<Tables>,
  entries: readonly SiteEntry[],
  { submissionId, jobId }: { readonly submissionId: string; readonly jobId?: string | undefined },
): Promise<FoundSubmission | undefined> {
  if (entries.length === 0) return undefined;
  const asked = { hash: hashSubmissionId(submissionId), jobId };
  const loaded = await loadSubmission(kysely, entries.map(siteKeyOf), asked);
  const entry = entries.find(({ site }) => site.id === loaded?.submission.site_id);
  return loaded && entry && { entry, loaded };
}

export function siteKeyOf({ site }: SiteEntry): SiteKey {
  return { agencyId: site.agencyId, siteId: site.id };
}

/** A submission never serves another job or form. */
export function isAbout(
  { job_id, form_id }: StoredSubmission,
  { jobId, formId }: FormCall,
): boolean {
  const isJob = jobId === undefined || job_id === null || job_id === jobId;
  return isJob && (formId === undefined || formId === form_id);
}

async function findForm(
  options: FormCallOptions,
  call: FormCall,
  { entry, loaded }: Pick<FoundSubmission, 'entry'> & Partial<FoundSubmission>,
): Promise<CallOutcome> {
  const submission = loaded?.submission;
  const jobId = call.jobId ?? submission?.job_id ?? undefined;
  const named = loaded ? undefined : await findJob(options, entry, jobId);
  const known = loaded ? loaded.job : named;
  const { clientId } = scopeOfSite(entry.site);
  const job = clientId === undefined || known?.clientId === clientId ? known : undefined;
  // A job that has gone in the midst is a closed one.
  if (jobId !== undefined && job === undefined)
    return { state: submission === undefined ? 'job-unknown' : 'job-closed' };
  if (job !== undefined && !job.active) return { state: 'job-closed' };
  const formId = submission?.form_id ?? call.formId;
  const wanted = { ...call, formId, jobFormId: named?.formId };
  const published = findPublished(options.forms, entry, wanted);
  if (published === undefined) return { state: 'form-unknown' };
  return {
    state: 'found',
    call: { entry, site: siteKeyOf(entry), published, jobId, loaded },
  };
}

interface WantedForm extends Pick<FormCall, 'channel' | 'stage' | 'formId' | 'templateId'> {
  /** That the job names. */
  readonly jobFormId: string | undefined;
}

function findPublished(
  forms: PublishedForms,
  { site }: SiteEntry,
  { formId, templateId, jobFormId, ...place }: WantedForm,
): FormEntry | undefined {
  if (formId !== undefined) return forms.find(site.id, formId);
  if (templateId !== undefined) return forms.findTemplate(site.id, templateId);
  return forms.forJob(site.id, jobFormId, place)[0];
}

async function findJob(
  { kysely }: FormCallOptions,
  { site }: SiteEntry,
  jobId: string | undefined,
): Promise<NamedJob | undefined> {
  return jobId === undefined ? undefined : loadNamedJob(kysely, site.agencyId, jobId);
}
