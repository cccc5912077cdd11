/** Words inside names that begin with a small letter. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'de del la las los y e i da do dos san santa van von'.split(' '),
);

/** Names that are shouted or whispered, in the case of names; others stay as they are. */
export function recase(words: readonly string[]): string {
  const isShouted = words.every((word) => word === word.toUpperCase());
  const isSmall = words.every((word) => word === word.toLowerCase());
  return isShouted || isSmall ? words.map(recaseWord).join(' ') : words.join(' ');
}

function recaseWord(word: string, index: number): string {
  const small = word.toLowerCase();
  if (index > 0 && PARTICLES.has(small)) return small;
  return small.replace(/(?:^|['’-])\p{L}/gu, (start) => start.toUpperCase());
}
