import { cpSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

const BACKUPS_KEPT = 5;
const PARTIAL = '.partial';

/** Where the embedded database lives inside the data directory. */
export function databaseDirectory(dataDir: string): string {
  return join(dataDir, 'database');
}

/**
 * Copies the embedded database to `<dataDir>/backups/<timestamp>`, keeps the newest five copies and
 * resolves with the path of the new one. Nothing may write to the database meanwhile.
 */
export async function backUpDirectory(dataDir: string): Promise<string> {
  const backups = join(dataDir, 'backups');
  const target = join(backups, new Date().toISOString().replaceAll(/[:.]/g, '-'));
  await mkdir(backups, { recursive: true });
  // A copy gets its name when it is whole, so that a crash leaves nothing that looks like a backup. In one go: file by
  // file with other work between takes six times as long, for which the database has to wait.
  cpSync(databaseDirectory(dataDir), target + PARTIAL, { recursive: true, filter: isData });
  await rename(target + PARTIAL, target);
  await removeOldBackups(backups);
  return target;
}

function isData(path: string): boolean {
  return basename(path) !== 'postmaster.pid';
}

async function removeOldBackups(backups: string): Promise<void> {
  const names = (await readdir(backups)).sort();
  const whole = names.filter((name) => !name.endsWith(PARTIAL));
  const partial = names.filter((name) => name.endsWith(PARTIAL));
  for (const name of [...partial, ...whole.slice(0, -BACKUPS_KEPT)]) {
    await rm(join(backups, name), { recursive: true });
  }
}
