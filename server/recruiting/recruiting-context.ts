import type { RuntimeSource } from '../base/runtime-door.ts';
import type { Database } from '../db/open-database.ts';
import type { ApplicantLinks } from '../form-calls/applicant-links.ts';
import type { PageOrigin } from '../pages/page-origin.ts';
import type { ResumeReader } from '../resumes/child/resume-reader.ts';
import type { Uploads } from '../uploads/uploads.ts';

/** What the routes of recruiters work with. */
export interface RecruitingContext {
  readonly database: Pick<Database, 'kysely' | 'publish'>;
  readonly uploads: Pick<Uploads, 'store'>;
  readonly resumeReader: ResumeReader;
  readonly runtime: RuntimeSource;
  readonly applicantLinks: Pick<ApplicantLinks, 'make'>;
  readonly pageOrigin: PageOrigin;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
