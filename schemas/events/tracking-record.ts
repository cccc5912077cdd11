import { type Static, type TSchema, Type } from 'typebox';
import { list } from '../api/shapes.ts';

/** Events of one call; a batch of the browser has 20. */
export const MAX_EVENTS = 100;

const UNSEEN = '^[^\\p{Cc}\\p{Cs}]*$';

const name = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

function text(maxLength: number) {
  return Type.String({ maxLength, pattern: UNSEEN });
}

/** Missing or null where a client does not know it. */
function unsure<Shape extends TSchema>(shape: Shape) {
  return Type.Optional(Type.Union([shape, Type.Null()]));
}

/** Spec section 3, "Event tracking record", with `eventId`, `age`, `source` and `pageToken`. */
export const trackingRecord = Type.Object({
  /** Of version 7. One event has one id, however often it is sent. */
  eventId: Type.Optional(
    Type.String({
      pattern: '^[\\da-f]{8}-[\\da-f]{4}-7[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}$',
    }),
  ),
  /** ms since it happened, when it is sent. */
  age: Type.Optional(Type.Number({ minimum: 0 })),
  userId: unsure(name),
  sessionId: unsure(name),
  tabId: unsure(name),
  previousEventId: unsure(name),
  pageUrl: text(2000),
  websiteId: Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$' }),
  keywordSearched: unsure(Type.String({ maxLength: 200 })),
  searchDepth: unsure(Type.Integer({ minimum: 0, maximum: 10_000 })),
  widgetId: unsure(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]*$' })),
  /** The server knows those of the connection. */
  userAgent: unsure(Type.String()),
  ipAddress: unsure(Type.String()),
  eventType: unsure(name),
  eventName: Type.String({ maxLength: 64 }),
  eventData: unsure(Type.Record(Type.String(), Type.Unknown())),
  customParameters: unsure(
    list(Type.Object({ name: text(200), parameterValue: text(300) }), { maxItems: 50 }),
  ),
  /** Campaign or site that the visit came from. An address may end in a line break: then the visit counts all the same. */
  source: unsure(Type.String({ maxLength: 200 })),
  /** Printed on the page; events without that of their page are kept and not counted. */
  pageToken: unsure(text(64)),
});
export type TrackingRecord = Static<typeof trackingRecord>;
