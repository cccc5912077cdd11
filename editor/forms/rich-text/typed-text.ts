// Text without formatting, as people type it into chats, mails and notes, where lists and bold words are signs.

const LINE_ENDS = /(?:\r\n?|\n)+/;

/** Who said it and when, which a chat puts before each message that is copied: `[10:32 a.m., 3/4/2026] Lupita: `. */
const MESSAGE_HEAD = /^\u200e?\[(?=[^\]]*\d:\d\d)(?=[^\]]*\d\/\d)[^\]]{5,30}\] [^:]{1,60}: /;

/** How lines of a list begin. One such line alone may be a dialogue or a sum: it stays a line. */
const LISTS = [
  { tag: 'ul', item: /^\s*[-–—•·▪*]\s+(?=\S)/ },
  { tag: 'ol', item: /^\s*\d{1,2}[.)]\s+(?=\S)/ },
] as const;

const MARKS = [
  ['\\*', 'strong'],
  ['_', 'em'],
  ['~', 's'],
] as const;

/** Each around words, never within one or an address: `archivo_de_prueba`. */
const MARKED = MARKS.map(
  ([sign, tag]) =>
    [
      new RegExp(
        `(?<![\\p{L}\\p{N}/${sign}])${sign}(?=\\S)([^${sign}]+)(?<=\\S)${sign}(?![\\p{L}\\p{N}/${sign}])`,
        'gu',
      ),
      `<${tag}>$1</${tag}>`,
    ] as const,
);

/** Each line as a paragraph, to the letter. */
export function plainTextHtml(text: string): string {
  const lines = text.split(LINE_ENDS);
  return lines.map((line) => `<p>${escaped(line)}</p>`).join('');
}

/** What a typed text means: a paragraph for each line, lists, tables and marked words. */
export function typedTextHtml(text: string): string {
  const lines = text.split(LINE_ENDS).map((line) => line.replace(MESSAGE_HEAD, ''));
  let html = '';
  for (let at = 0; at < lines.length; ) {
    const list = listAt(lines, at);
    const rows = list ? [] : rowsAt(lines, at);
    if (list)
      html += `<${list.tag}>${list.items.map((item) => `<li>${lineHtml(item)}</li>`).join('')}</${list.tag}>`;
    else if (rows.length > 1) html += `<table><tbody>${rows.map(rowHtml).join('')}</tbody></table>`;
    else html += `<p>${lineHtml(lines[at] ?? '')}</p>`;
    at += list?.items.length ?? Math.max(1, rows.length);
  }
  return html;
}

/** Cells of a sheet come as lines with as many tabs each; one such line alone stays a line. */
function rowsAt(lines: readonly string[], at: number): readonly (readonly string[])[] {
  const rows = lines.slice(at).map((line) => line.split('\t'));
  const columns = rows[0]?.length ?? 0;
  if (columns < 2) return [];
  const end = rows.findIndex((row) => row.length !== columns);
  return end < 0 ? rows : rows.slice(0, end);
}

function rowHtml(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${lineHtml(cell.trim())}</td>`).join('')}</tr>`;
}

function listAt(lines: readonly string[], at: number) {
  for (const { tag, item } of LISTS) {
    const rest = lines.slice(at);
    const end = rest.findIndex((line) => !item.test(line));
    const items = (end < 0 ? rest : rest.slice(0, end)).map((line) => line.replace(item, ''));
    if (items.length > 1) return { tag, items };
  }
  return undefined;
}

function lineHtml(text: string): string {
  return MARKED.reduce((html, [pattern, marked]) => html.replace(pattern, marked), escaped(text));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
