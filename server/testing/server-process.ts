import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import type { Environment } from '../config/config.ts';
import type { Database } from '../db/open-database.ts';
import { bundledChild } from './bundled-child.ts';

const CHILD = await bundledChild('server-process-child');

export type ChildOrder =
  | { readonly kind: 'start'; readonly env: Environment }
  | { readonly kind: 'import' };

export type ChildAnswer =
  | { readonly kind: 'ready' | 'imported' }
  | { readonly kind: 'started'; readonly origin: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** A process that has read the server's modules and waits to be told to start it. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #ready: Promise<ChildAnswer>;

  constructor() {
    // A group of its own, so that one signal reaches whatever the process has started.
    this.#child = fork(CHILD, { execArgv: [], detached: true });
    this.#ready = this.#nextAnswer();
  }

  /** @returns the server's origin */
  async start(env: Environment): Promise<string> {
    const ready = await this.#ready;
    if (ready.kind !== 'ready') throw new Error(JSON.stringify(ready));
    const started = await this.#order({ kind: 'start', env });
    if (started.kind !== 'started') throw new Error(JSON.stringify(started));
    return started.origin;
  }

  /** Resolves when the page files are imported or the process was killed. */
  async importPages(): Promise<void> {
    await this.#order({ kind: 'import' });
  }

  /** Resolves when the whole group is gone, which it learns of from nobody. */
  async kill(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const exit = once(this.#child, 'exit');
    process.kill(-pid, 'SIGKILL');
    await exit;
  }

  #order(order: ChildOrder): Promise<ChildAnswer> {
    const answer = this.#nextAnswer();
    this.#child.send(order);
    return answer;
  }

  #nextAnswer(): Promise<ChildAnswer> {
    return new Promise((resolve) => {
      this.#child.once('message', (message) => resolve(message as ChildAnswer));
      this.#child.once('exit', () => resolve({ kind: 'refused', reason: 'The process ended.' }));
    });
  }
}

/** Where other processes find a test database of a PostgreSQL server; undefined for an embedded one. */
export async function urlOf({ kysely, engine }: Database): Promise<string | undefined> {
  if (engine === 'pglite') return undefined;
  const named = await sql<{ name: string }>`select current_database() as name`.execute(kysely);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${named.rows[0]?.name}`;
  return url.href;
}
