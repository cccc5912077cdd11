/** Says texts of the page by their names, one behind the other; without a name it falls silent. */
export type PlaceTeller = (...names: readonly string[]) => void;

/**
 * What a place field says of the search for a place. The texts are served with the page, each with its name in
 * `data-told` and in its own language; a status next to the field shows them.
 */
export function createPlaceTeller(root: HTMLElement): PlaceTeller {
  const status = root.querySelector('[data-place-status]');
  return (...names) => {
    const texts = names.flatMap((name) => root.querySelector(`[data-told="${name}"]`) ?? []);
    const parts = texts.flatMap((text) => [' — ', text.cloneNode(true)]);
    status?.replaceChildren(...parts.slice(1));
  };
}
