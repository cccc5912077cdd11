import { MEASURING } from '../../base/measuring.ts';

/** Key of the choices in localStorage: JSON of `{ [site]: Consent }`, since one address may hold several sites. */
const STORAGE_KEY = 'rumbo_consent';

/**
 * Name of the event on `document` that tells a choice as soon as it is made: a `CustomEvent<Consent>`. It also
 * comes where the browser lets nothing be stored; then the choice holds for this page alone.
 */
const CONSENT_EVENT = 'rumbo:consent';

export interface Consent {
  /** Of the question that was answered. Another version asks again. */
  readonly version: number;
  /** When it was answered, ISO 8601. */
  readonly time: string;
  /** Ids of the allowed categories, those that are always on among them. */
  readonly categories: readonly string[];
}

/**
 * What the visitor chose on a site; undefined before a choice of this version. Anyone may write to the storage and
 * it may be blocked: what is no choice counts as none.
 * @param site `{agencyId}/{siteId}`
 */
export function readConsent(site: string, version: number): Consent | undefined {
  const { [site]: stored } = readAll();
  return isConsent(stored) && stored.version === version ? stored : undefined;
}

/** Whether the visitor of a site agreed to be measured. */
export function allowsMeasuring(site: string, version: number): boolean {
  return readConsent(site, version)?.categories.includes(MEASURING) ?? false;
}

/** Keeps a choice for later pages, as far as the browser lets it, and tells it to this one. */
export function giveConsent(site: string, consent: Consent): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readAll(), [site]: consent }));
  } catch {
    // Blocked or full: the next page asks again.
  }
  document.dispatchEvent(new CustomEvent<Consent>(CONSENT_EVENT, { detail: consent }));
}

/** Calls when a choice is made on this page. */
export function onConsent(listener: () => void): void {
  document.addEventListener(CONSENT_EVENT, listener);
}

/** Calls when the choice may have been made elsewhere: in another tab, or while this page lay in the browser's cache. */
export function onConsentElsewhere(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) listener();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return Object(stored);
  } catch {
    return {};
  }
}

function isConsent(value: unknown): value is Consent {
  const { version, time, categories } = Object(value) as Partial<Record<keyof Consent, unknown>>;
  return typeof version === 'number' && typeof time === 'string' && Array.isArray(categories);
}
