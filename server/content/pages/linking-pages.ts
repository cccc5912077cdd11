import type { Kysely } from 'kysely';
import { listOf, pageParams } from '#schemas/api/content.ts';
import { type LinkingPage, linkingPage } from '#schemas/api/content-pages.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { pageOfLink } from '#schemas/rules/engine/known-pages.ts';
import { isInternal, linksOf } from '#schemas/rules/links/page-links.ts';
import type { Tables } from '../../db/schema.ts';
import type { Api } from '../../http/api.ts';
import type { DocumentKey } from '../../sites/documents/document-key.ts';
import { loadSettings } from '../../sites/stored-settings.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { requireDocumentKey } from '../documents/content-request.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { CONTENT, READ, READ_PROBLEMS } from '../documents/route-words.ts';
import { loadDocuments } from '../documents/stored-documents.ts';
import { documentPath } from '../kinds/content-kind.ts';
import { pageKind } from '../kinds/page-kind.ts';

const linkingPagesSchema = {
  ...CONTENT,
  operationId: 'listLinkingPages',
  summary: 'The other pages that link to a page, as they are live or as they are edited',
  description: 'In the order of their ids. A document that cannot be read links nowhere.',
  params: pageParams,
  response: { 200: listOf(linkingPage), ...READ_PROBLEMS },
} as const;

/** `GET …/pages/{pageId}/linked-from` */
export function addLinkingPagesRoute(
  content: Api,
  { database }: Pick<ContentOptions, 'database'>,
): void {
  content.get(
    `${documentPath(pageKind)}/linked-from`,
    { schema: linkingPagesSchema, config: READ },
    async (request, reply) => {
      const key = await requireDocumentKey(database, pageKind, { request, reply });
      return key === undefined ? reply : { data: await findLinkingPages(database.kysely, key) };
    },
  );
}

/**
 * The other pages that link to a page, as visitors see them or as they are edited, in the order of their ids. A
 * document that cannot be read links nowhere.
 */
async function findLinkingPages(
  rows: Kysely<Tables>,
  key: DocumentKey,
): Promise<readonly LinkingPage[]> {
  const settings = parseSiteText((await loadSettings(rows, key)) ?? '');
  if (!settings.ok) return [];
  const pages = await listDocuments(rows, key, { isBin: false });
  const site = { home: settings.value.urls.home, pages };
  const linksHere = (href: string) =>
    isInternal(href) && pageOfLink(href, site)?.id === key.documentId;
  const linking = new Set<string>();
  for (const state of ['live', 'working'] as const)
    for (const { documentId, document } of await loadDocuments(rows, key, state))
      if (hrefsOf(document).some(linksHere)) linking.add(documentId);
  return pages
    .filter(({ id }) => id !== key.documentId && linking.has(id))
    .map(({ id, title }) => ({ id, title }));
}

function hrefsOf(document: string): readonly string[] {
  const page = parsePageText(document);
  return page.ok ? linksOf(page.value, fieldPaths).map(({ href }) => href) : [];
}
