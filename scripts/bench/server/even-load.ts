import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface EvenLoad {
  readonly perSecond: number;
  readonly seconds: number;
  /** Address of the next request. */
  readonly next: () => string;
}

/**
 * Times of requests that come one by one at equal distances, whether or not those before are answered, in ms from when each
 * was due. autocannon sends all of a second at its beginning: a few bursts then decide on the slowest fortieth.
 */
export async function timesOfEvenLoad(
  origin: string,
  { perSecond, seconds, next }: EvenLoad,
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<number>[] = [];
  const started = performance.now();
  while (asked.length < perSecond * seconds) {
    const due = started + (asked.length * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    asked.push(timeOf(`${origin}${next()}`, agent, due));
  }
  const times = await Promise.all(asked);
  agent.destroy();
  return times;
}

async function timeOf(url: string, agent: Agent, due: number): Promise<number> {
  const [response] = (await once(request(url, { agent }).end(), 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  return performance.now() - due;
}
