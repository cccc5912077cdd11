import { createHash } from 'node:crypto';
import type { SiteDocument } from '#schemas/documents/documents.ts';

interface PagePolicyOptions {
  /** Text of each `<style>` of the page. */
  readonly styles: readonly string[];
  /** Text of each script in the page that the browser runs or follows. */
  readonly scripts: readonly string[];
  /** Whether it shows widgets in frames of their own. */
  readonly hasFrames: boolean;
  /** Whether it may open a map, also after it was loaded. */
  readonly hasMap: boolean;
  /** Who may show it in a frame. Nobody but the editor does, so that no widget's frame can lead itself to a page. */
  readonly framedBy: "'none'" | "'self'";
}

/**
 * The policy of a rendered page. Hashes, not nonces, because the HTML is cached; one stylesheet, so
 * one hash; no script but the site's own files, and those of its own that stand in the page.
 */
export function contentSecurityPolicy(
  site: SiteDocument,
  { styles, scripts, hasFrames, hasMap, framedBy }: PagePolicyOptions,
): string {
  const map = hasMap ? mapOrigins(site) : [];
  const connect = ["'self'", ...new Set([...Object.values(site.apiHosts ?? {}), ...map])].join(' ');
  return [
    "default-src 'none'",
    // Chromium forgets `inline-speculation-rules` beside a hash: these rules have one, too.
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    `style-src ${hashesOf(styles)}`,
    ["img-src 'self' data:", ...(hasMap ? ['blob:'] : []), ...map].join(' '),
    "media-src 'self'",
    "font-src 'self'",
    // What a map computes off the main thread begins as a blob that has this very policy.
    ...(hasMap ? ["worker-src 'self' blob:"] : []),
    `connect-src ${connect}`,
    ...(hasFrames ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    "manifest-src 'self'",
  ].join('; ');
}

/** Where the site's own map comes from; the embedded one is this server's. */
function mapOrigins({ map }: SiteDocument): string[] {
  if (map?.styleUrl === undefined) return [];
  return [...new Set([new URL(map.styleUrl).origin, ...(map.hosts ?? [])])];
}

/**
 * The policy of a widget's own document, whose content nobody vouches for. Its origin is no one's, so that it has
 * neither the page nor its storage; it runs the given scripts only and sends nothing but what pictures ask for.
 * Links open in tabs, which are ordinary pages.
 */
export function framePolicy(scripts: readonly string[]): string {
  return [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src ${hashesOf(scripts)}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' https: data:",
    "media-src 'self' https: data:",
    'font-src https: data:',
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function hashesOf(texts: readonly string[]): string {
  return texts.map(hashOf).join(' ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
