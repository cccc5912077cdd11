import type { Kysely } from 'kysely';
import type { LinkingPage } from '#schemas/api/content-pages.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { pageOfLink } from '#schemas/rules/engine/known-pages.ts';
import { isInternal, linksOf } from '#schemas/rules/links/page-links.ts';
import type { Tables } from '../../db/schema.ts';
import type { PageKey } from '../../sites/page-key.ts';
import { loadSettings } from '../../sites/stored-settings.ts';
import { listContentPages } from './list-pages.ts';
import { loadDocuments } from './stored-documents.ts';

/**
 * The other pages that link to a page, as visitors see them or as they are edited, in the order of their ids. A
 * document that cannot be read links nowhere.
 */
export async function findLinkingPages(
  rows: Kysely<Tables>,
  key: PageKey,
): Promise<readonly LinkingPage[]> {
  const settings = parseSiteText((await loadSettings(rows, key)) ?? '');
  if (!settings.ok) return [];
  const pages = await listContentPages(rows, key, { isBin: false });
  const site = { home: settings.value.urls.home, pages };
  const linksHere = (href: string) => isInternal(href) && pageOfLink(href, site)?.id === key.pageId;
  const linking = new Set<string>();
  for (const state of ['live', 'working'] as const)
    for (const { pageId, document } of await loadDocuments(rows, key, state))
      if (hrefsOf(document).some(linksHere)) linking.add(pageId);
  return pages
    .filter(({ id }) => id !== key.pageId && linking.has(id))
    .map(({ id, title }) => ({ id, title }));
}

function hrefsOf(document: string): readonly string[] {
  const page = parsePageText(document);
  return page.ok ? linksOf(page.value, fieldPaths).map(({ href }) => href) : [];
}
