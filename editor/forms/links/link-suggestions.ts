import { isParameter } from '#schemas/pages/page-path.ts';
import { filterPages } from '../../service/page-filter.ts';
import type { ListedPage } from '../../service/page-summary.ts';
import { sortPages } from '../../service/sort-pages.ts';
import { type SiteAddress, toChatHref, toHref } from './link-text.ts';

export type LinkGroup = 'typed' | 'CONTENT' | 'JOB_LISTING' | 'APPLY' | 'anchors';

export interface LinkSuggestion {
  readonly group: LinkGroup;
  readonly href: string;
  /** Of a page or a section; what was typed has none. */
  readonly title?: string;
  readonly isUnpublished?: true;
}

/** Longer lists are searched, not read. */
const MAX_SHOWN = 60;

const PAGE_GROUPS = ['CONTENT', 'JOB_LISTING', 'APPLY'] as const;

export interface SuggestionQuery {
  /** What was typed; empty for everything there is. */
  readonly text: string;
  /** Only paths of the site, as some fields want them. */
  readonly isPathOnly: boolean;
}

/** Where a link may lead that somebody begins to type: what was typed as a link, pages and sections of the page. */
export function suggestLinks(
  { text, isPathOnly }: SuggestionQuery,
  places: LinkPlaces,
): readonly LinkSuggestion[] {
  const pages = pageSuggestions(places.pages, text);
  const anchors = isPathOnly ? [] : anchorSuggestions(places, text);
  const known = [...pages, ...anchors];
  const typed = typedHrefs(text, places)
    .filter((href) => !isPathOnly || href.startsWith('/'))
    .filter((href) => !known.some((other) => other.href === href))
    .map((href) => ({ group: 'typed' as const, href }));
  return [...typed, ...known].slice(0, MAX_SHOWN);
}

/** A number can be called, and most people would rather write to it. */
function typedHrefs(text: string, { site }: LinkPlaces): readonly string[] {
  const href = toHref(text, site);
  if (href === undefined) return [];
  return href.startsWith('tel:+') ? [href, toChatHref(href.slice('tel:'.length))] : [href];
}

function pageSuggestions(pages: readonly ListedPage[], text: string): readonly LinkSuggestion[] {
  const found = filterPages(sortPages(pages.filter(isTarget)), text);
  return PAGE_GROUPS.flatMap((group) =>
    found
      .filter(({ type }) => type === group)
      .map(({ url, title, status }) => ({
        group,
        href: url,
        title: title || url,
        ...(status === 'draft' && { isUnpublished: true as const }),
      })),
  );
}

/** Pages of one address: system pages have none, those of single jobs have one for each job. */
function isTarget({ url, type }: ListedPage): boolean {
  return type !== 'SYSTEM' && url.startsWith('/') && !url.split('/').some(isParameter);
}

function anchorSuggestions({ anchors }: LinkPlaces, text: string): readonly LinkSuggestion[] {
  const wanted = text.trim().replace(/^#/, '').toLowerCase();
  return anchors
    .filter(
      ({ href, title }) => title.toLowerCase().includes(wanted) || href.slice(1).includes(wanted),
    )
    .map((anchor) => ({ group: 'anchors' as const, ...anchor }));
}

/** A section of the open page that a link may lead to. */
export interface PageAnchor {
  readonly href: string;
  readonly title: string;
}

/** Everywhere a link of the open page may lead within its site. */
export interface LinkPlaces {
  readonly pages: readonly ListedPage[];
  readonly anchors: readonly PageAnchor[];
  /** The site's `urls.home`, which `/` shows. */
  readonly home: string;
  readonly site: SiteAddress;
}
