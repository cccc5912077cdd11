import { connect, createServer, type Socket } from 'node:net';

/** Where the network breaks: before a request leaves, in the midst of it, or once the server has answered it. */
export type Cut = 'before' | 'midst' | 'after';

/** A way to the product that breaks as that of a phone does. */
export interface CutNetwork {
  readonly origin: string;
  /** Breaks every request whose first line has the text, until `mend`. */
  cut(text: string, cut: Cut): void;
  mend(): void;
  end(): Promise<void>;
}

/** What of a request has gone when it breaks in its midst. */
const BROKEN_SHARE = 0.5;

/** @param target origin of the product */
export async function openCutNetwork(target: string): Promise<CutNetwork> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let broken: { readonly text: string; readonly cut: Cut } | undefined;
  const server = createServer((client) => {
    const product = connect(Number(port), hostname);
    for (const socket of [client, product]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    let isLost = false;
    client.on('data', (bytes: Buffer) => {
      const [line = ''] = bytes.toString('latin1').split('\r\n', 1);
      const cut = broken && line.includes(broken.text) ? broken.cut : undefined;
      if (cut === 'before') client.destroy();
      else if (cut === 'midst')
        product.write(bytes.subarray(0, bytes.length * BROKEN_SHARE), () => client.destroy());
      else product.write(bytes);
      isLost ||= cut === 'after';
    });
    product.on('data', (bytes: Buffer) => {
      if (isLost) client.destroy();
      else client.write(bytes);
    });
    client.on('close', () => product.destroy());
    product.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    cut: (text, cut) => {
      broken = { text, cut };
    },
    mend: () => {
      broken = undefined;
    },
    end: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
