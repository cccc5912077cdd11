import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** A MessagePort in the shape of the socket that `pg` expects from its `stream` option. */
export class PortStream extends Duplex {
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
