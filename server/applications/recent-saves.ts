import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#schemas/time/durations.ts';
import type { StoredSubmission, SubmissionKey } from '../form-calls/submission-rows.ts';
import { siteKeyText } from '../sites/documents/site-key.ts';

const MAX_BYTES = 8 * 1024 * 1024;
/** Most people leave a page of a form sooner. What they typed is not kept in memory for longer than it helps. */
const MAX_AGE_MS = 10 * MINUTE_MS;
/** Of an entry without what it says, roughly. */
const ENTRY_BYTES = 512;

/**
 * Submissions as this process saved them last, so that the next save need not read its own. They may have changed since, by
 * another process or a recruiter: whoever writes with one of them writes nothing unless it still is of its revision.
 * They are kept as bytes: a part of a text, as a name without the blanks around it, would hold all of the text in memory.
 */
export class RecentSaves {
  readonly #submissions: LRUCache<string, Buffer>;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#submissions = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ length }) => ENTRY_BYTES + length,
      ttl: MAX_AGE_MS,
      // Nobody may ask for it again.
      ttlAutopurge: true,
      ...{ ttlResolution: 0, perf: { now } },
    });
  }

  find(key: SubmissionKey): StoredSubmission | undefined {
    const kept = this.#submissions.get(nameOf(key));
    return kept && deserialize(kept);
  }

  /** @param submission that is committed: a revision that was taken back names another one the next time */
  keep(key: SubmissionKey, submission: StoredSubmission): void {
    this.#submissions.set(nameOf(key), serialize(submission));
  }

  forget(key: SubmissionKey): void {
    this.#submissions.delete(nameOf(key));
  }
}

function nameOf(key: SubmissionKey): string {
  return `${siteKeyText(key)} ${key.submissionHash}`;
}
