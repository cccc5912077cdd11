import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { ApplicationFile } from '#schemas/api/recruiting.ts';
import type { UploadsTable } from '../db/application-tables.ts';
import type { Tables } from '../db/schema.ts';
import { siteColumns } from '../sites/documents/site-key.ts';
import type { ApplicationKey } from './application-state.ts';
import type { ListedRow } from './listed-applications.ts';

type UploadRow = Selectable<UploadsTable>;

/** Recruiters name a file by this: the key of an upload is the applicant's. */
export function fileIdOf(uploadKey: string): string {
  return createHash('sha256').update(uploadKey).digest('hex').slice(0, 32);
}

/** Files of applications of one site, the oldest first. */
export async function loadFiles(
  kysely: Kysely<Tables>,
  key: ApplicationKey,
  { submission_hash, finished_at }: Pick<ListedRow, 'submission_hash' | 'finished_at'>,
): Promise<UploadRow[]> {
  const files = kysely
    .selectFrom('uploads')
    .selectAll()
    .where((eb) => eb.and(siteColumns(key)))
    .where('removed_at', 'is', null)
    .orderBy('created_at');
  return finished_at === null
    ? files
        .where('submission_hash', '=', submission_hash)
        .where('unnamed_since', 'is', null)
        .execute()
    : files.where('application_id', '=', key.applicationId).execute();
}

export function toFile({
  upload_key,
  file_name,
  file_type,
  bytes,
  created_at,
}: UploadRow): ApplicationFile {
  return {
    fileId: fileIdOf(upload_key),
    name: file_name,
    type: file_type,
    bytes,
    createdAt: created_at.toISOString(),
  };
}
