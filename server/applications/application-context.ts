import type { RuntimeSource } from '../base/runtime-door.ts';
import type { ApplicantLinks } from '../form-calls/applicant-links.ts';
import type { CallGuard } from '../form-calls/call-guard.ts';
import type { FormCallOptions } from '../form-calls/find-form-call.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { ArrivalNews } from './arrival-news.ts';
import type { RecentSaves } from './recent-saves.ts';

/** What the routes of form calls work with. */
export interface ApplicationContext extends FormCallOptions {
  /** Words what is wrong with answers. */
  readonly runtime: RuntimeSource;
  readonly guard: CallGuard;
  /** Tells recruiters who look. */
  readonly arrivals: Pick<ArrivalNews, 'tell'>;
  readonly recentSaves: RecentSaves;
  readonly uploads: Uploads;
  readonly applicantLinks: Pick<ApplicantLinks, 'make'>;
}
