import type { Access } from '../access/access.ts';
import { addAccess } from '../access/add-access.ts';
import { ApplicationWatchers } from '../applications/application-watchers.ts';
import type { Database } from '../db/open-database.ts';
import type { Api } from '../http/api.ts';
import type { ServerLog } from '../log/server-log.ts';
import { addAppliedJobsRoute } from './applied-jobs-route.ts';
import { addBoardRoute } from './board-route.ts';
import { addBulkRoute } from './bulk-route.ts';
import { addApplicationChangeRoutes } from './change-routes.ts';
import { addCsvRoutes } from './csv-route.ts';
import { startApplicationExpiry } from './expire-applications.ts';
import { addLiveRoute } from './live-route.ts';
import { addMyDataLinkRoute } from './my-data-link-route.ts';
import { addApplicationReadRoutes } from './read-routes.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { addResumeRoute } from './resume-route.ts';
import { addSavedFilterRoutes } from './saved-filter-routes.ts';
import { addApplicationSettingsRoutes } from './settings-routes.ts';
import { addUnreadRoutes } from './unread-routes.ts';

export interface RecruitingPluginOptions extends RecruitingContext {
  readonly access: Access;
  readonly database: Pick<Database, 'kysely' | 'publish' | 'subscribe'>;
  readonly log: Pick<ServerLog, 'error'>;
}

/** What recruiters do with applications: read, move, note, merge, export, delete; and what deletes them by itself. */
export async function recruitingPlugin(api: Api, options: RecruitingPluginOptions): Promise<void> {
  const { access, log, ...context } = options;
  const watchers = new ApplicationWatchers(context.database);
  api.addHook('onReady', () => watchers.open());
  // Before the server waits for its connections to end.
  api.addHook('preClose', () => watchers.close());
  await api.register(
    async (content: Api) => {
      addAccess(content, access);
      addApplicationReadRoutes(content, context);
      addBoardRoute(content, context);
      addResumeRoute(content, context);
      addApplicationChangeRoutes(content, context);
      addMyDataLinkRoute(content, context);
      addBulkRoute(content, context);
      addCsvRoutes(content, context);
      addApplicationSettingsRoutes(content, context);
      addSavedFilterRoutes(content, context);
      addUnreadRoutes(content, context);
      addAppliedJobsRoute(content, context);
      addLiveRoute(content, context, { access, watchers, log });
    },
    { prefix: '/content/v1' },
  );
  const stopExpiry = startApplicationExpiry(context.database, log, context.now);
  api.addHook('onClose', stopExpiry);
}
