/** The list with one item that many places later. */
export function moved<Item>(list: readonly Item[], index: number, by: number): readonly Item[] {
  const others = list.filter((_, at) => at !== index);
  return [
    ...others.slice(0, index + by),
    ...list.slice(index, index + 1),
    ...others.slice(index + by),
  ];
}

/** An id that no item has: `etapa`, `etapa-2`, … */
export function freeId(stem: string, list: readonly { readonly id: string }[]): string {
  const taken = new Set(list.map(({ id }) => id));
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(id)) return id;
  }
}
