import type { LinkingPage } from '#schemas/api/content-pages.ts';
import { formatMessage, type Language } from '../ui/messages/messages.ts';

/** Titles that are told; a page of the main menu is linked from everywhere. */
const MAX_TITLES = 3;

/** Which pages still link to one that went away: `Todavía tienen enlaces a ella: «Inicio» y «Ayuda».` Empty for none. */
export function linkingText(pages: readonly LinkingPage[], language: Language): string {
  if (pages.length === 0) return '';
  const named = pages.slice(0, MAX_TITLES).map(({ id, title }) => title || id);
  const count = pages.length - named.length;
  const parts = [
    ...named.map((title) => formatMessage(language, 'pages.linked.title', { title })),
    ...(count > 0 ? [formatMessage(language, 'pages.linked.more', { count })] : []),
  ];
  const titles = new Intl.ListFormat(language).format(parts);
  return formatMessage(language, 'pages.linked', { titles });
}
