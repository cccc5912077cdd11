const BITS = 32;

/** Rows of columns, a bit for each. */
export class RowSet {
  /** Rows that there are, in the set or not. */
  readonly rows: number;
  readonly #words: Uint32Array;

  private constructor(rows: number, words: Uint32Array) {
    this.rows = rows;
    this.#words = words;
  }

  static none(rows: number): RowSet {
    return new RowSet(rows, new Uint32Array(Math.ceil(rows / BITS)));
  }

  static where(rows: number, isIn: (row: number) => boolean): RowSet {
    const words = new Uint32Array(Math.ceil(rows / BITS));
    for (let word = 0, row = 0; word < words.length; word++) {
      let bits = 0;
      for (let bit = 0; bit < BITS && row < rows; bit++, row++) if (isIn(row)) bits |= 1 << bit;
      words[word] = bits;
    }
    return new RowSet(rows, words);
  }

  add(row: number): void {
    const word = row >>> 5;
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (row & 31));
  }

  and(other: RowSet): RowSet {
    return new RowSet(
      this.rows,
      this.#words.map((word, index) => word & (other.#words[index] ?? 0)),
    );
  }

  without(other: RowSet): RowSet {
    return new RowSet(
      this.rows,
      this.#words.map((word, index) => word & ~(other.#words[index] ?? 0)),
    );
  }

  get count(): number {
    let count = 0;
    for (const word of this.#words) count += bitsOf(word);
    return count;
  }

  /** In their order; until `visit` answers true. */
  some(visit: (row: number) => boolean): boolean {
    for (let index = 0; index < this.#words.length; index++) {
      for (let left = this.#words[index] ?? 0; left !== 0; left &= left - 1)
        if (visit(index * BITS + (31 - Math.clz32(left & -left)))) return true;
    }
    return false;
  }

  /** How many of the rows have each code. */
  countCodes(codes: Uint32Array, most: number): Uint32Array {
    const counts = new Uint32Array(most);
    for (let index = 0; index < this.#words.length; index++) {
      for (let left = this.#words[index] ?? 0; left !== 0; left &= left - 1) {
        const code = codes[index * BITS + (31 - Math.clz32(left & -left))] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
    return counts;
  }

  slice(from: number, count: number): number[] {
    const rows: number[] = [];
    let place = 0;
    if (count > 0)
      this.some((row) => {
        if (place++ >= from) rows.push(row);
        return rows.length === count;
      });
    return rows;
  }
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
