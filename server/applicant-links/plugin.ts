import type { Api } from '../http/api.ts';
import { addContinueRoutes } from './continue-routes.ts';
import { type LinkContext, takePlainForms } from './link-request.ts';
import { addMyDataRoutes } from './my-data-routes.ts';

/** Pages behind the links of applicants: they need no script, and a preview that opens one changes nothing. */
export async function applicantLinksPlugin(api: Api, context: LinkContext): Promise<void> {
  takePlainForms(api);
  addContinueRoutes(api, context);
  addMyDataRoutes(api, context);
}
