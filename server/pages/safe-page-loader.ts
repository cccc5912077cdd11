import { LRUCache } from 'lru-cache';
import type { SafePage } from '#runtime/entry-server.tsx';
import type { PageDocument } from '#schemas/documents/documents.ts';
import { parseStoredJson } from '#schemas/parse/parse-json.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import type { RuntimeDoor } from '../base/runtime-door.ts';
import { createSanitiser } from '../base/sanitise.ts';
import type { PageEntry, SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';

/** Versions kept parsed: more than any site here has pages, less than memory would notice. */
const MAX_PAGES = 1000;

/** Reads, parses and sanitises each version of a page once per revision of its site. */
export class SafePageLoader {
  readonly #store: SiteStore;
  readonly #door: RuntimeDoor;
  readonly #pages = new LRUCache<string, Promise<SafePage>>({ max: MAX_PAGES });

  constructor(store: SiteStore, door: RuntimeDoor) {
    this.#store = store;
    this.#door = door;
  }

  /** Rejects when the database does not answer, and when the document does not fit this version's schemas any more. */
  load(entry: SiteEntry, page: PageEntry): Promise<SafePage> {
    const key = `${entry.site.agencyId}/${entry.site.id}/${entry.revision}/${page.pageId}/${page.version}/${page.checksum}`;
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    const loading = this.#read(entry, page);
    this.#pages.set(key, loading);
    // The next request tries again.
    loading.catch(() => this.#pages.delete(key));
    return loading;
  }

  async #read(entry: SiteEntry, page: PageEntry): Promise<SafePage> {
    const text = (await this.#store.loadDocument(entry, page)) ?? '';
    const sanitise = createSanitiser(this.#door, entry.site.sitePrefix);
    return this.#door.sanitisePage(parseVersion(text, page), sanitise);
  }
}

function parseVersion(text: string, { pageId, version }: PageEntry): PageDocument {
  const parsed = parsePageText(text, parseStoredJson(text));
  if (parsed.ok) return parsed.value;
  const { code, pointer } = parsed.problems[0] ?? {};
  throw new Error(
    `Version ${version} of the page "${pageId}" is not valid any more: ${code} at ${pointer}. Publish a corrected version.`,
  );
}
