import type { PageDocument } from '#schemas/documents.ts';
import { parsePageText } from '#schemas/parse-page.ts';
import type { Problem } from '#schemas/problem.ts';
import { ok, type Result } from '#schemas/result.ts';
import { serialisePage } from '#schemas/serialise-page.ts';
import { type EditedPage, toEditedPage } from './edited-page.ts';
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

/**
 * Reads what was pasted: sections that were copied here or elsewhere, or a whole page document.
 * @param isOwn whether this editor wrote the text itself: its own unfinished work may be invalid, that of others not
 */
export function parseFragmentText(text: string, isOwn: boolean): Result<PageFragment, Problem> {
  const page = isOwn ? readPage(text) : readValidPage(text);
  if (!page.ok) return page;
  const { rootId, sections } = page.value;
  return ok(fragmentOf(page.value, sections[rootId]?.childIds ?? [rootId]));
}

function readValidPage(text: string): Result<EditedPage, Problem> {
  const page = parsePageText(text);
  return page.ok ? ok(toEditedPage(page.value)) : page;
}
