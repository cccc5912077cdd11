/** Word writes list items as paragraphs: their level stands in the style, their bullet in a part to be ignored. */
const ITEM = /mso-list:\s*[^;]*level(\d)/i;

/** What an ordered item begins with: `1.`, `a)`, `(iv)`. */
const NUMBER = /^\(?(?:\d{1,4}|[a-z]{1,5})[.)]/i;

/** Tells a list that was made of paragraphs. */
const MADE = 'data-word-list';

/** Turns Word's paragraphs that look like lists into lists. */
export function toRealLists(body: Element): void {
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
