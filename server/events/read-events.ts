import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FieldProblem } from '#schemas/api/problem-details.ts';
import { EVENTS, type EventKind, type EventName } from '#schemas/events/event-list.ts';
import {
  MAX_EVENTS,
  type TrackingRecord,
  trackingRecord,
} from '#schemas/events/tracking-record.ts';
import { timeOfId } from './event-id.ts';
import { AHEAD_MS, KEPT_MS } from './expire-events.ts';

/** An event whose name and payload the list knows. */
export interface ReadEvent {
  readonly record: TrackingRecord;
  readonly name: EventName;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ReadEvents {
  readonly events: readonly ReadEvent[];
  /** One for each event that is refused. */
  readonly problems: readonly FieldProblem[];
}

const checkRecord = Compile(trackingRecord);
const names = Object.keys(EVENTS);
const checkData = new Map(
  Object.entries<EventKind>(EVENTS).map(([name, { data }]) => [name, Compile(data)]),
);

/** Body of the call: one event or a list of them, each judged by itself. */
export const eventsBody = Type.Union(
  [Type.Object({}), Type.Array(Type.Unknown(), { minItems: 1, maxItems: MAX_EVENTS })],
  {
    examples: [
      {
        eventId: '0193a5c2-7c1e-7b3a-9c4d-2f1f6f0f7a11',
        age: 1200,
        userId: 'b2c7a7e2-9a4e-4d8c-8f5e-2f1f6f0f7a11',
        pageUrl: '/buscar-empleos',
        websiteId: 'repartidores-mx',
        keywordSearched: 'repartidor en moto',
        searchDepth: 1,
        eventName: 'Search',
        eventData: { results: 12 },
      },
    ],
  },
);

/** @param now ms since the epoch */
export function readEvents(body: Static<typeof eventsBody>, now: number): ReadEvents {
  const values = Array.isArray(body) ? body : [body];
  const problems: FieldProblem[] = [];
  const events = values.flatMap((value, index): ReadEvent[] => {
    const read = readEvent(value, now);
    if ('name' in read) return [read];
    const place = Array.isArray(body) ? `/${index}` : '';
    problems.push({ ...read, pointer: place + read.pointer });
    return [];
  });
  return { events, problems };
}

function readEvent(value: unknown, now: number): ReadEvent | FieldProblem {
  if (!checkRecord.Check(value)) return problemOf(checkRecord.Errors(value));
  const { eventName: name, eventId, eventData } = value;
  const checkOwn = checkData.get(name);
  if (!isEventName(name) || checkOwn === undefined)
    return { pointer: '/eventName', message: `must be one of ${names.join(', ')}` };
  const made = eventId === undefined ? now : timeOfId(eventId);
  if (made < now - KEPT_MS)
    return { pointer: '/eventId', message: 'must not be older than 90 days' };
  if (made > now + AHEAD_MS)
    return { pointer: '/eventId', message: 'must not be more than 30 days ahead' };
  const data = eventData ?? {};
  if (!checkOwn.Check(data)) {
    const { pointer, message } = problemOf(checkOwn.Errors(data));
    return { pointer: `/eventData${pointer}`, message };
  }
  return { record: value, name, data };
}

function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name);
}

function problemOf(
  errors: readonly { readonly instancePath: string; readonly message: string }[],
): FieldProblem {
  const [first] = errors;
  return { pointer: first?.instancePath ?? '', message: first?.message ?? 'must be an event' };
}
