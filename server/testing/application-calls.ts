import { beforeEach } from 'vitest';
import { HOUR_MS } from '#schemas/time/durations.ts';
import { openTestApplications } from './applications.ts';
import { setUp } from './set-up.ts';

export const clock = { now: Date.UTC(2030, 0, 1) };

export const SAVE = { applicationStatus: 'APPLY_INTERMEDIATE' };

export const FINISH = { applicationStatus: 'APPLY_FINISH' };

export function codeOf({
  status,
  body,
}: {
  status: number;
  body: Readonly<Record<string, unknown>>;
}) {
  return [status, body['code']];
}

/** Sites that take applications, without one before each test. */
export function setUpApplicationCalls() {
  const test = setUp(() => openTestApplications(clock));

  beforeEach(async () => {
    clock.now += HOUR_MS;
    const { kysely } = test.database;
    await kysely.deleteFrom('applications').execute();
    await kysely.deleteFrom('submissions').execute();
  });

  async function begin(answers = {}, query = {}): Promise<string> {
    const { body } = await test.submit({ ...SAVE, ...query }, answers);
    return String(body['id']);
  }

  function fetchAnswers(submissionId: string, site = 'uno') {
    return test.call(
      'GET',
      `/api/v2/forms/fetch-submission?submissionId=${submissionId}&websiteId=${site}`,
    );
  }

  /** Values by key of what was saved. */
  async function saved(submissionId: string): Promise<object> {
    const { body } = await fetchAnswers(submissionId);
    const text = JSON.stringify(body);
    const found = [...text.matchAll(/"keyId":"(\w+)","values":(\[[^\]]*\])/g)];
    return Object.fromEntries(found.map(([, key = '', values = '']) => [key, JSON.parse(values)]));
  }

  function applications() {
    return test.database.kysely.selectFrom('applications').selectAll().execute();
  }

  return { test, begin, fetchAnswers, saved, applications };
}
