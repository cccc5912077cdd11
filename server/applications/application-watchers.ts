import type { Database } from '../db/open-database.ts';
import { type SiteKey, siteKeyText } from '../sites/documents/site-key.ts';
import { type ApplicationNews, subscribeToNews } from './application-channel.ts';

/** Whoever looks at the applications of a site. */
export interface Watcher {
  readonly tell: (news: ApplicationNews) => void;
  /** Something may have happened of which there is no news. */
  readonly tellGap: () => void;
  readonly end: () => void;
}

/** Watchers that one process bears, and of them those of one site. */
const MOST = 1000;
const MOST_OF_SITE = 100;

/** Hands the news of each site to those who watch it, and to nobody else. */
export class ApplicationWatchers {
  readonly #database: Pick<Database, 'subscribe'>;
  readonly #bySite = new Map<string, Set<Watcher>>();
  #count = 0;
  #leave: (() => Promise<void>) | undefined;

  constructor(database: Pick<Database, 'subscribe'>) {
    this.#database = database;
  }

  async open(): Promise<void> {
    this.#leave = await subscribeToNews(
      this.#database,
      (news) => {
        for (const watcher of this.#bySite.get(siteKeyText(news.site)) ?? []) watcher.tell(news);
      },
      () => {
        for (const watcher of this.#all()) watcher.tellGap();
      },
    );
  }

  /** @returns what ends the watching; undefined where there are too many watchers */
  watch(site: SiteKey, watcher: Watcher): (() => void) | undefined {
    const name = siteKeyText(site);
    const watchers = this.#bySite.get(name) ?? new Set();
    if (this.#count >= MOST || watchers.size >= MOST_OF_SITE) return undefined;
    this.#bySite.set(name, watchers.add(watcher));
    this.#count += 1;
    return () => {
      if (!watchers.delete(watcher)) return;
      this.#count -= 1;
      if (watchers.size === 0) this.#bySite.delete(name);
    };
  }

  /** Ends every watcher, and hears nothing any more. */
  async close(): Promise<void> {
    for (const watcher of this.#all()) watcher.end();
    await this.#leave?.();
  }

  #all(): Watcher[] {
    return [...this.#bySite.values()].flatMap((watchers) => [...watchers]);
  }
}
