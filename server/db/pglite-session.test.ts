import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MessageChannel } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { findDump } from '../testing/template-database.ts';
import { PgliteSession } from './pglite-session.ts';
import { simpleQuery } from './wire-protocol.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Length, protocol 3.0, and no parameters. */
const STARTUP = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]);

function heapMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

it('keeps nothing of what it has answered', async () => {
  const { port1, port2 } = new MessageChannel();
  let received = 0;
  port2.on('message', (bytes: Uint8Array) => {
    received += bytes.length;
  });
  const loadDataDir = new Blob([await readFile(await findDump())]);
  const pglite = await PGlite.create({ loadDataDir });
  const backend = { pglite, parameters: {}, liveSession: undefined };
  const session = new PgliteSession(port1);
  await session.receive(backend, STARTUP);
  const ask = async (times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1)
      await session.receive(backend, simpleQuery(`select repeat('x', 100000) || ${i}`));
  };
  await ask(20);
  const before = heapMegabytes();
  await ask(300);
  await expect.poll(() => received).toBeGreaterThan(32_000_000);
  expect(heapMegabytes() - before).toBeLessThan(10);
  await session.end(backend);
  port2.close();
  await pglite.close();
});
