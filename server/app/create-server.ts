import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger } from 'fastify';
import { Access } from '../access/access.ts';
import { addSessionRoutes } from '../access/session-routes.ts';
import { AssetStore } from '../assets/asset-store.ts';
import { companyLogos } from '../assets/company-logos.ts';
import { Derivatives } from '../assets/derivatives.ts';
import { DrawingSource } from '../assets/drawing-source.ts';
import { addAssetRoutes } from '../assets/routes.ts';
import type { RuntimeSource } from '../base/runtime-door.ts';
import type { Config } from '../config/config.ts';
import { createJudges } from '../content/documents/site-judge.ts';
import { startScheduleTimer } from '../content/publishing/schedule-timer.ts';
import { addContentRoutes } from '../content/routes.ts';
import type { Database } from '../db/open-database.ts';
import { startVacuumTimer } from '../db/vacuum-timer.ts';
import type { Api } from '../http/api.ts';
import { addApiDocs } from '../http/api-docs.ts';
import { createApp } from '../http/create-app.ts';
import { healthRoutes } from '../http/health-routes.ts';
import { addStaticRoutes, type StaticFolders } from '../http/static-routes.ts';
import { startExpiryTimer } from '../jobs/expiry-timer.ts';
import { addJobImportRoutes } from '../jobs/import/routes.ts';
import { JobService } from '../jobs/job-service.ts';
import { addJobRoutes } from '../jobs/routes.ts';
import { createLogger } from '../log/create-logger.ts';
import { toServerLog } from '../log/server-log.ts';
import { createMissingPage } from '../pages/missing-page.ts';
import { createPageJobs } from '../pages/page-jobs.ts';
import { createPageOrigin } from '../pages/page-origin.ts';
import { PageRenderer } from '../pages/page-renderer.ts';
import { addPageRoutes } from '../pages/routes.ts';
import { addRobotsRoute } from '../pages/sitemap-routes.ts';
import { PersonalJobs } from '../personalisation/personal-jobs.ts';
import { addPersonalRoutes } from '../personalisation/routes.ts';
import { createGeocoder } from '../places/create-geocoder.ts';
import type { Gazetteer } from '../places/gazetteer.ts';
import { type IpPlaces, noIpPlaces } from '../places/ip-places.ts';
import { addPlaceRoutes } from '../places/routes.ts';
import { addPreviewHooks } from '../preview/preview-hooks.ts';
import { addPreviewRoutes } from '../preview/routes.ts';
import { addSharedPreviewRoutes } from '../preview/shared-preview-routes.ts';
import { addSignUpRoutes } from '../sign-ups/routes.ts';
import { SiteStore } from '../sites/site-store.ts';

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

export interface RumboServer {
  readonly app: Api;
  readonly store: SiteStore;
}

/** The whole server over an open, migrated database; it does not listen yet. `app.close()` ends it. */
export async function createServer(options: ServerOptions): Promise<RumboServer> {
  const { config, database, runtime, folders, gazetteer } = options;
  const { logger = createLogger(config.logLevel), now = Date.now } = options;
  const { ipPlaces = noIpPlaces } = options;
  const log = toServerLog(logger);
  const app = createApp({ config, database, logger });
  const assets = new AssetStore({
    pagesDir: config.pagesDir,
    dataDir: config.dataDir,
    database,
    log,
    onChanged: (siteId) => store.readAgain(siteId),
  });
  const store = new SiteStore({ database, loadAssets: (site) => assets.load(site), log });
  const jobs = new JobService({ database, log, places: gazetteer });
  const access = new Access({ database, config, now });
  await addApiDocs(app, config);
  await app.register(fastifyStatic, { serve: false });
  addPreviewHooks(app);
  await app.register(healthRoutes, { database });
  addSessionRoutes(app, access);
  const openJudge = createJudges({ database, assets }, now);
  const pageOrigin = createPageOrigin(app, config);
  const personal = new PersonalJobs({ database, jobs, gazetteer });
  const pageJobs = createPageJobs(jobs, gazetteer, personal);
  const drawings = new DrawingSource(assets);
  const previews = { database, assets, drawings, runtime, jobs: pageJobs, pageOrigin, now };
  addContentRoutes(app, { database, openJudge, access, assets, store, now });
  addPreviewRoutes(app, { ...previews, access });
  addSharedPreviewRoutes(app, previews);
  addAssetRoutes(app, {
    assets,
    derivatives: new Derivatives({ assets, dataDir: config.dataDir, log }),
    ...{ runtime, store },
  });
  addJobRoutes(app, { jobs, store, logosOf: (agencyId) => companyLogos(store, agencyId) });
  addJobImportRoutes(app, {
    ...{ database, gazetteer, runtime, access, log },
    dataDir: config.dataDir,
  });
  addPlaceRoutes(app, {
    ...{ gazetteer, ipPlaces },
    geocoder: createGeocoder({ config, gazetteer, log, now }),
    clientPlaces: (scope) => jobs.openJobsByPlace(scope),
  });
  addPersonalRoutes(app, { personal, store, database, ipPlaces });
  await addStaticRoutes(app, folders);
  addRobotsRoute(app, { pageOrigin, store });
  const renderer = new PageRenderer({ runtime, store, drawings, log, now, jobs: pageJobs });
  const sendMissingPage = createMissingPage({ pageOrigin, renderer });
  addSignUpRoutes(app, { database, store, sendMissingPage, now });
  addPageRoutes(app, { pageOrigin, database, store, renderer });
  const stopExpiry = startExpiryTimer(database, jobs, log);
  const stopVacuum = startVacuumTimer(database, log);
  let stopSchedules: (() => Promise<void>) | undefined;
  app.addHook('onClose', async () => {
    stopExpiry();
    stopVacuum();
    await stopSchedules?.();
    await jobs.close();
    await store.close();
  });
  await Promise.all([store.open(), jobs.open()]);
  // Not before the files of every site are known, without which every page would be refused.
  stopSchedules = startScheduleTimer({ database, openJudge, log, now });
  await app.ready();
  return { app, store };
}
