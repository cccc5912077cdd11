import type { RenderedPage, Renderer } from '#runtime/entry-server.tsx';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { encodeBody } from '../http/encoded-body.ts';
import type { EncodedAnswer } from '../http/send-encoded.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { RuntimeDoor, RuntimeSource } from '../runtime-door.ts';
import type { PageEntry, SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { PageCache } from './page-cache.ts';
import { SafePageLoader } from './safe-page-loader.ts';

export interface PageView {
  readonly entry: SiteEntry;
  readonly page: PageEntry;
  readonly variant: 'p' | null;
  readonly path: string;
  readonly origin: string;
  readonly status: 200 | 404 | 500;
}

export interface PageRendererOptions {
  readonly runtime: RuntimeSource;
  readonly store: SiteStore;
  readonly log: ServerLog;
}

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
  404: { 'cache-control': 'public, max-age=0, s-maxage=10, must-revalidate' },
  500: { 'cache-control': 'no-store' },
};

/** Everything that was made with one runtime, so that a new one forgets it all. */
interface RuntimeWork {
  readonly door: RuntimeDoor;
  readonly renderer: Renderer;
  readonly pages: SafePageLoader;
  readonly cache: PageCache;
}

/** Published pages as answers, rendered once per site revision, page version, path, variant and origin. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  #work: RuntimeWork | undefined;

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  /** Rejects when the page cannot be rendered. */
  async render(view: PageView): Promise<EncodedAnswer> {
    const work = this.#workWith(await this.#options.runtime.load());
    const key = cacheKey(view);
    return work.cache.get(key) ?? work.cache.make(key, () => this.#make(view, work));
  }

  #workWith(door: RuntimeDoor): RuntimeWork {
    if (this.#work?.door === door) return this.#work;
    const { store, runtime } = this.#options;
    const renderer = door.createRenderer(runtime.clientEntries);
    this.#work = { door, renderer, pages: new SafePageLoader(store, door), cache: new PageCache() };
    return this.#work;
  }

  async #make(view: PageView, { renderer, pages }: RuntimeWork): Promise<EncodedAnswer> {
    const { entry, variant, path, origin } = view;
    const page = await pages.load(entry, view.page);
    const rendered = renderer.renderPage({
      site: entry.site,
      page,
      variant,
      path,
      origin,
      assets: entry.assets,
    });
    this.#logWidgetErrors(view, rendered);
    return toAnswer(view, rendered);
  }

  #logWidgetErrors({ entry, page }: PageView, { widgetErrors }: RenderedPage): void {
    for (const { widgetId, widgetType, error } of widgetErrors) {
      const place = { siteId: entry.site.id, pageId: page.pageId, widgetId, widgetType };
      this.#options.log.error('A widget failed to render', { ...place, err: error });
    }
  }
}

async function toAnswer(
  { entry, status }: PageView,
  { html, styles }: RenderedPage,
): Promise<EncodedAnswer> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(entry.site, styles),
    ...CACHE_HEADERS[status],
  };
  return { bodies: await encodeBody(Buffer.from(html), 'version'), headers, status };
}

function cacheKey({ entry, page, variant, path, origin, status }: PageView): string {
  const { agencyId, id } = entry.site;
  return `${agencyId}/${id}/${entry.revision}/${page.pageId}/${page.version}/${status}/${variant ?? ''} ${origin}${path}`;
}
