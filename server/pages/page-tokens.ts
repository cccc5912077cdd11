import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { isSameSecret } from '../base/same-secret.ts';
import type { Tables } from '../db/schema.ts';

/** What a token belongs to, whoever looks at it. */
export interface TokenPage {
  readonly agencyId: string;
  readonly siteId: string;
  /** Empty for addresses that are no page of the site. */
  readonly pageId: string;
}

export interface PageTokensOptions {
  readonly kysely: Kysely<Tables>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** A secret is used for a week. Its tokens are valid for another: tabs stay open, and events wait for a network. */
const PERIOD_MS = 7 * 86_400_000;
/** Characters of a token, 6 bits each. */
const LENGTH = 16;
/** An agency has two. */
const MAX_SECRETS = 2000;

/**
 * Tokens by which the server knows pages that it made: a page may be kept in caches with its token, since all who look at it have the
 * same. They are signed with secrets in the database, so that every process knows those of the others.
 */
export class PageTokens {
  readonly #options: PageTokensOptions;
  readonly #secrets = new LRUCache<string, Promise<string>>({ max: MAX_SECRETS });

  constructor(options: PageTokensOptions) {
    this.#options = options;
  }

  async issue(page: TokenPage): Promise<string> {
    return sign(page, await this.#secretOf(page.agencyId, this.#period()));
  }

  /** Whether a token was issued for the page in this period or the one before. */
  async isValid(page: TokenPage, token: string): Promise<boolean> {
    if (token.length !== LENGTH) return false;
    const period = this.#period();
    const secrets = await Promise.all(
      [period, period - 1].map((one) => this.#secretOf(page.agencyId, one)),
    );
    return secrets.some((secret) => isSameSecret(token, sign(page, secret)));
  }

  /** When pages get other tokens, ms since the epoch. */
  renewedAt(): number {
    return (this.#period() + 1) * PERIOD_MS;
  }

  #period(): number {
    return Math.floor(this.#options.now() / PERIOD_MS);
  }

  #secretOf(agencyId: string, period: number): Promise<string> {
    const key = `${period} ${agencyId}`;
    const known = this.#secrets.get(key);
    if (known !== undefined) return known;
    const made = this.#makeSecret(agencyId, period);
    this.#secrets.set(key, made);
    // A database that failed once may answer the next time.
    made.catch(() => this.#secrets.delete(key));
    return made;
  }

  /** Of processes that come together the first one's stays. */
  async #makeSecret(agencyId: string, period: number): Promise<string> {
    const { kysely } = this.#options;
    await kysely
      .insertInto('page_secrets')
      .values({ agency_id: agencyId, period, secret: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { secret } = await kysely
      .selectFrom('page_secrets')
      .select('secret')
      .where('agency_id', '=', agencyId)
      .where('period', '=', period)
      .executeTakeFirstOrThrow();
    await kysely
      .deleteFrom('page_secrets')
      .where('agency_id', '=', agencyId)
      .where('period', '<', this.#period() - 1)
      .execute();
    return secret;
  }
}

function sign({ siteId, pageId }: TokenPage, secret: string): string {
  const text = JSON.stringify(['page-token', siteId, pageId]);
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, LENGTH);
}
