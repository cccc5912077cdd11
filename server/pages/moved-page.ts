import { isParameter, joinVariant } from '#schemas/page-path.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import { resolvePage } from './resolve-page.ts';

/**
 * Where the page is now that had this address once, as a path below the host; undefined where none had it.
 * @param segments decoded, below the site's prefix
 */
export function movedPath(entry: SiteEntry, segments: readonly string[]): string | undefined {
  const found = resolvePage({ ...entry, pageIndex: entry.left }, segments);
  const page = found && entry.pages.find(({ pageId }) => pageId === found.page.pageId);
  if (found === undefined || page === undefined) return undefined;
  const filled = fill(page.url, found.params);
  if (filled === undefined) return undefined;
  const path = joinVariant({ path: filled, variant: found.variant });
  const { sitePrefix } = entry.site;
  return encodePath(sitePrefix === '' ? path : `/${sitePrefix}${path}`);
}

/** Undefined where the old address says nothing of a parameter, for it cannot be made up. */
function fill(url: string, params: Readonly<Record<string, string>>): string | undefined {
  const names = url
    .split('/')
    .filter(isParameter)
    .map((part) => part.slice(1, -1));
  const others = Object.keys(params).filter((name) => !names.includes(name));
  const values = names.map((name) => params[name] ?? params[others.shift() ?? '']);
  if (values.includes(undefined)) return undefined;
  return url
    .split('/')
    .map((part) => (isParameter(part) ? values.shift() : part))
    .join('/');
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
