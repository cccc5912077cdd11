import { min } from 'lodash-es';
import type {
  ApiPort,
  RenderedFragment,
  RenderedPage,
  Renderer,
  RenderInput,
  SafePage,
} from '#runtime/entry-server.tsx';
import type { DrawingSource } from '../assets/drawing-source.ts';
import type { RuntimeDoor, RuntimeSource } from '../base/runtime-door.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { encodeBody } from '../http/encoded-body.ts';
import type { Headers } from '../http/security-headers.ts';
import type { EncodedAnswer } from '../http/send-encoded.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { PageEntry, SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { fallbackPage } from './fallback-page.ts';
import { toFrameAnswer } from './frame-answer.ts';
import { type CachedAnswer, PageCache } from './page-cache.ts';
import { type PageForms, type PageJobs, toApiPort } from './page-jobs.ts';
import type { PageTokens } from './page-tokens.ts';
import { renderWithDrawings } from './render-with-drawings.ts';
import { SafePageLoader } from './safe-page-loader.ts';
import { signPage } from './sign-page.ts';

const FOUND: CacheTimes = { shared: 60, whileFetching: 600 };

const MISSING: CacheTimes = { shared: 10, whileFetching: 0 };

export interface RequestedView {
  readonly entry: SiteEntry;
  readonly page: PageEntry;
  readonly variant: 'p' | null;
  readonly path: string;
  /** Values of the parameters in the page's url. */
  readonly params: Readonly<Record<string, string>>;
  /** As it came; only what the page reads of it counts. */
  readonly query: string;
  /** The one widget that a script asks for; empty for the page. */
  readonly fragment: string;
  /** The one widget whose own document a frame asks for; empty for the page. */
  readonly frame: string;
  readonly origin: string;
  readonly status: 200 | 404 | 410 | 500;
  /** Of a page for one person alone: what answers its widgets in place of the services. */
  readonly adapt?: (services: ApiPort) => ApiPort;
}

