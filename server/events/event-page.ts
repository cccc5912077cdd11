import { LRUCache } from 'lru-cache';
import { isRecord } from '#schemas/json/fields.ts';
import { parseStoredJson } from '#schemas/parse/parse-json.ts';
import { parseRequestPath } from '../pages/request-path.ts';
import { resolvePage, resolveSite } from '../sites/resolve-page.ts';
import type { PageEntry, SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';

/** The published page at the path of an event, whichever host it came from. */
export function pageOfPath(entry: SiteEntry, path: string): PageEntry | undefined {
  const segments = parseRequestPath(path);
  if (segments === undefined) return undefined;
  const { sitePrefix } = entry.site;
  const own = resolveSite([{ site: { hosts: [], sitePrefix } }], { host: '', segments });
  return own && resolvePage(entry, own.segments)?.page;
}

const MAX_PAGES = 1000;

/** Blocks of published pages. What somebody invents is none, and counts for none. */
export class PageBlocks {
  readonly #store: Pick<SiteStore, 'loadDocument'>;
  readonly #blocks = new LRUCache<string, Promise<ReadonlySet<string>>>({ max: MAX_PAGES });

  constructor(store: Pick<SiteStore, 'loadDocument'>) {
    this.#store = store;
  }

  async has(entry: SiteEntry, page: PageEntry, blockId: string): Promise<boolean> {
    const { agencyId, id } = entry.site;
    const key = JSON.stringify([agencyId, id, page.pageId, page.version]);
    const held = this.#blocks.get(key);
    if (held !== undefined) return (await held).has(blockId);
    const loading = this.#load(entry, page);
    this.#blocks.set(key, loading);
    loading.catch(() => this.#blocks.delete(key));
    return (await loading).has(blockId);
  }

  async #load(entry: SiteEntry, page: PageEntry): Promise<ReadonlySet<string>> {
    const text = await this.#store.loadDocument(entry, page);
    const document = text === undefined ? undefined : parseStoredJson(text);
    const widgets =
      document?.ok && isRecord(document.value) ? document.value['widgets'] : undefined;
    const ids = Array.isArray(widgets) ? widgets.map((one) => isRecord(one) && one['id']) : [];
    return new Set(ids.filter((id) => typeof id === 'string'));
  }
}
