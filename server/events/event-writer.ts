import type { Kysely } from 'kysely';
import { sortBy, uniqBy } from 'lodash-es';
import type { Tables } from '../db/schema.ts';
import type { CountedEvent } from './event-counts.ts';
import type { EventPartitions } from './event-partitions.ts';
import { insertEvents } from './insert-events.ts';

/** Rows of one statement. */
const BATCH = 250;
/** Rows that wait for the database at most: some seconds of the busiest server. */
const MAX_WAITING = 20_000;

interface Waiting {
  readonly events: readonly CountedEvent[];
  readonly settle: (error?: unknown) => void;
}

/** Writes the events of many calls in one statement: while one is written, the next ones gather. */
export class EventWriter {
  readonly #kysely: Kysely<Tables>;
  readonly #partitions: EventPartitions;
  #waiting: Waiting[] = [];
  #rows = 0;
  #isWriting = false;

  constructor(kysely: Kysely<Tables>, partitions: EventPartitions) {
    this.#kysely = kysely;
    this.#partitions = partitions;
  }

  /** Whether more would only make everybody wait. */
  get isFull(): boolean {
    return this.#rows >= MAX_WAITING;
  }

  /** Resolves once they are committed, those that were there before included. */
  write(events: readonly CountedEvent[]): Promise<void> {
    if (events.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const settle = (error?: unknown) => (error === undefined ? resolve() : reject(error));
      this.#waiting.push({ events, settle });
      this.#rows += events.length;
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) await this.#writeBatch(this.#takeBatch());
    this.#isWriting = false;
  }

  #takeBatch(): readonly Waiting[] {
    let rows = 0;
    const tooMany = this.#waiting.findIndex((call) => {
      rows += call.events.length;
      return rows > BATCH;
    });
    const end = tooMany === -1 ? this.#waiting.length : Math.max(1, tooMany);
    return this.#waiting.splice(0, end);
  }

  async #writeBatch(calls: readonly Waiting[]): Promise<void> {
    const events = calls.flatMap((call) => call.events);
    // Rows travel in the order of their keys, so that two processes do not wait for each other.
    const rows = sortBy(uniqBy(events, keyOf), ({ row }) => row.event_id);
    try {
      await this.#partitions.ensureFor(rows.map(({ row }) => row.event_id));
      await insertEvents(this.#kysely, rows);
      for (const { settle } of calls) settle();
    } catch (error) {
      for (const { settle } of calls) settle(error ?? new Error('Events were not written'));
    } finally {
      this.#rows -= events.length;
    }
  }
}

function keyOf({ row }: CountedEvent): string {
  return `${row.agency_id} ${row.event_id}`;
}
