import { openTestDatabase } from '../db/testing.ts';
import { openTestServer } from '../server-testing.ts';
import { createTestPages } from '../sites/sites-testing.ts';
import { OPERATOR, type TestContent } from './content-testing.ts';
import { toArchiveFile } from './zip/archive-testing.ts';
import { readDirectory } from './zip/read-directory.ts';
import { readEntry } from './zip/read-entry.ts';

export const ZIP = { 'content-type': 'application/zip' } as const;

/** The content service of a server that has no site yet. */
export interface EmptyServer extends Pick<TestContent, 'database' | 'server'> {
  /** A request of the operator. */
  send: TestContent['send'];
  close(): Promise<void>;
}

export async function openEmptyServer(): Promise<EmptyServer> {
  const database = await openTestDatabase();
  const pages = await createTestPages();
  const server = await openTestServer({ database, pages });
  return {
    ...{ database, server },
    send: (method, path, { body, match, headers } = {}) =>
      server.app.inject({
        method,
        url: `/content/v1${path}`,
        headers: {
          authorization: `Bearer ${OPERATOR}`,
          ...(match !== undefined && { 'if-match': match }),
          ...headers,
        },
        ...(body !== undefined && { payload: body }),
      }),
    async close() {
      await server.app.close();
      await database.close();
      await pages.discard();
    },
  };
}

/** The texts of an archive by name; of pictures, their bytes as `latin1`. */
export async function unpackArchive(archive: Buffer): Promise<Record<string, string>> {
  const file = toArchiveFile(archive);
  const directory = await readDirectory(file);
  if (!directory.ok) throw new Error(directory.problems[0]?.detail);
  const files: Record<string, string> = {};
  for (const entry of directory.value) {
    const bytes = await readEntry(file, entry);
    if (!bytes.ok) throw new Error(bytes.problems[0]?.detail);
    files[entry.name] = bytes.value.toString(entry.kind === 'asset' ? 'latin1' : 'utf8');
  }
  return files;
}
