import type { FileLanguage } from '#schemas/api/shapes.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import type { ContentSite } from './content-site.ts';

/** The language of a file: the one that was asked for, else the site's. */
export function languageOfFile(
  asked: FileLanguage | undefined,
  { settings }: Pick<ContentSite, 'settings'>,
): FileLanguage {
  if (asked !== undefined) return asked;
  const site = parseSiteText(settings);
  return site.ok && !site.value.locale.startsWith('es') ? 'en' : 'es';
}
