import { pageOfLink } from '#schemas/rules/known-pages.ts';
import type { PageSummary } from '../api/page-summary.ts';
import type { LinkPlaces } from './link-places.ts';
import { chatNumberOf } from './link-text.ts';

/** Where a link leads, as people are told it. */
export type LinkState =
  | {
      readonly kind:
        | 'empty'
        | 'invalid'
        | 'dead'
        | 'top'
        | 'web'
        | 'chat'
        | 'mail'
        | 'phone'
        | 'no-anchor';
    }
  | { readonly kind: 'page' | 'unpublished'; readonly title: string }
  | { readonly kind: 'anchor'; readonly title: string };

/** @param href as it is stored */
export function linkStateOf(href: string, places: LinkPlaces): LinkState {
  if (href === '') return { kind: 'empty' };
  if (href.startsWith('#')) return anchorState(href, places);
  if (/^\/(?![/\\])/.test(href)) return pageState(href, places);
  if (chatNumberOf(href) !== undefined) return { kind: 'chat' };
  if (href.startsWith('https://')) return { kind: 'web' };
  if (href.startsWith('mailto:')) return { kind: 'mail' };
  return { kind: href.startsWith('tel:') ? 'phone' : 'invalid' };
}

function anchorState(href: string, { anchors }: LinkPlaces): LinkState {
  if (href === '#') return { kind: 'top' };
  const anchor = anchors.find((other) => other.href === href);
  return anchor ? { kind: 'anchor', title: anchor.title } : { kind: 'no-anchor' };
}

function pageState(href: string, { pages, home }: LinkPlaces): LinkState {
  const found = pageOfLink(href, { home, pages });
  const page = found && pages.find(({ id }) => id === found.id);
  if (!page) return { kind: 'dead' };
  return { kind: isOnSite(page) ? 'page' : 'unpublished', title: page.title || page.url };
}

function isOnSite({ status }: PageSummary): boolean {
  return status !== 'draft';
}
