import type { PageDocument } from '#schemas/documents/documents.ts';
import { toPageSummary } from '#schemas/pages/page-summary.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { checkPage } from '#schemas/rules/check-page.ts';
import type { DocumentColumns, DocumentKind, ParsedDocument } from './document-kind.ts';
import { storedUrl } from './stored-url.ts';

/** `pages/<site>/<page-id>.page.json` */
export const pageFiles: DocumentKind = {
  name: 'page',
  folder: '',
  fileEnd: '.page.json',
  parse(text) {
    const parsed = parsePageText(text);
    return parsed.ok ? { ...parsed, value: toParsedDocument(parsed.value) } : parsed;
  },
};

function pageColumns(page: PageDocument): DocumentColumns {
  const { type, metadata, aliases = [] } = page;
  return { url: storedUrl(page), type, title: metadata.title, aliases };
}

function toParsedDocument(page: PageDocument): ParsedDocument {
  return {
    id: page.id,
    ...pageColumns(page),
    page: toPageSummary(page),
    check: (context) => checkPage(page, context),
  };
}
