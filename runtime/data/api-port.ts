import type { Job, JobSearchRequest, JobSearchResult } from '#schemas/api/jobs.ts';
import type { SafeHtml } from '../html/safe-html.ts';
import type { FoundPlace } from '../search/location-option.ts';

/** A job whose HTML is printable. */
export interface SafeJob extends Job {
  readonly description: SafeHtml;
  readonly jobPosting: SafeHtml;
}

/** What widgets may ask of a site's services. The server binds it to the services themselves. */
export interface ApiPort {
  /** The place in Mexico that a text means, such as `Guadalajara, Jal.` or `Jalisco`; null where it means none. */
  findPlace(text: string): Promise<FoundPlace | null>;
  searchJobs(request: JobSearchRequest): Promise<JobSearchResult>;
  /** Closed jobs too; null when no job of the site has this slug. */
  findJob(urlSlug: string): Promise<SafeJob | null>;
  /** Open jobs like the one with this slug, at most six, the most alike first. Their HTML is not printable. */
  similarJobs(urlSlug: string): Promise<readonly Job[]>;
}
