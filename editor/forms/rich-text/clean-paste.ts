import { counterpartOf, LINE_BLOCK } from '#schemas/text/separate-blocks.ts';
import { removeUnseen } from '../../document/html/remove-unseen.ts';
import { countLosses, keepWords, linksWithoutWords, type PasteLosses } from './paste-losses.ts';
import { isRichText, stripAttributes } from './rich-text-document.ts';
import { isAllowedLink } from './rich-text-extensions.ts';
import { toRealLists } from './word-lists.ts';

/** Where Google Docs sends links through. */
const GOOGLE_REDIRECT = /^https:\/\/www\.google\.com\/url\?/;

/** More than any field holds; what is longer once it is clean is cut. */
const MAX_PASTED = 400_000;

/** With the styles and pictures that programs send along. */
const MAX_READ = 30_000_000;

/** Cells that come without their table, which a parser would run into one. */
const BARE_CELLS =
  /^(?:\s|<meta[^>]*>|<!--.*?-->)*<(?:t[rdh]|thead|tbody|tfoot|caption|colgroup|col)\b/is;

/** What never becomes text of a page, with all that it holds. */
const UNWANTED =
  'script, style, template, noscript, iframe, object, embed, svg, math, img, picture, video, audio, canvas, map, input, textarea, select, datalist, button, meta, link, title, base, head, xml';

const BLOCKS = 'p, div, ul, ol, dl, table, blockquote, pre, hr, h1, h2, h3, h4, h5, h6';

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
  const body = readPasted(html);
  // Other programs are made with the same text editor.
  if (html.includes('data-pm-slice') && isOwn(body)) return html;
  for (const element of body.querySelectorAll('template, noscript')) element.remove();
  const unseen = removeUnseen(body);
  keepWords(body);
  const counted = countLosses(body);
  const unnamed = linksWithoutWords(body);
  removeUnwanted(body);
  toRealLists(body);
  for (const element of body.querySelectorAll('[style]')) readStyles(element);
  for (const element of body.querySelectorAll('*')) rename(element);
  unwrapOthers(body);
  // Headings are bold by themselves.
  for (const bold of body.querySelectorAll(':is(h2, h3, h4) strong'))
    bold.replaceWith(...bold.childNodes);
  nestStrayLists(body);
  wrapStrayLines(body);
  const links = [...new Set([...unnamed, ...cleanPastedLinks(body)])];
  cleanTexts(body);
  for (const element of [...body.querySelectorAll('*')]) stripPasted(element);
  const clean = body.innerHTML;
  tell?.({ ...counted, unseen, links, isCut: clean.length > MAX_PASTED || html.length > MAX_READ });
  return clean.slice(0, MAX_PASTED);
}

function readPasted(html: string): HTMLElement {
  const read = html.slice(0, MAX_READ);
  const whole = BARE_CELLS.test(read) ? `<table>${read}</table>` : read;
  return new DOMParser().parseFromString(whole, 'text/html').body;
}

function isOwn(body: Element): boolean {
  return (
    [...body.querySelectorAll('*')].every(isRichText) &&
    [...body.querySelectorAll('a')].every((link) => isAllowedLink(link.getAttribute('href')))
  );
}

function removeUnwanted(body: Element): void {
  for (const element of body.querySelectorAll(UNWANTED)) element.remove();
  for (const line of body.querySelectorAll(':scope > br')) if (isAfterBlock(line)) line.remove();
}

/** Between blocks, Google Docs writes empty lines. */
function isAfterBlock(line: Element): boolean {
  let before = line.previousSibling;
  while (before instanceof Text && before.data.trim() === '') before = before.previousSibling;
  return before === null || isBlock(before);
}

function readStyles(element: Element): void {
  const style = element.getAttribute('style') ?? '';
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

/** What is left of elements that pages do not have is what they hold. */
function unwrapOthers(body: Element): void {
  for (const element of [...body.querySelectorAll('*')])
    if (!isRichText(element) && element.localName !== LINE_BLOCK)
      element.replaceWith(...element.childNodes);
}

/** A list that stands directly in a list belongs to the item before it. */
function nestStrayLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') before.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

/** Words beside blocks get a paragraph: the text editor would drop the blanks between them. */
function wrapStrayLines(body: Element): void {
  const nodes = [...body.childNodes];
  if (!nodes.some(isBlock)) return;
  let line: Element | null = null;
  for (const node of nodes) {
    if (isBlock(node)) line = null;
    else if (line !== null) line.append(node);
    else if ((node.textContent ?? '').trim() !== '') {
      line = body.ownerDocument.createElement('p');
      node.replaceWith(line);
      line.append(node);
    }
  }
}

function isBlock(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  return node.matches(`li, ${BLOCKS}`) || node.querySelector(BLOCKS) !== null;
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
  if (element.matches('span')) element.replaceWith(...element.childNodes);
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
