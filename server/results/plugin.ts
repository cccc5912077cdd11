import type { Access } from '../access/access.ts';
import { addAccess } from '../access/add-access.ts';
import type { Api } from '../http/api.ts';
import { addResultRoutes, type ResultsContext } from './routes.ts';

export interface ResultsPluginOptions extends ResultsContext {
  readonly access: Access;
}

/** What recruiters learn of their pages. */
export async function resultsPlugin(
  api: Api,
  { access, ...context }: ResultsPluginOptions,
): Promise<void> {
  await api.register(
    async (content: Api) => {
      addAccess(content, access);
      addResultRoutes(content, context);
    },
    { prefix: '/content/v1' },
  );
}
