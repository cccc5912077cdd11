import { EVENT_TYPES } from '#schemas/events/event-types.ts';
import type { TrackingRecord } from '#schemas/events/tracking-record.ts';
import type { TrackedEvent } from '../../base/track.ts';
import { visitSource } from '../memory/visit-source.ts';
import { visitorId } from '../memory/visitor-id.ts';
import { createEventId } from './event-id.ts';
import { postRecord } from './post-record.ts';
import { previousEventId, sessionId, tabId } from './visit-ids.ts';

/** Events of one call, and how long they wait for others (design, "On the wire"). */
const BATCH = 20;
const WAIT_MS = 5000;
/** Browsers refuse to send more than 64 KiB for a page that is put away. */
const MAX_BYTES = 60_000;
/** Events that wait for the next page where they could not be sent; no more than one call takes. */
const MAX_WAITING = 100;
const WAITING_EVENTS = 'rumbo_events';
/** Of the event's schema. */
const MAX_LABEL = 100;
const MAX_KEYWORD = 200;

interface QueuedEvent extends Partial<TrackingRecord> {
  readonly eventId: string;
  /** ms since the epoch by this browser's clock */
  readonly time: number;
}

type Act = readonly [event: TrackedEvent, time: number];

/**
 * Events of this page until the server has them: in memory, and in storage where they were not sent or it had no time for them. The next
 * page sends those; each counts once by its id. A page that is put away hears no answer: what it sends is not sent again, which would
 * cost each visitor most events twice.
 */
export class EventQueue {
  readonly #url: string;
  readonly #websiteId: string;
  /** Goes with each event, since events may wait for another page. */
  readonly #pageToken =
    document.querySelector<HTMLElement>('[data-blocks]')?.dataset['token'] ?? null;
  /** What happened since the last paint: records read storages, for which no tap has to wait. */
  #acts: Act[] = [];
  #events: QueuedEvent[];
  /** Sent, and not known to be there. */
  readonly #unconfirmed = new Set<QueuedEvent>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #leave = () => document.visibilityState === 'hidden' && this.#send();

