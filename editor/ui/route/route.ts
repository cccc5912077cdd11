import { useMemo, useSyncExternalStore } from 'react';

/** What the address names: `#/repartidores-mx/home`. Parts that it leaves open are undefined. */
interface Route {
  readonly siteId?: string;
  readonly pageId?: string;
}

export function parseRoute(hash: string): Route {
  const [siteId, pageId] = hash
    .replace(/^#\/?|\?.*$/g, '')
    .split('/')
    .map(decode);
  if (!siteId) return {};
  return pageId ? { siteId, pageId } : { siteId };
}

export function toHash(siteId: string, pageId?: string): string {
  const parts = pageId === undefined ? [siteId] : [siteId, pageId];
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Typed by hand with a stray percent sign: no id has one, so it leads to "does not exist".
    return part;
  }
}

export function useRoute(): Route {
  const hash = useHash();
  return useMemo(() => parseRoute(hash), [hash]);
}

/** The part of the address that the editor reads, with its `#`. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}

/**
 * Leads there, within the act that asks for it: a field whose value is the address, a radio button
 * or a list, would jump back to the old value until `location.assign` tells of the new one.
 */
export function openAddress(hash: string): void {
  history.pushState(null, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Leads there without a step in the history, as typing into a filter does. */
export function replaceAddress(hash: string): void {
  history.replaceState(history.state, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function subscribe(notify: () => void): () => void {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
}
