import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { databaseDirectory } from '../db/backup-directory.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import type { DatabaseLog } from '../log/database-log.ts';

// A migrated database without rows, made once and kept for later runs: making one takes seconds, a copy takes none.

const cache = fileURLToPath(new URL('../../.cache/test-database', import.meta.url));
const migrationsDir = fileURLToPath(new URL('../db/migrations', import.meta.url));
const log: DatabaseLog = { info() {}, warn() {}, error() {} };

/** Gives a directory that has no data those of a migrated database without rows. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const template = await findTemplate();
  cpSync(join(template, 'data'), dataDir, { recursive: true });
}

/** Path of the same as a dump, for a database in memory. */
export async function findDump(): Promise<string> {
  return join(await findTemplate(), 'dump.tar');
}

let found: Promise<string> | undefined;

function findTemplate(): Promise<string> {
  found ??= makeTemplate(join(cache, migrationsFingerprint()));
  return found;
}

/** Of all that decides how a fresh database looks. */
export function migrationsFingerprint(): string {
  const hash = createHash('sha256');
  const names = readdirSync(migrationsDir).sort();
  const files = names.map((name) => join(migrationsDir, name));
  const own = ['../db/migrate.ts', '../db/pglite-worker.ts', './template-database.ts'];
  for (const name of own) files.push(fileURLToPath(new URL(name, import.meta.url)));
  files.push(fileURLToPath(new URL('../../package-lock.json', import.meta.url)));
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

// Processes that come here together each make one, and the first that is done stays.
async function makeTemplate(template: string): Promise<string> {
  if (existsSync(template)) return template;
  const draft = `${template}.${randomUUID()}`;
  const dataDir = join(draft, 'data');
  await mkdir(dataDir, { recursive: true });
  await fill(dataDir);
  const pglite = await PGlite.create(databaseDirectory(dataDir));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await writeFile(join(draft, 'dump.tar'), Buffer.from(await dump.arrayBuffer()));
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  return template;
}

async function fill(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, log });
  if (!database.ok) throw new Error(JSON.stringify(database.problems));
  const migrated = await migrate(database.value, { migrationsDir, log });
  await database.value.close();
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.problems));
}
