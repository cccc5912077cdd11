/**
 * Name of the event on `document` by which whoever finds a visitor's place says that it lies outside the service
 * area: a plain `Event`. Where the place is, it does not say.
 */
export const LOCATION_OUTSIDE_EVENT = 'rumbo:location-outside';
