import type { Kysely } from 'kysely';
import { sortBy } from 'lodash-es';
import type { AssetIndex } from '#runtime/entry-server.tsx';
import type { PageAddresses } from '#schemas/pages/page-summary.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { parseStoredJson } from '#schemas/parse/parse-json.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { toReason } from '../base/error-text.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';
import type { ServerLog } from '../log/server-log.ts';
import { type KindKey, sameDocument } from './documents/document-key.ts';
import { selectLiveDocuments } from './documents/live-documents.ts';
import type { SiteKey } from './documents/site-key.ts';
import { loadLeftAddresses } from './left-addresses.ts';
import { subscribeToSiteChanges } from './site-channel.ts';
import {
  createSiteEntry,
  type FormEntry,
  type PageEntry,
  type PageRow,
  parsePageRow,
  type SiteEntry,
} from './site-entry.ts';
import { loadSettings } from './stored-settings.ts';

export interface SiteStoreOptions {
  readonly database: Database;
  /** Reads the files of a site. */
  readonly loadAssets: (site: SiteKey) => Promise<AssetIndex>;
  readonly log: ServerLog;
}

const RETRY_MS = 1000;

/** Every site with its published pages and forms, in memory and kept up with the database. Documents of pages stay there. */
export class SiteStore {
  readonly #database: Database;
  readonly #loadAssets: SiteStoreOptions['loadAssets'];
  readonly #log: ServerLog;
  #sites: readonly SiteEntry[] = [];
  #leave: (() => Promise<void>) | undefined;
  #isClosed = false;
  /** Changes are read one after the other, so that an older answer never replaces a newer one. */
  #queue: Promise<void> = Promise.resolve();

  constructor({ database, loadAssets, log }: SiteStoreOptions) {
    this.#database = database;
    this.#loadAssets = loadAssets;
    this.#log = log;
  }

  /** In the order of their ids. */
  get sites(): readonly SiteEntry[] {
    return this.#sites;
  }

  find(siteId: string): SiteEntry | undefined {
    return this.#sites.find(({ site }) => site.id === siteId);
  }

