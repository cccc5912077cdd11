/** Documents of a visit whose steps are kept after everything of them was saved. */
const MAX_LEFT = 20;

/** What the documents that were left last in a visit were edited in, by their names. */
export interface LastLeft<Work> {
  keep(name: string, work: Work): void;
  of(name: string): Work | undefined;
  clear(): void;
}

export function createLastLeft<Work>(): LastLeft<Work> {
  const left = new Map<string, Work>();
  return {
    keep(name, work) {
      left.delete(name);
      left.set(name, work);
      for (const oldest of [...left.keys()].slice(0, -MAX_LEFT)) left.delete(oldest);
    },
    of: (name) => left.get(name),
    clear: () => left.clear(),
  };
}
