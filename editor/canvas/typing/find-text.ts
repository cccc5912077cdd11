import type { TextField } from './text-fields.ts';

/** A text field with the element that shows it. */
export interface ShownText {
  readonly field: TextField;
  readonly element: HTMLElement;
}

/**
 * The texts of a widget that can be typed where they stand: elements that hold one text alone, which is that of a field.
 * Where several fields say the same, elements and fields follow one another.
 * @param isOwn whether an element belongs to the widget itself, not to one inside it
 */
export function shownTexts(
  root: Element,
  fields: readonly TextField[],
  isOwn: (element: Element) => boolean,
): readonly ShownText[] {
  const waiting = byText(fields.filter(({ isRich }) => !isRich));
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const text = element instanceof HTMLElement ? ownText(element) : undefined;
    const field = text === undefined ? undefined : waiting.get(text)?.[0];
    if (!(element instanceof HTMLElement) || !field || !isOwn(element)) return [];
    const same = waiting.get(field.value.trim()) ?? [];
    // The last one stays: widgets repeat texts, as in a picture's caption.
    if (same.length > 1) same.shift();
    return [{ field, element }];
  });
}

function byText(fields: readonly TextField[]): Map<string, TextField[]> {
  const groups = new Map<string, TextField[]>();
  for (const field of fields) {
    const text = field.value.trim();
    if (text !== '') groups.set(text, [...(groups.get(text) ?? []), field]);
  }
  return groups;
}

function ownText(element: HTMLElement): string | undefined {
  const [only] = element.childNodes;
  const isAlone = element.childNodes.length === 1 && only instanceof Text;
  return isAlone && element.getClientRects().length > 0 ? only.data.trim() : undefined;
}

/** The rich text that an element stands in; texts are compared without their markup. */
export function richTextAt(
  target: Element,
  root: Element,
  fields: readonly TextField[],
): TextField | undefined {
  const rich = fields.filter(({ isRich }) => isRich);
  for (let at: Element | null = target; at && root.contains(at); at = at.parentElement) {
    const text = bare(at.textContent ?? '');
    const field = rich.find(({ value }) => bare(textOf(value)) === text);
    if (field) return field;
  }
  return undefined;
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

function bare(text: string): string {
  return text.replace(/\s+/g, '');
}
