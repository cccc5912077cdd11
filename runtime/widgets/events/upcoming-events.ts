import type { EventsItem } from '#schemas/documents/documents.ts';

type Dated = Pick<EventsItem, 'eventDateAndTime'>;

/** When an event is over, in ms since the epoch. */
export function endOf({ eventDateAndTime }: Dated): number {
  return Date.parse(eventDateAndTime.end);
}

/** When an event begins, in ms since the epoch. */
export function startOf({ eventDateAndTime }: Dated): number {
  return Date.parse(eventDateAndTime.start);
}

/** Events that are not over at a moment, the next one first (spec section 4). */
export function upcomingEvents<Event extends Dated>(
  events: readonly Event[],
  now: number,
): readonly Event[] {
  return events
    .filter((event) => endOf(event) > now)
    .sort((a, b) => startOf(a) - startOf(b) || endOf(a) - endOf(b));
}
