import type { Transaction } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';

/** Where servers that share a database tell each other what became of applications. */
const CHANNEL = 'applications-changed';

export interface ApplicationNews {
  readonly site: SiteKey;
  /** `alike`: whether it may be there twice has to be asked again. */
  readonly kind:
    | 'arrived'
    | 'changed'
    | 'noted'
    | 'alike'
    | 'gone'
    | 'settings'
    | 'filters'
    | 'read';
  /**
   * The application; null for one that arrived, as whoever hears of it asks for the list, and for settings. Of saved filters and of what was
   * opened the token of the recruiter.
   */
  readonly subject: string | null;
}

/** @param rows the transaction that it belongs to: the news comes with its commit, or not at all */
export function publishNews(
  database: Pick<Database, 'publish'>,
  { site, kind, subject }: ApplicationNews,
  rows?: Transaction<Tables>,
): Promise<void> {
  const payload = JSON.stringify([site.agencyId, site.siteId, kind, subject]);
  return database.publish(CHANNEL, payload, rows);
}

/** @param onGap called when anything may have happened without news of it */
export function subscribeToNews(
  database: Pick<Database, 'subscribe'>,
  listener: (news: ApplicationNews) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  const onMessage = (payload: string): void => {
    const [agencyId, siteId, kind, subject] = JSON.parse(payload) as [
      string,
      string,
      ApplicationNews['kind'],
      string | null,
    ];
    listener({ site: { agencyId, siteId }, kind, subject });
  };
  return database.subscribe(CHANNEL, onMessage, onGap);
}
