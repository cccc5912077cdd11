import { vi } from 'vitest';
import type { FormSubject } from '#runtime/client/apply/form-subject.ts';
import { createSaveQueue, type SaveQueue } from '#runtime/client/apply/save-queue.ts';
import type { SaveRequest } from '#runtime/client/apply/stored-saves.ts';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { APPLICATION_FORM } from './application-form.ts';
import { openTestApplications } from './applications.ts';
import { openTestBrowser } from './browser.ts';

/** A browser in which somebody applies, and the server that it asks. */
export async function openSavingBrowser() {
  const test = await openTestApplications({
    get now() {
      return Date.now();
    },
    set now(_) {},
  });
  const browser = await openTestBrowser(test.server);
  const { kysely } = test.database;
  const queues: SaveQueue[] = [];
  return {
    test,
    browser,
    openTab(...options: Parameters<typeof createSaveQueue>): SaveQueue {
      const queue = createSaveQueue(...options);
      queues.push(queue);
      return queue;
    },
    /** Saves in a tab, and waits until it is known what came of it. */
    save: (queue: SaveQueue, request: SaveRequest) => browser.settle(queue.save(request)),
    applications: () => browser.settle(kysely.selectFrom('applications').selectAll().execute()),
    submissions: () => browser.settle(kysely.selectFrom('submissions').selectAll().execute()),
    /** Of the saves that were sent, without their prefix. */
    statuses: () =>
      browser.asked.map(({ url }) =>
        url.searchParams.get('applicationStatus')?.slice('APPLY_'.length),
      ),
    /** Nothing is stored anywhere, and an hour has passed. */
    async empty() {
      for (const queue of queues.splice(0)) queue.stop();
      await browser.settle(kysely.deleteFrom('applications').execute());
      await browser.settle(kysely.deleteFrom('submissions').execute());
      browser.clear();
      vi.setSystemTime(Date.now() + 3_600_000);
    },
    async close() {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      await test.close();
    },
  };
}

/** The v2 form of the site `uno`, for a job or for any. */
export function subject(jobId?: string): FormSubject {
  return {
    siteId: 'uno',
    agencyId: 'agency-a',
    channel: 'web',
    version: 'v2',
    formId: 'solicitud',
    ...(jobId && { jobId }),
    stage: 0,
    query: '?utm_source=volante&ref=a%20b',
  };
}

/** A save that is not the last. */
export function saveOf(answers: Answers, rest: Partial<SaveRequest> = {}): SaveRequest {
  return {
    subject: subject(),
    status: 'APPLY_INTERMEDIATE',
    page: 0,
    values: toAnswerTree(APPLICATION_FORM, answers),
    sensitive: ['cv'],
    formVersion: 1,
    notice: { ...APPLICATION_FORM.notice, voluntary: [] },
    ...rest,
  };
}

/** The save that ends an application. */
export const finishOf = (answers: Answers, rest: Partial<SaveRequest> = {}) =>
  saveOf(answers, { status: 'APPLY_FINISH', page: 1, ...rest });
