/**
 * A server in a process of its own, for tests that kill it. It reads its modules first, so that `start` takes no longer
 * than opening the database; pages are not rendered here.
 */
import { startServer } from '../app/main.ts';
import type { RunningServer } from '../app/serve.ts';
import type { ChildAnswer, ChildOrder } from './server-process.ts';
import '../app/serve.ts';

/** The project, in which tests run. */
const rootDir = process.cwd();

let server: RunningServer | undefined;

process.on('message', (order: ChildOrder) => void follow(order).then(answer));
// A parent that was killed leaves nobody behind.
process.on('disconnect', () => process.exit());
answer({ kind: 'ready' });

async function follow(order: ChildOrder): Promise<ChildAnswer> {
  if (order.kind === 'import') {
    await server?.importPages();
    return { kind: 'imported' };
  }
  const started = await startServer({
    env: order.env,
    rootDir,
    distDir: '/nowhere',
    runtime: { load: refuse, clientEntries: { page: {}, enhance: {}, islands: {}, imports: {} } },
  });
  if (!started.ok) return { kind: 'refused', reason: JSON.stringify(started.problems) };
  server = started.value;
  return { kind: 'started', origin: server.origin };
}

function refuse(): never {
  throw new Error('This process renders no pages.');
}

function answer(message: ChildAnswer): void {
  process.send?.(message);
}
