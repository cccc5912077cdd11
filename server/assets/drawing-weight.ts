import type { Label } from '#schemas/definitions/object-shape.ts';

/** Elements that a browser would draw for one picture. The heaviest of the drawings that ship has some hundreds. */
const MAX_DRAWN_ELEMENTS = 100_000;

const MAX_ELEMENTS = 20_000;

/** Levels and references from the root to the last part; counting recurses. */
const MAX_CHAIN = 1000;

/** Counts what a drawing amounts to once every reference shows what it names: a few lines can mean billions. */
export class DrawingWeight {
  readonly #root: Node = { parent: undefined, children: [], references: [] };
  readonly #byId = new Map<string, Node>();
  #open: Node = this.#root;
  #elements = 0;

  open(id: string | undefined, references: readonly string[]): void {
    this.#elements += 1;
    const node: Node = { parent: this.#open, children: [], references };
    if (this.#elements <= MAX_ELEMENTS) this.#open.children.push(node);
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, node);
    this.#open = node;
  }

  close(): void {
    this.#open = this.#open.parent ?? this.#root;
  }

  faults(): Label[] {
    if (this.#elements > MAX_ELEMENTS)
      return [
        {
          es: `Tiene ${this.#elements} elementos; el límite es ${MAX_ELEMENTS}.`,
          en: `It has ${this.#elements} elements; the limit is ${MAX_ELEMENTS}.`,
        },
      ];
    const drawn = this.#drawnBy(this.#root, new Map(), 0);
    if (drawn === Number.POSITIVE_INFINITY)
      return [
        {
          es: `Sus partes se muestran a sí mismas, o unas a otras a través de más de ${MAX_CHAIN}.`,
          en: `Its parts show themselves, or one another through more than ${MAX_CHAIN} others.`,
        },
      ];
    return drawn > MAX_DRAWN_ELEMENTS
      ? [
          {
            es: `Con todas sus referencias dibuja ${drawn} elementos; el límite es ${MAX_DRAWN_ELEMENTS}.`,
            en: `With every reference it draws ${drawn} elements; the limit is ${MAX_DRAWN_ELEMENTS}.`,
          },
        ]
      : [];
  }

  /** Infinite while the node is being counted: whoever asks then asks from inside it. */
  #drawnBy(node: Node, known: Map<Node, number>, depth: number): number {
    const before = known.get(node);
    if (before !== undefined) return before;
    if (depth > MAX_CHAIN) return Number.POSITIVE_INFINITY;
    known.set(node, Number.POSITIVE_INFINITY);
    const shown = node.references.flatMap((id) => this.#byId.get(id) ?? []);
    let drawn = 1;
    for (const part of [...node.children, ...shown]) drawn += this.#drawnBy(part, known, depth + 1);
    known.set(node, drawn);
    return drawn;
  }
}

interface Node {
  readonly parent: Node | undefined;
  readonly children: Node[];
  readonly references: readonly string[];
}
