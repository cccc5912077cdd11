import sanitizeHtml from 'sanitize-html';
import type { SafeHtml, Sanitise } from '#runtime/entry-server.tsx';
import type { RuntimeDoor } from './runtime-door.ts';

/** The rules that the runtime gives both sanitisers. */
export type HtmlRules = Pick<
  RuntimeDoor,
  | 'allowedAttributes'
  | 'allowedSchemes'
  | 'allowedTags'
  | 'externalLink'
  | 'internalLink'
  | 'LINE_BLOCK'
  | 'toKnownBlocks'
  | 'toLineBreaks'
  | 'toSitePath'
>;

/** The sanitiser of everything recruiters write as HTML; links of the site get its prefix. */
export function createSanitiser(rules: HtmlRules, sitePrefix: string): Sanitise {
  const options = toOptions(rules, sitePrefix);
  return (html) => {
    const clean = sanitizeHtml(rules.toKnownBlocks(html), options);
    return rules.toLineBreaks(clean, '<br />') as SafeHtml;
  };
}

/** Their texts are seen nowhere; the first five are those that the sanitiser leaves out by itself. */
const UNSEEN = ['script', 'style', 'textarea', 'option', 'xmp', 'title', 'template'];

function toOptions(rules: HtmlRules, sitePrefix: string): sanitizeHtml.IOptions {
  const { allowedTags, allowedAttributes, allowedSchemes } = rules;
  const attributes = Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]);
  return {
    allowedTags: [...allowedTags, rules.LINE_BLOCK],
    allowedAttributes: Object.fromEntries(attributes),
    allowedSchemes: [...allowedSchemes],
    allowProtocolRelative: false,
    nonTextTags: UNSEEN,
    transformTags: {
      a: (tagName, { href, ...others }) => ({
        tagName,
        attribs: { ...others, ...safeLink(rules, sitePrefix, href) },
      }),
    },
  };
}

function safeLink(
  { internalLink, externalLink, toSitePath }: HtmlRules,
  sitePrefix: string,
  href = '',
): { href?: string } {
  if (internalLink.test(href)) return { href: toSitePath(sitePrefix, href) };
  return externalLink.test(href) ? { href } : {};
}
