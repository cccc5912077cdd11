import { companyLogos } from '../assets/company-logos.ts';
import type { Api } from '../http/api.ts';
import type { ServerLog } from '../log/server-log.ts';
import { startExpiryTimer } from './expiry-timer.ts';
import { addJobImportRoutes, type JobImportRoutesOptions } from './import/routes.ts';
import { startReadingTerms } from './read-terms-again.ts';
import { addJobRoutes, type JobRoutesOptions } from './routes.ts';

export interface JobsOptions
  extends Omit<JobRoutesOptions, 'logosOf'>,
    Omit<JobImportRoutesOptions, 'dataDir'> {
  readonly config: Pick<JobImportRoutesOptions, 'dataDir'>;
  readonly log: ServerLog;
}

/** Search and import of jobs, and the end of those whose time is over. */
export async function jobsPlugin(api: Api, options: JobsOptions): Promise<void> {
  const { store } = options;
  addJobRoutes(api, { ...options, logosOf: (agencyId) => companyLogos(store, agencyId) });
  addJobImportRoutes(api, { ...options, dataDir: options.config.dataDir });
  const stopExpiry = startExpiryTimer(options.database, options.jobs, options.log);
  const stopReading = startReadingTerms(options.database, options.log);
  api.addHook('onClose', async () => {
    stopExpiry();
    await stopReading();
  });
}
