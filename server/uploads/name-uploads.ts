import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { type SubmissionKey, submissionColumns } from '../form-calls/submission-rows.ts';
import { type SiteKey, siteColumns } from '../sites/documents/site-key.ts';

/**
 * Those of the given uploads that a submission may name: its own, and those that were made under its id or under one that no
 * submission has, unless another one named them first. They are locked until the transaction ends.
 */
export async function lockUsableUploads(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  uploadKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uploadKeys.length === 0) return new Set();
  const usable = await rows
    .selectFrom('uploads')
    .select('upload_key')
    .where((eb) => eb.and(siteColumns(key)))
    .where('upload_key', 'in', uploadKeys)
    .where('removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('uploads.submission_hash', '=', key.submissionHash),
        eb.and([
          eb('uploads.submission_hash', 'is', null),
          eb.or([
            eb('made_under', '=', key.submissionHash),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('submissions')
                  .select('submissions.submission_hash')
                  .where((own) => own.and(prefixed(key)))
                  .whereRef('submissions.submission_hash', '=', 'uploads.made_under'),
              ),
            ),
          ]),
        ]),
      ]),
    )
    .orderBy('upload_key')
    .forUpdate('uploads')
    .execute();
  return new Set(usable.map(({ upload_key }) => upload_key));
}

function prefixed({ agencyId, siteId }: SiteKey) {
  return { 'submissions.agency_id': agencyId, 'submissions.site_id': siteId } as const;
}

/** Makes the given uploads those of the submission; those that it named before and does not any more are nobody's again. */
export async function nameUploads(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  { uploadKeys, now }: { readonly uploadKeys: readonly string[]; readonly now: number },
): Promise<void> {
  if (uploadKeys.length > 0)
    await rows
      .updateTable('uploads')
      .set({ submission_hash: key.submissionHash, unnamed_since: null })
      .where((eb) => eb.and(siteColumns(key)))
      .where('upload_key', 'in', uploadKeys)
      .execute();
  await rows
    .updateTable('uploads')
    .set({ unnamed_since: new Date(now) })
    .where((eb) => eb.and(submissionColumns(key)))
    .where('unnamed_since', 'is', null)
    .$if(uploadKeys.length > 0, (query) => query.where('upload_key', 'not in', uploadKeys))
    .execute();
}

/** For a submission that is not there after all: others may name its uploads. */
export async function releaseUploads(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  now: number,
): Promise<void> {
  await rows
    .updateTable('uploads')
    .set({ submission_hash: null, unnamed_since: new Date(now) })
    .where((eb) => eb.and(submissionColumns(key)))
    .execute();
}

/** What the submission names becomes the application's. */
export async function giveUploads(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  applicationId: string,
): Promise<void> {
  await rows
    .updateTable('uploads')
    .set({ application_id: applicationId })
    .where((eb) => eb.and(submissionColumns(key)))
    .where('unnamed_since', 'is', null)
    .execute();
}

/** Marks what was uploaded for a submission and belongs to no application. */
export async function removeUploads(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  now: number,
): Promise<void> {
  await rows
    .updateTable('uploads')
    .set({ removed_at: new Date(now) })
    .where((eb) => eb.and(siteColumns(key)))
    .where('application_id', 'is', null)
    .where('removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('submission_hash', '=', key.submissionHash),
        eb.and([eb('submission_hash', 'is', null), eb('made_under', '=', key.submissionHash)]),
      ]),
    )
    .execute();
}
