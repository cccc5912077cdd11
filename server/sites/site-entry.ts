import { createHash } from 'node:crypto';
import type { AssetIndex, ListingPage } from '#runtime/entry-server.tsx';
import type { FormDocument, PageDocument, SiteDocument } from '#schemas/documents/documents.ts';
import { APPLY_PATH, createPageIndex, type PageIndex } from '#schemas/pages/page-index.ts';
import type { PageAddresses } from '#schemas/pages/page-summary.ts';
import { parseStoredJson } from '#schemas/parse/parse-json.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { ok, type Result } from '#schemas/problems/result.ts';
import type { DocumentSource } from '../db/schema.ts';
import { estimateForms } from './estimate-forms.ts';
import { foldedAddresses } from './folded-addresses.ts';
import { listingOf, pageSizeOf } from './listing-page.ts';
import type { RoutableSite } from './resolve-page.ts';

/** A published page without its document. */
export interface PageEntry {
  readonly pageId: string;
  readonly url: string;
  readonly type: PageDocument['type'];
  readonly version: number;
  readonly title: string;
  readonly aliases: readonly string[];
  /** Whether search engines may list it. */
  readonly isIndexable: boolean;
  /** Jobs on a page of the results that it shows; undefined where it shows none. */
  readonly pageSize: number | undefined;
  readonly checksum: string;
  readonly source: DocumentSource;
  readonly updatedAt: Date;
}

/** A published form. */
export interface FormEntry {
  readonly form: FormDocument;
  readonly version: number;
  readonly checksum: string;
}

/** A site with everything its requests need before a document is read. */
export interface SiteEntry extends RoutableSite<PageEntry> {
  readonly site: SiteDocument;
  readonly assets: AssetIndex;
  readonly pages: readonly PageEntry[];
  /** As they were first published, together by their ids: what is new never takes the place of what people apply with. */
  readonly forms: readonly FormEntry[];
  /** Pages that were published once and are not any more. */
  readonly withdrawn: PageIndex<PageAddresses>;
  /** Addresses that published pages have left. */
  readonly left: PageIndex<LeftAddress>;
  /** Published pages by their addresses without accents and capitals. */
  readonly folded: PageIndex<LeftAddress>;
  /** Where its jobs are searched; undefined where no page of the site has a list for that. */
  readonly listing: ListingPage | undefined;
  /** Whether the site has a page at the address of its own form. */
  readonly hasApplyPage: boolean;
  /** Minutes that its forms take, by their id; under the empty one that of jobs that name none. */
  readonly formMinutes: Readonly<Record<string, number>>;
  /** Another one whenever something that all its pages show has changed. */
  readonly revision: string;
}

/** An address that leads to another one of the same page. */
export interface LeftAddress extends PageAddresses {
  readonly pageId: string;
}

export interface SiteParts {
  readonly site: SiteDocument;
  readonly assets: AssetIndex;
  readonly pages: readonly PageEntry[];
  readonly forms: readonly FormEntry[];
  readonly withdrawn: readonly PageAddresses[];
  readonly left: readonly LeftAddress[];
}

export function createSiteEntry({
  site,
  assets,
  pages,
  forms,
  withdrawn,
  left,
}: SiteParts): SiteEntry {
  const pageIndex = createPageIndex(pages);
  const hasApplyPage = pageIndex.byPath.has(APPLY_PATH);
  const listing = listingOf(site, pages);
  const shared = [site, assets, hasApplyPage, listing, forms.map(({ checksum }) => checksum)];
  const revision = createHash('sha256').update(JSON.stringify(shared)).digest('hex').slice(0, 16);
  return {
    site,
    assets,
    pages,
    forms,
    revision,
    listing,
    hasApplyPage,
    formMinutes: estimateForms(forms.map(({ form }) => form)),
    pageIndex,
    withdrawn: createPageIndex(withdrawn),
    left: createPageIndex(left),
    folded: createPageIndex(foldedAddresses(pages)),
  };
}

export interface PageRow {
  readonly document_id: string;
  readonly version: number;
  readonly document: string;
  readonly checksum: string;
  readonly source: DocumentSource;
  readonly updated_at: Date;
}

/** Reads from a stored document what its index needs. Fails where it does not fit this version's schemas. */
export function parsePageRow(row: PageRow): Result<PageEntry, Problem> {
  const parsed = parsePageText(row.document, parseStoredJson(row.document));
  if (!parsed.ok) return parsed;
  const { url, type, aliases = [], metadata } = parsed.value;
  return ok({
    pageId: row.document_id,
    version: row.version,
    url,
    type,
    title: metadata.title,
    aliases,
    pageSize: pageSizeOf(parsed.value),
    isIndexable: type !== 'SYSTEM' && metadata.robots !== 'noindex',
    checksum: row.checksum,
    source: row.source,
    updatedAt: row.updated_at,
  });
}
