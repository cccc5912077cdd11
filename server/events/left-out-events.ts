import type { Kysely } from 'kysely';
import type { LeftOutMeasure } from '#schemas/events/event-measures.ts';
import { HOUR_MS } from '#schemas/time/durations.ts';
import type { Tables } from '../db/schema.ts';
import type { SentEvent } from './sent-event.ts';

/** Whoever sends what is left out may say anything of it. */
const UNKNOWN = { page_id: '', source: '', device: '', place: '', detail: '' };

/** What is kept and not counted is added up with its row: see `insert-events.ts`. */
type NotKept = Exclude<LeftOutMeasure, 'left-unsigned'>;

interface LeftOut {
  readonly agency_id: string;
  readonly site_id: string;
  readonly hour: Date;
  readonly measure: NotKept;
  readonly amount: number;
}

/** Counts events that are not kept, by the reason. However many come, one statement at a time writes them. */
export class LeftOutEvents {
  readonly #kysely: Kysely<Tables>;
  readonly #now: () => number;
  #waiting = new Map<string, LeftOut>();
  #writing: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(kysely: Kysely<Tables>, now: () => number) {
    this.#kysely = kysely;
    this.#now = now;
  }

  /** Resolves once they are counted. */
  async add(measure: NotKept, events: readonly SentEvent[]): Promise<void> {
    if (events.length === 0) return;
    for (const { entry } of events) this.#count(measure, entry.site);
    const write = () => this.#write();
    this.#next ??= this.#writing.then(write, write);
    await this.#next;
  }

  #count(
    measure: NotKept,
    { agencyId, id: siteId }: { readonly agencyId: string; readonly id: string },
  ): void {
    const hour = new Date(Math.floor(this.#now() / HOUR_MS) * HOUR_MS);
    const key = JSON.stringify([agencyId, siteId, hour, measure]);
    const amount = (this.#waiting.get(key)?.amount ?? 0) + 1;
    this.#waiting.set(key, { agency_id: agencyId, site_id: siteId, hour, measure, amount });
  }

  async #write(): Promise<void> {
    this.#next = undefined;
    const rows = [...this.#waiting.values()].map((counted) => ({ ...counted, ...UNKNOWN }));
    this.#waiting = new Map();
    this.#writing = this.#kysely.insertInto('event_counts').values(rows).execute();
    await this.#writing;
  }
}
