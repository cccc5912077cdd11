import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

export interface BenchServer {
  readonly origin: string;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The files of a bench build as the product serves them: `/editor/bench?n=50` and what that loads. */
export async function serveBench(folder: string): Promise<BenchServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/editor/bench' ? '/editor/bench/index.html' : pathname;
    const file = path.join(folder, path.normalize(name));
    const body = await readFile(file).catch(() => undefined);
    if (body === undefined) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
