import type { SiteDocument } from '#schemas/documents/documents.ts';
import { isRecord } from '#schemas/json/fields.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { ok, type Result } from '#schemas/problems/result.ts';
import { readJson } from '../document/read-page.ts';

/**
 * Reads a site's settings as the service keeps them, which takes valid ones only: what a page is drawn with has to be
 * there. Where it is not, the whole schema says what is wrong; its code is loaded for that alone.
 */
export async function readSite(text: string): Promise<Result<SiteDocument, Problem>> {
  const site = readJson(text);
  if (isDrawable(site)) return ok(site);
  const { parseSiteText } = await import('#schemas/parse/parse-site.ts');
  return parseSiteText(text);
}

const TEXTS = ['id', 'agencyId', 'agencyName', 'clientId', 'name', 'sitePrefix', 'locale'] as const;

function isDrawable(site: unknown): site is SiteDocument {
  return (
    isRecord(site) &&
    TEXTS.every((key) => typeof site[key] === 'string') &&
    Array.isArray(site['hosts']) &&
    areTexts(site['urls'], ['home', 'jobListing']) &&
    areTexts(site['metadata'], ['titleSuffix', 'icon']) &&
    isTheme(site['theme']) &&
    (site['messages'] === undefined || isRecord(site['messages']))
  );
}

function isTheme(theme: unknown): boolean {
  return (
    isRecord(theme) &&
    isRecord(theme['colors']) &&
    Object.values(theme['colors']).every((color) => typeof color === 'string') &&
    Array.isArray(theme['sky']) &&
    isRecord(theme['radius']) &&
    isRecord(theme['fonts']) &&
    typeof theme['fonts']['heading'] === 'string'
  );
}

function areTexts(value: unknown, keys: readonly string[]): boolean {
  return isRecord(value) && keys.every((key) => typeof value[key] === 'string');
}
