import type { PageDocument } from '#schemas/documents/documents.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { EditedPage } from './edited-page.ts';
import { fragmentOf, type PageFragment } from './page-fragment.ts';
import { readPage } from './read-page.ts';

/** Names the document that a clipboard holds. */
const CLIPBOARD = 'portapapeles';

/**
 * Sections as the text of a page document, which every editor of any site can read, and any other program as well.
 * What opaque widgets hold stands in it byte for byte.
 */
export function toFragmentText({ sections, widgets }: PageFragment): string {
  const page = {
    schemaVersion: 1,
    id: CLIPBOARD,
    url: `/${CLIPBOARD}`,
    type: 'CONTENT',
    metadata: {
      title: CLIPBOARD,
      description: CLIPBOARD,
      layout: { sectionId: CLIPBOARD, subSections: sections },
    },
    widgets,
  };
  return serialisePage(page as unknown as PageDocument);
}

/** Reads sections that this editor wrote itself: unfinished work may be invalid. */
export function readFragmentText(text: string): Result<PageFragment, 'unreadable'> {
  const page = readPage(text);
  return page.ok ? ok(childrenOf(page.value)) : page;
}

/** What came of a text of others. */
export type ParsedFragment = Result<PageFragment, 'unreadable' | 'not-loaded'>;

/** Reads what was copied elsewhere: sections, or a whole page document. It has to be valid. */
export async function parseFragmentText(text: string): Promise<ParsedFragment> {
  const judge = await import('./parse-valid-page.ts').catch(() => undefined);
  if (judge === undefined) return fail('not-loaded');
  const page = judge.parseValidPage(text);
  return page === undefined ? fail('unreadable') : ok(childrenOf(page));
}

function childrenOf(page: EditedPage): PageFragment {
  return fragmentOf(page, page.sections[page.rootId]?.childIds ?? [page.rootId]);
}
