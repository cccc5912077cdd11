import type { Access } from '../access/access.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import type { Api } from '../http/api.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { ContentOptions } from './documents/content-options.ts';
import { createJudges } from './documents/site-judge.ts';
import { startScheduleTimer } from './publishing/schedule-timer.ts';
import { addContentRoutes } from './routes.ts';

export interface ContentPluginOptions extends Omit<ContentOptions, 'openJudge'> {
  readonly access: Access;
  readonly assets: AssetStore;
  readonly jobs: Pick<JobService, 'values'>;
  readonly log: ServerLog;
}

/** Pages, settings and files of sites as those who edit them see them, and what they have scheduled. */
export async function contentPlugin(api: Api, options: ContentPluginOptions): Promise<void> {
  const openJudge = createJudges(options, options.now);
  addContentRoutes(api, { ...options, openJudge });
  let stopSchedules: (() => Promise<void>) | undefined;
  // Not before the files of every site are known, without which every page would be refused.
  api.addHook('onReady', async () => {
    stopSchedules = startScheduleTimer({ ...options, openJudge });
  });
  api.addHook('onClose', async () => stopSchedules?.());
}
