import { externalLink, internalLink } from '#runtime/index.ts';

/** Whether visitors will get the link: both sanitisers take others away. */
export function isAllowedLink(href: string | null | undefined): href is string {
  return typeof href === 'string' && (internalLink.test(href) || externalLink.test(href));
}
