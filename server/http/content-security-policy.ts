import { createHash } from 'node:crypto';
import type { SiteDocument } from '#schemas/documents.ts';

/**
 * The policy of a rendered page. Hashes, not nonces, because the HTML is cached; one stylesheet, so
 * one hash; no script but the site's own files.
 */
export function contentSecurityPolicy(site: SiteDocument, styles: readonly string[]): string {
  const connect = ["'self'", ...(site.apiHosts ?? [])].join(' ');
  const hashes = styles.map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules'",
    `style-src ${hashes.join(' ')}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${connect}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "manifest-src 'self'",
  ].join('; ');
}
