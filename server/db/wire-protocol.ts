/**
 * The few messages of the PostgreSQL frontend/backend protocol 3.0 that PGlite does not speak itself.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export type Frame =
  | { readonly kind: 'ssl-request' | 'cancel-request' | 'startup' }
  | { readonly kind: 'message'; readonly type: string; readonly bytes: Buffer };

const SSL_REQUEST = 80_877_103;
const GSS_ENCRYPTION_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;

/** Cuts a byte stream from a client into frames; the first ones have no type byte. */
export class FrameReader {
  #buffer: Buffer = Buffer.alloc(0);
  #started = false;

  push(chunk: Uint8Array): void {
    this.#buffer = Buffer.concat([this.#buffer, chunk]);
  }

  /** The next whole frame, or undefined until more bytes arrive. */
  next(): Frame | undefined {
    return this.#started ? this.#nextMessage() : this.#nextUntyped();
  }

  #nextUntyped(): Frame | undefined {
    const bytes = this.#take(0);
    if (bytes === undefined) return undefined;
    const code = bytes.readInt32BE(4);
    if (code === SSL_REQUEST || code === GSS_ENCRYPTION_REQUEST) return { kind: 'ssl-request' };
    if (code === CANCEL_REQUEST) return { kind: 'cancel-request' };
    this.#started = true;
    return { kind: 'startup' };
  }

  #nextMessage(): Frame | undefined {
    const bytes = this.#take(1);
    if (bytes === undefined) return undefined;
    return { kind: 'message', type: bytes.toString('latin1', 0, 1), bytes };
  }

  #take(typeBytes: 0 | 1): Buffer | undefined {
    if (this.#buffer.length < typeBytes + 4) return undefined;
    const end = typeBytes + this.#buffer.readInt32BE(typeBytes);
    if (this.#buffer.length < end) return undefined;
    const bytes = this.#buffer.subarray(0, end);
    this.#buffer = this.#buffer.subarray(end);
    return bytes;
  }
}

/** 'N': this server has no TLS; the client goes on in clear. */
export function refuseEncryption(): Buffer {
  return Buffer.from('N');
}

/** AuthenticationOk, ParameterStatus…, BackendKeyData, ReadyForQuery. */
export function welcome(parameters: Readonly<Record<string, string>>): Buffer {
  const statuses = Object.entries(parameters).map(([name, value]) =>
    encodeMessage('S', cstring(name), cstring(value)),
  );
  const keyData = encodeMessage('K', int32(0), int32(0));
  const ready = encodeMessage('Z', Buffer.from('I'));
  return Buffer.concat([encodeMessage('R', int32(0)), ...statuses, keyData, ready]);
}

/** ErrorResponse that ends a session; `code` is a SQLSTATE. */
export function fatalError(code: string, message: string): Buffer {
  const fields = [`SFATAL`, `VFATAL`, `C${code}`, `M${message}`].map(cstring);
  return encodeMessage('E', ...fields, Buffer.from([0]));
}

export function simpleQuery(text: string): Buffer {
  return encodeMessage('Q', cstring(text));
}

function encodeMessage(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function cstring(text: string): Buffer {
  return Buffer.from(`${text}\0`);
}
