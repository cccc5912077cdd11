import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from './database.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './server.ts';
import { createTestPages, type TestPages } from './sites.ts';

/** A server with a database and page files of its own. */
export interface FilledServer {
  readonly database: Database;
  readonly pages: TestPages;
  readonly server: TestServer;
  close(): Promise<void>;
}

/** @param fill writes what the server finds when it starts */
export async function openFilledServer(
  fill: (pages: TestPages, database: Database) => Promise<void>,
  options: Omit<TestServerOptions, 'database' | 'pages'> = {},
): Promise<FilledServer> {
  const database = await openTestDatabase();
  const pages = await createTestPages();
  await fill(pages, database);
  const server = await openTestServer({ database, pages, ...options });
  return {
    database,
    pages,
    server,
    async close() {
      await server.app.close();
      await database.close();
      await pages.discard();
    },
  };
}
