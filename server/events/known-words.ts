import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { OTHER_KEYWORD } from '#schemas/api/constants.ts';
import type { Tables } from '../db/schema.ts';
import { baseForms, foldText } from '../jobs/search/vocabulary/folded-words.ts';
import { isLittleWord } from '../jobs/search/vocabulary/optional-words.ts';

/** Digits of the shortest phone, without its area. */
const PHONE_DIGITS = 7;

/** Words of new jobs count after so long. */
const FRESH_MS = 5 * 60_000;
const MAX_CLIENTS = 500;

/** Whose jobs are searched. */
interface JobClient {
  readonly agencyId: string;
  readonly clientId: string;
}

/** Words that the jobs of clients use, held for a while. */
export class KnownWords {
  readonly #kysely: Kysely<Tables>;
  readonly #words = new LRUCache<string, Promise<ReadonlySet<string>>>({
    max: MAX_CLIENTS,
    ttl: FRESH_MS,
  });

  constructor(kysely: Kysely<Tables>) {
    this.#kysely = kysely;
  }

  /**
   * What may be kept of a keyword: its folded words where jobs use all of them. A name or number beside them hides all, and
   * so do as many digits as a phone has, each pair of which may be an hour or a wage elsewhere.
   */
  async fold(client: JobClient, keyword: string): Promise<string | null> {
    const words = foldText(keyword).split(' ').filter(Boolean);
    if (words.length === 0) return keyword.trim() === '' ? null : OTHER_KEYWORD;
    if (keyword.replace(/\P{Nd}/gu, '').length >= PHONE_DIGITS) return OTHER_KEYWORD;
    const known = await this.#wordsOf(client);
    return words.every((word) => isKnown(word, known)) ? words.join(' ') : OTHER_KEYWORD;
  }

  #wordsOf(client: JobClient): Promise<ReadonlySet<string>> {
    const key = JSON.stringify([client.agencyId, client.clientId]);
    const held = this.#words.get(key);
    if (held !== undefined) return held;
    const loading = this.#load(client);
    this.#words.set(key, loading);
    loading.catch(() => this.#words.delete(key));
    return loading;
  }

  async #load({ agencyId, clientId }: JobClient): Promise<ReadonlySet<string>> {
    const rows = await this.#kysely
      .selectFrom('job_words')
      .select('word')
      .where('agency_id', '=', agencyId)
      .where('client_id', '=', clientId)
      .execute();
    return new Set(rows.map(({ word }) => word));
  }
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return isLittleWord(word) || baseForms(word).some((form) => known.has(form));
}
