import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { leftSignal } from './left-signal.ts';

it('is aborted by a client that goes, and not by one that has its answer', async () => {
  const app = Fastify();
  const signals: AbortSignal[] = [];
  app.get('/answered', async (_, reply) => {
    signals.push(leftSignal(reply));
    return 'ok';
  });
  app.get('/waits', async (_, reply) => {
    const signal = leftSignal(reply);
    signals.push(signal);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return 'nobody hears it';
  });
  const origin = await app.listen({ port: 0 });
  await (await fetch(`${origin}/answered`)).text();
  const leaving = new AbortController();
  const asked = fetch(`${origin}/waits`, { signal: leaving.signal });
  await expect.poll(() => signals.length).toBe(2);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(() => signals[1]?.aborted).toBe(true);
  expect(signals[0]?.aborted).toBe(false);
  await app.close();
});
