import { accessPlugin } from '../access/plugin.ts';
import { applicantLinksPlugin } from '../applicant-links/plugin.ts';
import { applicationsPlugin } from '../applications/plugin.ts';
import { applyPagesPlugin } from '../apply-pages/post-page-route.ts';
import { assetsPlugin } from '../assets/routes.ts';
import { contentPlugin } from '../content/plugin.ts';
import { eventsPlugin } from '../events/plugin.ts';
import { formTokensPlugin } from '../form-calls/token-route.ts';
import { formsPlugin } from '../forms/routes.ts';
import type { Api } from '../http/api.ts';
import { addApiDocs } from '../http/api-docs.ts';
import { createApp } from '../http/create-app.ts';
import { healthRoutes } from '../http/health-routes.ts';
import { addStaticRoutes } from '../http/static-routes.ts';
import { jobsPlugin } from '../jobs/plugin.ts';
import { createLogger } from '../log/create-logger.ts';
import { pagesPlugin } from '../pages/routes.ts';
import { personalPlugin } from '../personalisation/routes.ts';
import { placesPlugin } from '../places/plugin.ts';
import { previewPlugin } from '../preview/plugin.ts';
import { addPreviewHooks } from '../preview/preview-hooks.ts';
import { recruitingPlugin } from '../recruiting/plugin.ts';
import { reportsPlugin } from '../reports/plugin.ts';
import { resultsPlugin } from '../results/plugin.ts';
import { resumesPlugin } from '../resumes/plugin.ts';
import { signUpsPlugin } from '../sign-ups/routes.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { uploadsPlugin } from '../uploads/plugin.ts';
import { createServices, type ServerOptions } from './services.ts';

export type { ServerOptions };

export interface RumboServer {
  readonly app: Api;
  readonly store: SiteStore;
}

/** The whole server over an open, migrated database; it does not listen yet. `app.close()` ends it. */
export async function createServer(options: ServerOptions): Promise<RumboServer> {
  const { config, database, logger = createLogger(config.logLevel) } = options;
  const app = createApp({ config, database, logger });
  const services = createServices(app, { ...options, logger });
  const { jobs, store } = services;
  await addApiDocs(app, config);
  addPreviewHooks(app);
  await app.register(healthRoutes, services);
  await app.register(accessPlugin, services);
  await app.register(assetsPlugin, services);
  await app.register(placesPlugin, services);
  await app.register(jobsPlugin, services);
  await app.register(personalPlugin, services);
  await app.register(formsPlugin, services);
  await app.register(pagesPlugin, services);
  await app.register(contentPlugin, services);
  await app.register(previewPlugin, services);
  await app.register(signUpsPlugin, services);
  await app.register(eventsPlugin, services);
  await app.register(formTokensPlugin, services);
  await app.register(uploadsPlugin, services);
  await app.register(resumesPlugin, services);
  await app.register(applicationsPlugin, services);
  await app.register(applyPagesPlugin, services);
  await app.register(applicantLinksPlugin, services);
  await app.register(recruitingPlugin, services);
  await app.register(reportsPlugin, services);
  await app.register(resultsPlugin, services);
  await app.register(addStaticRoutes, services.folders);
  await Promise.all([store.open(), jobs.open()]);
  await app.ready();
  return { app, store };
}
