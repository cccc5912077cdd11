/**
 * A process for tests that need a second one. `write <dir>` inserts rows and prints the number of
 * each after the database acknowledged it; `migrate <dir> <migrations>` prints what the log says;
 * `lock` tries for the directories its parent names.
 */
import { sql } from 'kysely';
import { lockDirectory } from '../db/directory-lock.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { silentLog, unwrap } from './database.ts';

const [task = '', directory = '', migrationsDir = ''] = process.argv.slice(2);

if (task === 'write') await writeForever();
if (task === 'migrate') await migrateAloud();
if (task === 'lock') process.on('message', (path) => void contend(String(path)));

async function writeForever(): Promise<void> {
  const { kysely } = unwrap(await openDatabase({ dataDir: directory, log: silentLog }));
  await sql`create table if not exists counted (n serial primary key)`.execute(kysely);
  for (;;) {
    const { rows } = await sql<{
      n: number;
    }>`insert into counted default values returning n`.execute(kysely);
    process.stdout.write(`${rows[0]?.n}\n`);
  }
}

async function migrateAloud(): Promise<void> {
  const database = unwrap(await openDatabase({ dataDir: directory, log: silentLog }));
  const info = (message: string): void => void process.stdout.write(`${message}\n`);
  unwrap(await migrate(database, { migrationsDir, log: { ...silentLog, info } }));
}

async function contend(path: string): Promise<void> {
  const lock = await lockDirectory(path, { log: silentLog });
  process.send?.(lock.ok ? 'won' : (lock.problems[0]?.code ?? 'lost'));
}
