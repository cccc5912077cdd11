import { LRUCache } from 'lru-cache';
import type { Job } from '#schemas/api/jobs.ts';
import type { JobScope } from '../../records/job-scope.ts';
import type { SearchSummary } from '../query/load-summary.ts';
import { todaysInMexico } from '../query/posted.ts';
import type { Correction } from './correct-term.ts';
import type { WordFacts } from './word-facts.ts';

/** Remembers what the database answered. */
export interface SearchMemory {
  summary(key: string, load: () => Promise<SearchSummary>): Promise<SearchSummary>;
  page(key: string, load: () => Promise<readonly Job[]>): Promise<readonly Job[]>;
  correction(key: string, load: () => Promise<Correction>): Promise<Correction>;
  words(key: string, load: () => Promise<readonly WordFacts[]>): Promise<readonly WordFacts[]>;
}

/** Asks the database every time. */
export const forgetful: SearchMemory = {
  summary: (_key, load) => load(),
  page: (_key, load) => load(),
  correction: (_key, load) => load(),
  words: (_key, load) => load(),
};

const MAX_SUMMARY_BYTES = 8 * 1024 * 1024;
const MAX_PAGE_BYTES = 32 * 1024 * 1024;
const MAX_CORRECTION_BYTES = 1024 * 1024;
const MAX_WORDS_BYTES = 1024 * 1024;
/** Jobs also change without a revision: they expire. */
const MAX_AGE_MS = 30_000;
/** Key and bookkeeping of an entry, roughly; a UTF-16 character has two bytes. */
const ENTRY_BYTES = 1024;
const BYTES_PER_CHARACTER = 2;

/** Answers of recent searches. The same search asked twice at once is one query. */
export class SearchCache {
  readonly #summaries = new RecentAnswers<SearchSummary>(MAX_SUMMARY_BYTES);
  readonly #pages = new RecentAnswers<readonly Job[]>(MAX_PAGE_BYTES);
  readonly #corrections = new RecentAnswers<Correction>(MAX_CORRECTION_BYTES);
  readonly #words = new RecentAnswers<readonly WordFacts[]>(MAX_WORDS_BYTES);

  /**
   * The memory of one scope, with its synonyms, while its jobs stay as they are, and of one day: what a page is drawn from
   * just after midnight it shows until the next.
   */
  at({ agencyId, clientId, synonyms }: JobScope, revision: string): SearchMemory {
    const prefix = JSON.stringify([
      ...[agencyId, clientId ?? null, synonyms ?? []],
      ...[revision, todaysInMexico()],
    ]);
    return {
      summary: (key, load) => this.#summaries.get(prefix + key, load),
      page: (key, load) => this.#pages.get(prefix + key, load),
      correction: (key, load) => this.#corrections.get(prefix + key, load),
      words: (key, load) => this.#words.get(prefix + key, load),
    };
  }
}

class RecentAnswers<Answer extends object> {
  readonly #answers: LRUCache<string, Answer>;
  readonly #asking = new Map<string, Promise<Answer>>();

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({ maxSize: maxBytes, ttl: MAX_AGE_MS });
  }

  /** A failed answer is not kept: the next search asks again. */
  get(key: string, load: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const running = this.#asking.get(key);
    if (running !== undefined) return running;
    const asking = load()
      .then((answer) => {
        this.#answers.set(key, answer, { size: sizeOf(key, answer) });
        return answer;
      })
      .finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking;
  }
}

function sizeOf(key: string, answer: object): number {
  return ENTRY_BYTES + BYTES_PER_CHARACTER * (key.length + JSON.stringify(answer).length);
}
