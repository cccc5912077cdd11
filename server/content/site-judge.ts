import type { Kysely } from 'kysely';
import type { PageSummary } from '#schemas/page-summary.ts';
import { parseSiteText } from '#schemas/parse-site.ts';
import type { RuleContext } from '#schemas/rules/rule.ts';
import { toRuleContext } from '#schemas/rules/to-rule-context.ts';
import {
  type CheckedPage,
  type CheckedSite,
  checkPageText,
  checkSiteText,
  withPage,
} from '#schemas/site-folder.ts';
import { type AssetLibrary, loadAssetFacts } from '../assets/asset-library.ts';
import type { Tables } from '../db/schema.ts';
import type { SiteKey } from '../sites/site-rows.ts';
import { siteColumns } from './page-key.ts';

/** Judges documents of one site by everything that the site is at that moment, as `npm run validate` does. */
export interface SiteJudge {
  readonly page: (rows: Kysely<Tables>, text: string) => Promise<CheckedPage>;
  readonly site: (rows: Kysely<Tables>, text: string) => Promise<CheckedSite>;
}

/** Reads what takes long, so that no transaction has to wait for it. */
export type OpenJudge = (key: SiteKey) => Promise<SiteJudge>;

export function createJudges(library: AssetLibrary, now: () => number): OpenJudge {
  return async (key) => {
    const assets = await loadAssetFacts(library, key);
    const contextOf = async (rows: Kysely<Tables>): Promise<RuleContext> => {
      const pages = await loadPageSummaries(rows, key);
      return toRuleContext({ site: await loadSite(rows, key), pages, assets, now: now() });
    };
    return {
      page: async (rows, text) => checkPageText(text, withPage(await contextOf(rows), text)),
      site: async (rows, text) => checkSiteText(text, await contextOf(rows)),
    };
  };
}

async function loadSite(rows: Kysely<Tables>, key: SiteKey) {
  const row = await rows
    .selectFrom('sites')
    .select('settings')
    .where((eb) => eb.and(siteColumns(key)))
    .executeTakeFirst();
  const site = row && parseSiteText(row.settings);
  return site?.ok ? site.value : undefined;
}

/** Published pages by what is live, the others by their drafts. */
async function loadPageSummaries(rows: Kysely<Tables>, key: SiteKey): Promise<PageSummary[]> {
  const live = await rows
    .selectFrom('pages')
    .select(['page_id', 'url', 'type', 'aliases'])
    .where((eb) => eb.and(siteColumns(key)))
    .where('live_version', 'is not', null)
    .execute();
  const drafts = await rows
    .selectFrom('page_drafts as draft')
    .innerJoin('pages', (join) =>
      join
        .onRef('draft.agency_id', '=', 'pages.agency_id')
        .onRef('draft.site_id', '=', 'pages.site_id')
        .onRef('draft.page_id', '=', 'pages.page_id'),
    )
    .select(['draft.page_id', 'draft.url', 'draft.type', 'draft.aliases'])
    .where('draft.agency_id', '=', key.agencyId)
    .where('draft.site_id', '=', key.siteId)
    .where('pages.live_version', 'is', null)
    .where('pages.deleted_at', 'is', null)
    .execute();
  return [
    ...live.map((row) => toSummary(row, true)),
    ...drafts.map((row) => toSummary(row, false)),
  ];
}

interface SummaryRow {
  readonly page_id: string;
  readonly url: string;
  readonly type: string;
  readonly aliases: string;
}

function toSummary({ page_id: id, url, type, aliases }: SummaryRow, isPublished: boolean) {
  return { id, url, type, aliases: JSON.parse(aliases) as string[], isPublished };
}