  /** What was told before happens when the page is first seen. */
  readonly #arrive = () => {
    this.#acts = this.#acts.map(([event]) => [event, Date.now()]);
    this.#settle();
  };

  constructor(agencyId: string, websiteId: string) {
    this.#url = `/events/v2/agencies/${agencyId}/handle-events`;
    this.#websiteId = websiteId;
    this.#events = takeWaiting(websiteId);
    document.addEventListener('visibilitychange', this.#leave);
    document.addEventListener('prerenderingchange', this.#arrive);
  }

  add(event: TrackedEvent): void {
    const waits = this.#acts.push([event, Date.now()]) > 1;
    // Nobody sees it yet, and maybe nobody ever will.
    if (document.prerendering) return;
    // A page that is put away paints nothing and is not asked again.
    if (document.visibilityState === 'hidden') this.#send();
    else if (!waits) requestAnimationFrame(() => setTimeout(() => this.#settle()));
  }

  #settle(): void {
    this.#record();
    if (this.#events.length >= BATCH) this.#send();
    else if (this.#events.length > 0) this.#timer ??= setTimeout(() => this.#send(), WAIT_MS);
  }

  #record(): void {
    for (const act of this.#acts.splice(0)) this.#events.push(this.#toRecord(act));
  }

  #toRecord([{ eventName, widgetId, eventData, search }, time]: Act): QueuedEvent {
    const { name } = eventData;
    const eventId = createEventId(time);
    return {
      ...{ eventId, time, userId: visitorId(), sessionId: sessionId(time), tabId: tabId() },
      previousEventId: previousEventId(eventId),
      // The server keeps the path alone: what follows it may hold what somebody typed.
      pageUrl: location.pathname,
      websiteId: this.#websiteId,
      ...(search && {
        keywordSearched: search.keyword.slice(0, MAX_KEYWORD),
        searchDepth: search.depth,
      }),
      widgetId,
      userAgent: navigator.userAgent,
      ipAddress: null,
      eventType: EVENT_TYPES[eventName],
      eventName,
      eventData: name === undefined ? eventData : { name: `${name}`.slice(0, MAX_LABEL) },
      customParameters: customParameters(),
      source: sourceName(),
      pageToken: this.#pageToken,
    };
  }

  /** Nothing of it is sent or kept any more. */
  drop(): void {
    this.#acts = [];
    this.#events = [];
    this.#unconfirmed.clear();
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#leave);
    document.removeEventListener('prerenderingchange', this.#arrive);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#record();
    const isPutAway = document.visibilityState === 'hidden';
    while (this.#events.length > 0) {
      const { body, count, isTooLarge } = toCall(this.#events.slice(0, BATCH));
      const events = this.#events.splice(0, count);
      // No browser would ever send it, and what follows it waits.
      if (isTooLarge) continue;
      if (!isPutAway) void this.#post(body, events);
      else if (!navigator.onLine || !navigator.sendBeacon(this.#url, body)) keepWaiting(events);
    }
    if (isPutAway) keepWaiting([...this.#unconfirmed]);
  }

  async #post(body: string, events: readonly QueuedEvent[]): Promise<void> {
    for (const event of events) this.#unconfirmed.add(event);
    const isThere = await postRecord(this.#url, body);
    // None of them once they were dropped.
    const own = events.filter((event) => this.#unconfirmed.delete(event));
    if (isThere) removeWaiting(own);
    else keepWaiting(own);
  }
}

interface Call {
  readonly body: string;
  /** Events that it took from the head of the queue. */
  readonly count: number;
  readonly isTooLarge: boolean;
}

/** As many events as one call carries. */
function toCall(events: readonly QueuedEvent[]): Call {
  const now = Date.now();
  const body = JSON.stringify(
    events.map(({ time, ...event }) => ({ ...event, age: Math.max(0, now - time) })),
  );
  const count = events.length;
  const isTooLarge = new Blob([body]).size > MAX_BYTES;
  return isTooLarge && count > 1 ? toCall(events.slice(0, count / 2)) : { body, count, isTooLarge };
}

/** Those of another site of the address go to another agency, maybe, once it is opened. */
function takeWaiting(websiteId: string): QueuedEvent[] {
  const events = readWaiting().filter((event) => event.websiteId === websiteId);
  removeWaiting(events);
  return events;
}

function keepWaiting(events: readonly QueuedEvent[]): void {
  if (events.length > 0) storeWaiting([...withoutThese(events), ...events]);
}

function removeWaiting(events: readonly QueuedEvent[]): void {
  const waiting = readWaiting();
  const others = withoutThese(events);
  if (others.length < waiting.length) storeWaiting(others);
}

/** What waits besides these. */
function withoutThese(events: readonly QueuedEvent[]): QueuedEvent[] {
  const ids = new Set(events.map(({ eventId }) => eventId));
  return readWaiting().filter(({ eventId }) => !ids.has(eventId));
}

function storeWaiting(events: readonly QueuedEvent[]): void {
  try {
    if (events.length > 0)
      localStorage.setItem(WAITING_EVENTS, JSON.stringify(events.slice(-MAX_WAITING)));
    else localStorage.removeItem(WAITING_EVENTS);
  } catch {
    // Without storage what could not be sent is not counted.
  }
}

/** Anyone may write to the storage and it may be blocked. */
function readWaiting(): QueuedEvent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(WAITING_EVENTS) ?? '[]');
    return Array.isArray(stored) ? stored.slice(-MAX_WAITING).filter(isQueued) : [];
  } catch {
    return [];
  }
}

function isQueued(value: unknown): value is QueuedEvent {
  const { eventId, time } = Object(value) as Partial<Record<keyof QueuedEvent, unknown>>;
  return typeof eventId === 'string' && typeof time === 'number';
}

/** Those of the site that have a value on this page, as its head lists them. */
function customParameters() {
  const found = document.querySelectorAll<HTMLMetaElement>('meta[data-parameter]');
  return [...found].map(({ name, content }) => ({ name, parameterValue: content }));
}

/** Who sent the visitor here: what campaigns and sites call themselves. */
function sourceName(): string | null {
  const params = new Map(visitSource());
  return params.get('utm_source') ?? params.get('source') ?? null;
}
