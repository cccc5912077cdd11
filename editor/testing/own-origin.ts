import type { Server } from 'node:http';
import { vi } from 'vitest';

/**
 * The client asks its own origin, which only browsers have: until globals are unstubbed, it is that of a test's server.
 * @param sent as the server gets it
 */
export async function serveOwnOrigin(
  server: Server,
  sent: (init: RequestInit) => RequestInit = (init) => init,
): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    send(`http://127.0.0.1:${port}${path}`, sent(init)),
  );
}
