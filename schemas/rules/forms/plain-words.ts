/** A text in lower case without accents and punctuation: labels are judged by their words. */
export function plainWords(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${letters.replace(/[^\p{L}\d]+/gu, ' ').trim()} `;
}
