import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { SkippedJob } from '#schemas/api/job-imports.ts';
import type { Tables } from '../../db/schema.ts';
import { searchWords, stagedDefinitions, stagedNames } from './job-columns.ts';
import type { NormalisedItem } from './normalise-job.ts';

/** More rows in one statement make it longer, not quicker, on an embedded database. */
const MAX_BATCH_ROWS = 200;
/** Text of a batch, in UTF-16 units: bounds its memory, which the database needs several times. */
const MAX_BATCH_CHARACTERS = 2 * 1024 * 1024;
/** What a process that died left behind. */
const LEFT_OVER = sql<Date>`now() - interval '1 day'`;

/** A client of an agency: its jobs come from feeds of its own. */
export interface ClientKey {
  readonly agencyId: string;
  readonly clientId: string;
}

interface BatchEntry {
  readonly line: number;
  readonly referenceNumber: string;
  readonly position: number;
}

/** Where one import gathers its jobs in the database until the feed has ended well. */
export class JobStaging {
  readonly runId: string = randomUUID();
  readonly #kysely: Kysely<Tables>;
  readonly #client: ClientKey;
  #entries: BatchEntry[] = [];
  #rows: string[] = [];
  #characters = 0;
  #position = 0;
  #jobs = 0;
  /** The batch that the database is writing while the next one is read. */
  #writing: Promise<readonly SkippedJob[]> = Promise.resolve([]);

  constructor(kysely: Kysely<Tables>, client: ClientKey) {
    this.#kysely = kysely;
    this.#client = client;
  }

  /** Place in the feed of the last job so far. */
  get lastPosition(): number {
    return this.#position;
  }

  /** Jobs that were added, duplicates too. */
  get jobs(): number {
    return this.#jobs;
  }

  /** Adds a job, or remembers a skipped one. Resolves with the jobs of an earlier batch that came before in the feed. */
  async add(line: number, item: NormalisedItem): Promise<readonly SkippedJob[]> {
    const values = item.kind === 'job' ? item.job : { reference_number: referenceOf(item.skipped) };
    if (values.reference_number === null) return [];
    this.#position += 1;
    if (item.kind === 'job') this.#jobs += 1;
    const row = JSON.stringify({ ...values, position: this.#position });
    const entry = { line, referenceNumber: values.reference_number, position: this.#position };
    this.#entries.push(entry);
    this.#rows.push(row);
    this.#characters += row.length;
    const isFull = this.#rows.length >= MAX_BATCH_ROWS || this.#characters >= MAX_BATCH_CHARACTERS;
    return isFull ? this.#writeNext() : [];
  }

  /** Writes what is left; resolves with the jobs whose reference number the feed had before, of all open batches. */
  async flush(): Promise<readonly SkippedJob[]> {
    const before = await this.#writeNext();
    return [...before, ...(await this.#writing)];
  }

  /** Begins to write the batch once the one before is there; resolves with the duplicates of that one. */
  async #writeNext(): Promise<readonly SkippedJob[]> {
    const duplicates = await this.#writing;
    const entries = this.#entries;
    const batch = `[${this.#rows.join(',')}]`;
    this.#entries = [];
    this.#rows = [];
    this.#characters = 0;
    this.#writing = this.#write(entries, batch);
    // Whoever waits for the batch hears of its failure, which may come first.
    this.#writing.catch(() => undefined);
    return duplicates;
  }

  async #write(entries: readonly BatchEntry[], batch: string): Promise<readonly SkippedJob[]> {
    if (entries.length === 0) return [];
    const { agencyId, clientId } = this.#client;
    const { rows } = await sql<{ position: number }>`
      insert into job_staging (agency_id, run_id, ${stagedNames}, tsv)
      select ${agencyId}, ${this.runId}::uuid, ${stagedNames}, case
        when checksum is not distinct from (select j.checksum from jobs j where j.agency_id = ${agencyId}
          and j.client_id = ${clientId} and j.reference_number = batch.reference_number) then null
        else ${searchWords('batch')} end
      from json_to_recordset(${batch}::json) as batch (${stagedDefinitions})
      on conflict (agency_id, run_id, reference_number) do nothing
      returning position`.execute(this.#kysely);
    const staged = new Set(rows.map(({ position }) => position));
    return entries.filter(({ position }) => !staged.has(position)).map(toDuplicate);
  }

  /** Removes the rows of this import, and those that imports which died left more than a day ago. */
  async clear(): Promise<void> {
    await this.#writing.catch(() => undefined);
    await this.#kysely
      .deleteFrom('job_staging')
      .where('agency_id', '=', this.#client.agencyId)
      .where((where) =>
        where.or([where('run_id', '=', this.runId), where('staged_at', '<', LEFT_OVER)]),
      )
      .execute();
  }
}

// A number that is too long names no stored job.
function referenceOf({ referenceNumber, code }: SkippedJob): string | null {
  return code === 'text-too-large' ? referenceNumber : null;
}

function toDuplicate({ line, referenceNumber }: BatchEntry): SkippedJob {
  return {
    line,
    referenceNumber,
    code: 'reference-duplicate',
    reason: 'An earlier job of the feed has the same <referencenumber>. Give each job its own.',
  };
}
