/**
 * A throw-away PostgreSQL server from Debian's packages, for the tests that compare both engines.
 * `npx tsx scripts/postgres.ts -- npm test` runs a command with its TEST_DATABASE_URL; with `--durable` before the dashes the server
 * writes to disk before it answers, as one in use does and as benches of writing need it.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

export interface PostgresServer {
  readonly url: string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

/** The user a server runs as; PostgreSQL refuses root. */
interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

const DEBIAN_HOME = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;

/** What is thrown away need not survive a crash. */
const WITHOUT_SAFETY = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  ...['wal_level=minimal', 'max_wal_senders=0'],
];

interface PostgresOptions {
  /** Whether what it has answered survives a crash. */
  readonly isDurable?: boolean;
}

/** Starts PostgreSQL on a free port of 127.0.0.1, installing it as root on Debian when missing. */
export async function startPostgres({
  isDurable = false,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const bin = (await findBinaries()) ?? (await installPostgres());
  const user = chooseUser();
  const directory = await createDirectory(user);
  const port = await findFreePort();
  execFileSync(join(bin, 'initdb'), toInitArguments(directory), { ...user, cwd: directory });
  const settings = isDurable ? [] : WITHOUT_SAFETY;
  const server = spawn(join(bin, 'postgres'), toServerArguments(directory, port, settings), {
    ...user,
    cwd: directory,
    stdio: 'ignore',
  });
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const stop = (): Promise<void> => stopServer(server, directory);
  await waitForAnswer(url, server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

async function findBinaries(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN_HOME).catch((): string[] => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest !== undefined) return join(DEBIAN_HOME, newest, 'bin');
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

async function installPostgres(): Promise<string> {
  if (process.getuid?.() !== 0) {
    throw new Error('PostgreSQL is not installed. Run: sudo apt-get install postgresql');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update'], { stdio: 'ignore' });
  const packages = ['install', '--yes', '--no-install-recommends', 'postgresql'];
  execFileSync('apt-get', packages, { stdio: 'ignore', env });
  const bin = await findBinaries();
  if (bin === undefined) throw new Error('The package postgresql left no programs behind');
  return bin;
}

function chooseUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  return lookUpUser('postgres') ?? lookUpUser('nobody') ?? {};
}

function lookUpUser(name: string): ServerUser | undefined {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name])));
    return uid === undefined || gid === undefined ? undefined : { uid, gid };
  } catch {
    return undefined;
  }
}

async function createDirectory({ uid, gid }: ServerUser): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'rumbo-postgres-'));
  if (uid !== undefined && gid !== undefined) await chown(directory, uid, gid);
  return directory;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

function toInitArguments(directory: string): string[] {
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  return ['-D', directory, '--username=postgres', '--auth=trust', ...locale, '--no-sync'];
}

function toServerArguments(directory: string, port: number, more: readonly string[]): string[] {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...more];
  return ['-D', directory, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
}

async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    if (isUp) return;
    await sleep(100);
  }
  throw new Error('PostgreSQL did not start');
}

async function stopServer(server: ChildProcess, directory: string): Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown: it drops its clients.
  if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit');
  await rm(directory, { recursive: true, force: true });
}

async function runWithPostgres(
  command: string,
  args: readonly string[],
  options: PostgresOptions,
): Promise<number> {
  const server = await startPostgres(options);
  try {
    const env = { ...process.env, TEST_DATABASE_URL: server.url };
    const child = spawn(command, args, { stdio: 'inherit', env });
    // The terminal sends these to the child too; this process stays to stop the server.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => child.kill(signal));
    }
    const [code]: unknown[] = await once(child, 'exit');
    return typeof code === 'number' ? code : 1;
  } finally {
    await server.stop();
  }
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const isDurable = given[0] === '--durable';
  const [command, ...args] = given
    .slice(isDurable ? 1 : 0)
    .filter((arg, index) => index > 0 || arg !== '--');
  if (command === undefined) {
    process.stderr.write(
      'Usage: npx tsx scripts/postgres.ts [--durable] -- <command> [arguments]\n',
    );
    process.exitCode = 2;
    return;
  }
  process.exitCode = await runWithPostgres(command, args, { isDurable });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
