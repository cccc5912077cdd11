import type { AnyWidget } from '#schemas/documents/documents.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { type EditedPage, toPageDocument } from '../document/edited-page.ts';

/** Pages never change in place: what keeping and saving both need is written once. */
const texts = new WeakMap<EditedPage, string>();

/** An edit changes few widgets, while a text of all of them is wanted several times a second. */
const widgetTexts = new WeakMap<AnyWidget, string>();

/** The text that a page is saved as. */
export function draftText(page: EditedPage): string {
  const known = texts.get(page);
  if (known !== undefined) return known;
  const text = serialisePage(toPageDocument(page), widgetTexts);
  texts.set(page, text);
  return text;
}
