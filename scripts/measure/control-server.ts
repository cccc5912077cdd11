import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Measures a bare Node server, to tell what a figure owes to the machine. */
export async function withControl<T>(
  answer: RequestListener,
  measure: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await measure(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
