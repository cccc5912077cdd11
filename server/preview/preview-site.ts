import type { AssetIndex } from '#runtime/entry-server.tsx';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { createPageIndex, matchPage } from '#schemas/pages/page-index.ts';
import type { PageSummary } from '#schemas/pages/page-summary.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { ok, type Result } from '#schemas/problems/result.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import type { ContentSite } from '../content/documents/content-site.ts';
import { listDocuments } from '../content/documents/list-documents.ts';
import { loadPageSummaries } from '../content/documents/page-summaries.ts';
import { pageKind } from '../content/kinds/page-kind.ts';
import type { Database } from '../db/open-database.ts';

/** A site as those who edit it see it: its pages by their drafts, where they have one. */
export interface PreviewSite {
  readonly site: SiteDocument;
  readonly assets: AssetIndex;
  readonly pages: readonly PageSummary[];
}

/** Where a preview leads: a page with what its address says. */
export interface PreviewPlace {
  readonly pageId: string;
  /** Below the site's prefix. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly variant: 'p' | null;
}

export interface PreviewSources {
  readonly database: Pick<Database, 'kysely'>;
  readonly assets: Pick<AssetStore, 'load'>;
}

/** Fails where the site's settings are not valid. */
export async function loadPreviewSite(
  { database, assets }: PreviewSources,
  site: ContentSite,
): Promise<Result<PreviewSite, Problem>> {
  const parsed = parseSiteText(site.settings);
  if (!parsed.ok) return parsed;
  const { kysely } = database;
  const live = (await loadPageSummaries(kysely, site)).values();
  const working = await listDocuments(kysely, { ...site, kind: pageKind.name }, { isBin: false });
  return ok({
    site: parsed.value,
    assets: await assets.load(site),
    // Later ones win: a draft has its own address, and what still links to the old one finds it too.
    pages: [...[...live].filter((page) => page !== undefined), ...working],
  });
}

/** The page at an address of the site, given as decoded segments; `~id` is that page whatever its address is. */
export function findPreviewPlace(
  { site, pages }: PreviewSite,
  segments: readonly string[],
): PreviewPlace | undefined {
  const [first = ''] = segments;
  if (first.startsWith('~')) return placeOfPage(pages, first.slice(1));
  const path = `/${segments.join('/')}`;
  const match = matchPage(createPageIndex(pages), path, site.urls.home);
  if (match === undefined) return undefined;
  const { page, params, variant } = match;
  return { pageId: page.id, params, variant, path: match.path };
}

function placeOfPage(pages: readonly PageSummary[], pageId: string): PreviewPlace | undefined {
  const page = pages.findLast(({ id }) => id === pageId);
  return page && { pageId, path: page.url, params: {}, variant: null };
}

/** A page with parameters in its address gets values for them. */
export function fillAddress(place: PreviewPlace, value: string): PreviewPlace {
  const names = [...place.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  return {
    ...place,
    path: place.path.replace(/\{\w+\}/g, () => value),
    params: { ...Object.fromEntries(names.map((name) => [name, value])), ...place.params },
  };
}
