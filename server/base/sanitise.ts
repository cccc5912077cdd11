import sanitizeHtml from 'sanitize-html';
import type { SafeHtml, Sanitise } from '#runtime/entry-server.tsx';
import { hasLetterSize, hidesContent, MAY_HIDE } from '#schemas/text/unseen-text.ts';
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
    const known = rules.toKnownBlocks(html);
    const clean = sanitizeHtml(known, MAY_HIDE.test(known) ? withoutUnseen(options) : options);
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

/** For one text: what is hidden goes together with the styles that hide it. */
function withoutUnseen(options: sanitizeHtml.IOptions): sanitizeHtml.IOptions {
  /** Of the open elements, the innermost last. */
  const looks: Look[] = [];
  const hidden = new WeakSet<object>();
  return {
    ...options,
    onOpenTag: (_name, attribs) => void looks.push(lookWithin(looks.at(-1), attribs)),
    onCloseTag: () => void looks.pop(),
    textFilter: (text) => (isSeen(looks.at(-1)) ? text : ''),
    transformTags: {
      ...options.transformTags,
      '*': (tagName, attribs) => {
        if (looks.at(-1)?.isShown === false) hidden.add(attribs);
        return { tagName, attribs };
      },
    },
    exclusiveFilter: ({ attribs }) => hidden.has(attribs),
  };
}

interface Look {
  readonly isShown: boolean;
  readonly hasSize: boolean;
}

function lookWithin(outer: Look | undefined, attribs: sanitizeHtml.Attributes): Look {
  return {
    isShown: (outer?.isShown ?? true) && !hidesContent(attribs),
    hasSize: hasLetterSize(attribs) ?? outer?.hasSize ?? true,
  };
}

function isSeen(look: Look | undefined): boolean {
  return look === undefined || (look.isShown && look.hasSize);
}

function safeLink(
  { internalLink, externalLink, toSitePath }: HtmlRules,
  sitePrefix: string,
  href = '',
): { href?: string } {
  if (internalLink.test(href)) return { href: toSitePath(sitePrefix, href) };
  return externalLink.test(href) ? { href } : {};
}
