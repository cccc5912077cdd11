import { LRUCache } from 'lru-cache';
import type { TextFacet } from '#schemas/api/jobs.ts';
import { RowSet } from './row-set.ts';

/** A listed job as columns hold it. */
export interface ColumnRow extends Readonly<Record<TextFacet, string | null>> {
  readonly job_id: string;
  readonly client_id: string;
  readonly terms: string;
  readonly pay_weekly: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Microseconds since 1970, as of the database. */
  readonly start: number;
  readonly expiry: number | null;
  /** Code of a time zone. */
  readonly zone: number;
}

const NO_PAY = -1;
/** Of sets that texts find. */
const MAX_WORDS_BYTES = 32 * 1024 * 1024;
/** Of sets that filters and radii leave. */
const MAX_FACTS_BYTES = 16 * 1024 * 1024;
/** A table of ids holds at most so many places for each row. */
const MOST_PLACES = 8;

/** Values by number; 0 is that there is none. */
class Dictionary {
  readonly values: (string | null)[] = [null];
  readonly #codes = new Map<string, number>();

  /** 0 where nothing says the value. */
  codeOf(value: string): number {
    return this.#codes.get(value) ?? 0;
  }

  learn(value: string | null): number {
    if (value === null) return 0;
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    this.values.push(value);
    this.#codes.set(value, this.values.length - 1);
    return this.values.length - 1;
  }
}

/** Texts that repeat themselves, by row. */
export class CodedColumn {
  readonly #dictionary = new Dictionary();
  readonly codes: Uint32Array;

  constructor(texts: Iterable<string | null>, rows: number) {
    this.codes = new Uint32Array(rows);
    let row = 0;
    for (const text of texts) this.codes[row++] = this.#dictionary.learn(text);
  }

  get values(): readonly (string | null)[] {
    return this.#dictionary.values;
  }

  /** Rows with one of the values. */
  rowsWith(values: readonly string[]): RowSet {
    const wanted = new Set(values);
    return this.rowsSaying((value) => wanted.has(value));
  }

  rowsSaying(isWanted: (value: string) => boolean): RowSet {
    return this.rowsWhere((code) => {
      const value = this.values[code] ?? null;
      return value !== null && isWanted(value);
    });
  }

  rowsWhere(isWanted: (code: number) => boolean): RowSet {
    const wanted = Uint8Array.from(this.values, (_, code) => Number(isWanted(code)));
    return RowSet.ofCodes(this.codes, wanted);
  }
}

/** What a text finds in columns. */
export interface FoundWords {
  readonly rows: Promise<RowSet>;
  /** Asks for it in these columns or in later ones. */
  readonly find: (columns: JobColumns) => Promise<RowSet>;
}

/** What filters and facets read of an agency's listed jobs, the newest first: about 60 bytes a job. */
export class JobColumns {
  readonly revision: string;
  readonly size: number;
  readonly ids: Float64Array;
  readonly texts: Readonly<Record<TextFacet, CodedColumn>>;
  readonly clients: CodedColumn;
  readonly terms: CodedColumn;
  /** Bits of terms, by their code. */
  readonly termBits: Float64Array;
  /** Pesos a week, below 0 where a job names none. */
  readonly pay: Int32Array;
  /** Not a number where a job has no point. */
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  readonly start: Float64Array;
  /** Codes of `MEXICAN_ZONES`. */
  readonly zones: Uint8Array;
  /** Infinite where a job stays open. */
  readonly expiry: Float64Array;
  /** Rows with a point. */
  readonly placed: RowSet;
  /** What texts find, by what was asked. */
  readonly found: LRUCache<string, FoundWords>;
  readonly #facts: LRUCache<string, RowSet>;
  readonly #rowOf: (id: number) => number | undefined;

  /** @param rows the newest first */
  constructor(revision: string, rows: readonly ColumnRow[]) {
    const numbers = (of: (row: ColumnRow) => number) => Float64Array.from(rows, of);
    const texts = (of: (row: ColumnRow) => string | null) =>
      new CodedColumn(rows.map(of), rows.length);
    this.revision = revision;
    this.size = rows.length;
    this.ids = numbers(({ job_id }) => Number(job_id));
    this.texts = {
      city: texts(({ city }) => city),
      state: texts(({ state }) => state),
      company: texts(({ company }) => company),
      employmentType: texts(({ employmentType }) => employmentType),
      category: texts(({ category }) => category),
    };
    this.clients = texts(({ client_id }) => client_id);
    this.terms = texts(({ terms }) => terms);
    this.termBits = Float64Array.from(this.terms.values, Number);
    this.pay = Int32Array.from(rows, ({ pay_weekly }) => pay_weekly ?? NO_PAY);
    this.latitude = numbers(({ latitude }) => latitude ?? Number.NaN);
    this.longitude = numbers(({ longitude }) => longitude ?? Number.NaN);
    this.placed = RowSet.where(rows.length, (row) => !Number.isNaN(this.latitude[row]));
    this.start = numbers(({ start }) => start);
    this.zones = Uint8Array.from(rows, ({ zone }) => zone);
    this.expiry = numbers(({ expiry }) => expiry ?? Number.POSITIVE_INFINITY);
    const sizeCalculation = () => Math.ceil(rows.length / 8) + 1024;
    this.found = new LRUCache({ maxSize: MAX_WORDS_BYTES, sizeCalculation });
    this.#facts = new LRUCache({ maxSize: MAX_FACTS_BYTES, sizeCalculation });
    this.#rowOf = placesOf(this.ids);
  }

  /** Rows that a fact leaves whatever the time is, found once. */
  fact(key: string, find: () => RowSet): RowSet {
    const known = this.#facts.get(key) ?? find();
    this.#facts.set(key, known);
    return known;
  }

  /** Rows that a text finds, asked for once. */
  words(key: string, find: FoundWords['find']): Promise<RowSet> {
    const known = this.found.get(key);
    if (known !== undefined) return known.rows;
    const rows = find(this);
    this.found.set(key, { rows, find });
    rows.catch(() => this.found.delete(key));
    return rows;
  }

  /** Rows of jobs; of those that are not listed there is none. */
  rowsOf(ids: Iterable<number>): RowSet {
    const rows = RowSet.none(this.size);
    for (const id of ids) {
      const row = this.#rowOf(id);
      if (row !== undefined) rows.add(row);
    }
    return rows;
  }

  idsOf(rows: readonly number[]): string[] {
    return rows.map((row) => String(this.ids[row]));
  }
}

/** Ids of one agency mostly follow each other: a table is a tenth of a map, and ten times as fast. */
function placesOf(ids: Float64Array): (id: number) => number | undefined {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const id of ids) {
    least = Math.min(least, id);
    most = Math.max(most, id);
  }
  const span = ids.length === 0 ? 0 : most - least + 1;
  if (span > ids.length * MOST_PLACES) {
    const rows = new Map(Array.from(ids, (id, row) => [id, row]));
    return (id) => rows.get(id);
  }
  const table = new Uint32Array(span);
  for (const [row, id] of ids.entries()) table[id - least] = row + 1;
  return (id) => {
    const place = table[id - least] ?? 0;
    return place === 0 ? undefined : place - 1;
  };
}
