import type { EventName } from '#schemas/events/event-list.ts';

export interface TrackedEvent {
  readonly eventName: EventName;
  readonly widgetId: string;
  readonly eventData: Readonly<Record<string, string | number | boolean>>;
  /** What a search looked for; the server keeps only words that jobs use too. */
  readonly search?: { readonly keyword: string; readonly depth: number };
}

/** Name of the DOM event on `document` by which tracked events travel to whoever sends them. */
const TRACK_EVENT = 'rumbo:event';

export function track(event: TrackedEvent): void {
  document.dispatchEvent(new CustomEvent<TrackedEvent>(TRACK_EVENT, { detail: event }));
}

/** Calls for each tracked event of the page. */
export function onTracked(listener: (event: TrackedEvent) => void): void {
  document.addEventListener(TRACK_EVENT, (event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  });
}
