import type { LightMyRequestResponse } from 'fastify';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { createTestToken } from './access.ts';
import { VALID_ANSWERS } from './application-form.ts';
import { openTestApplications, type TestApplications } from './applications.ts';
import { multipartOf, pdfOf } from './uploads/files.ts';

export type RecruitingMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

interface SendOptions {
  readonly body?: object;
  /** `If-Match` */
  readonly match?: string;
  readonly token?: string;
}

/** Applications with a recruiter of the sites `uno` and `dos`, and one of another agency. */
export interface TestRecruiting extends TestApplications {
  readonly tokens: {
    readonly recruiter: string;
    readonly editor: string;
    readonly foreign: string;
  };
  /** A request below `/content/v1/sites/uno`, of the recruiter unless another token is given. */
  send(
    method: RecruitingMethod,
    path: string,
    options?: SendOptions,
  ): Promise<LightMyRequestResponse>;
  /** Somebody applies. @returns the id of the application, and what only the applicant knows */
  apply(answers?: Answers, query?: Readonly<Record<string, string>>): Promise<Applied>;
  /** Uploads a file under an id of the client; gives its address. */
  upload(name: string, bytes?: Buffer): Promise<string>;
  /** Deletes every application. */
  empty(): Promise<void>;
}

export interface Applied {
  readonly id: string;
  readonly submissionId: string;
}

const UPLOAD_ID = 'c0ffee00-0000-4000-8000-000000000001';

export async function openTestRecruiting(clock: { now: number }): Promise<TestRecruiting> {
  const test = await openTestApplications(clock);
  const { kysely } = test.database;
  const tokenOf = (agencyId: string, scopes: Parameters<typeof createTestToken>[1]['scopes']) =>
    createTestToken(test.database, { agencyId, name: 'Rosa', ...(scopes && { scopes }) });
  const tokens = {
    recruiter: await tokenOf('agency-a', ['applications']),
    editor: await tokenOf('agency-a', ['read', 'edit', 'publish', 'admin']),
    foreign: await tokenOf('agency-b', undefined),
  };
  return {
    ...test,
    tokens,
    send: (method, path, { body, match, token = tokens.recruiter } = {}) =>
      test.server.app.inject({
        method,
        url: `/content/v1/sites/uno${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          ...(match !== undefined && { 'if-match': match }),
        },
        ...(body !== undefined && { payload: body }),
      }),
    async apply(answers = {}, query = {}) {
      const sent = await test.submit(
        { applicationStatus: 'APPLY_FINISH', jobId: test.jobs.open, ...query },
        { ...VALID_ANSWERS, ...answers },
        { notice: { version: '1', voluntary: [] } },
      );
      if (sent.status !== 200) throw new Error(`Applying failed: ${sent.text}`);
      const { application_id } = await kysely
        .selectFrom('submissions')
        .select('application_id')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return { id: application_id, submissionId: String(sent.body['id']) };
    },
    async upload(name, bytes = pdfOf()) {
      const answer = await test.server.app.inject({
        method: 'POST',
        url: `/api/upload?applicationId=${UPLOAD_ID}&websiteId=uno`,
        ...(await multipartOf(new Uint8Array(bytes), name)),
      });
      return answer.json<{ s3Url: string }>().s3Url;
    },
    async empty() {
      for (const table of [
        'uploads',
        'applications',
        'submissions',
        'application_states',
        'application_changes',
        'application_notes',
        'application_settings',
        'application_reads',
        'application_read_until',
        'saved_filters',
        'audit_log',
      ] as const)
        await kysely.deleteFrom(table).execute();
    },
  };
}
