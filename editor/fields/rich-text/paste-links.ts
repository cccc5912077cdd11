import { isAllowedLink } from './allowed-link.ts';

/** Where Google Docs sends links through. */
const GOOGLE_REDIRECT = /^https:\/\/www\.google\.com\/url\?/;

/** Keeps links that pages may have, with addresses as they were meant; of others only the text stays. */
export function cleanPastedLinks(body: Element): void {
  for (const link of body.querySelectorAll('a')) {
    const href = toPageLink(link.getAttribute('href') ?? '');
    if (href === undefined) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', href);
  }
}

function toPageLink(href: string): string | undefined {
  const direct = behindRedirect(href.trim()).replace(/^http:\/\//i, 'https://');
  // A place in the document that it was copied from is none of this page.
  return !direct.startsWith('#') && isAllowedLink(direct) ? direct : undefined;
}

function behindRedirect(href: string): string {
  if (!GOOGLE_REDIRECT.test(href) || !URL.canParse(href)) return href;
  return new URL(href).searchParams.get('q') ?? href;
}
