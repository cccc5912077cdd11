import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../../config/s3-config.ts';
import { FILE_STORE_ERROR } from '../../http/error-handler.ts';

/** For 10 MB on a poor line between server and bucket. */
const TIMEOUT_MS = 60_000;
/** Beyond these a person tries again, and the form with them. */
const RETRIES = 2;

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Files in a bucket of S3 or of a service that speaks like it, addressed by path. */
export class S3Store {
  readonly #bucket: string;
  readonly #client: AwsClient;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config) {
    this.#bucket = `${endpoint}/${bucket}`;
    this.#client = new AwsClient({
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      retries: RETRIES,
    });
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const headers = { 'content-type': 'application/octet-stream' };
    await this.#send(key, { method: 'PUT', body: bytes, headers });
  }

  async get(key: string): Promise<Readable | undefined> {
    const answer = await this.#send(key, { method: 'GET' });
    return answer?.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined;
  }

  async copy(from: string, to: string): Promise<boolean> {
    const source = new URL(this.#urlOf(from)).pathname;
    const headers = { 'x-amz-copy-source': source };
    return (await this.#send(to, { method: 'PUT', headers })) !== undefined;
  }

  async delete(key: string): Promise<void> {
    await this.#send(key, { method: 'DELETE' });
  }

  #urlOf(key: string): string {
    return `${this.#bucket}/${key}`;
  }

  /** Undefined where the bucket has no such file. */
  async #send(key: string, { method, body, headers }: S3Request): Promise<Response | undefined> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await this.#client
      .fetch(this.#urlOf(key), {
        method,
        signal,
        ...(body && { body }),
        ...(headers && { headers }),
      })
      .catch((error: unknown) => {
        throw failure(`The bucket does not answer ${method}`, error);
      });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw failure(`The bucket answered ${method} with ${answer.status}`);
  }
}

function failure(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: FILE_STORE_ERROR });
}
