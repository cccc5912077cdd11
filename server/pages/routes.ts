import type { FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_SEGMENTS } from '#schemas/pages/reserved-address.ts';
import type { Database } from '../db/open-database.ts';
import type { Api } from '../http/api.ts';
import { RETRY_AFTER_SECONDS, sendRouteUnknown } from '../http/error-handler.ts';
import { sendEncoded } from '../http/send-encoded.ts';
import type { JobService } from '../jobs/job-service.ts';
import { resolvePage, resolveSite } from '../sites/resolve-page.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { fallbackPage } from './fallback-page.ts';
import { movedJobPath, movedPath } from './moved-path.ts';
import type { PageOrigin } from './page-origin.ts';
import type { PageRenderer, RequestedView } from './page-renderer.ts';
import { encodePath, readQuery, readRequestPath } from './request-path.ts';
import { addRobotsRoute, sendSitemap } from './sitemap-routes.ts';
import { systemView } from './system-view.ts';

export interface PageRoutesOptions {
  readonly pageOrigin: PageOrigin;
  readonly database: Pick<Database, 'isReady'>;
  readonly store: SiteStore;
  readonly renderer: PageRenderer;
  readonly jobs: Pick<JobService, 'findSlug'>;
}

/** An address at which a site has no page. */
interface EmptyPlace {
  readonly entry: SiteEntry;
  readonly origin: string;
  /** Undefined for what can be no page's address. */
  readonly segments: readonly string[] | undefined;
}

const HIDDEN = { schema: { hide: true } };

/** `GET /*`: the published pages of every site, and their 404, 410 and 500; and what search engines ask for. */
export async function pagesPlugin(api: Api, options: PageRoutesOptions): Promise<void> {
  const { pageOrigin, database, store, renderer, jobs } = options;
  addRobotsRoute(api, options);
  for (const segment of SERVICE_SEGMENTS) api.all(`/${segment}/*`, HIDDEN, sendRouteUnknown);
  api.get('/*', HIDDEN, sendPage);

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { segments, isMended } = readRequestPath(request.url);
    const match = resolveSite(store.sites, { host: request.host, segments: segments ?? [] });
    if (match === undefined) return sendEncoded(request, reply, fallbackPage(404));
    const { entry } = match;
    const origin = pageOrigin(entry.site, request);
    if (match.segments[0] === 'favicon.ico' && match.segments.length === 1)
      return sendIcon(request, reply, entry);
    if (match.segments[0] === 'sitemap.xml' && match.segments.length === 1)
      return sendSitemap(request, reply, { entry, origin });
    const place = { entry, origin, segments: segments && match.segments };
    const found = place.segments && resolvePage(entry, place.segments);
    if (found === undefined) return sendElsewhere(request, reply, place);
    if (isMended) return sendMoved(request, reply, encodePath(segments));
    const asked = splitQuery(request.url);
    return sendView(request, reply, { entry, ...found, ...asked, origin, status: 200 });
  }

  /** To where the page went that had the address, or to the site's own page for what is not there. */
  async function sendElsewhere(
    request: FastifyRequest,
    reply: FastifyReply,
    { entry, origin, segments }: EmptyPlace,
  ): Promise<FastifyReply> {
    const moved = segments && movedPath(entry, segments);
    if (moved !== undefined) return sendMoved(request, reply, moved);
    const missing = missingView(entry, origin, segments);
    if (missing === undefined) return sendEncoded(request, reply, fallbackPage(404, entry.site));
    const { frame } = splitQuery(request.url);
    return sendView(request, reply, { ...missing, frame });
  }

  async function sendView(
    request: FastifyRequest,
    reply: FastifyReply,
    view: RequestedView,
  ): Promise<FastifyReply> {
    try {
      const answer = await renderer.render(view);
      const moved = answer.status === 404 ? await movedJobPath(view, jobs) : undefined;
      return moved === undefined
        ? sendEncoded(request, reply, answer)
        : sendMoved(request, reply, moved);
    } catch (error) {
      const { entry, page } = view;
      request.log.error(
        { err: error, siteId: entry.site.id, pageId: page.pageId },
        'A page could not be rendered',
      );
      return sendFailure(request, reply, view);
    }
  }

  /** Without the database nothing is wrong with the page, so the visitor is asked to come again. */
  async function sendFailure(
    request: FastifyRequest,
    reply: FastifyReply,
    { entry, origin }: RequestedView,
  ): Promise<FastifyReply> {
    if (!(await database.isReady())) {
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return sendEncoded(request, reply, fallbackPage(503, entry.site));
    }
    const view = systemView(entry, origin, 500);
    const answer = await (view && renderer.render(view).catch(() => undefined));
    return sendEncoded(request, reply, answer ?? fallbackPage(500, entry.site));
  }
}

/** The parameter with which a script asks for one widget of a page instead of the whole page. */
const FRAGMENT_PARAMETER = 'fragment';

/** The parameter with which a frame asks for the document of one widget of the page around it. */
const FRAME_PARAMETER = 'frame';

/** Minutes rather than for ever, since the page may come back to the address. */
const MOVED_CACHE = 'public, max-age=300';

function sendMoved(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const at = request.url.indexOf('?');
  const query = at < 0 ? '' : request.url.slice(at);
  return reply.header('cache-control', MOVED_CACHE).redirect(path + query, 301);
}

/** Browsers and robots ask for it without having read a page. */
function sendIcon(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, assets }: SiteEntry,
): FastifyReply {
  const icon = assets[site.metadata.icon];
  if (icon === undefined) return sendEncoded(request, reply, fallbackPage(404, site));
  const { hash, width, extension } = icon;
  return reply
    .header('cache-control', MOVED_CACHE)
    .redirect(`/assets/${hash}-${width}.${extension}`, 302);
}

function splitQuery(target: string): Pick<RequestedView, 'query' | 'fragment' | 'frame'> {
  const query = readQuery(target);
  const isPart = query.includes(FRAGMENT_PARAMETER) || query.includes(FRAME_PARAMETER);
  const params = new URLSearchParams(isPart ? query : '');
  const [fragment, frame] = [FRAGMENT_PARAMETER, FRAME_PARAMETER].map((name) => params.get(name));
  return { query, fragment: fragment ?? '', frame: frame ?? '' };
}

/** Search engines forget an address at once where a page was taken away on purpose. */
function missingView(
  entry: SiteEntry,
  origin: string,
  segments: readonly string[] | undefined,
): RequestedView | undefined {
  const withdrawn = segments && resolvePage({ ...entry, pageIndex: entry.withdrawn }, segments);
  return (withdrawn && systemView(entry, origin, 410)) ?? systemView(entry, origin, 404);
}
