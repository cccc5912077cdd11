import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import { toReason } from '../base/error-text.ts';
import type { DatabaseLog } from '../log/database-log.ts';
import type { Listener, MessageBus } from './message-bus.ts';
import type { Tables } from './schema.ts';

const RETRY_MS = 1000;

interface Subscription {
  readonly listener: Listener;
  readonly onGap: (() => void) | undefined;
}

/**
 * LISTEN on a connection of its own, opened by the first subscription and opened again when it
 * drops. Messages sent meanwhile are lost; `onGap` tells receivers so.
 * A payload has at most 7999 bytes (PostgreSQL's limit).
 */
export class PostgresBus implements MessageBus {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #log: DatabaseLog;
  readonly #subscriptions = new Map<string, Set<Subscription>>();
  #client: Promise<pg.Client> | undefined;
  #isClosed = false;

  constructor(url: string, pool: pg.Pool, log: DatabaseLog) {
    this.#url = url;
    this.#pool = pool;
    this.#log = log;
  }

  async publish(channel: string, payload: string, rows?: Transaction<Tables>): Promise<void> {
    if (rows === undefined) await this.#pool.query('select pg_notify($1, $2)', [channel, payload]);
    else await sql`select pg_notify(${channel}, ${payload})`.execute(rows);
  }

  async subscribe(
    channel: string,
    listener: Listener,
    onGap?: () => void,
  ): Promise<() => Promise<void>> {
    const subscription = { listener, onGap };
    const subscriptions = this.#subscriptions.get(channel) ?? new Set();
    this.#subscriptions.set(channel, subscriptions.add(subscription));
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    await (await this.#client).query(`listen ${pg.escapeIdentifier(channel)}`);
    return () => this.#unsubscribe(channel, subscription);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.then(
      (client) => client.end(),
      () => undefined,
    );
  }

  async #unsubscribe(channel: string, subscription: Subscription): Promise<void> {
    const subscriptions = this.#subscriptions.get(channel);
    subscriptions?.delete(subscription);
    if (subscriptions?.size !== 0) return;
    this.#subscriptions.delete(channel);
    // A closed connection listens to nothing any more.
    if (this.#isClosed) return;
    await (await this.#client)?.query(`unlisten ${pg.escapeIdentifier(channel)}`);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', (error) => this.#log.warn('The listener lost PostgreSQL', { error }));
    client.on('notification', ({ channel, payload }) => this.#deliver(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of this.#subscriptions.keys()) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      await client.end();
      throw error;
    }
    client.once('end', () => this.#reconnect());
    return client;
  }

  #reconnect(): void {
    if (!this.#isClosed) this.#client = this.#retry();
  }

  async #retry(): Promise<pg.Client> {
    for (;;) {
      await sleep(RETRY_MS);
      try {
        const client = await this.#connect();
        this.#tellGap();
        return client;
      } catch (error) {
        if (this.#isClosed) throw error;
        this.#log.warn('The listener cannot reach PostgreSQL', { reason: toReason(error) });
      }
    }
  }

  #tellGap(): void {
    for (const subscriptions of this.#subscriptions.values())
      for (const { onGap } of subscriptions) onGap?.();
  }

  #deliver(channel: string, payload: string): void {
    for (const { listener } of this.#subscriptions.get(channel) ?? []) listener(payload);
  }
}