  /** Reads every site and stays up to date until `close`. */
  async open(): Promise<void> {
    this.#leave = await subscribeToSiteChanges(
      this.#database,
      (key) => this.#enqueue(key),
      () => this.#readAllAgain(),
    );
    await this.#enqueueAll();
    await this.#queue;
  }

  /** Reads a site now, for whoever changed it expects to see the change. */
  async refresh(key: SiteKey): Promise<void> {
    this.#enqueue(key);
    await this.#queue;
  }

  /** Resolves when every change told so far has been read. */
  settled(): Promise<void> {
    return this.#queue;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#leave?.();
    await this.#queue;
  }

  /** The text of a published page; undefined when it has just been taken away. */
  async loadDocument(
    { site }: SiteEntry,
    { pageId, version }: PageEntry,
  ): Promise<string | undefined> {
    const row = await this.#database.kysely
      .selectFrom('document_versions')
      .select('document')
      .where('agency_id', '=', site.agencyId)
      .where('site_id', '=', site.id)
      .where('kind', '=', 'page')
      .where('document_id', '=', pageId)
      .where('version', '=', version)
      .executeTakeFirst();
    return row?.document;
  }

  /** The text of a site's settings. */
  loadSettings({ site }: SiteEntry): Promise<string | undefined> {
    return loadSettings(this.#database.kysely, { agencyId: site.agencyId, siteId: site.id });
  }

  /** Lets a site be read once more, for its files have changed without an import. */
  readAgain(siteId: string): void {
    const site = this.find(siteId)?.site;
    if (site !== undefined) this.#enqueue({ agencyId: site.agencyId, siteId });
  }

  #readAllAgain(): void {
    this.#enqueueAll().catch((error: unknown) => {
      this.#log.error('The sites could not be read again', { reason: toReason(error) });
    });
  }

  async #enqueueAll(): Promise<void> {
    const keys = await this.#database.kysely
      .selectFrom('sites')
      .select(['agency_id', 'site_id'])
      .execute();
    for (const { agency_id, site_id } of keys)
      this.#enqueue({ agencyId: agency_id, siteId: site_id });
  }

  #enqueue(key: SiteKey): void {
    this.#queue = this.#queue
      .then(() => this.#read(key))
      .catch((error: unknown) => {
        this.#log.error('A site could not be read', {
          siteId: key.siteId,
          reason: toReason(error),
        });
        this.#readLater(key);
      });
  }

  /** Nobody tells a change twice, so that what could not be read is read until it can be. */
  #readLater(key: SiteKey): void {
    if (this.#isClosed) return;
    setTimeout(() => {
      if (!this.#isClosed) this.#enqueue(key);
    }, RETRY_MS).unref();
  }

  async #read(key: SiteKey): Promise<void> {
    const settings = await loadSettings(this.#database.kysely, key);
    const site =
      settings === undefined ? undefined : parseSiteText(settings, parseStoredJson(settings));
    if (site?.ok === false)
      this.#log.error('The settings of a site are not valid any more', {
        siteId: key.siteId,
        problems: site.problems,
      });
    if (site?.ok !== true) return;
    const rows = await loadLiveTexts(this.#database.kysely, { ...key, kind: 'page' });
    const pages = rows.flatMap((row) => this.#toPages(key, row));
    const forms = await this.#loadForms(key);
    const withdrawn = await loadWithdrawnPages(this.#database.kysely, key);
    const assets = await this.#loadAssets(key);
    const left = await loadLeftAddresses(this.#database.kysely, key);
    const entry = createSiteEntry({ site: site.value, assets, pages, forms, withdrawn, left });
    this.#replace(key, pages.length === 0 ? [] : [entry]);
  }

  #toPages({ siteId }: SiteKey, row: PageRow): PageEntry[] {
    const page = parsePageRow(row);
    if (page.ok) return [page.value];
    const { document_id: pageId, version } = row;
    this.#log.error('A published page is not valid any more: publish a corrected version', {
      siteId,
      pageId,
      version,
      problems: page.problems,
    });
    return [];
  }

  async #loadForms(key: SiteKey): Promise<FormEntry[]> {
    const rows = await loadLiveTexts(this.#database.kysely, { ...key, kind: 'form' });
    return sortBy(rows, ({ first_live_at }) => Number(first_live_at)).flatMap(
      ({ document_id: formId, version, checksum, document }) => {
        const form = parseFormText(document, parseStoredJson(document));
        if (form.ok) return [{ form: form.value, version, checksum }];
        this.#log.error('A published form is not valid any more: publish a corrected version', {
          siteId: key.siteId,
          formId,
          version,
          problems: form.problems,
        });
        return [];
      },
    );
  }

  #replace({ agencyId, siteId }: SiteKey, entries: readonly SiteEntry[]): void {
    const others = this.#sites.filter(
      ({ site }) => site.id !== siteId || site.agencyId !== agencyId,
    );
    this.#sites = [...others, ...entries].sort((a, b) => a.site.id.localeCompare(b.site.id));
  }
}

function loadLiveTexts(kysely: Kysely<Tables>, key: KindKey) {
  return selectLiveDocuments(kysely, key)
    .select(['documents.document_id', 'documents.updated_at', 'documents.first_live_at'])
    .select(['live.version', 'live.document', 'live.checksum', 'live.source'])
    .orderBy('documents.document_id')
    .execute();
}

/** Where pages that are not published any more were, by their newest version. */
async function loadWithdrawnPages(
  kysely: Kysely<Tables>,
  { agencyId, siteId }: SiteKey,
): Promise<PageAddresses[]> {
  const rows = await kysely
    .selectFrom('documents')
    .innerJoin('document_versions as last', (join) => join.on(sameDocument('last', 'documents')))
    .distinctOn('documents.document_id')
    .select('last.document')
    .where('documents.agency_id', '=', agencyId)
    .where('documents.site_id', '=', siteId)
    .where('documents.kind', '=', 'page')
    .where('documents.live_version', 'is', null)
    .where('last.reason', '=', 'published')
    .orderBy('documents.document_id')
    .orderBy('last.version', 'desc')
    .execute();
  return rows.flatMap(({ document }) => {
    const page = parsePageText(document, parseStoredJson(document));
    return page.ok ? [page.value] : [];
  });
}
