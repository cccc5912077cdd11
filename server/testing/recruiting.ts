import type { LightMyRequestResponse } from 'fastify';
import { beforeEach } from 'vitest';
import type {
  ApplicationDetail,
  ApplicationsAnswer,
} from '#schemas/api/recruiting/applications.ts';
import {
  type ApplicationSettings,
  DEFAULT_APPLICATION_SETTINGS,
} from '#schemas/api/recruiting/settings.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { createTestToken } from './access.ts';
import { VALID_ANSWERS } from './application-form.ts';
import { openTestApplications, type TestApplications } from './applications.ts';
import { setUp } from './set-up.ts';
import { multipartOf, pdfOf } from './uploads/files.ts';

export type RecruitingMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

interface SendOptions {
  readonly body?: object;
  /** `If-Match` */
  readonly match?: string;
  readonly token?: string;
}

/** Applications with a recruiter of the sites `uno` and `dos`, and one of another agency. */
export interface TestRecruiting extends TestApplications, Recruiter {
  readonly tokens: {
    readonly recruiter: string;
    readonly editor: string;
    readonly foreign: string;
  };
  /** A request below `/content/v1/sites/uno`, of the recruiter unless another token is given. */
  readonly send: Send;
  /** Somebody applies. @returns the id of the application, and what only the applicant knows */
  apply(answers?: Answers, query?: Readonly<Record<string, string>>): Promise<Applied>;
  /** Somebody agrees to the notice and fills in the form without sending it. */
  begin(answers?: Answers, body?: object): ReturnType<TestApplications['submit']>;
  /** Uploads a file under an id of the client; gives its address. */
  upload(name: string, bytes?: Buffer): Promise<string>;
  /** What the record of changes says, from the oldest: actions with their details. */
  audited(): Promise<(readonly [string, string | null])[]>;
  /** Deletes every application. */
  empty(): Promise<void>;
}

type Send = (
  method: RecruitingMethod,
  path: string,
  options?: SendOptions,
) => Promise<LightMyRequestResponse>;

/** What a recruiter asks most. */
interface Recruiter {
  list(query?: string): Promise<ApplicationsAnswer>;
  /** The names of a list. */
  names(query: string): Promise<(string | null)[]>;
  read(id: string): Promise<ApplicationDetail>;
  /** Saves the settings of every site with some changes. */
  saveSettings(changes: Partial<ApplicationSettings>): Promise<LightMyRequestResponse>;
}

export interface Applied {
  readonly id: string;
  readonly submissionId: string;
}

const AGREED = { notice: { version: '1', voluntary: [] } };

const UPLOAD_ID = 'c0ffee00-0000-4000-8000-000000000001';

/** For the tests of a file, each of which begins without applications, two months after the one before it. */
export function setUpRecruiting(clock = { now: Date.UTC(2030, 0, 1, 18) }): TestRecruiting {
  const test = setUp(() => openTestRecruiting(clock));
  beforeEach(async () => {
    clock.now += 60 * DAY_MS;
    await test.empty();
  });
  return test;
}

export async function openTestRecruiting(clock: { now: number }): Promise<TestRecruiting> {
  const test = await openTestApplications(clock);
  const { kysely } = test.database;
  const tokens = await createTokens(test);
  const send: Send = (method, path, { body, match, token = tokens.recruiter } = {}) =>
    test.server.app.inject({
      method,
      url: `/content/v1/sites/uno${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(match !== undefined && { 'if-match': match }),
      },
      ...(body !== undefined && { payload: body }),
    });
  return {
    ...test,
    ...recruiterBy(send),
    tokens,
    send,
    async apply(answers = {}, query = {}) {
      const sent = await test.submit(
        { applicationStatus: 'APPLY_FINISH', jobId: test.jobs.open, ...query },
        { ...VALID_ANSWERS, ...answers },
        AGREED,
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
    begin: (answers = {}, body = AGREED) =>
      test.submit(
        { applicationStatus: 'APPLY_INTERMEDIATE', jobId: test.jobs.open },
        { ...VALID_ANSWERS, ...answers },
        body,
      ),
    async upload(name, bytes = pdfOf()) {
      const answer = await test.server.app.inject({
        method: 'POST',
        url: `/api/upload?applicationId=${UPLOAD_ID}&websiteId=uno`,
        ...(await multipartOf(new Uint8Array(bytes), name)),
      });
      return answer.json<{ s3Url: string }>().s3Url;
    },
    async audited() {
      const rows = await kysely
        .selectFrom('audit_log')
        .select(['action', 'detail'])
        .orderBy('entry_id')
        .execute();
      return rows.map(({ action, detail }) => [action, detail] as const);
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

function recruiterBy(send: Send): Recruiter {
  const list: Recruiter['list'] = async (query = '') => {
    const answer = await send('GET', `/applications${query}`);
    if (answer.statusCode !== 200) throw new Error(`Listing failed: ${answer.body}`);
    return answer.json();
  };
  return {
    list,
    names: async (query) => (await list(query)).data.map(({ name }) => name),
    read: async (id) => (await send('GET', `/applications/${id}`)).json(),
    saveSettings: (changes) =>
      send('PUT', '/application-settings', {
        match: '*',
        body: { ...DEFAULT_APPLICATION_SETTINGS, ...changes },
      }),
  };
}

async function createTokens({ database }: TestApplications): Promise<TestRecruiting['tokens']> {
  const tokenOf = (agencyId: string, scopes: Parameters<typeof createTestToken>[1]['scopes']) =>
    createTestToken(database, { agencyId, name: 'Rosa', ...(scopes && { scopes }) });
  return {
    recruiter: await tokenOf('agency-a', ['applications']),
    editor: await tokenOf('agency-a', ['read', 'edit', 'publish', 'admin']),
    foreign: await tokenOf('agency-b', undefined),
  };
}
