import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { PostedField } from '#schemas/forms/posted-form.ts';
import type { AddressChanges } from './answer-post.ts';

/** How long a browser that had no answer may send a form again, in ms. */
const KEEP_MS = 10 * 60_000;

/** Answers that are kept, the newest. */
const MAX_KEPT = 1000;

interface KeptAnswer {
  readonly changes: Promise<AddressChanges>;
  readonly until: number;
}

/**
 * Whoever presses twice without a script posts the same body twice: both are answered by the same redirect. Posts that
 * begin or end an application are remembered; any other may well come again after a change.
 */
export class RepeatedPosts {
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async answer(
    key: string,
    isFirst: boolean,
    answer: () => Promise<AddressChanges>,
  ): Promise<AddressChanges> {
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.#now()) return kept.changes;
    const changes = answer();
    this.#kept.set(key, { changes, until: this.#now() + KEEP_MS });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    try {
      const { failed, sent } = await changes;
      if (failed || !(isFirst || sent)) this.#kept.delete(key);
    } catch {
      this.#kept.delete(key);
    }
    return changes;
  }
}

/** The same for a post that comes again from the same page of the same browser. */
export function repeatKey(
  { ip, url, headers }: Pick<FastifyRequest, 'ip' | 'url' | 'headers'>,
  fields: readonly PostedField[],
): string {
  const told = JSON.stringify([ip, headers['user-agent'], url, fields]);
  return createHash('sha256').update(told).digest('base64url');
}
