import { serialisePage } from '#schemas/serialise-page.ts';
import { type EditedPage, toPageDocument } from '../document/edited-page.ts';

/** Pages never change in place: what keeping and saving both need is written once. */
const texts = new WeakMap<EditedPage, string>();

/** The text that a page is saved as. */
export function pageText(page: EditedPage): string {
  const known = texts.get(page);
  if (known !== undefined) return known;
  const text = serialisePage(toPageDocument(page));
  texts.set(page, text);
  return text;
}
