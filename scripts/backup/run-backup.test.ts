import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseDirectory } from '#server/db/backup-directory.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import { createTestToken } from '#server/testing/access.ts';
import { createTestAccess, OPERATOR_TOKEN, resetAgencies } from '#server/testing/access-app.ts';
import { silentLog, unwrap } from '#server/testing/database.ts';
import { fillDataDir } from '#server/testing/template-database.ts';
import { runBackup } from './run-backup.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rumbo-backup-test-'));
  await fillDataDir(folder);
});

afterAll(() => rm(folder, { recursive: true }));

async function openData(): Promise<Database> {
  return unwrap(await openDatabase({ dataDir: folder, log: silentLog }));
}

async function run(env: Record<string, string> = {}) {
  const written = { stdout: '', stderr: '' };
  const exitCode = await runBackup([], {
    env: { RUMBO_DATA_DIR: folder, ...env },
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
  });
  return { exitCode, ...written };
}

const copyIn = (text: string) => /^Copied the database to (\S+)\n$/.exec(text)?.[1] ?? '';

it('copies a database that no server uses', async () => {
  const { exitCode, stdout } = await run();
  expect(exitCode).toBe(0);
  expect(copyIn(stdout)).toContain(path.join(folder, 'backups'));
});

it('says where there is nothing to copy', async () => {
  const none = await run({ RUMBO_DATA_DIR: path.join(folder, 'none') });
  expect(none).toMatchObject({ exitCode: 2, stdout: '' });
  expect(none.stderr).toContain('There is no embedded database');
});

it('asks the server that uses the data directory, for its operator alone', async () => {
  const database = await openData();
  const server = createTestAccess({ database });
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const env = { PORT: new URL(origin).port, RUMBO_ADMIN_TOKEN: OPERATOR_TOKEN };
  await resetAgencies(database);
  const copied = await run(env);
  const ofAgency = await createTestToken(database, { agencyId: 'a' });
  const refused = await run({ ...env, RUMBO_ADMIN_TOKEN: ofAgency });
  const unnamed = await run({ ...env, RUMBO_ADMIN_TOKEN: '' });
  await server.app.close();
  await database.close();

  expect([copied.exitCode, copied.stderr]).toEqual([0, '']);
  expect([refused.exitCode, refused.stdout]).toEqual([2, '']);
  expect(refused.stderr).toContain('The copy holds every agency');
  expect([unnamed.exitCode, unnamed.stdout]).toEqual([2, '']);
  expect(unnamed.stderr).toContain('Set RUMBO_ADMIN_TOKEN');

  await rm(databaseDirectory(folder), { recursive: true });
  await rename(copyIn(copied.stdout), databaseDirectory(folder));
  const restored = await openData();
  const agencies = await restored.kysely.selectFrom('agencies').select('agency_id').execute();
  await restored.close();
  expect(agencies).toHaveLength(2);
});
