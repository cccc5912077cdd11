import { setTimeout as sleep } from 'node:timers/promises';
import { toReason } from '../base/error-text.ts';
import type { Database } from '../db/open-database.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import { publishNews } from './application-channel.ts';

export interface ArrivalNewsOptions {
  readonly database: Pick<Database, 'publish'>;
  readonly log: Pick<ServerLog, 'warn'>;
}

/** Between two pieces of news of one site: whoever hears of an arrival reads the whole list again. */
const INTERVAL_MS = 1000;

/**
 * Tells recruiters that applications have arrived, at once or a second after the last news of their site. They are stored by
 * then, so that nobody waits for it, and what could not be told is told later.
 */
export class ArrivalNews {
  readonly #options: ArrivalNewsOptions;
  /** Sites that were told of lately, and whether there is more to tell. */
  readonly #recent = new Map<string, { readonly site: SiteKey; hasMore: boolean }>();

  constructor(options: ArrivalNewsOptions) {
    this.#options = options;
  }

  tell(site: SiteKey): void {
    const name = JSON.stringify([site.agencyId, site.siteId]);
    const recent = this.#recent.get(name);
    if (recent === undefined) void this.#tellUntilSilent(name, site);
    else recent.hasMore = true;
  }

  /** Tells what is left. */
  async close(): Promise<void> {
    const left = [...this.#recent.values()].filter(({ hasMore }) => hasMore);
    this.#recent.clear();
    await Promise.all(left.map(({ site }) => this.#publish(site)));
  }

  async #tellUntilSilent(name: string, site: SiteKey): Promise<void> {
    const recent = { site, hasMore: true };
    this.#recent.set(name, recent);
    while (recent.hasMore && this.#recent.get(name) === recent) {
      recent.hasMore = false;
      if (!(await this.#publish(site))) recent.hasMore = true;
      await sleep(INTERVAL_MS, undefined, { ref: false });
    }
    if (this.#recent.get(name) === recent) this.#recent.delete(name);
  }

  async #publish(site: SiteKey): Promise<boolean> {
    try {
      await publishNews(this.#options.database, { site, kind: 'arrived', subject: null });
      return true;
    } catch (error) {
      this.#options.log.warn('Recruiters were not told of an application that arrived', {
        siteId: site.siteId,
        reason: toReason(error),
      });
      return false;
    }
  }
}
