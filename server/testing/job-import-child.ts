/** A process that imports a feed and says when a part of it has been read, for tests that kill it then. */
import { join } from 'node:path';
import type { SafeHtml } from '#runtime/entry-server.tsx';
import { openDatabase } from '../db/open-database.ts';
import { importJobs } from '../jobs/import/import-jobs.ts';
import { openGazetteer } from '../places/gazetteer.ts';
import { silentLog, unwrap } from './database.ts';

export interface ImportOrder {
  readonly dataDir: string;
  readonly feed: string;
  /** From 0 to 1. */
  readonly part: number;
}

process.once('message', (order: ImportOrder) => void follow(order));
// A parent that was killed leaves nobody behind.
process.on('disconnect', () => process.exit());

async function follow({ dataDir, feed, part }: ImportOrder): Promise<void> {
  const database = unwrap(await openDatabase({ dataDir, log: silentLog }));
  await importJobs({
    database,
    // The project, in which tests run.
    gazetteer: openGazetteer(join(process.cwd(), 'server/places/gazetteer-mx.json')),
    sanitise: withoutHtml,
    source: { name: 'test', chunks: chunksOf(Buffer.from(feed), part) },
    agencyId: 'a',
    clientId: 'c',
    closeMissing: true,
    closeMany: true,
    log: silentLog,
  });
  await database.close();
}

// The rules of HTML come with stylesheets, which a process without a build cannot read; its feed has no HTML.
function withoutHtml(html: string): SafeHtml {
  if (html !== '') throw new Error('This process takes in no HTML.');
  return html as SafeHtml;
}

async function* chunksOf(bytes: Uint8Array, part: number): AsyncGenerator<Uint8Array> {
  const end = part * bytes.length;
  for (let start = 0; start < bytes.length; start += 1000) {
    if (start <= end && end < start + 1000) process.send?.('read');
    yield bytes.subarray(start, start + 1000);
  }
  if (part >= 1) process.send?.('read');
}
