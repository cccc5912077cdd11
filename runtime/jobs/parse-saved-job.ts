import type { Job } from '#schemas/api/jobs.ts';
import { isDrawable } from './is-drawable.ts';
import { type SavedJob, toSavedJob } from './saved-job.ts';

/** A job as a service answers it, without its description; undefined for what no card can show. */
export function parseSavedJob(answered: unknown): SavedJob | undefined {
  const fields = fieldsOf(answered);
  // Whether it can be shown is asked of what is kept of it.
  const job = toSavedJob({ ...fields, details: fieldsOf(fields['details']) } as unknown as Job);
  const isNamed = [job.id, job.agencyId, job.urlSlug].every(Boolean);
  return isNamed && isDrawable(job) ? job : undefined;
}

/** Members of an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
