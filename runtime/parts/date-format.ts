/** Languages, zones and styles that pages use at the same time; more start anew. */
const MAX_FORMATS = 100;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The same format for the same wish: making one takes as long as drawing dozens of elements. */
export function dateFormat(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([lang, options]);
  const known = formats.get(key);
  if (known !== undefined) return known;
  if (formats.size >= MAX_FORMATS) formats.clear();
  const made = new Intl.DateTimeFormat(lang, options);
  formats.set(key, made);
  return made;
}
