import type { RenderedFragment, Renderer, RenderInput, SafePage } from '#runtime/entry-server.tsx';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { encodeBody } from '../http/encoded-body.ts';
import type { EncodedAnswer } from '../http/send-encoded.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { RuntimeDoor, RuntimeSource } from '../runtime-door.ts';
import type { PageEntry, SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { PageCache } from './page-cache.ts';
import { type PageJobs, toApiPort } from './page-jobs.ts';
import { SafePageLoader } from './safe-page-loader.ts';

export interface PageView {
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
  readonly origin: string;
  readonly status: 200 | 404 | 410 | 500;
}

export interface PageRendererOptions {
  readonly runtime: RuntimeSource;
  readonly store: SiteStore;
  readonly jobs: PageJobs;
  readonly log: ServerLog;
}

const MISSING = { 'cache-control': 'public, max-age=0, s-maxage=10, must-revalidate' };

/**
 * Browsers ask each time, so that a recruiter sees what was just published; shared caches answer for a
 * minute by themselves, and those that know RFC 9213 go on with an old copy while they fetch or when
 * the server is down.
 */
const CACHE_HEADERS: Readonly<Record<PageView['status'], Readonly<Record<string, string>>>> = {
  200: {
    'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
    'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
  },
  404: MISSING,
  410: MISSING,
  500: { 'cache-control': 'no-store' },
};

/** Everything that was made with one runtime, so that a new one forgets it all. */
interface RuntimeWork {
  readonly door: RuntimeDoor;
  readonly renderer: Renderer;
  readonly pages: SafePageLoader;
  readonly cache: PageCache;
}

/** A page with the part of the query that it depends on. */
interface PreparedView extends PageView {
  readonly safePage: SafePage;
  readonly readsJobs: boolean;
}

/** Published pages as answers, rendered once for each thing that they depend on. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  #work: RuntimeWork | undefined;

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  /** Rejects when the page cannot be rendered. */
  async render(view: PageView): Promise<EncodedAnswer> {
    const work = this.#workWith(await this.#options.runtime.load());
    const prepared = await prepare(view, work);
    const revision = prepared.readsJobs
      ? this.#options.jobs.revision(view.entry.site.agencyId)
      : '';
    const key = cacheKey(prepared, revision);
    return work.cache.get(key) ?? work.cache.make(key, () => this.#make(prepared, work));
  }

  #workWith(door: RuntimeDoor): RuntimeWork {
    if (this.#work?.door === door) return this.#work;
    const { store, runtime } = this.#options;
    const renderer = door.createRenderer(runtime.clientEntries);
    this.#work = { door, renderer, pages: new SafePageLoader(store, door), cache: new PageCache() };
    return this.#work;
  }

  async #make(view: PreparedView, { door, renderer }: RuntimeWork): Promise<EncodedAnswer> {
    const { entry, safePage, variant, path, params, query, origin } = view;
    const version = { page: safePage, variant, path, params, query };
    const results = view.readsJobs
      ? await renderer.loadData(version, toApiPort(this.#options.jobs, entry.site, door))
      : undefined;
    const input = { ...version, site: entry.site, origin, assets: entry.assets, results };
    return this.#answer(view, renderer, input);
  }

  #answer(view: PreparedView, renderer: Renderer, input: RenderInput): Promise<EncodedAnswer> {
    const fragment = view.fragment && renderer.renderFragment(input, view.fragment);
    if (fragment) {
      this.#logWidgetErrors(view, fragment);
      return toAnswer(view, { ...fragment, styles: [] });
    }
    const rendered = renderer.renderPage(input);
    this.#logWidgetErrors(view, rendered);
    return toAnswer({ ...view, status: worse(view.status, rendered.status) }, rendered);
  }

  #logWidgetErrors({ entry, page }: PageView, { widgetErrors }: RenderedFragment): void {
    for (const { widgetId, widgetType, error } of widgetErrors) {
      const place = { siteId: entry.site.id, pageId: page.pageId, widgetId, widgetType };
      this.#options.log.error('A widget failed to render', { ...place, err: error });
    }
  }
}

async function prepare(view: PageView, work: RuntimeWork): Promise<PreparedView> {
  const safePage = await work.pages.load(view.entry, view.page);
  const needs = work.renderer.needs({ page: safePage, variant: view.variant });
  const query = work.door.canonicalQuery(view.query, needs.params);
  // Of what the page does not show there is one copy: the page.
  const fragment = needs.shown.has(view.fragment) ? view.fragment : '';
  return { ...view, safePage, readsJobs: needs.readsJobs, query, fragment };
}

function worse(requested: PageView['status'], rendered: 200 | 404): PageView['status'] {
  return requested === 200 ? rendered : requested;
}

async function toAnswer(
  { entry, status, fragment }: PageView,
  { html, styles }: { readonly html: string; readonly styles: readonly string[] },
): Promise<EncodedAnswer> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(entry.site, styles),
    ...(fragment !== '' && { 'x-robots-tag': 'noindex' }),
    ...CACHE_HEADERS[status],
  };
  return { bodies: await encodeBody(Buffer.from(html), 'version'), headers, status };
}

/** @param revision of the jobs that the page shows; empty where it shows none */
function cacheKey(view: PreparedView, revision: string): string {
  const { entry, page, variant, path, query, fragment, origin, status } = view;
  const { agencyId, id } = entry.site;
  const version = [agencyId, id, entry.revision, page.pageId, page.version, revision].join('/');
  return `${version} ${status} ${variant ?? ''} ${fragment} ${origin}${path}?${query}`;
}
