import type { Language as PageLanguage } from '#schemas/documents/documents.ts';
import { choiceLabelsOf, shapeOf } from '#schemas/fields/shape.ts';
import type { Language } from '../../ui/messages/messages.ts';

const LABELS = choiceLabelsOf(shapeOf('PageMetadata')?.fields['lang']) ?? {};

/** Those that a page of a site can be in. */
export const PAGE_LANGUAGES: readonly PageLanguage[] = Object.keys(LABELS).filter(isPageLanguage);

export function isPageLanguage(language: string): language is PageLanguage {
  return Object.hasOwn(LABELS, language);
}

/** What people call a language; itself where no page can be in it. */
export function languageName(language: string, reader: Language): string {
  return isPageLanguage(language) ? (LABELS[language]?.[reader] ?? language) : language;
}
