import { toPlainText } from '../language/plain-text.ts';

/** Whether any of the texts holds what somebody looks for; case and accents do not count. */
export function isMessageFound(wanted: string, texts: readonly string[]): boolean {
  const word = toPlainText(wanted.trim());
  return texts.some((text) => toPlainText(text).includes(word));
}
