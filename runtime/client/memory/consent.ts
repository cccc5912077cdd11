import { MEASURING } from '../../base/measuring.ts';

/** Key of the choices in localStorage: JSON of `{ [site]: Consent }`, since one address may hold several sites. */
const STORAGE_KEY = 'rumbo_consent';

/** Choices by site. */
export interface Choices {
  readonly [site: string]: unknown;
  /** Ids, `{agencyId}/{userId}`, that the server has not said yet to have forgotten. */
  readonly forget?: unknown;
}

/** After a site's name it is where the choices say that its visitor has been measured, and nothing of it was deleted. */
export const MEASURED = '/measured';

declare global {
  interface Navigator {
    /** Global Privacy Control, which the types of browsers do not know. */
    readonly globalPrivacyControl?: boolean;
  }
}

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
  /** Whether the browser said no by itself when it was answered. */
  readonly gpc?: boolean | undefined;
}

/**
 * What the visitor chose on a site; undefined before a choice of this version, and where the browser began to say no after it.
 * Anyone may write to the storage and it may be blocked: what is no choice counts as none.
 * @param site `{agencyId}/{siteId}`
 */
export function readConsent(site: string, version: number): Consent | undefined {
  const stored: Partial<Consent> = Object(readChoices()[site]);
  const { categories, gpc } = stored;
  // No script reads the time.
  const isConsent = stored.version === version && Array.isArray(categories) && (gpc || !saysNo());
  return isConsent ? (stored as Consent) : undefined;
}

/** Whether the visitor of a site agreed to be measured. */
export function allowsMeasuring(site: string, version: number): boolean {
  return readConsent(site, version)?.categories.includes(MEASURING) ?? false;
}

/** Whether the browser says no for its visitor. */
export function saysNo(): boolean | undefined {
  return navigator.globalPrivacyControl;
}

/** Keeps a choice for later pages, as far as the browser lets it, and tells it to this one. */
export function giveConsent(site: string, version: number, categories: readonly string[]): void {
  const time = new Date().toISOString();
  const detail: Consent = { version, time, categories, gpc: saysNo() };
  storeChoices({ ...readChoices(), [site]: detail });
  document.dispatchEvent(new CustomEvent<Consent>(CONSENT_EVENT, { detail }));
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

export function storeChoices(choices: Choices): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(choices));
  } catch {
    // Blocked or full: the next page asks again.
  }
}

export function readChoices(): Choices {
  try {
    return Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}
