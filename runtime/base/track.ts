/** Analytics events that widgets emit (spec section 7). */
export type EventName =
  | 'Social_Switch'
  | 'Tab_Change'
  | 'Navigate_Left'
  | 'Navigate_Right'
  | 'CTA_Click'
  | 'Hero_CTA_Click'
  | 'Hero_Video_Play'
  | 'formSubmit'
  | 'formSubmitError'
  | 'APPLY_FINISH';

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
