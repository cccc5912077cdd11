/** Puts values in the place of `{name}`; what has no value stays as it is written. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
}

/** The same for HTML, with values that are plain text. */
export function fillHtml(html: string, values: Readonly<Record<string, string>>): string {
  const escaped = Object.entries(values).map(([name, value]) => [name, escapeHtml(value)] as const);
  return fillText(html, Object.fromEntries(escaped));
}

/** A list of HTML sentences. */
export function toList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
