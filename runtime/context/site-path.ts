/**
 * The address to print for a stored href: internal paths get the site's prefix, all else stays.
 * @param sitePrefix without slashes at its ends; empty for a site at the root
 */
export function toSitePath(sitePrefix: string, href: string): string {
  if (!href.startsWith('/') || sitePrefix === '') return href;
  return href === '/' ? `/${sitePrefix}` : `/${sitePrefix}${href}`;
}

/** The first segment of a path below the prefix, by which the header knows the current page. */
export function firstSegment(path: string): string {
  return path.split(/[/?#]/).find((segment) => segment !== '') ?? '';
}
