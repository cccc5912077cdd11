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
  const path = joinVariant({ path: fill(page.url, found.params), variant: found.variant });
  const { sitePrefix } = entry.site;
  return encodePath(sitePrefix === '' ? path : `/${sitePrefix}${path}`);
}

/** Values go to the parameters of the same name, or else to the one in the same place. */
function fill(url: string, params: Readonly<Record<string, string>>): string {
  const values = Object.values(params);
  return url
    .split('/')
    .map((part) => (isParameter(part) ? (params[part.slice(1, -1)] ?? values.shift() ?? '') : part))
    .join('/');
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
