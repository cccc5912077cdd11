/** Characters of what something is called within a sentence: enough to know it by. */
export const MAX_NAME = 100;

/** A text cut at the last whole word that fits, with an ellipsis; short texts stay as they are. */
export function shortenTo(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // Half an emoji at the end is none.
  const cut = text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > limit / 2 ? space : cut.length).trimEnd()}…`;
}
