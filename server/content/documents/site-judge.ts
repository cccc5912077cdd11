import type { Kysely } from 'kysely';
import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import {
  type CheckedPage,
  type CheckedSite,
  checkPageText,
  checkSiteText,
  withPage,
} from '#schemas/rules/site-folder.ts';
import { type AssetLibrary, loadAssetFacts } from '../../assets/asset-library.ts';
import type { Tables } from '../../db/schema.ts';
import type { SiteKey } from '../../sites/site-rows.ts';
import { loadSettings } from '../../sites/stored-settings.ts';
import { loadPageSummaries } from './page-summaries.ts';
import { createSiteContext, summariseText, yieldAddresses } from './site-context.ts';

/** Judges documents of one site by everything that the site is at that moment, as `npm run validate` does. */
export interface SiteJudge {
  /** A page that is to be published: drafts of others do not keep addresses from it. */
  readonly page: (rows: Kysely<Tables>, text: string) => Promise<CheckedPage>;
  /** A page that is worked on, which is told of drafts that have its addresses as well. */
  readonly draft: (rows: Kysely<Tables>, text: string) => Promise<CheckedPage>;
  readonly site: (rows: Kysely<Tables>, text: string) => Promise<CheckedSite>;
}

/** Reads what takes long, so that no transaction has to wait for it. */
export type OpenJudge = (key: SiteKey) => Promise<SiteJudge>;

export function createJudges(library: AssetLibrary, now: () => number): OpenJudge {
  return async (key) => {
    const assets = await loadAssetFacts(library, key);
    const contextOf = async (rows: Kysely<Tables>): Promise<RuleContext> => {
      const pages = (await loadPageSummaries(rows, key)).values();
      const settings = await loadSettings(rows, key);
      return createSiteContext({ settings, pages, assets, now: now() });
    };
    return {
      page: async (rows, text) => checkPageText(text, withPublished(await contextOf(rows), text)),
      draft: async (rows, text) => checkPageText(text, withPage(await contextOf(rows), text)),
      site: async (rows, text) => checkSiteText(text, await contextOf(rows)),
    };
  };
}

function withPublished(context: RuleContext, text: string): RuleContext {
  const page = summariseText(text);
  if (page === undefined) return context;
  return withPage({ ...context, pages: yieldAddresses(context.pages, [page]) }, text);
}
