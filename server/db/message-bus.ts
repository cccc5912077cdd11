import { EventEmitter } from 'node:events';
import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

export type Listener = (payload: string) => void;

/** Short messages between the processes that share a database. */
export interface MessageBus {
  /**
   * @param rows a transaction that the message belongs to: it is delivered when that commits. The embedded database
   *   has one session, so that whoever reads for a message reads after the transaction that sent it.
   */
  publish(channel: string, payload: string, rows?: Transaction<Tables>): Promise<void>;
  /**
   * Resolves, once messages arrive, with the function that ends the subscription.
   * @param onGap called when messages arrive again after some may have been lost
   */
  subscribe(channel: string, listener: Listener, onGap?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The bus of an embedded database, which has one process: this one. */
export function createLocalBus(): MessageBus {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    async publish(channel, payload) {
      emitter.emit(`channel:${channel}`, payload);
    },
    async subscribe(channel, listener) {
      emitter.on(`channel:${channel}`, listener);
      return async () => void emitter.off(`channel:${channel}`, listener);
    },
    async close() {
      emitter.removeAllListeners();
    },
  };
}
