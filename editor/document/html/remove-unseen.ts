import { type ElementLook, hasLetterSize, hidesContent } from '#schemas/text/unseen-text.ts';

/**
 * Takes out of HTML that was read what nobody sees of it (`schemas/text/unseen-text.ts`).
 * @returns how many pieces with words
 */
export function removeUnseen(root: Element): number {
  const before = [...root.querySelectorAll('[style], [hidden]')];
  const hidden = before.filter((element) => hidesContent(lookOf(element)));
  const outer = hidden.filter(
    (element) => !hidden.some((other) => other !== element && other.contains(element)),
  );
  for (const element of outer) element.remove();
  const tiny = before.filter((element) => hasLetterSize(lookOf(element)) === false);
  const texts = tiny.flatMap(lettersOf);
  for (const text of texts) text.remove();
  return [...outer, ...texts].filter((node) => (node.textContent ?? '').trim() !== '').length;
}

/** The texts of an element but for those that have a size of their own. */
function lettersOf(element: Element): ChildNode[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) return hasLetterSize(lookOf(node)) === true ? [] : lettersOf(node);
    return node instanceof Text ? [node] : [];
  });
}

function lookOf(element: Element): ElementLook {
  return { style: element.getAttribute('style'), hidden: element.getAttribute('hidden') };
}
