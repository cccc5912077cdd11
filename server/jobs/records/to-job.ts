import { type Selectable, sql } from 'kysely';
import type { Job, Point } from '#schemas/api/jobs.ts';
import type { JobsTable } from '../../db/job-tables.ts';

/** What `toJob` reads, in one place so that every query selects the same. */
export const JOB_COLUMNS = [
  'job_id',
  'agency_id',
  'client_id',
  'reference_number',
  'url_slug',
  'status',
  'title',
  'company',
  'logo_name',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'employment_type',
  'description',
  'job_posting',
  'responsibilities',
  'qualifications',
  'skills',
  'experience',
  'details',
  'start_date',
  'expires_at',
  'alike_count',
  'is_hidden',
] as const satisfies readonly (keyof JobsTable)[];

type Column = (typeof JOB_COLUMNS)[number];

type Derived = 'alike_count' | 'is_hidden';

export type JobRow = Pick<Selectable<JobsTable>, Exclude<Column, Derived>> &
  Partial<Pick<Selectable<JobsTable>, Derived>>;

/** An open job past its date is closed soon; until then nobody may see it as open. */
export const isOpen = sql<boolean>`status = 'open' and (expires_at is null or expires_at > now())`;

/** Whether lists show a job: of open ones that are alike the one that stays open longest stands for all. */
export const isListed = sql<boolean>`${isOpen} and is_listed`;

export function toJob(row: JobRow, now: Date = new Date()): Job {
  const { alike_count: alikeCount = 0, is_hidden: isHidden = false } = row;
  const isOpen = row.status === 'open' && !isHidden;
  return {
    id: row.job_id,
    agencyId: row.agency_id,
    clientId: row.client_id,
    referenceNumber: row.reference_number,
    urlSlug: row.url_slug,
    title: row.title,
    city: row.city,
    state: row.state,
    country: row.country,
    employmentType: row.employment_type,
    company: row.company,
    logoName: row.logo_name,
    description: row.description,
    jobPosting: row.job_posting,
    responsibilities: row.responsibilities,
    qualifications: row.qualifications,
    skills: row.skills,
    experience: row.experience,
    status: isOpen ? 'Open' : 'Closed',
    active: isActive({ ...row, is_hidden: isHidden }, now),
    point: toPoint(row),
    startDate: row.start_date.toISOString(),
    details: row.details,
    // What a person has made of it since, only their browser knows.
    ...(row.details.applyUrl === undefined && { quickApplyState: 'QUICK_APPLY' }),
    ...(isOpen && alikeCount > 0 && { alikeCount }),
  };
}

/** Whether somebody can apply for it. */
export function isActive(
  {
    status,
    is_hidden,
    expires_at,
  }: Pick<Selectable<JobsTable>, 'status' | 'is_hidden' | 'expires_at'>,
  now: Date,
): boolean {
  return status === 'open' && !is_hidden && (expires_at === null || expires_at > now);
}

function toPoint({ latitude, longitude }: Pick<JobRow, 'latitude' | 'longitude'>): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
