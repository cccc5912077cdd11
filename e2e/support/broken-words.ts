/** Words of elements' own texts that take more than one line. Runs in the page. */
export function brokenWords(elements: readonly Element[]): string[] {
  const texts = elements
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node instanceof Text);
  return texts.flatMap((text) => {
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}
