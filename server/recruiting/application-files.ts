import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import { groupBy, partition } from 'lodash-es';
import type { ApplicationFile } from '#schemas/api/recruiting/applications.ts';
import type { UploadsTable } from '../db/application-tables.ts';
import type { Tables } from '../db/schema.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { type SiteKey, siteColumns } from '../sites/documents/site-key.ts';
import type { ListedRow } from './listed/listed-applications.ts';

type UploadRow = Selectable<UploadsTable>;

/** Recruiters name a file by this: the key of an upload is the applicant's. */
export function fileIdOf(uploadKey: string): string {
  return createHash('sha256').update(uploadKey).digest('hex').slice(0, 32);
}

type FiledRow = Pick<ListedRow, 'application_id' | 'submission_hash' | 'finished_at'>;

/**
 * Files of applications of one site, the oldest first.
 * @returns by the application's id; none where there are no files
 */
export async function loadFiles(
  kysely: Kysely<Tables>,
  site: SiteKey,
  rows: readonly FiledRow[],
): Promise<ReadonlyMap<string, readonly UploadRow[]>> {
  const [underWay, sent] = partition(rows, ({ finished_at }) => finished_at === null);
  const idOf = new Map(underWay.map((row) => [row.submission_hash, row.application_id]));
  const ids = sent.map(({ application_id }) => application_id);
  if (rows.length === 0) return new Map();
  const files = await kysely
    .selectFrom('uploads')
    .selectAll()
    .where((eb) => eb.and(siteColumns(site)))
    .where('removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('application_id', 'in', ids)] : []),
        ...(idOf.size > 0
          ? [eb('submission_hash', 'in', [...idOf.keys()]).and('unnamed_since', 'is', null)]
          : []),
      ]),
    )
    .orderBy('created_at')
    .execute();
  const filed = files.map((file) => ({
    file,
    id: file.application_id ?? idOf.get(file.submission_hash ?? '') ?? '',
  }));
  return new Map(
    Object.entries(groupBy(filed, ({ id }) => id)).map(([id, group]) => [
      id,
      group.map(({ file }) => file),
    ]),
  );
}

/** The file of an application that a recruiter names. */
export async function loadFile(
  kysely: Kysely<Tables>,
  { scope, row }: { readonly scope: { readonly site: SiteKey }; readonly row: FiledRow },
  fileId: string,
): Promise<UploadRow | undefined> {
  const files = await loadFiles(kysely, scope.site, [row]);
  return files.get(row.application_id)?.find(({ upload_key }) => fileIdOf(upload_key) === fileId);
}

export function sendFileUnknown(reply: FastifyReply): FastifyReply {
  const detail =
    'The application has no such file. Read the application again: it may have another one.';
  return sendProblem(reply, createHttpProblem('upload-unknown', detail));
}

export function toFile(
  applicationId: string,
  { upload_key, file_name, file_type, bytes, created_at }: UploadRow,
): ApplicationFile {
  return {
    applicationId,
    fileId: fileIdOf(upload_key),
    name: file_name,
    type: file_type,
    bytes,
    createdAt: created_at.toISOString(),
  };
}
