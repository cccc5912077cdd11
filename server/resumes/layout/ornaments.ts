/** What people put before the items of a list in place of a bullet. */
const MARK = '[✅✔☑🔹🔸🔷🔶▫◾◽⬛⬜➡👉⭐🌟📌🟢🔵⚫❖◆◇■□►▶➔➤→»]';
/** Pictures, with what joins and tints them. */
const PICTURES = '(?:[\\p{Extended_Pictographic}\\p{Emoji_Modifier}★☆♦❤]|\\ufe0f|\\u200d)';
const FRAMED = new RegExp(
  `^(?:${PICTURES}|[~*_=|]|\\s)+(?=[\\p{L}\\d])(.*[\\p{L}\\d.)])(?:${PICTURES}|[~*_=|]|\\s)+$`,
  'u',
);
const MARKED = new RegExp(`^${MARK}\\ufe0f?\\s*(?=\\p{L})`, 'u');
const LED = new RegExp(`^(?:${PICTURES}\\s*)+(?=[\\p{L}\\d(+])`, 'u');

/** `*Celular:*`, `**Celular**`, `_hoy_`, as messengers mark what is bold or slanted. */
const EMPHASIS = /(?<=^|\s)(\*{1,2}|_{1,2})(\S(?:[^*_]{0,100}[^\s*_])?)\1(?=$|[\s.,:;])/g;
/** `## Experiencia` */
const HASHES = /^#{1,6}\s+/;
/** When a message was sent and by whom, as messengers write chats out: `12/03/25, 10:14 a.m. - Ana: …`, `[10:14, 12/3/2025] Ana: …`. */
const SENT =
  /^\[?(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}|\d{1,2}:\d{2},\s+\d{1,2}\/\d{1,2}\/\d{2,4})(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?(?:\]|\s+-)\s+[^:]{1,40}:\s*/i;

/** A line without the pictures and marks around it; one that stands for a bullet becomes a bullet. */
export function withoutOrnaments(line: string): string {
  const text = line.replace(SENT, '').replace(HASHES, '').replace(EMPHASIS, '$2');
  const inner = FRAMED.exec(text)?.[1];
  return inner ?? text.replace(MARKED, '• ').replace(LED, '');
}
