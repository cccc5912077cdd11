import type { Kysely, Selectable } from 'kysely';
import type { UploadsTable } from '../db/application-tables.ts';
import type { Tables } from '../db/schema.ts';
import { type SiteKey, siteColumns } from '../sites/documents/site-key.ts';

export type StoredUpload = Selectable<UploadsTable>;

export interface UploadKey extends SiteKey {
  readonly uploadKey: string;
}

type NewUpload = Pick<UploadsTable, 'made_under' | 'file_name' | 'file_type' | 'bytes'>;

export async function insertUpload(
  rows: Kysely<Tables>,
  { uploadKey, ...site }: UploadKey,
  { now, ...columns }: NewUpload & { readonly now: number },
): Promise<void> {
  const createdAt = new Date(now);
  await rows
    .insertInto('uploads')
    .values({
      ...siteColumns(site),
      ...columns,
      upload_key: uploadKey,
      created_at: createdAt,
      unnamed_since: createdAt,
    })
    .execute();
}

/** An upload of one of these sites that is still there. */
export function findUpload(
  rows: Kysely<Tables>,
  sites: readonly SiteKey[],
  uploadKey: string,
): Promise<StoredUpload | undefined> {
  if (sites.length === 0) return Promise.resolve(undefined);
  return rows
    .selectFrom('uploads')
    .selectAll()
    .where('upload_key', '=', uploadKey)
    .where('removed_at', 'is', null)
    .where((eb) => eb.or(sites.map((site) => eb.and(siteColumns(site)))))
    .executeTakeFirst();
}

/** Those of these uploads that belong to a submission. */
export function findUploadsOf(
  rows: Kysely<Tables>,
  { submissionHash, ...site }: SiteKey & { readonly submissionHash: string },
  uploadKeys: readonly string[],
): Promise<Pick<StoredUpload, 'upload_key' | 'file_name' | 'bytes'>[]> {
  if (uploadKeys.length === 0) return Promise.resolve([]);
  return rows
    .selectFrom('uploads')
    .select(['upload_key', 'file_name', 'bytes'])
    .where('upload_key', 'in', uploadKeys)
    .where('removed_at', 'is', null)
    .where((eb) => eb.and(siteColumns(site)))
    .where((eb) =>
      eb.or([eb('made_under', '=', submissionHash), eb('submission_hash', '=', submissionHash)]),
    )
    .execute();
}
