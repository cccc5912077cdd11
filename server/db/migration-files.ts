import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  readonly id: number;
  /** file name without its extension, for example `0001-content` */
  readonly name: string;
  readonly checksum: string;
  readonly text: string;
}

const FILE_NAME = /^(?<id>\d{4})-[a-z0-9-]+\.sql$/;

/** Every `NNNN-name.sql` of the directory, by number. */
export async function loadMigrations(directory: string): Promise<readonly Migration[]> {
  const names = (await readdir(directory)).filter((name) => FILE_NAME.test(name)).sort();
  return Promise.all(names.map((name) => loadMigration(directory, name)));
}

async function loadMigration(directory: string, fileName: string): Promise<Migration> {
  // Git on Windows may check files out with CRLF; that is not a change.
  const text = (await readFile(join(directory, fileName), 'utf8')).replaceAll('\r\n', '\n');
  return {
    id: Number.parseInt(fileName, 10),
    name: fileName.replace(/\.sql$/, ''),
    checksum: createHash('sha256').update(text).digest('hex'),
    text,
  };
}
