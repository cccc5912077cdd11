import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import {
  type Frame,
  FrameReader,
  fatalError,
  refuseEncryption,
  simpleQuery,
  welcome,
} from './wire-protocol.ts';

const TOO_MANY_CONNECTIONS = '53300';

/** What all sessions share: there is one backend, so at most one session may be live. */
export interface Backend {
  readonly pglite: PGlite;
  readonly parameters: Readonly<Record<string, string>>;
  liveSession: PgliteSession | undefined;
}

/** One client on one port. Every method must run on the worker's single chain of tasks. */
export class PgliteSession {
  readonly #port: MessagePort;
  readonly #frames = new FrameReader();
  #batch: Buffer[] = [];

  constructor(port: MessagePort) {
    this.#port = port;
  }

  async receive(backend: Backend, chunk: Uint8Array): Promise<void> {
    this.#frames.push(chunk);
    for (let frame = this.#frames.next(); frame !== undefined; frame = this.#frames.next()) {
      await this.#answer(backend, frame);
    }
  }

  /** Leaves nothing of this session behind for the next one. */
  async end(backend: Backend): Promise<void> {
    this.#port.close();
    if (backend.liveSession !== this) return;
    await exchange(backend.pglite, simpleQuery('ROLLBACK'));
    await exchange(backend.pglite, simpleQuery('DISCARD ALL'));
    backend.liveSession = undefined;
  }

  async #answer(backend: Backend, frame: Frame): Promise<void> {
    switch (frame.kind) {
      case 'ssl-request':
        return this.#send(refuseEncryption());
      case 'cancel-request':
        return this.#port.close();
      case 'startup':
        return this.#start(backend);
      case 'message':
        if (backend.liveSession !== this) return;
        if (frame.type === 'X') return this.end(backend);
        await this.#execute(backend.pglite, frame.type, frame.bytes);
    }
  }

  #start(backend: Backend): void {
    if (backend.liveSession === undefined) {
      backend.liveSession = this;
      this.#send(welcome(backend.parameters));
    } else {
      this.#refuse();
    }
  }

  #refuse(): void {
    const message = 'The embedded database serves one session at a time and one is already open';
    this.#send(fatalError(TOO_MANY_CONNECTIONS, message));
    this.#port.close();
  }

  // PGlite answers a whole exchange at once: the messages up to Query or Sync go in together.
  async #execute(pglite: PGlite, type: string, bytes: Buffer): Promise<void> {
    this.#batch.push(bytes);
    if (type !== 'Q' && type !== 'S') return;
    const request = Buffer.concat(this.#batch);
    this.#batch = [];
    this.#send(await exchange(pglite, request));
  }

  // Posting a view would clone the whole buffer behind it; a copy can be handed over instead.
  #send(bytes: Uint8Array): void {
    const copy = new Uint8Array(bytes);
    this.#port.postMessage(copy, [copy.buffer]);
  }
}

/**
 * Gives the backend's answer as it comes. PGlite's call for whole answers reads each of them as well, and keeps what it
 * has read for as long as the database is open.
 */
async function exchange(pglite: PGlite, request: Uint8Array): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pglite.execProtocolRawStream(request, {
    onRawData: (bytes) => chunks.push(Buffer.from(bytes)),
  });
  return Buffer.concat(chunks);
}
