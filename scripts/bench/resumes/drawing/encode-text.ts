export type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252';

/** Characters of Windows-1252 that lie elsewhere in Unicode, as far as CVs use them. */
const WINDOWS_1252 = new Map([
  ['–', 0x96],
  ['—', 0x97],
  ['•', 0x95],
  ['’', 0x92],
]);

/** Bytes as Notepad writes them: UTF-16 with a byte order mark, the others without. */
export function encodeText(text: string, encoding: TextEncoding): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  if (encoding === 'utf-16') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  return Buffer.from(
    Array.from(text, (letter) => WINDOWS_1252.get(letter) ?? letter.charCodeAt(0)),
  );
}
