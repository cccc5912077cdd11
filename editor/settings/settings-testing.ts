// A small content service for tests of settings, in place of the network.
import { vi } from 'vitest';

export interface TestService {
  /** What is stored, by its address below the sites: `demo/settings`, `demo/pages/a`, `demo/pages/a live`. */
  readonly stored: Map<string, string>;
  /** Changes that arrived, such as `PUT demo/settings`. */
  readonly changes: string[];
  /** What happens just before each of the next changes; a status is the answer instead. */
  readonly before: (() => number | undefined)[];
  close(): void;
}

const SITES = '/content/v1/sites/';

/** Has requests go to a service that keeps documents with entity tags, as the real one does. */
export function openTestService(): TestService {
  const stored = new Map<string, string>();
  const changes: string[] = [];
  const before: (() => number | undefined)[] = [];
  const change = (path: string, { body, headers }: RequestInit): Response => {
    const status = before.shift()?.();
    const place = path.replace(/\/(?:draft|publish)$/, '');
    const theirs = stored.get(place);
    if (status !== undefined || theirs === undefined)
      return new Response('{}', { status: status ?? 404 });
    const etag = etagOf(theirs);
    if (new Headers(headers).get('if-match') !== etag)
      return Response.json({ theirs, etag }, { status: 412 });
    if (path.endsWith('/publish')) stored.set(`${place} live`, theirs);
    else stored.set(place, String(body));
    const next = etagOf(stored.get(place) ?? '');
    return Response.json({ etag: next, problems: [] }, { headers: { etag: next } });
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.slice(SITES.length);
    if (init.method !== 'GET') changes.push(`${init.method} ${path}`);
    return init.method === 'GET'
      ? answerWith(stored.get(path.replace('?state=', ' ')))
      : change(path, init);
  });
  return { stored, changes, before, close: () => void vi.unstubAllGlobals() };
}

function answerWith(text: string | undefined): Response {
  if (text === undefined) return new Response('{}', { status: 404 });
  return new Response(text, { headers: { etag: etagOf(text) } });
}

function etagOf(text: string): string {
  return `"${encodeURIComponent(text)}"`;
}
