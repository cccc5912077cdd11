import { isIPv4, isIPv6 } from 'node:net';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { EVENT_TYPES } from '#schemas/events/event-types.ts';
import { HOUR_MS } from '#schemas/time/durations.ts';
import type { IpPlaces } from '../places/ip-places.ts';
import { type CountedEvent, countsOf, type EventRow } from './event-counts.ts';
import { createEventId } from './event-id.ts';
import type { PageBlocks } from './event-page.ts';
import type { KnownWords } from './known-words.ts';
import type { ReadEvent } from './read-events.ts';
import type { SentEvent } from './sent-event.ts';
import { reduceAgent } from './visitor-agent.ts';

/** Who sent an event, as the connection says. */
export interface Sender {
  readonly ip: string;
  readonly agent: string;
}

export interface RowContext {
  readonly words: KnownWords;
  readonly blocks: PageBlocks;
  readonly ipPlaces: IpPlaces;
  /** ms since the epoch */
  readonly now: number;
}

/** An event that says it is older counts as this old. */
const MAX_AGE_MS = 30 * 24 * HOUR_MS;
/** Stands for every address that is no page of the site: what somebody typed there may be a name. */
const NO_PAGE = '(otra)';
const UNSIGNED: CountedEvent['counts'] = [{ measure: 'left-unsigned', detail: '' }];
/**
 * What campaigns call themselves; anything else is somebody's own text. Seven digits in a row are a number to call, and so are ten
 * in groups; a day has eight.
 */
const SOURCE = /^(?!.*\d{7})(?!.*(?:\d[ ._+-]*){10})[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,79}$/u;

/** The row of an event, and what it adds to the rollups: where anybody may have made it up, that it was left out. */
export async function toCountedEvent(
  { event, entry, page, isSigned }: SentEvent,
  sender: Sender,
  context: RowContext,
): Promise<CountedEvent> {
  // No number is moved to an hour that somebody chose.
  const age = isSigned ? Math.min(event.record.age ?? 0, MAX_AGE_MS) : 0;
  const row = await toEventRow(event, entry.site, sender, { ...context, age });
  const blockId = row.widget_id ?? undefined;
  const isBlock =
    page !== undefined && blockId !== undefined && (await context.blocks.has(entry, page, blockId));
  return {
    row: {
      ...row,
      page_path: page?.url ?? NO_PAGE,
      page_id: page?.pageId ?? null,
      is_signed: isSigned,
    },
    counts: isSigned ? countsOf(row, isBlock ? blockId : undefined) : UNSIGNED,
  };
}

async function toEventRow(
  { record, name, data }: ReadEvent,
  site: SiteDocument,
  { ip, agent }: Sender,
  { words, ipPlaces, now, age }: RowContext & { readonly age: number },
): Promise<Omit<EventRow, 'page_path' | 'page_id' | 'is_signed'>> {
  const keyword = record.keywordSearched ?? '';
  return {
    agency_id: site.agencyId,
    site_id: site.id,
    event_id: record.eventId ?? createEventId(now),
    hour: new Date(Math.floor((now - age) / HOUR_MS) * HOUR_MS),
    received_at: new Date(now),
    event_type: EVENT_TYPES[name],
    event_name: name,
    widget_id: record.widgetId || null,
    source: sourceOf(record.source),
    keyword: keyword === '' ? null : await words.fold(site, keyword),
    search_depth: record.searchDepth ?? null,
    ...reduceAgent(agent),
    place: placeOf(ipPlaces, ip),
    network: cutAddress(ip),
    user_id: record.userId ?? null,
    session_id: record.sessionId ?? null,
    tab_id: record.tabId ?? null,
    previous_event_id: record.previousEventId ?? null,
    data,
    custom_parameters: ownParameters(record.customParameters, site),
  };
}

function sourceOf(source: string | null | undefined): string | null {
  const text = source?.trim().toLowerCase() ?? '';
  return SOURCE.test(text) ? text : null;
}

function placeOf({ find }: IpPlaces, ip: string): string | null {
  const { city, state } = find(ip) ?? {};
  const names = [city, state].filter((name) => typeof name === 'string' && name !== '');
  return names.length === 0 ? null : names.join(', ');
}

/** Those that the settings of the site name. */
function ownParameters(
  given: ReadEvent['record']['customParameters'],
  { customParameters = [] }: SiteDocument,
): Readonly<Record<string, string>> {
  const keys = new Set(customParameters.map(({ key }) => key));
  const known = (given ?? []).filter(({ name }) => keys.has(name));
  return Object.fromEntries(known.map(({ name, parameterValue }) => [name, parameterValue]));
}

/** What is kept of an address: the first 24 bits of an IPv4 one, 48 of an IPv6 one. */
function cutAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return '';
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const first = [...groups, ...zeros, ...rest]
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/48`;
}
