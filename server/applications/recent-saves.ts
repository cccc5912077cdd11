import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#schemas/time/durations.ts';
import type { StoredSubmission, SubmissionKey } from '../form-calls/submission-rows.ts';
import { siteKeyText } from '../sites/documents/site-key.ts';

const MAX_BYTES = 8 * 1024 * 1024;
/** Most people leave a page of a form sooner. What they typed is not kept in memory for longer than it helps. */
const MAX_AGE_MS = 10 * MINUTE_MS;
/** An entry and an answer without what they say, roughly; a UTF-16 character has two bytes. */
const ENTRY_BYTES = 2048;
const ANSWER_BYTES = 256;
const BYTES_PER_CHARACTER = 2;

/**
 * Submissions as this process saved them last, so that the next save need not read its own. They may have changed since, by
 * another process or a recruiter: whoever writes with one of them writes nothing unless it still is of its revision.
 */
export class RecentSaves {
  readonly #submissions = new LRUCache<string, StoredSubmission>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: sizeOf,
  });

  find(key: SubmissionKey): StoredSubmission | undefined {
    return this.#submissions.get(nameOf(key));
  }

  /** @param submission that is committed: a revision that was taken back names another one the next time */
  keep(key: SubmissionKey, submission: StoredSubmission): void {
    this.#submissions.set(nameOf(key), submission);
  }

  forget(key: SubmissionKey): void {
    this.#submissions.delete(nameOf(key));
  }
}

function sizeOf({ typed_answers }: StoredSubmission): number {
  return typed_answers.reduce(
    (bytes, { answer }) => bytes + ANSWER_BYTES + answer.length * BYTES_PER_CHARACTER,
    ENTRY_BYTES,
  );
}

function nameOf(key: SubmissionKey): string {
  return `${siteKeyText(key)} ${key.submissionHash}`;
}
