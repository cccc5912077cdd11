import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { toReason } from '../base/error-text.ts';
import type { DatabaseLog } from '../log/database-log.ts';
import type { WorkerMessage, WorkerOptions, WorkerReply } from './pglite-worker.ts';

/** A MessagePort in the shape of the socket that `pg` expects from its `stream` option. */
class PortStream extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super({ allowHalfOpen: false });
    this.#port = port;
    port.on('message', (chunk: Uint8Array) => {
      this.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    });
    port.on('close', () => this.push(null));
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#post(chunk);
    done();
  }

  /** `pg` holds back the five parts of a query to write them at once: one message costs a fraction of five. */
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this.#post(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  // Posting a view would clone the whole buffer behind it; a copy can be handed over instead.
  #post(bytes: Buffer): void {
    const copy = new Uint8Array(bytes);
    this.#port.postMessage(copy, [copy.buffer]);
  }
}

export interface PgliteOptions extends WorkerOptions {
  readonly log: DatabaseLog;
}

/** What the first thread has compiled: as long as it is held, others share its machine code. */
let engine: WebAssembly.Module | undefined;

/** Owns the worker thread and replaces one that died. */
export class PgliteBackend {
  readonly #options: PgliteOptions;
  #worker: Worker;
  #hasDied = false;

  constructor(options: PgliteOptions) {
    this.#options = options;
    this.#worker = this.#start();
  }

  connect(): PortStream {
    if (this.#hasDied && this.#options.dataDir !== undefined) this.#worker = this.#start();
    const { port1, port2 } = new MessageChannel();
    this.#post({ kind: 'connect', port: port2 }, port2);
    return new PortStream(port1);
  }

  async open(): Promise<void> {
    try {
      await this.#ask('open');
    } catch (error) {
      await this.#worker.terminate();
      throw error;
    }
  }

  /** Lets the process end while it is open. */
  unref(): void {
    this.#worker.unref();
  }

  backup(): Promise<string> {
    return this.#ask('backup');
  }

  async close(): Promise<void> {
    if (!this.#hasDied) await this.#ask('close');
    await this.#worker.terminate();
  }

  #ask(kind: 'open' | 'backup' | 'close'): Promise<string> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve, reject) => {
      port1.on('message', (reply: WorkerReply) => {
        if ('value' in reply) resolve(reply.value);
        else reject(new Error(reply.problem));
      });
      port1.on('close', () => reject(new Error('The embedded database has stopped')));
      this.#post({ kind, reply: port2 }, port2);
    });
  }

  #post(message: WorkerMessage, port: MessagePort): void {
    if (this.#hasDied) port.close();
    else this.#worker.postMessage(message, [port]);
  }

  #start(): Worker {
    const { dataDir, dump, log } = this.#options;
    const worker = startWorker({ dataDir, dump, engine });
    this.#hasDied = false;
    worker.on('message', (compiled: WebAssembly.Module) => {
      engine = compiled;
    });
    worker.on('error', (error) => {
      const reason = toReason(error instanceof Error ? (error.cause ?? error) : error);
      log.error('The embedded database failed', { reason });
    });
    worker.on('exit', () => {
      if (worker === this.#worker) this.#hasDied = true;
    });
    return worker;
  }
}

// The worker is a sibling file: built code finds `.js`, source finds `.ts` and needs the loader. The options
// of this process, such as a loader of its own, are not for the worker.
function startWorker(workerData: WorkerOptions): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const url = new URL(`./pglite-worker.${isSource ? 'ts' : 'js'}`, import.meta.url);
  return new Worker(url, { workerData, execArgv: isSource ? ['--import', toLoader()] : [] });
}

// `--import tsx` registers its hooks in main threads only (tsx 4.23), its API in any thread.
function toLoader(): string {
  const api = import.meta.resolve('tsx/esm/api');
  const code = `import { register } from '${api}'; register();`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
