/** Address of a job's own page below the site's prefix, with the way back (spec section 2, routes). */
export function jobHref(urlSlug: string, returnToUrl?: string): string {
  const path = `/job/${encodeURIComponent(urlSlug)}`;
  if (returnToUrl === undefined) return path;
  return `${path}?${new URLSearchParams({ returnToUrl }).toString()}`;
}

/** Parameter of a job's address that holds the previous path. */
export const RETURN_PARAM = 'returnToUrl';

/**
 * The path to go back to, if it is one of this site; anyone can write anything into an address.
 * @param sitePrefix without slashes; empty for a site at the root
 */
export function checkReturnUrl(value: string, sitePrefix: string): string | undefined {
  if (!value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return undefined;
  const base = 'https://site.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  // A path such as `/.//x` collapses to `//x`, which is another site.
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  const isInside =
    sitePrefix === '' ||
    url.pathname === `/${sitePrefix}` ||
    url.pathname.startsWith(`/${sitePrefix}/`);
  return isInside ? url.pathname + url.search : undefined;
}
