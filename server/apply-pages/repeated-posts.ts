import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FormDocument, QuestionType } from '#schemas/documents/documents.ts';
import { POSTED, type PostedField, postedAnswers } from '#schemas/forms/posted-form.ts';
import type { AddressChanges } from './answer-post.ts';

/** How long a browser that had no answer may send a form again, in ms. */
const KEEP_MS = 10 * 60_000;

/** Answers that are kept, the newest. */
const MAX_KEPT = 1000;

/**
 * Whoever presses twice without a script posts the same body twice: both are answered by the same redirect. Posts that
 * begin or end an application are remembered; any other may well come again after a change.
 */
export class RepeatedPosts {
  readonly #answers: LRUCache<string, Promise<AddressChanges>>;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#answers = new LRUCache({ max: MAX_KEPT, ttl: KEEP_MS, ttlResolution: 0, perf: { now } });
  }

  async answer(
    key: string,
    isFirst: boolean,
    answer: () => Promise<AddressChanges>,
  ): Promise<AddressChanges> {
    const kept = this.#answers.get(key);
    if (kept) return kept;
    const changes = answer();
    this.#answers.set(key, changes);
    try {
      const { failed, sent } = await changes;
      if (failed || !(isFirst || sent)) this.#answers.delete(key);
    } catch {
      this.#answers.delete(key);
    }
    return changes;
  }
}

/** Answers that no two people behind one address give. */
const OF_ONE_PERSON: ReadonlySet<QuestionType> = new Set([
  'email',
  'phone',
  'curp',
  'rfc',
  'nss',
  'resume',
  'file',
]);

/**
 * Whether a post without a submission is known when it comes again: phones of one model behind one address post the same until
 * somebody types who they are, and nobody may go on with the application of another.
 */
export function isOfOnePerson(
  { pages }: Pick<FormDocument, 'pages'>,
  given: readonly PostedField[],
): boolean {
  if (given.some(([name, value]) => name === POSTED.resume && value !== '')) return true;
  return pages.some((page) => {
    const answers = postedAnswers(page, given);
    return page.sections.some(({ questions }) =>
      questions.some(({ type, keyId }) => OF_ONE_PERSON.has(type) && answers[keyId]?.some(Boolean)),
    );
  });
}

/** The same for a post that comes again from the same page of the same browser. */
export function repeatKey(
  { ip, url, headers }: Pick<FastifyRequest, 'ip' | 'url' | 'headers'>,
  fields: readonly PostedField[],
): string {
  const told = JSON.stringify([ip, headers['user-agent'], url, fields]);
  return createHash('sha256').update(told).digest('base64url');
}
