import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/schema.ts';
import type { JobColumns } from '../../columns/job-columns.ts';
import type { RowSet } from '../../columns/row-set.ts';
import type { TitleChoice } from '../query/matches-keyword.ts';
import { EVERY_JOB } from '../query/normalise-search.ts';
import type { Slice } from '../query/page-request.ts';
import { type SearchTarget, whereSelected } from '../query/where-selected.ts';

/**
 * At most so many jobs are read to compare their titles: 10 to 20 ms. Where they are not enough, few titles have the
 * words, and the text index collects those as soon.
 */
const MOST_COMPARED = 2000;

/** Where fewer titles have the words, what may be compared would not do either: 40 of them, and pages want 120. */
const FEW_TITLES = 0.02;

export interface WalkedJobs {
  readonly columns: JobColumns;
  readonly target: SearchTarget;
  /** What the search finds, whatever its titles say. */
  readonly rows: RowSet;
}

/**
 * Tells which of the newest jobs of a search have all words in the title. They are read by the ids that columns know,
 * however many others have the words.
 */
export class TitleWalk {
  readonly #kysely: Kysely<Tables>;
  readonly #columns: JobColumns;
  readonly #target: SearchTarget;
  readonly #newest: readonly number[];
  readonly #isWhole: boolean;
  readonly #compared: Readonly<Record<TitleChoice, string[]>> = { with: [], without: [] };
  readonly #few = new Set<TitleChoice>();

  constructor(kysely: Kysely<Tables>, { columns, target, rows }: WalkedJobs) {
    const newest = rows.slice(0, MOST_COMPARED + 1);
    this.#kysely = kysely;
    this.#columns = columns;
    this.#target = { ...target, selection: EVERY_JOB, titles: 'with' };
    this.#newest = newest.slice(0, MOST_COMPARED);
    this.#isWhole = newest.length <= MOST_COMPARED;
  }

  /** Of the newest so many were compared; infinite where no walk meets enough soon. */
  walked(titles: TitleChoice): number {
    return this.#few.has(titles) ? Number.POSITIVE_INFINITY : this.#done;
  }

  get #done(): number {
    return this.#compared.with.length + this.#compared.without.length;
  }

  /** Undefined where too many would have to be compared. */
  async ids(titles: TitleChoice, { from, count }: Slice): Promise<readonly string[] | undefined> {
    const chosen = this.#compared[titles];
    const end = from + count;
    if (end > MOST_COMPARED && !this.#isWhole) return undefined;
    // Half of them may be of the other kind; where more are, each step is twice as long.
    for (let step = 2 * end; chosen.length < end && !this.#few.has(titles); step *= 2) {
      if (!(await this.#compareNext(step))) break;
      if (!this.#isWhole && chosen.length < this.#done * FEW_TITLES) this.#few.add(titles);
    }
    return chosen.length >= end || this.#isWhole ? chosen.slice(from, end) : undefined;
  }

  /** False where none is left. */
  async #compareNext(count: number): Promise<boolean> {
    const { with: inTitle, without } = this.#compared;
    const ids = this.#columns.idsOf(this.#newest.slice(this.#done, this.#done + count));
    if (ids.length === 0) return false;
    const { rows } = await sql<{ job_id: string }>`
      select job_id from jobs where job_id = any(${ids}::bigint[]) and ${whereSelected(this.#target, 'walk')}`.execute(
      this.#kysely,
    );
    const found = new Set(rows.map(({ job_id }) => job_id));
    for (const id of ids) (found.has(id) ? inTitle : without).push(id);
    return true;
  }
}
