import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sitesOfHost } from '../sites/resolve-page.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import type { PageOrigin } from './page-origin.ts';

export interface SitemapRoutesOptions {
  readonly pageOrigin: PageOrigin;
  readonly store: SiteStore;
}

export interface SitemapView {
  readonly entry: SiteEntry;
  readonly origin: string;
}

const CACHE_CONTROL = 'public, max-age=300';

/** `GET /robots.txt`. Each site's sitemap lies at its prefix, so the page routes answer it. */
export function addRobotsRoute(
  app: FastifyInstance,
  { pageOrigin, store }: SitemapRoutesOptions,
): void {
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    const sitemaps = sitesOfHost(store.sites, request.host).map(
      ({ site }) =>
        `Sitemap: ${sitePath(pageOrigin(site, request), site.sitePrefix, '/sitemap.xml')}`,
    );
    const lines = ['User-agent: *', 'Disallow: /editor', 'Disallow: /content/', ...sitemaps, ''];
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(lines.join('\n'));
  });
}

export function sendSitemap(
  _request: FastifyRequest,
  reply: FastifyReply,
  view: SitemapView,
): FastifyReply {
  return reply
    .header('content-type', 'application/xml; charset=utf-8')
    .header('cache-control', CACHE_CONTROL)
    .send(sitemapXml(view));
}

/** The content pages that search engines may list, by their canonical addresses. */
function sitemapXml({ entry: { site, pages }, origin }: SitemapView): string {
  const urls = pages
    .filter(({ type, isIndexable }) => type === 'CONTENT' && isIndexable)
    .map(({ url, updatedAt }) => {
      const location = escapeXml(sitePath(origin, site.sitePrefix, url));
      return `<url><loc>${location}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

function sitePath(origin: string, sitePrefix: string, path: string): string {
  const prefix = sitePrefix === '' ? '' : `/${sitePrefix}`;
  return origin + encodeURI(prefix + (path === '/' && prefix !== '' ? '' : path));
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
