import type { Access } from '../access/access.ts';
import { addAccess } from '../access/add-access.ts';
import type { Api } from '../http/api.ts';
import { addRecruiterReportRoutes } from './recruiter-routes.ts';
import { addReportRoute, type ReportRouteOptions } from './report-route.ts';

export interface ReportsPluginOptions extends ReportRouteOptions {
  readonly access: Access;
}

/** What visitors report of jobs, and what recruiters decide about it. */
export async function reportsPlugin(api: Api, options: ReportsPluginOptions): Promise<void> {
  addReportRoute(api, options);
  await api.register(
    async (content: Api) => {
      addAccess(content, options.access);
      addRecruiterReportRoutes(content, options);
    },
    { prefix: '/content/v1' },
  );
}
