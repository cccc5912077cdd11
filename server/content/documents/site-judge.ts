import type { Kysely } from 'kysely';
import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import { type CheckedSite, checkSiteText } from '#schemas/rules/site-folder.ts';
import { type AssetContext, loadAssetFacts } from '../../assets/asset-library.ts';
import type { Tables } from '../../db/schema.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { loadSettings } from '../../sites/stored-settings.ts';
import {
  type ContentKind,
  type JudgedDocument,
  type JudgePurpose,
  judgeDocument,
} from '../kinds/content-kind.ts';
import { loadFormFacts } from './form-facts.ts';
import { loadPageSummaries } from './page-summaries.ts';
import { createSiteContext } from './site-context.ts';

export interface JudgeRequest {
  readonly kind: ContentKind;
  readonly text: string;
  readonly purpose: JudgePurpose;
}

/** Judges documents of one site by everything that the site is at that moment, as `npm run validate` does. */
export interface SiteJudge {
  readonly document: (rows: Kysely<Tables>, request: JudgeRequest) => Promise<JudgedDocument>;
  readonly site: (rows: Kysely<Tables>, text: string) => Promise<CheckedSite>;
}

/** Reads what takes long, so that no transaction has to wait for it. */
export type OpenJudge = (key: SiteKey) => Promise<SiteJudge>;

export function createJudges(library: AssetContext, now: () => number): OpenJudge {
  return async (key) => {
    const assets = await loadAssetFacts(library, key);
    const contextOf = async (rows: Kysely<Tables>): Promise<RuleContext> => {
      const pages = (await loadPageSummaries(rows, key)).values();
      const forms = await loadFormFacts(rows, key);
      const settings = await loadSettings(rows, key);
      return createSiteContext({ settings, pages, assets, forms, now: now() });
    };
    return {
      async document(rows, { kind, text, purpose }) {
        return judgeDocument(kind, text, kind.place(await contextOf(rows), text, purpose));
      },
      site: async (rows, text) => checkSiteText(text, await contextOf(rows)),
    };
  };
}
