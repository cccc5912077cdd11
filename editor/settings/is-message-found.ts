/** Whether any of the texts holds what somebody looks for; case and accents do not count. */
export function isMessageFound(wanted: string, texts: readonly string[]): boolean {
  const word = plain(wanted.trim());
  return texts.some((text) => plain(text).includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
