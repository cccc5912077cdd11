import type { Config } from '../config/config.ts';
import type { Database } from '../db/open-database.ts';
import type { Api } from '../http/api.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { PageTokens } from '../pages/page-tokens.ts';
import type { IpPlaces } from '../places/ip-places.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { PageBlocks } from './event-page.ts';
import { EventPartitions } from './event-partitions.ts';
import { EventWriter } from './event-writer.ts';
import { startEventUpkeep } from './expire-events.ts';
import { addForgetRoute } from './forget-route.ts';
import { addHandleEventsRoute } from './handle-events-route.ts';
import { KnownWords } from './known-words.ts';
import { LeftOutEvents } from './left-out-events.ts';
import { startRollUp } from './roll-up.ts';

export interface EventsOptions {
  readonly config: Pick<Config, 'hasCallLimits'>;
  readonly database: Pick<Database, 'kysely'>;
  readonly store: Pick<SiteStore, 'sites' | 'loadDocument'>;
  readonly ipPlaces: IpPlaces;
  readonly pageTokens: PageTokens;
  readonly log: Pick<ServerLog, 'error'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** What visitors who agreed to it did: taking events in, and forgetting those of a visitor who takes that back. */
export async function eventsPlugin(api: Api, options: EventsOptions): Promise<void> {
  const { config, database, store, ipPlaces, pageTokens, log, now } = options;
  const { kysely } = database;
  const partitions = new EventPartitions(kysely);
  const writer = new EventWriter(kysely, partitions);
  const words = new KnownWords(kysely);
  takeBeacons(api);
  addHandleEventsRoute(api, {
    writer,
    leftOut: new LeftOutEvents(kysely, now),
    words,
    blocks: new PageBlocks(store),
    store,
    tokens: pageTokens,
    ipPlaces,
    hasLimits: config.hasCallLimits,
    now,
  });
  addForgetRoute(api, { kysely, store, hasLimits: config.hasCallLimits, now });
  let stopUpkeep: (() => Promise<void>) | undefined;
  api.addHook('onListen', async () => {
    stopUpkeep = startEventUpkeep({ kysely, partitions, log, now });
  });
  const stopRollUp = startRollUp(kysely, log);
  api.addHook('onClose', async () => {
    await stopUpkeep?.();
    await stopRollUp();
  });
}

/** `sendBeacon` asks no other origin for leave where it sends plain text. */
function takeBeacons(api: Api): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body, done);
  });
}
