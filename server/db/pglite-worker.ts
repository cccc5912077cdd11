/**
 * The embedded database, in a thread of its own so that a long query never stops the server.
 * Everything that touches the backend runs on one chain of tasks, in the order it arrived.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { toReason } from '../base/error-text.ts';
import { backUpDirectory, databaseDirectory } from './backup-directory.ts';
import { type Backend, PgliteSession } from './pglite-session.ts';

declare global {
  namespace WebAssembly {
    // Node has it, its types do not.
    function compile(bytes: Uint8Array): Promise<Module>;
  }
}

export interface WorkerOptions {
  /** undefined keeps the database in memory */
  readonly dataDir: string | undefined;
  /** path of a dump that a database in memory begins as: making one from nothing takes eight times as long */
  readonly dump?: string | undefined;
  /** the engine as an earlier thread of this process has compiled it */
  readonly engine?: WebAssembly.Module | undefined;
}

export type WorkerMessage =
  | { readonly kind: 'connect'; readonly port: MessagePort }
  | { readonly kind: 'open' | 'backup' | 'close'; readonly reply: MessagePort };

export type WorkerReply = { readonly value: string } | { readonly problem: string };

const options: WorkerOptions = workerData;
const opening = open();
let tasks: Promise<unknown> = opening.catch(() => undefined);

parentPort?.on('message', (message: WorkerMessage) => {
  if (message.kind === 'connect') return connect(message.port);
  void reply(message.reply, message.kind);
});

async function open(): Promise<Backend> {
  const extensions = { unaccent, pg_trgm, btree_gin };
  const startParams = toStartParameters(options.dataDir !== undefined);
  const loadDataDir = options.dump === undefined ? {} : await readDump(options.dump);
  const pgliteWasmModule = options.engine ?? (await compileEngine());
  const pglite = await PGlite.create(await location(), {
    extensions,
    startParams,
    pgliteWasmModule,
    ...loadDataDir,
  });
  return { pglite, parameters: await readParameters(pglite), liveSession: undefined };
}

/** Told to the process, whose next thread then starts in half the time. */
async function compileEngine(): Promise<WebAssembly.Module> {
  const file = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  const engine = await WebAssembly.compile(await readFile(file));
  parentPort?.postMessage(engine);
  return engine;
}

async function readDump(path: string): Promise<{ loadDataDir: Blob }> {
  return { loadDataDir: new Blob([await readFile(path)]) };
}

async function location(): Promise<string> {
  if (options.dataDir === undefined) return 'memory://';
  const directory = databaseDirectory(options.dataDir);
  await mkdir(directory, { recursive: true });
  return directory;
}

// PGlite turns fsync off (-F). With it on and the log opened for synchronous writing, an answered
// commit survives a killed process. The planner costs suit data that is in memory.
function toStartParameters(isDurable: boolean): string[] {
  const settings = ['timezone=UTC', 'random_page_cost=1.1', 'work_mem=16MB', 'jit=off'];
  if (isDurable) settings.push('fsync=on', 'wal_sync_method=open_datasync');
  const defaults = PGlite.defaultStartParams.filter((flag) => !isDurable || flag !== '-F');
  return [...defaults, ...settings.flatMap((setting) => ['-c', setting])];
}

async function readParameters(pglite: PGlite): Promise<Record<string, string>> {
  const names = ['server_version', 'server_encoding', 'client_encoding', 'DateStyle', 'TimeZone'];
  const { rows } = await pglite.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [[...names, 'integer_datetimes', 'standard_conforming_strings']],
  );
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

function enqueue<T>(task: (backend: Backend) => Promise<T>): Promise<T> {
  const result = tasks.then(async () => task(await opening));
  tasks = result.catch(() => undefined);
  return result;
}

function connect(port: MessagePort): void {
  const session = new PgliteSession(port);
  port.on('message', (chunk: Uint8Array) => {
    enqueue((backend) => session.receive(backend, chunk)).catch(stop);
  });
  port.on('close', () => {
    enqueue((backend) => session.end(backend)).catch(stop);
  });
}

// SQL errors are answers. What throws is the backend itself, whose memory can no longer be trusted.
function stop(error: unknown): never {
  throw new Error('The embedded database failed', { cause: error });
}

async function reply(port: MessagePort, kind: 'open' | 'backup' | 'close'): Promise<void> {
  const answer: WorkerReply = await enqueue((backend) => perform(backend, kind)).then(
    (value) => ({ value }),
    (error: unknown) => ({ problem: toReason(error) }),
  );
  port.postMessage(answer);
  port.close();
}

async function perform(backend: Backend, kind: 'open' | 'backup' | 'close'): Promise<string> {
  if (kind === 'close') await close(backend);
  if (kind !== 'backup' || options.dataDir === undefined) return '';
  return backUpDirectory(options.dataDir);
}

// Messages on different ports overtake each other: the last session's goodbye may come after this.
async function close(backend: Backend): Promise<void> {
  backend.liveSession = undefined;
  await backend.pglite.close();
}
