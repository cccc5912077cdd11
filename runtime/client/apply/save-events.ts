import type { EventName } from '#schemas/events/event-list.ts';
import { track } from '../../base/track.ts';
import type { SaveRequest } from './stored-saves.ts';

type SaveEvent = Extract<EventName, 'formSubmit' | 'formSubmitError' | 'APPLY_FINISH'>;

export function trackSave(eventName: SaveEvent, request: SaveRequest): void {
  const { status: applicationStatus, page: pageNumber, widgetId = '' } = request;
  track({ eventName, widgetId, eventData: { applicationStatus, pageNumber } });
}

/** Raised and tracked once for each act of the person (spec section 8). */
export function reportFailure(request: SaveRequest, status: number): void {
  trackSave('formSubmitError', request);
  reportError(submissionError(status));
}

/** A failed submit as the spec names it (section 8). */
export function submissionError(status: number): Error {
  return new Error(`Form submission error: Status ${status}`);
}
