import { LINE_ENDS, readAgain, resolveEntities } from '../text/plain-text.ts';

/** Pasted pictures and styles, which nobody sees on a job page and which no limit counts. */
const UNSEEN =
  /\bdata:[a-z]+\/[^"'\s<>]{100,}|<(style|title)\b[^<>]*>[^<]*<\/\1\s*>|<!--(?:(?!<!--)[\s\S])*?-->/gi;
const TAG = /<\/?[a-z][^<>]*>/i;
const ESCAPED_TAG =
  /&lt;(\/?(?:p|br|b|strong|i|em|u|ul|ol|li|div|span|h[1-6]|a|table|tr|td|font)\b(?:(?!&[lg]t;)[^<>]){0,500})&gt;/gi;
const BLOCK =
  /<\/?(?:p|br|div|ul|ol|li|h[1-6]|table|tr|td|dl|dt|dd|section|article|blockquote|pre|center)\b/i;
const BULLET =
  /^(?:[-–—*•·▪▫◦‣●○■□◆♦★⭐✓✔✅☑➢➤►▶▸→»]\s+|[•▪◦‣●◆★✓✔✅☑➢➤►▸→](?=\S)|[-–*](?=\p{Lu}))(.*)$/u;
/** Items of a list that was pasted into one line. */
const BULLET_WITHIN = /[ \t]+(?=[•▪●◆★✓✔✅➢➤►][ \t]*\S)/gu;
/** The same with a sign that words hold too: only where the first item begins with it. */
const SIGN_WITHIN = /^([*·–-])[ \t]+\S/;
/** `1. Uno 2. Dos 3. Tres` */
const NUMBER_WITHIN = /[ \t]+(?=\d{1,2}[.)][ \t]+\S)/;
/** A bullet that was written as an entity. */
const BULLET_ENTITY = /&(?:bull|middot|#8226|#183|#x2022|#xb7);/gi;
const NUMBER = /^\d{1,2}(?:[.)]|\.-)\s+(.*)$/;

/** In what is not yet sanitised. */
const LINK = /(<a\b[^<>]*?\bhref\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;

/** Links as visitors can follow them: whole, as seen from the address of the job, and encrypted. */
export function wholeLinks(html: string, base: string | undefined): string {
  return html.replace(LINK, (_, start: string, double = '', single = '', bare = '') => {
    const href = resolveEntities(`${double}${single}${bare}`).trim();
    return `${start}"${toWholeLink(href, base).replaceAll('&', '&amp;')}"`;
  });
}

function toWholeLink(href: string, base: string | undefined): string {
  if (/^(?:https|mailto|tel):/i.test(href)) return href;
  const named = /^www\./i.test(href) ? `https://${href}` : href;
  if (!URL.canParse(named, base)) return '';
  const url = new URL(named, base);
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.href;
}

/** A description without what nobody sees of it. */
export function dropUnseen(html: string): string {
  return html.replace(UNSEEN, '');
}

/**
 * A description of a feed as HTML, still to be sanitised: what is escaped once more than XML needs is read once
 * more; lines of plain text stay lines, and those with bullets or numbers become lists.
 */
export function descriptionHtml(raw: string): string {
  const text = dropUnseen(readAgain(raw).normalize('NFC').replace(LINE_ENDS, '\n')).trim();
  const isEscaped = !TAG.test(text) && text.search(ESCAPED_TAG) >= 0;
  const html = isEscaped ? resolveEntities(text) : text.replace(ESCAPED_TAG, readTag);
  if (BLOCK.test(html)) return dropUnseen(html);
  const lines = TAG.test(html) ? html : withLines(html.replace(BULLET_ENTITY, '•'));
  return lines.includes('\n') || BULLET.test(lines) ? linesToHtml(lines) : lines;
}

function readTag(_: string, tag: string): string {
  return `<${resolveEntities(tag)}>`;
}

/** Ends of lines that a program wrote out, and items of a list in one line, as lines. */
function withLines(text: string): string {
  const lines = text.includes('\n') ? text : text.replace(/\\r\\n|\\n/g, '\n');
  const items = (lines.match(BULLET_WITHIN)?.length ?? 0) + (BULLET.test(lines) ? 1 : 0);
  return items > 1 ? lines.replace(BULLET_WITHIN, '\n') : partBySign(lines);
}

function partBySign(text: string): string {
  const sign = SIGN_WITHIN.exec(text)?.[1];
  const items = sign === undefined || text.includes('\n') ? [] : text.split(` ${sign} `);
  return items.length > 2 ? items.join(`\n${sign} `) : partByNumber(text);
}

function partByNumber(text: string): string {
  const items = text.includes('\n') ? [] : text.split(NUMBER_WITHIN);
  const isCounted = items.every((item, index) => Number.parseInt(item, 10) === index + 1);
  return isCounted && items.length > 2 ? items.join('\n') : text;
}

type Part = readonly ['p' | 'ul' | 'ol', string[]];

function linesToHtml(text: string): string {
  const parts: Part[] = [];
  let isApart = true;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') {
      isApart = true;
      continue;
    }
    const [kind, words] = readLine(line);
    const last = parts.at(-1);
    // A blank line between two items does not end their list.
    if (last?.[0] === kind && (kind !== 'p' || !isApart)) last[1].push(words);
    else parts.push([kind, [words]]);
    isApart = false;
  }
  return parts.map(toBlock).join('');
}

function readLine(line: string): readonly [Part[0], string] {
  const bullet = BULLET.exec(line)?.[1];
  if (bullet !== undefined) return ['ul', bullet];
  const numbered = NUMBER.exec(line)?.[1];
  return numbered === undefined ? ['p', line] : ['ol', numbered];
}

function toBlock([kind, lines]: Part): string {
  if (kind === 'p') return `<p>${lines.join('<br>')}</p>`;
  return `<${kind}>${lines.map((line) => `<li>${line}</li>`).join('')}</${kind}>`;
}
