import { counterpartOf } from '#schemas/text/separate-blocks.ts';
import { countLosses, keepWords, type PasteLosses } from './paste-losses.ts';
import { stripAttributes } from './rich-text-document.ts';
import { isAllowedLink } from './rich-text-extensions.ts';

/** Word writes list items as paragraphs: their level stands in the style, their bullet in a part to be ignored. */
const ITEM = /mso-list:\s*[^;]*level(\d)/i;

/** What an ordered item begins with: `1.`, `a)`, `(iv)`. */
const NUMBER = /^\(?(?:\d{1,4}|[a-z]{1,5})[.)]/i;

/** Tells a list that was made of paragraphs. */
const MADE = 'data-word-list';

/** Where Google Docs sends links through. */
const GOOGLE_REDIRECT = /^https:\/\/www\.google\.com\/url\?/;

/** More than any field holds; a longer paste is cut. */
const MAX_PASTED = 400_000;

/** What never becomes text of a page, with all that it holds. */
const UNWANTED =
  'script, style, template, noscript, iframe, object, embed, svg, math, img, picture, video, audio, canvas, map, input, textarea, select, button, meta, link, title, base, head, xml';

const HIDDEN = /(?:display:\s*none|mso-hide:\s*all|visibility:\s*hidden)/i;

const NEW_NAMES: Readonly<Record<string, string>> = {
  B: 'strong',
  I: 'em',
  DEL: 's',
  STRIKE: 's',
  INS: 'u',
};

/** Formatting that other programs write as styles. */
const STYLED: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;:]*:[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
];

/** Characters that the schema of rich text refuses, and the one that stands for a picture. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const REFUSED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffc\ufeff]/gu;

/**
 * HTML from the clipboard (Word, Google Docs, pages of the web) as plain structure: no styles, scripts, pictures or
 * layout. What the editor copied itself stays as it is; the schema of the editor bounds it all the same.
 */
export function cleanPastedHtml(html: string, tell?: (losses: PasteLosses) => void): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html.slice(0, MAX_PASTED), 'text/html');
  removeHidden(body);
  keepWords(body);
  const counted = countLosses(body);
  removeUnwanted(body);
  toRealLists(body);
  for (const element of body.querySelectorAll('[style]')) readStyles(element);
  for (const element of body.querySelectorAll('*')) rename(element);
  // Headings are bold by themselves.
  for (const bold of body.querySelectorAll(':is(h2, h3, h4) strong'))
    bold.replaceWith(...bold.childNodes);
  nestStrayLists(body);
  const links = cleanPastedLinks(body);
  tell?.({ ...counted, links, isCut: html.length > MAX_PASTED });
  cleanTexts(body);
  for (const element of [...body.querySelectorAll('*')]) stripPasted(element);
  return body.innerHTML;
}

function removeHidden(body: Element): void {
  for (const element of body.querySelectorAll('[style], [hidden], template, noscript'))
    if (element.matches('[hidden], template, noscript') || HIDDEN.test(styleOf(element)))
      element.remove();
}

function removeUnwanted(body: Element): void {
  for (const element of body.querySelectorAll(UNWANTED)) element.remove();
  // Between blocks, Google Docs writes empty lines.
  for (const line of body.querySelectorAll(':scope > br')) line.remove();
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

function readStyles(element: Element): void {
  const style = styleOf(element);
  // Google Docs wraps everything in a <b> that is not bold.
  if (element.matches('b, strong') && /(?:^|[;\s])font-weight:\s*(?:normal|[1-5]00)/i.test(style)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (!element.matches('span, font, a, li, p, div, td')) return;
  if (element.closest('h1, h2, h3, h4, h5, h6')) return;
  const tags = STYLED.filter(([pattern]) => pattern.test(style)).map(([, tag]) => tag);
  for (const tag of tags) wrapContent(element, tag);
}

function wrapContent(element: Element, tag: string): void {
  if (element.querySelector('p, div, ul, ol, table, h1, h2, h3, h4')) return;
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element): void {
  const name = NEW_NAMES[element.tagName] ?? counterpartOf(element.localName);
  if (name === undefined) return;
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** A list that stands directly in a list belongs to the item before it. */
function nestStrayLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') before.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

function cleanTexts(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(
    body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT,
  );
  const comments: Comment[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Comment) comments.push(node);
    else if (node instanceof Text)
      node.data = node.data.replace(REFUSED, '').replaceAll('\u00a0', ' ');
  }
  for (const comment of comments) comment.remove();
}

/** Languages of single words are noise in what is pasted; spans say nothing else. */
function stripPasted(element: Element): void {
  stripAttributes(element);
  element.removeAttribute('lang');
  if (element.matches('span, font') || element.tagName.includes(':'))
    element.replaceWith(...element.childNodes);
}

/**
 * Keeps links that pages may have, with addresses as they were meant; of others only the text stays.
 * @returns the addresses that do not stay
 */
function cleanPastedLinks(body: Element): readonly string[] {
  const lost = new Set<string>();
  for (const link of body.querySelectorAll('a')) {
    const given = (link.getAttribute('href') ?? '').trim();
    const href = toPageLink(given);
    if (href !== undefined) link.setAttribute('href', href);
    else {
      if (given !== '') lost.add(given);
      link.replaceWith(...link.childNodes);
    }
  }
  return [...lost];
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

/** Turns Word's paragraphs that look like lists into lists. */
function toRealLists(body: Element): void {
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const item = readItem(paragraph);
    if (item) moveIntoList(paragraph, item);
  }
}

interface WordItem {
  readonly level: number;
  readonly tag: 'ul' | 'ol';
}

function readItem(paragraph: Element): WordItem | undefined {
  const level = ITEM.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return undefined;
  const markers = [...paragraph.querySelectorAll('[style]')].filter((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const text = markers.map((marker) => marker.textContent ?? '').join('');
  for (const marker of markers) marker.remove();
  return { level: Math.max(1, Number(level)), tag: NUMBER.test(text.trim()) ? 'ol' : 'ul' };
}

/** Follows the list that the paragraphs before it became, or begins one. */
function moveIntoList(paragraph: Element, { level, tag }: WordItem): void {
  const before = paragraph.previousElementSibling;
  const outer = before?.hasAttribute(MADE) ? before : beginList(paragraph, tag);
  const list = listAtLevel(outer, level, tag);
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.remove();
}

function beginList(paragraph: Element, tag: WordItem['tag']): Element {
  const list = paragraph.ownerDocument.createElement(tag);
  list.setAttribute(MADE, '');
  paragraph.before(list);
  return list;
}

/** The list so many levels down at the end of one, made where it is missing; a level without items above is none. */
function listAtLevel(list: Element, level: number, tag: WordItem['tag']): Element {
  const last = list.lastElementChild;
  if (level <= 1 || last === null) return list;
  const inner = last.lastElementChild;
  if (inner?.matches('ul, ol')) return listAtLevel(inner, level - 1, tag);
  const made = list.ownerDocument.createElement(tag);
  last.append(made);
  return listAtLevel(made, level - 1, tag);
}
