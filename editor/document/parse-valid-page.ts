import { parsePageText } from '#schemas/parse/parse-page.ts';
import { type EditedPage, toEditedPage } from './edited-page.ts';

/** Reads a page by its whole schema, for what comes from elsewhere; undefined where it is invalid. */
export function parseValidPage(text: string): EditedPage | undefined {
  const page = parsePageText(text);
  return page.ok ? toEditedPage(page.value) : undefined;
}
