import { readText, removeText, writeText } from './device-storage.ts';

/** After so long another tab is taken for dead, or frozen in the midst, in ms: longer than a call may take. */
const PATIENCE_MS = 25_000;

/** Where the browser has no Web Locks (pages without TLS): how long a lease holds, and how often it is looked at, in ms. */
const LEASE_MS = 30_000;
const LOOK_MS = 50;

/** A lock that takes longer, in ms, was another tab's. */
const UNCONTENDED_MS = 10;

/** Browsers share locks at once, but what another tab wrote into localStorage arrives later, in ms. */
const NEWS_MS = 200;

/** Runs while no other tab of this browser runs under the same name. */
export async function withTabLock(name: string, run: () => Promise<void>): Promise<void> {
  // Browsers have it on pages with TLS only, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return withLease(`rumbo_lock.${name}`, run);
  let running: Promise<void> | undefined;
  const asked = performance.now();
  const start = () => {
    const isContended = performance.now() - asked > UNCONTENDED_MS;
    running = isContended ? wait(NEWS_MS).then(run) : run();
    return running;
  };
  const request = async (options: LockOptions) => {
    try {
      await locks.request(name, options, start);
    } catch {
      // A lock that was taken away rejects while its work goes on; what went wrong in the work is its own.
      await running;
    }
  };
  await request({ signal: AbortSignal.timeout(PATIENCE_MS) });
  if (running === undefined) await request({ steal: true });
  // A browser that refuses storage refuses locks: no other tab has what this one keeps.
  if (running === undefined) await run();
}

async function withLease(key: string, run: () => Promise<void>): Promise<void> {
  const own = Math.random().toString(36).slice(2);
  const take = () => writeText(key, `${own} ${Date.now() + LEASE_MS}`);
  const holder = () => readText(key)?.split(' ')[0];
  const isFree = () => !(Number(readText(key)?.split(' ')[1]) > Date.now());
  const patience = Date.now() + PATIENCE_MS;
  do {
    while (!isFree() && Date.now() < patience) await wait(LOOK_MS);
    take();
    // Whoever wrote last has it.
    await wait(LOOK_MS);
  } while (holder() !== own);
  const renewal = setInterval(take, LEASE_MS / 3);
  try {
    await run();
  } finally {
    clearInterval(renewal);
    if (holder() === own) removeText(key);
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
