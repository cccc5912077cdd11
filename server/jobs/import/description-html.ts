import { resolveEntities } from '../text/plain-text.ts';

/** Pasted pictures and styles, which nobody sees on a job page and which no limit counts. */
const UNSEEN =
  /\bdata:[a-z]+\/[^"'\s<>]{100,}|<style\b[^<>]*>[^<]*<\/style\s*>|<!--(?:(?!<!--)[\s\S])*?-->/gi;
const TAG = /<\/?[a-z][^<>]*>/i;
const ESCAPED_TAG = /&lt;\/?(?:p|br|b|strong|i|em|u|ul|ol|li|div|span|h[1-6]|a|table|font)\b/i;
const BLOCK =
  /<\/?(?:p|br|div|ul|ol|li|h[1-6]|table|tr|td|dl|dt|dd|section|article|blockquote|pre|center)\b/i;
const BULLET = /^(?:[-–—*•·▪▫◦‣●○■□✓✔✅➢➤►▶]\s+|[•▪◦‣●✓✔✅➢➤►](?=\S))(.*)$/u;
const NUMBER = /^\d{1,2}(?:[.)]|\.-)\s+(.*)$/;

/** A description without what nobody sees of it. */
export function dropUnseen(html: string): string {
  return html.replace(UNSEEN, '');
}

/**
 * A description of a feed as HTML, still to be sanitised: what is escaped once more than XML needs is read once
 * more; lines of plain text stay lines, and those with bullets or numbers become lists.
 */
export function descriptionHtml(raw: string): string {
  const text = dropUnseen(raw.normalize('NFC').replace(/\r\n?/g, '\n')).trim();
  const html = !TAG.test(text) && ESCAPED_TAG.test(text) ? resolveEntities(text) : text;
  if (BLOCK.test(html)) return dropUnseen(html);
  return html.includes('\n') || BULLET.test(html) ? linesToHtml(html) : html;
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
