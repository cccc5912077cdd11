import { createAccess } from '../access/access.ts';
import { addAccess } from '../access/add-access.ts';
import { accessPlugin } from '../access/plugin.ts';
import type { Environment } from '../config/config.ts';
import type { Database } from '../db/open-database.ts';
import type { Api } from '../http/api.ts';
import { createApp } from '../http/create-app.ts';
import { createLogger } from '../log/create-logger.ts';
import { addKeptSignUpRoutes } from '../sign-ups/kept-routes.ts';
import { testConfig } from './config.ts';

export const OPERATOR_TOKEN = 'token-of-the-operator-'.padEnd(40, 'x');

export interface TestAccess {
  readonly app: Api;
  /** Lines of the log as JSON text. */
  readonly lines: readonly string[];
}

export interface TestAccessOptions {
  readonly database: Database;
  readonly env?: Environment;
  readonly now?: () => number;
}

/** The routes of access and of kept sign-ups, with `GET /content/v1/who` and `POST /content/v1/change` to be let into. */
export function createTestAccess({
  database,
  env = {},
  now = Date.now,
}: TestAccessOptions): TestAccess {
  const lines: string[] = [];
  const config = testConfig({ RUMBO_ADMIN_TOKEN: OPERATOR_TOKEN, ...env });
  const logger = createLogger('trace', { write: (line) => lines.push(line) });
  const app = createApp({ config, database, logger });
  const access = createAccess(app, { database, config, now });
  void app.register(accessPlugin, { access, database, now });
  void app.register(
    async (content) => {
      addAccess(content, access);
      addKeptSignUpRoutes(content, { database });
      content.get('/who', { config: { scope: 'read' } }, async ({ actor }) => ({
        ...actor,
        scopes: [...actor.scopes],
      }));
      content.post('/change', { config: { scope: 'edit' } }, async () => ({ changed: true }));
    },
    { prefix: '/content/v1' },
  );
  return { app, lines };
}

/** Two agencies, `a` and `b`, and nothing else. */
export async function resetAgencies({ kysely }: Database): Promise<void> {
  await kysely.deleteFrom('editor_sessions').execute();
  for (const table of ['audit_log', 'access_tokens', 'agencies'] as const)
    await kysely.deleteFrom(table).execute();
  const agencies = ['a', 'b'].map((id) => ({ agency_id: id, name: id.toUpperCase() }));
  await kysely.insertInto('agencies').values(agencies).execute();
}
