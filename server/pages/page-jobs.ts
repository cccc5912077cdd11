import type {
  ApiPort,
  DraftRequest,
  FormRequest,
  FoundDraft,
  FoundForm,
  FoundPlace,
} from '#runtime/entry-server.tsx';
import type { Job, JobSearchRequest, JobSearchResult } from '#schemas/api/jobs.ts';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import type { RuntimeDoor } from '../base/runtime-door.ts';
import { createSanitiser } from '../base/sanitise.ts';
import type { JobService } from '../jobs/job-service.ts';
import { type JobScope, scopeOfSite } from '../jobs/records/job-scope.ts';
import type { PersonalJobs } from '../personalisation/personal-jobs.ts';
import { foldName } from '../places/fold-name.ts';
import type { Gazetteer } from '../places/gazetteer.ts';

/** What pages need of the jobs. */
export interface PageJobs {
  /** Another text whenever the jobs of an agency have changed. */
  revision(agencyId: string): string;
  search(scope: JobScope, request: JobSearchRequest): Promise<JobSearchResult>;
  findJob(scope: JobScope, urlSlug: string): Promise<Job | null>;
  /** Open jobs like the one at an address, the most alike first. */
  similarJobs(scope: JobScope, urlSlug: string): Promise<readonly Job[]>;
  /** The place that a text means; null where it means none. */
  findPlace(text: string): Promise<FoundPlace | null>;
}

export function createPageJobs(
  jobs: JobService,
  gazetteer: Pick<Gazetteer, 'findPlace' | 'normaliseState'>,
  personal: Pick<PersonalJobs, 'similarTo'>,
): PageJobs {
  return {
    revision: (agencyId) => jobs.revision(agencyId),
    search: (scope, request) => jobs.search(scope, request),
    findJob: (scope, urlSlug) => jobs.findJob(scope, urlSlug),
    similarJobs: (scope, urlSlug) => personal.similarTo(scope, { urlSlug }),
    async findPlace(text) {
      const place = gazetteer.findPlace({ city: text });
      const state = gazetteer.normaliseState(text);
      // Of the states that are named like a city of theirs, people mean the city; 'Sinaloa' is no hamlet.
      const isOfState = place === undefined || foldName(place.city) !== foldName(state ?? '');
      if (state !== undefined && isOfState) return { label: state, state };
      if (place === undefined) return null;
      const { city, country, latitude, longitude } = place;
      return { label: [city, place.state, country].join(', '), point: { latitude, longitude } };
    },
  };
}

/** What pages need of the forms. */
export interface PageForms {
  find(site: SiteDocument, request: FormRequest, door: RuntimeDoor): Promise<FoundForm>;
  /** For whoever has the id of the submission. */
  readDraft(site: SiteDocument, request: DraftRequest): Promise<FoundDraft>;
}

export interface PageServices {
  readonly jobs: PageJobs;
  readonly forms: PageForms;
}

/** The services bound to a site. HTML of jobs is sanitised once more on its way out. */
export function toApiPort(
  { jobs, forms }: PageServices,
  site: SiteDocument,
  door: RuntimeDoor,
): ApiPort {
  const scope = scopeOfSite(site);
  const sanitise = createSanitiser(door, site.sitePrefix);
  return {
    findPlace: (text) => jobs.findPlace(text),
    searchJobs: (request) => jobs.search(scope, request),
    similarJobs: (urlSlug) => jobs.similarJobs(scope, urlSlug),
    findForm: (request) => forms.find(site, request, door),
    readDraft: (request) => forms.readDraft(site, request),
    async findJob(urlSlug) {
      const job = await jobs.findJob(scope, urlSlug);
      if (job === null) return null;
      const { description, jobPosting } = job;
      return { ...job, description: sanitise(description), jobPosting: sanitise(jobPosting) };
    },
  };
}
