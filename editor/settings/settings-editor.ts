import { isEqual } from 'lodash-es';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { parseSite, parseSiteText } from '#schemas/parse/parse-site.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { ok, type Result } from '#schemas/problems/result.ts';
import { checkSite } from '#schemas/rules/check-site.ts';
import { toRuleContext } from '#schemas/rules/to-rule-context.ts';
import { createHistoryStore, type HistoryStore } from '../document/history/history-store.ts';
import type { FieldSource } from '../forms/field/field-source-context.ts';
import { createStoreFieldSource } from '../forms/field/store-field-source.ts';
import type { SettingsText } from '../service/settings-api.ts';

/** The settings of a site while somebody changes them. */
export interface SettingsEditor {
  readonly store: HistoryStore<SiteDocument>;
  readonly source: FieldSource;
  /** What the service has. */
  saved(): SettingsBase;
  /** The service has this now. */
  rebase(base: SettingsBase): void;
  isChanged(): boolean;
}

export interface SettingsBase {
  readonly site: SiteDocument;
  readonly etag: string;
}

/** Settings have nothing that could be selected. */
const NO_SELECTION = { get: () => [], set: () => {} };

export function openSettings({ text, etag }: SettingsText): Result<SettingsEditor, Problem> {
  const site = parseSiteText(text);
  return site.ok ? ok(createSettingsEditor({ site: site.value, etag })) : site;
}

function createSettingsEditor(first: SettingsBase): SettingsEditor {
  const store = createHistoryStore(first.site, NO_SELECTION);
  let base = first;
  return {
    store,
    source: createStoreFieldSource(store, judgeSettings),
    saved: () => base,
    rebase: (next) => {
      base = next;
    },
    isChanged: () => !isEqual(store.state(), base.site),
  };
}

/** What the schema and the colours say; links and files are judged by the service, which knows them all. */
function judgeSettings(site: SiteDocument): readonly Problem[] {
  const parsed = parseSite(site);
  return parsed.ok ? checkSite(parsed.value, toRuleContext()) : parsed.problems;
}
