/**
 * Classes for a picture's focus point in steps of ten per cent (`rb-fx3 rb-fy7`), written only for
 * the points that a page's HTML uses.
 */
export function focusCss(html: string): string {
  if (!html.includes('rb-f')) return '';
  const used = new Set(html.match(/\brb-f[xy](?:10|\d)\b/g) ?? []);
  return [...used]
    .map((name) => `.${name}{--focus-${name.charAt(4)}:${Number(name.slice(5)) * 10}%}`)
    .join('');
}
