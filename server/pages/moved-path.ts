import type { PageIndex } from '#schemas/pages/page-index.ts';
import { isParameter, joinVariant } from '#schemas/pages/page-path.ts';
import { foldAddress } from '../sites/folded-addresses.ts';
import { resolvePage } from '../sites/resolve-page.ts';
import type { LeftAddress, SiteEntry } from '../sites/site-entry.ts';

/**
 * Where the page is, as a path below the host, that had this address once or has it with accents and other capitals;
 * undefined where none does.
 * @param segments decoded, below the site's prefix
 */
export function movedPath(entry: SiteEntry, segments: readonly string[]): string | undefined {
  const folded = segments.map((segment) => foldAddress(readLatin1(segment)));
  return pathIn(entry, entry.left, segments) ?? pathIn(entry, entry.folded, folded);
}

/** Escapes that are no UTF-8 come as they were written: systems of old wrote `é` as `%E9`. */
function readLatin1(segment: string): string {
  return segment.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function pathIn(
  entry: SiteEntry,
  pageIndex: PageIndex<LeftAddress>,
  segments: readonly string[],
): string | undefined {
  const found = resolvePage({ ...entry, pageIndex }, segments);
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
