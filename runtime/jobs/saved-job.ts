import type { Job } from '#schemas/api/jobs.ts';

/** Characters of a note. */
export const MAX_NOTE = 500;

/** What the browser keeps of a saved job: its description is cleared (spec section 3, "Saved job"). */
export type SavedJob = KeptJob & {
  /** Of the visitor, for nobody else: it is never sent. */
  readonly note?: string;
};

type KeptJob = Pick<
  Job,
  | 'id'
  | 'agencyId'
  | 'clientId'
  | 'urlSlug'
  | 'title'
  | 'city'
  | 'state'
  | 'country'
  | 'employmentType'
  | 'company'
  | 'logoName'
  | 'description'
  | 'startDate'
  | 'details'
> &
  // Lists that were saved before it was kept are without.
  Partial<Pick<Job, 'point'>>;

export function toSavedJob(job: Job): SavedJob {
  const { id, agencyId, clientId, urlSlug, title, city, state, country } = job;
  const { employmentType, company, logoName, startDate, details, point } = job;
  const { pay, schedule, postedAt, applyUrl } = details;
  return {
    ...{ id, agencyId, clientId, urlSlug, title, city, state, country },
    ...{ employmentType, company, logoName, startDate, description: '' },
    ...(point && { point }),
    details: {
      ...(pay && { pay }),
      ...(schedule && { schedule }),
      ...(postedAt !== undefined && { postedAt }),
      ...(applyUrl && { applyUrl }),
    },
  };
}
