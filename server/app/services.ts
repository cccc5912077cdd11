import type { FastifyBaseLogger } from 'fastify';
import { type Access, createAccess } from '../access/access.ts';
import { ArrivalNews } from '../applications/arrival-news.ts';
import { RecentSaves } from '../applications/recent-saves.ts';
import { createPageForms } from '../apply-pages/page-forms.ts';
import { AssetStore } from '../assets/asset-store.ts';
import { DrawingSource } from '../assets/drawing-source.ts';
import type { RuntimeSource } from '../base/runtime-door.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/open-database.ts';
import { startVacuumTimer } from '../db/vacuum-timer.ts';
import { ApplicantLinks } from '../form-calls/applicant-links.ts';
import { CallGuard } from '../form-calls/call-guard.ts';
import { FormTokens } from '../forms/form-tokens.ts';
import { createPublishedForms, type PublishedForms } from '../forms/published-forms.ts';
import type { Api } from '../http/api.ts';
import type { StaticFolders } from '../http/static-routes.ts';
import { JobService } from '../jobs/job-service.ts';
import { type ServerLog, toServerLog } from '../log/server-log.ts';
import { createPageJobs, type PageForms, type PageJobs } from '../pages/page-jobs.ts';
import { createPageOrigin, type PageOrigin } from '../pages/page-origin.ts';
import { PageRenderer } from '../pages/page-renderer.ts';
import { PageTokens } from '../pages/page-tokens.ts';
import { PersonalJobs } from '../personalisation/personal-jobs.ts';
import type { Gazetteer } from '../places/gazetteer.ts';
import { type IpPlaces, noIpPlaces } from '../places/ip-places.ts';
import type { LoadClientPlaces } from '../places/town-routes.ts';
import { createOpensPdf } from '../resumes/child/opens-pdf.ts';
import { ResumeReader } from '../resumes/child/resume-reader.ts';
import { SiteStore } from '../sites/site-store.ts';
import { Uploads } from '../uploads/uploads.ts';

export interface ServerOptions {
  /** `dataDir` and `pagesDir` are absolute here. */
  readonly config: Config;
  readonly database: Database;
  readonly runtime: RuntimeSource;
  readonly folders: StaticFolders;
  readonly gazetteer: Gazetteer;
  /** Where connections come from; unknown where it is not given. */
  readonly ipPlaces?: IpPlaces;
  readonly logger?: FastifyBaseLogger;
  /** Milliseconds since the epoch; the machine's clock where it is not given. */
  readonly now?: () => number;
}

/** What more than one domain works with. Each plugin takes of it what its options name. */
export interface Services extends Omit<ServerOptions, 'logger'> {
  readonly ipPlaces: IpPlaces;
  readonly now: () => number;
  readonly log: ServerLog;
  readonly access: Access;
  readonly assets: AssetStore;
  readonly drawings: DrawingSource;
  readonly store: SiteStore;
  readonly jobs: JobService;
  readonly publishedForms: PublishedForms;
  readonly formTokens: FormTokens;
  readonly pageTokens: PageTokens;
  readonly callGuard: CallGuard;
  readonly applicantLinks: ApplicantLinks;
  readonly arrivals: ArrivalNews;
  readonly recentSaves: RecentSaves;
  readonly uploads: Uploads;
  readonly resumeReader: ResumeReader;
  readonly personal: PersonalJobs;
  readonly clientPlaces: LoadClientPlaces;
  readonly pageJobs: PageJobs;
  readonly pageForms: PageForms;
  readonly pageOrigin: PageOrigin;
  readonly renderer: PageRenderer;
}

/** Services that close with the application, after all that its plugins close. They are not open yet. */
export function createServices(
  app: Api,
  {
    ipPlaces = noIpPlaces,
    now = Date.now,
    ...options
  }: ServerOptions & { logger: FastifyBaseLogger },
): Services {
  const { config, database, runtime, gazetteer } = options;
  const log = toServerLog(options.logger);
  const assets = new AssetStore({
    pagesDir: config.pagesDir,
    dataDir: config.dataDir,
    database,
    log,
    onChanged: (siteId) => store.readAgain(siteId),
  });
  const store = new SiteStore({ database, loadAssets: (site) => assets.load(site), log });
  const jobs = new JobService({ database, log, places: gazetteer });
  const personal = new PersonalJobs({ database, jobs, gazetteer });
  const pageJobs = createPageJobs(jobs, gazetteer, personal);
  const drawings = new DrawingSource(assets);
  const { kysely } = database;
  const formTokens = new FormTokens({ kysely, now });
  const pageTokens = new PageTokens({ kysely, now });
  const publishedForms = createPublishedForms(store);
  const pageForms = createPageForms({ kysely, forms: publishedForms, formTokens, now });
  const resumeReader = new ResumeReader(config);
  const arrivals = new ArrivalNews({ database, log });
  const stopVacuum = startVacuumTimer(database, log);
  app.addHook('onClose', async () => {
    stopVacuum();
    resumeReader.close();
    await arrivals.close();
    await jobs.close();
    await store.close();
  });
  return {
    ...options,
    ipPlaces,
    now,
    log,
    access: createAccess(app, { database, config, now }),
    assets,
    drawings,
    store,
    jobs,
    publishedForms,
    formTokens,
    pageTokens,
    applicantLinks: new ApplicantLinks({ formTokens, now }),
    arrivals,
    recentSaves: new RecentSaves(now),
    callGuard: new CallGuard({ formTokens, hasLimits: config.hasCallLimits, now }),
    uploads: new Uploads({ kysely, config, opensPdf: createOpensPdf(resumeReader), now }),
    resumeReader,
    personal,
    clientPlaces: (scope) => jobs.openJobsByPlace(scope),
    pageJobs,
    pageForms,
    pageOrigin: createPageOrigin(app, config),
    renderer: new PageRenderer({
      ...{ runtime, store, drawings, log, now },
      ...{ jobs: pageJobs, forms: pageForms, tokens: pageTokens },
    }),
  };
}
