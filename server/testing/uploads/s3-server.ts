import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface TestS3 {
  readonly origin: string;
  /** Bytes by path, `/bucket/key`. */
  readonly files: Map<string, Buffer>;
  /** Answers the next requests with this status; 0 is none. */
  fail: { status: number; times: number };
  close(): Promise<void>;
}

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/mx-1\/s3\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/;

/** A bucket in this process that refuses what nobody has signed. */
export async function openTestS3(): Promise<TestS3> {
  const test: Omit<TestS3, 'origin' | 'close'> = {
    files: new Map(),
    fail: { status: 0, times: 0 },
  };
  const server = createServer((request, response) => {
    void answer(request, response, test);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return Object.assign(test, {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { files, fail }: Pick<TestS3, 'files' | 'fail'>,
): Promise<void> {
  const body = await buffer(request);
  const { method, headers, url: path = '' } = request;
  const end = (status: number, bytes?: Buffer) => response.writeHead(status).end(bytes);
  if (!SIGNATURE.test(headers.authorization ?? '') || !headers['x-amz-date']) return void end(403);
  if (fail.times > 0) {
    fail.times -= 1;
    return void end(fail.status);
  }
  const source = headers['x-amz-copy-source'];
  const bytes = method === 'PUT' && !source ? body : files.get(String(source ?? path));
  if (method === 'DELETE') {
    files.delete(path);
    return void end(204);
  }
  if (bytes === undefined) return void end(404);
  if (method === 'PUT') files.set(path, bytes);
  end(200, method === 'GET' ? bytes : undefined);
}
