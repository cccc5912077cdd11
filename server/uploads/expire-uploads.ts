import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { startCleanUp } from '../db/start-clean-up.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { FileStore } from './store/file-store.ts';

const EVERY_MS = 10 * 60_000;
/** How long an upload stays that no submission names. */
const UNNAMED_MS = 24 * 3_600_000;
const BATCH = 100;

interface ExpiryOptions {
  readonly kysely: Kysely<Tables>;
  readonly store: Pick<FileStore, 'delete'>;
}

/**
 * Deletes what nobody named for a day and what was marked. The mark is made first and the row goes last, so that a process may
 * die in between and several may do the same.
 * @param now ms since the epoch
 */
export async function expireUploads(
  options: ExpiryOptions,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  await options.kysely
    .updateTable('uploads')
    .set({ removed_at: new Date(now) })
    .where('removed_at', 'is', null)
    .where('application_id', 'is', null)
    .where('unnamed_since', '<=', new Date(now - UNNAMED_MS))
    .execute();
  while (!signal?.aborted && (await deleteMarked(options)) === BATCH);
}

/** @returns how many were deleted */
async function deleteMarked({ kysely, store }: ExpiryOptions): Promise<number> {
  const marked = await kysely
    .selectFrom('uploads')
    .select(['agency_id', 'site_id', 'upload_key'])
    .where('removed_at', 'is not', null)
    .limit(BATCH)
    .execute();
  for (const { agency_id, site_id, upload_key } of marked) {
    await store.delete(upload_key);
    await kysely
      .deleteFrom('uploads')
      .where((eb) => eb.and({ agency_id, site_id, upload_key }))
      .execute();
  }
  return marked.length;
}

/** Does so every ten minutes; gives the function that stops it. */
export function startUploadExpiry(
  options: ExpiryOptions & { readonly log: Pick<ServerLog, 'error'>; readonly now: () => number },
): () => Promise<void> {
  return startCleanUp(options.log, {
    firstMs: EVERY_MS,
    everyMs: EVERY_MS,
    failure: 'Uploads could not be deleted',
    run: (signal) => expireUploads(options, options.now(), signal),
  });
}
