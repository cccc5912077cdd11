/**
 * What rich text may contain. The server's and the editor's sanitisers both read this list, so that
 * a recruiter sees exactly what job seekers will get.
 */
export const allowedTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'code',
  'pre',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
  'span',
] as const;

export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
  span: ['lang'],
  p: ['lang'],
};

export const allowedSchemes = ['https', 'mailto', 'tel'] as const;

/**
 * A path of this site or a place on this page. Browsers read `\` as `/` and drop tabs and line ends,
 * so `/\host` and `/<tab>/host` would be other sites.
 */
export const internalLink = /^(?:#|\/(?![/\\]))[^\s\\]*$/;

/** An address with one of the allowed schemes. */
export const externalLink = /^(?:https:\/\/|mailto:|tel:)[^\\\p{Cc}]*$/iu;