export interface PageRendererOptions {
  readonly runtime: RuntimeSource;
  readonly store: SiteStore;
  readonly jobs: PageJobs;
  readonly forms: PageForms;
  readonly drawings: DrawingSource;
  readonly tokens: PageTokens;
  readonly log: ServerLog;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Everything that was made with one runtime, so that a new one forgets it all. */
interface RuntimeWork {
  readonly door: RuntimeDoor;
  readonly renderer: Renderer;
  readonly pages: SafePageLoader;
  readonly cache: PageCache;
}

/** A page with the part of the query that it depends on. */
interface PreparedView extends RequestedView {
  readonly safePage: SafePage;
  readonly readsJobs: boolean;
  /** Ids of the widgets that it shows in frames of their own. */
  readonly framed: ReadonlySet<string>;
  /** Whether it shows what is one person's. */
  readonly isPrivate: boolean;
  /** Whether it may open a map. */
  readonly hasMap: boolean;
  /** The next moment at which it shows something else. */
  expires(now: number): number | undefined;
}

/** Published pages as answers, rendered once for each thing that they depend on. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  #work: RuntimeWork | undefined;

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  /** Rejects when the page cannot be rendered. */
  async render(view: RequestedView): Promise<EncodedAnswer> {
    const work = this.#workWith(await this.#options.runtime.load());
    const prepared = await prepare(view, work);
    if (view.frame !== '' && !prepared.framed.has(view.frame))
      return fallbackPage(404, view.entry.site);
    const revision = prepared.readsJobs
      ? this.#options.jobs.revision(view.entry.site.agencyId)
      : '';
    if (prepared.isPrivate || view.adapt) return toPrivate(await this.#make(prepared, work));
    const key = cacheKey(prepared, revision);
    const now = this.#options.now();
    const kept = work.cache.get(key, now);
    return whileRight(kept ?? (await work.cache.make(key, () => this.#make(prepared, work))), now);
  }

  #workWith(door: RuntimeDoor): RuntimeWork {
    if (this.#work?.door === door) return this.#work;
    const { store, runtime } = this.#options;
    const renderer = door.createRenderer(runtime.clientEntries);
    this.#work = { door, renderer, pages: new SafePageLoader(store, door), cache: new PageCache() };
    return this.#work;
  }

  async #make(view: PreparedView, { door, renderer }: RuntimeWork): Promise<CachedAnswer> {
    const { entry, safePage, variant, path, params, query, origin } = view;
    const now = this.#options.now();
    const { listing } = entry;
    const version = { page: safePage, variant, path, params, query, now, listing };
    const services = toApiPort(this.#options, entry.site, door);
    const port = view.adapt?.(services) ?? services;
    const results = view.readsJobs ? await renderer.loadData(version, port) : undefined;
    const { site, assets, hasApplyPage, formMinutes } = entry;
    const { pageToken, expires } = await signPage(view, this.#options);
    const input = { ...version, site, origin, assets, hasApplyPage, formMinutes, results };
    const answer = await this.#answer(view, renderer, { ...input, pageToken });
    return { ...answer, expires: min([view.expires(now), expires]) };
  }

  async #answer(
    view: PreparedView,
    renderer: Renderer,
    input: RenderInput,
  ): Promise<EncodedAnswer> {
    const frame = view.frame && renderer.renderFrame(input, view.frame);
    if (frame)
      return toFrameAnswer(frame, view.status, cacheHeaders(view.status, Number.POSITIVE_INFINITY));
    const { drawings } = this.#options;
    const fragment =
      view.fragment &&
      (await renderWithDrawings(
        (held) => renderer.renderFragment({ ...input, drawings: held }, view.fragment),
        drawings,
      ));
    if (fragment) {
      this.#logWidgetErrors(view, fragment);
      return toAnswer(view, { ...fragment, styles: [], scripts: [] });
    }
    const rendered = await renderWithDrawings(
      (held) => renderer.renderPage({ ...input, drawings: held }),
      drawings,
    );
    this.#logWidgetErrors(view, rendered);
    return toAnswer({ ...view, status: worse(view.status, rendered.status) }, rendered);
  }

  #logWidgetErrors({ entry, page }: RequestedView, { widgetErrors }: RenderedFragment): void {
    for (const { widgetId, widgetType, error } of widgetErrors) {
      const place = { siteId: entry.site.id, pageId: page.pageId, widgetId, widgetType };
      this.#options.log.error('A widget failed to render', { ...place, err: error });
    }
  }
}

/** A frame shows its widget's content, whatever is asked and whenever. */
const FRAME_NEEDS = {
  readsJobs: false,
  isPrivate: false,
  query: '',
  fragment: '',
  hasMap: false,
  expires: () => undefined,
};

async function prepare(view: RequestedView, work: RuntimeWork): Promise<PreparedView> {
  const safePage = await work.pages.load(view.entry, view.page);
  const needs = work.renderer.needs({ page: safePage, variant: view.variant });
  const { framed, hasMap, expires } = needs;
  if (view.frame !== '') return { ...view, ...FRAME_NEEDS, safePage, framed };
  const query = work.door.canonicalQuery(view.query, needs.params, needs.read);
  // Of what the page does not show there is one copy: the page.
  const fragment = needs.shown.has(view.fragment) ? view.fragment : '';
  const { readsJobs } = needs;
  const isPrivate = needs.isPrivate(query);
  return { ...view, safePage, framed, hasMap, expires, readsJobs, isPrivate, query, fragment };
}

/** Nobody keeps it, and its address, which holds a secret, is told to nobody. */
function toPrivate({ bodies, headers, status }: CachedAnswer): EncodedAnswer {
  const { 'cdn-cache-control': _, ...others } = headers;
  const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return { bodies, headers: { ...others, ...secret }, ...(status !== undefined && { status }) };
}

/** What was kept for long may not be kept for as long again. */
function whileRight(answer: CachedAnswer, now: number): EncodedAnswer {
  const { headers, status = 200, expires } = answer;
  if (expires === undefined) return answer;
  return { ...answer, headers: { ...headers, ...cacheHeaders(status, expires - now) } };
}

function worse(requested: RequestedView['status'], rendered: 200 | 404): RequestedView['status'] {
  return requested === 200 ? rendered : requested;
}

async function toAnswer(
  { entry, status, fragment, framed, hasMap }: PreparedView,
  { html, styles, scripts }: Pick<RenderedPage, 'html' | 'styles' | 'scripts'>,
): Promise<EncodedAnswer> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(entry.site, {
      styles,
      scripts,
      hasFrames: framed.size > 0,
      hasMap,
      framedBy: "'none'",
    }),
    ...(fragment !== '' && { 'x-robots-tag': 'noindex' }),
    ...cacheHeaders(status, Number.POSITIVE_INFINITY),
  };
  return { bodies: await encodeBody(Buffer.from(html), 'version'), headers, status };
}

/** @param revision of the jobs that the page shows; empty where it shows none */
function cacheKey(view: PreparedView, revision: string): string {
  const { entry, page, variant, path, query, fragment, frame, origin, status } = view;
  const { agencyId, id } = entry.site;
  const version = [agencyId, id, entry.revision, page.pageId, page.checksum, revision].join('/');
  return `${version} ${status} ${variant ?? ''} ${fragment} ${frame} ${origin}${path}?${query}`;
}

interface CacheTimes {
  /** Seconds for which shared caches answer by themselves. */
  readonly shared: number;
  /** Seconds for which they go on with an old copy while they fetch. */
  readonly whileFetching: number;
}

/**
 * How long a page may be kept. Browsers ask each time, so that a recruiter sees what was just published; shared caches
 * answer for a minute by themselves, and those that know RFC 9213 go on with an old copy while they fetch or when the
 * server is down. None of them answers by itself with a copy that shows what is over.
 * @param msLeft until the page shows something else
 */
function cacheHeaders(status: number, msLeft: number): Headers {
  if (status === 500) return { 'cache-control': 'no-store' };
  const times = status === 200 ? FOUND : MISSING;
  const left = Math.max(0, Math.floor(msLeft / 1000));
  const shared = Math.min(times.shared, left);
  const control = `public, max-age=0, s-maxage=${shared}, must-revalidate`;
  if (status !== 200) return { 'cache-control': control };
  const stale = Math.min(times.whileFetching, left - shared);
  return {
    'cache-control': control,
    // A page with something past on it is better than none, so the last one stays as it is.
    'cdn-cache-control': `public, max-age=${shared}, stale-while-revalidate=${stale}, stale-if-error=86400`,
  };
}
