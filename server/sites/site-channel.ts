import type { Transaction } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';
import type { SiteKey } from './documents/site-key.ts';

/** Where servers that share a database tell each other which site to read again. */
const CHANNEL = 'site-changed';

/** @param rows the transaction that changes the site: the message comes with its commit, or not at all */
export function publishSiteChange(
  database: Pick<Database, 'publish'>,
  key: SiteKey,
  rows: Transaction<Tables>,
): Promise<void> {
  return database.publish(CHANNEL, JSON.stringify([key.agencyId, key.siteId]), rows);
}

/**
 * Resolves, once messages arrive, with the function that ends the subscription.
 * @param onGap called when any site may have changed without a message
 */
export function subscribeToSiteChanges(
  database: Pick<Database, 'subscribe'>,
  listener: (key: SiteKey) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  const onMessage = (payload: string): void => {
    const [agencyId, siteId] = JSON.parse(payload) as [string, string];
    listener({ agencyId, siteId });
  };
  return database.subscribe(CHANNEL, onMessage, onGap);
}
