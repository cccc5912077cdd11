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

  static all(rows: number): RowSet {
    return RowSet.where(rows, () => true);
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

  /** Rows whose code is wanted: 1 at its place. */
  static ofCodes(codes: Uint32Array, wanted: Uint8Array): RowSet {
    const words = new Uint32Array(Math.ceil(codes.length / BITS));
    for (let row = 0; row < codes.length; row++) {
      const bit = wanted[codes[row] ?? 0] ?? 0;
      words[row >>> 5] = (words[row >>> 5] ?? 0) | (bit << (row & 31));
    }
    return new RowSet(codes.length, words);
  }

  /** Rows whose number is above another. */
  static above(numbers: Float64Array | Int32Array, least: number): RowSet {
    const words = new Uint32Array(Math.ceil(numbers.length / BITS));
    for (let row = 0; row < numbers.length; row++)
      if ((numbers[row] ?? 0) > least)
        words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << (row & 31));
    return new RowSet(numbers.length, words);
  }

  add(row: number): void {
    const word = row >>> 5;
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (row & 31));
  }

  and(other: RowSet): RowSet {
    const words = this.#words.slice();
    for (let index = 0; index < words.length; index++)
      words[index] = (words[index] ?? 0) & (other.#words[index] ?? 0);
    return new RowSet(this.rows, words);
  }

  or(other: RowSet): RowSet {
    const words = this.#words.slice();
    for (let index = 0; index < words.length; index++)
      words[index] = (words[index] ?? 0) | (other.#words[index] ?? 0);
    return new RowSet(this.rows, words);
  }

  without(other: RowSet): RowSet {
    const words = this.#words.slice();
    for (let index = 0; index < words.length; index++)
      words[index] = (words[index] ?? 0) & ~(other.#words[index] ?? 0);
    return new RowSet(this.rows, words);
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
