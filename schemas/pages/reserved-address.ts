import { isParameter } from './page-path.ts';

/** First segments of services: below them an unknown address is an API's 404, never a page's. */
export const SERVICE_SEGMENTS = ['api', 'content', 'events', 'v1', 'v2', 'v4'] as const;

/** First segments that belong to the server itself, so that sites without a prefix cannot have them. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...SERVICE_SEGMENTS,
  'assets',
  'build',
  'docs',
  'editor',
  'favicon.ico',
  'feeds',
  'fonts',
  'healthz',
  'metrics',
  'preview',
  'readyz',
  'robots.txt',
]);

export interface AddressOwner {
  readonly type: string;
  /** Undefined while the site is not known. */
  readonly sitePrefix: string | undefined;
}

/** The segment of a page's address for which the router never gets to the page, if there is one. */
export function reservedSegment(
  address: string,
  { type, sitePrefix }: AddressOwner,
): string | undefined {
  const segments = address.split('/').slice(1);
  return segments.find((segment, i) => {
    if (segment === 'p') return i < segments.length - 1;
    if (segment === '.' || segment === '..') return true;
    if (isParameter(segment)) return type !== 'JOB_DETAIL';
    if (i > 0) return false;
    return segment === 'sitemap.xml' || (sitePrefix === '' && RESERVED_SEGMENTS.has(segment));
  });
}
