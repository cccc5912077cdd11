import type { SiteEntry } from '../sites/site-entry.ts';
import type { RequestedView } from './page-renderer.ts';

/** The site's own page for an error: the system page whose id is the status. */
export function systemView(
  entry: SiteEntry,
  origin: string,
  status: 404 | 410 | 500,
): RequestedView | undefined {
  const page = entry.pages.find(
    ({ pageId, type }) => type === 'SYSTEM' && pageId === String(status),
  );
  const address = { path: page?.url ?? '', params: {}, query: '', fragment: '', frame: '' };
  return page && { entry, page, variant: null, ...address, origin, status };
}
