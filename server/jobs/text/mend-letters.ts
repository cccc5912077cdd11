/** What windows-1252 has at 0x80 to 0x9f; its holes are controls. */
const UPPER = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** UTF-8 that was read in windows-1252 or Latin-1: 'Ã³' for 'ó', 'â€“' for '–'. No language puts these letters so. */
const READ_WRONG = new RegExp(
  `[ÂÃ][\\x80-\\xbf${UPPER}]|â[\\x80-\\xbf${UPPER}]{2}|ð[\\x80-\\xbf${UPPER}]{3}`,
  'g',
);

/** Written by programs that meant JSON, controls aside: 'Almac\\u00e9n'. */
const ESCAPED = /\\u((?!00[01])[\da-f]{4})/gi;

/** A text with the letters that a system on its way read or wrote in a wrong way. */
export function mendLetters(text: string): string {
  return text
    .replace(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(READ_WRONG, readAsUtf8);
}

function readAsUtf8(text: string): string {
  const bytes = Uint8Array.from(text, (letter) => {
    const index = UPPER.indexOf(letter);
    return index < 0 ? letter.charCodeAt(0) : 0x80 + index;
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}
