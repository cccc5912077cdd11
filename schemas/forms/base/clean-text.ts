/** A joiner that holds an emoji together, or a character without width. */
const INVISIBLE = /(\p{Extended_Pictographic}\ufe0f?\u200d(?=\p{Extended_Pictographic}))|\p{Cf}/gu;
/** Halves of surrogate pairs, and controls other than line break and tab: databases refuse some of them. */
const UNSTORABLE = /\p{Cs}|(?![\n\t])\p{Cc}/gu;

/** Most answers: printable ASCII with single blanks is its own normal form. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** The normal form of a text: NFC, trimmed, without characters that have no width or turn the direction. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNSTORABLE, '')
    .replace(INVISIBLE, '$1')
    .normalize('NFC')
    .trim();
}

/** Likewise of a field of one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]/g, ' ');
}

/** Characters as people count them, not UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** An identifier in capitals, without blanks, dashes, strokes, points and commas between its groups. */
export function compactCapitals(text: string): string {
  return text.replace(/[\s\p{Pd}.,/_]/gu, '').toUpperCase();
}
