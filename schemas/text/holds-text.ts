/** Whether a name holds every word that was typed; case, accents and points count as little as on a phone's keys. */
export function holdsText(name: string, typed: string): boolean {
  const plain = toPlain(name);
  return toPlain(typed)
    .split(' ')
    .every((word) => plain.includes(word));
}

function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
