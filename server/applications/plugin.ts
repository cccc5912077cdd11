import type { RuntimeSource } from '../base/runtime-door.ts';
import type { Database } from '../db/open-database.ts';
import type { ApplicantLinks } from '../form-calls/applicant-links.ts';
import type { CallGuard } from '../form-calls/call-guard.ts';
import { settleOwnParameters } from '../forms/own-parameters.ts';
import type { PublishedForms } from '../forms/published-forms.ts';
import type { Api } from '../http/api.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { SiteStore } from '../sites/site-store.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { ArrivalNews } from './arrival-news.ts';
import { startSubmissionExpiry } from './expire-submissions.ts';
import { addFetchRoutes } from './fetch-routes.ts';
import type { RecentSaves } from './recent-saves.ts';
import { addSessionRoute } from './session-route.ts';
import { addSubmitRoutes } from './submit-routes.ts';

export interface ApplicationsOptions {
  readonly database: Pick<Database, 'kysely'>;
  readonly store: Pick<SiteStore, 'sites'>;
  readonly publishedForms: PublishedForms;
  readonly runtime: RuntimeSource;
  readonly callGuard: CallGuard;
  readonly uploads: Uploads;
  readonly applicantLinks: ApplicantLinks;
  readonly arrivals: ArrivalNews;
  readonly recentSaves: RecentSaves;
  readonly log: Pick<ServerLog, 'error'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** What applicants send: sessions, saves, the last step, and reading back what is not sent yet. */
export async function applicationsPlugin(api: Api, options: ApplicationsOptions): Promise<void> {
  const {
    database,
    store,
    publishedForms: forms,
    runtime,
    callGuard: guard,
    uploads,
    applicantLinks,
    arrivals,
    recentSaves,
    log,
    now,
  } = options;
  const { kysely } = database;
  const context = {
    ...{ kysely, store, forms, runtime, now, guard },
    ...{ uploads, applicantLinks, arrivals, recentSaves },
  };
  settleOwnParameters(api);
  addSessionRoute(api, context);
  addSubmitRoutes(api, context);
  addFetchRoutes(api, context);
  const stopExpiry = startSubmissionExpiry(kysely, log, now);
  api.addHook('onClose', stopExpiry);
}
