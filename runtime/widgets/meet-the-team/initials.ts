/** First letters of a name's first and last word, for who has no portrait: `ML` for María de la Luz. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map(firstLetter);
  return letters.join('').toLocaleUpperCase('es');
}

function firstLetter(word = ''): string {
  return /^.\p{M}*/u.exec(word)?.[0] ?? '';
}
