import { VALID_ANSWERS } from '../application-form.ts';
import type { CallAnswer, TestApplications } from '../applications.ts';
import { multipartOf, pdfOf } from './files.ts';

export const SAVE = { applicationStatus: 'APPLY_INTERMEDIATE' };
export const FINISH = { applicationStatus: 'APPLY_FINISH' };
export const OWN_ID = 'c0ffee00-0000-4000-8000-000000000001';

/** What applicants do with the files of their applications, and what there is of these. */
export function fileCalls(test: TestApplications) {
  return {
    async upload(id = OWN_ID, site = 'uno', bytes = pdfOf()): Promise<string> {
      const answer = await test.server.app.inject({
        method: 'POST',
        url: `/api/upload?applicationId=${id}&websiteId=${site}`,
        ...(await multipartOf(new Uint8Array(bytes), 'cv.pdf')),
      });
      return answer.json<{ s3Url: string }>().s3Url;
    },
    /** @returns the id of the submission */
    async begin(cv: readonly string[] = [], body = {}): Promise<string> {
      const answers = { ...VALID_ANSWERS, ...(cv.length > 0 && { cv }) };
      return String((await test.submit(SAVE, answers, body)).body['id']);
    },
    uploads: () =>
      test.database.kysely.selectFrom('uploads').selectAll().orderBy('created_at').execute(),
    resumes: () =>
      test.database.kysely
        .selectFrom('applications')
        .select(['resume_url', 'answers'])
        .orderBy('finished_at')
        .execute(),
    async clear(): Promise<void> {
      for (const table of ['uploads', 'applications', 'submissions'] as const)
        await test.database.kysely.deleteFrom(table).execute();
    },
  };
}

export function problemsOf({ status, body }: CallAnswer) {
  const problems = body['problems'] as readonly Readonly<Record<string, string>>[] | undefined;
  return [status, ...(problems ?? []).map(({ code, keyId, pointer }) => [code, keyId, pointer])];
}
