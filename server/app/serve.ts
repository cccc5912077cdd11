import { join } from 'node:path';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { makeFirstTokens } from '../access/first-tokens.ts';
import { errorCode } from '../base/error-text.ts';
import type { RuntimeSource } from '../base/runtime-door.ts';
import type { Config } from '../config/config.ts';
import type { StartProblem } from '../config/start-problem.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/open-database.ts';
import { importDemoJobs } from '../demo/import-demo-jobs.ts';
import type { createLogger } from '../log/create-logger.ts';
import type { ServerLog } from '../log/server-log.ts';
import { openGazetteer } from '../places/gazetteer.ts';
import { openIpPlaces } from '../places/ip-places.ts';
import { importSites } from '../sites/import-sites.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { createServer, type RumboServer } from './create-server.ts';

const PROBLEMS: Readonly<Record<string, (address: Address) => StartProblem>> = {
  EADDRINUSE: ({ host, port }) => ({
    code: 'port-in-use',
    message: `Another program listens on port ${port} of ${host} already.`,
    remedy: `Stop it, or choose another port, for example PORT=${port < 65_535 ? port + 1 : 3000}.`,
  }),
  EACCES: ({ port }) => ({
    code: 'port-forbidden',
    message: `This user may not listen on port ${port}.`,
    remedy: 'Choose a port above 1023, for example PORT=3000, and put a proxy in front of it.',
  }),
  EADDRNOTAVAIL: hostUnknown,
  ENOTFOUND: hostUnknown,
};

export interface RunningServer extends RumboServer {
  /** For example `http://127.0.0.1:3000`. */
  readonly origin: string;
  readonly editor: EditorAccess;
  /** Where each site answers on this machine. */
  readonly sites: readonly SiteLink[];
  /** Reads the page files again; what changed is served from then on. */
  importPages(): Promise<void>;
  /** Finishes the requests under way, then closes the database. */
  close(): Promise<void>;
}

interface SiteLink {
  readonly name: string;
  readonly url: string;
}

export interface ServeOptions {
  /** Folder of the project. */
  readonly rootDir: string;
  /** Folder of the build. */
  readonly distDir: string;
  readonly runtime: RuntimeSource;
  readonly config: Config;
  readonly database: Database;
  readonly log: ServerLog;
  readonly logger: ReturnType<typeof createLogger>;
}

/** Brings an open database up to date, imports the page files and listens. */
export async function serve(options: ServeOptions): Promise<Result<RunningServer, StartProblem>> {
  const { config, database, log, logger, runtime, rootDir, distDir } = options;
  const migrated = await migrate(database, {
    migrationsDir: join(rootDir, 'server/db/migrations'),
    log,
  });
  if (!migrated.ok) return migrated;
  const importPages = async (): Promise<void> => {
    await importSites({ database, pagesDir: config.pagesDir, log });
  };
  await importPages();
  const folders = {
    clientDir: join(distDir, 'client'),
    // Vite writes a page by its path from the project's root.
    editorDir: join(distDir, 'editor/editor'),
    fontsDir: join(rootDir, 'runtime/fonts'),
  };
  // Another folder than this file's own: a build lies elsewhere.
  const gazetteer = openGazetteer(join(rootDir, 'server/places/gazetteer-mx.json'));
  const ipPlaces = await openIpPlaces({ file: config.geoipFile, gazetteer, log });
  if (!ipPlaces.ok) return ipPlaces;
  const server = await createServer({
    config,
    database,
    runtime,
    folders,
    gazetteer,
    logger,
    ipPlaces: ipPlaces.value,
  });
  const { pagesDir } = config;
  const { sites } = server.store;
  await importDemoJobs({ sites, pagesDir, database, gazetteer, runtime, log });
  const started = await listen(server, config, database);
  return started.ok ? ok({ ...started.value, importPages }) : started;
}

async function listen(
  server: RumboServer,
  config: Config,
  database: Database,
): Promise<Result<Omit<RunningServer, 'importPages'>, StartProblem>> {
  const { app } = server;
  try {
    const origin = await app.listen({ port: config.port, host: config.host });
    // Only now: a token that is made before a start that fails would be told to nobody.
    const { sites } = server.store;
    const editor = await openEditorAccess({ database, config, origin, sites });
    const close = async (): Promise<void> => {
      stopListening();
      await app.close();
      await database.close();
    };
    const stopListening = closeOnSignal(close);
    return ok({
      ...server,
      origin,
      editor,
      sites: siteLinks(server, origin),
      close,
    });
  } catch (error) {
    await app.close();
    const problem = listenProblem(error, config);
    if (problem === undefined) throw error;
    return fail(problem);
  }
}

function siteLinks({ store }: RumboServer, origin: string): SiteLink[] {
  return store.sites.map(({ site: { name, sitePrefix } }) => ({
    name,
    url: `${origin}/${sitePrefix}`,
  }));
}

type Address = Pick<Config, 'host' | 'port'>;

/** Why listening failed, where the operator can mend it; undefined for a bug. */
function listenProblem(error: unknown, address: Address): StartProblem | undefined {
  return PROBLEMS[errorCode(error) ?? '']?.(address);
}

function hostUnknown({ host }: Address): StartProblem {
  return {
    code: 'host-unknown',
    message: `This machine has no address ${host}.`,
    remedy: 'Set HOST to one of its addresses, to 127.0.0.1 or to 0.0.0.0.',
  };
}

/** How people get into the editor of a server that listens. */
interface EditorAccess {
  /** With a token where this start made one; it is shown nowhere else. */
  readonly links: readonly EditorLink[];
  /** Commands that make more links; none where the operator's own token opens every agency. */
  readonly commands: readonly string[];
}

interface EditorLink {
  /** `Editor`, or with what it opens where that is one agency. */
  readonly name: string;
  readonly url: string;
}

interface EditorAccessOptions {
  readonly database: Database;
  readonly config: Config;
  /** For example `http://127.0.0.1:3000`. */
  readonly origin: string;
  readonly sites: readonly SiteEntry[];
}

/** Makes a token for each agency that never had one, unless the operator has configured one for all. */
async function openEditorAccess(options: EditorAccessOptions): Promise<EditorAccess> {
  const { database, config, origin, sites } = options;
  const plain = { name: 'Editor', url: `${origin}/editor` };
  if (config.adminToken !== undefined) return { links: [plain], commands: [] };
  const made = await makeFirstTokens(database.kysely, Date.now());
  const links = made.map(({ agencyId, token }) => ({
    name: `Editor (${nameOf(agencyId, sites)})`,
    url: `${plain.url}#token=${token}`,
  }));
  const agencies = [...new Set(sites.map(({ site }) => site.agencyId))].sort();
  const others = agencies.filter((id) => !made.some(({ agencyId }) => agencyId === id));
  return {
    links: others.length > 0 || links.length === 0 ? [...links, plain] : links,
    commands: others.map((id) => `npm run token -- --agency ${id}`),
  };
}

/** The one site of an agency is better known than the agency. */
function nameOf(agencyId: string, sites: readonly SiteEntry[]): string {
  const own = sites.map(({ site }) => site).filter((site) => site.agencyId === agencyId);
  const [first, second] = own;
  if (first === undefined) return agencyId;
  return second === undefined ? first.name : first.agencyName;
}
