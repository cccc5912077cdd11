/**
 * Text of a document on one line of a terminal. Control characters are shown as `�`: a document must not
 * move the cursor, nor write a line of its own into the log of a CI service.
 */
export function toPlainLine(text: string): string {
  return text.replace(/\p{Cc}|[\u2028\u2029]/gu, '�');
}
