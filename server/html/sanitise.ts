import sanitizeHtml from 'sanitize-html';
import type { SafeHtml, Sanitise } from '#runtime/entry-server.tsx';
import type { RuntimeDoor } from '../runtime-door.ts';

export type AllowList = Pick<RuntimeDoor, 'allowedAttributes' | 'allowedSchemes' | 'allowedTags'>;

/**
 * A path of this site or a place on this page. Browsers read `\` as `/` and drop tabs and line ends,
 * so `/\host` and `/<tab>/host` would be other sites.
 */
const INTERNAL_LINK = /^(?:#|\/(?![/\\]))[^\s\\]*$/;

/** The sanitiser of everything recruiters write as HTML, with the runtime's allow list. */
export function createSanitise(allowList: AllowList): Sanitise {
  const options = toOptions(allowList);
  return (html) => sanitizeHtml(html, options) as SafeHtml;
}

function toOptions({
  allowedTags,
  allowedAttributes,
  allowedSchemes,
}: AllowList): sanitizeHtml.IOptions {
  const attributes = Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]);
  return {
    allowedTags: [...allowedTags],
    allowedAttributes: Object.fromEntries(attributes),
    allowedSchemes: [...allowedSchemes],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs, allowedSchemes) }),
    },
  };
}

function safeLink(
  attribs: sanitizeHtml.Attributes,
  schemes: readonly string[],
): sanitizeHtml.Attributes {
  const { href, ...others } = attribs;
  if (href === undefined) return others;
  const isAllowed =
    INTERNAL_LINK.test(href) || schemes.some((scheme) => isExternalLink(href, scheme));
  return isAllowed ? { ...others, href } : others;
}

function isExternalLink(href: string, scheme: string): boolean {
  const start = scheme === 'https' ? 'https://' : `${scheme}:`;
  return href.toLowerCase().startsWith(start) && !/[\\\p{Cc}]/u.test(href);
}
