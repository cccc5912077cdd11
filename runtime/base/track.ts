import type { EventName } from '#schemas/events/event-list.ts';

export interface TrackedEvent {
  readonly eventName: EventName;
  readonly widgetId: string;
  readonly eventData: Readonly<Record<string, string | number>>;
}

/** Name of the DOM event on `document` by which tracked events travel to whoever sends them. */
const TRACK_EVENT = 'rumbo:event';

export function track(event: TrackedEvent): void {
  document.dispatchEvent(new CustomEvent<TrackedEvent>(TRACK_EVENT, { detail: event }));
}
