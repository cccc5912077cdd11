import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generateDemoFeed } from '#server/demo/demo-feed.ts';
import { parseDemoFeed } from '#server/demo/parse-demo-feed.ts';
import { projectRoot } from '../../base/project-root.ts';
import { sendFeed } from '../../jobs-import/send-feed.ts';
import type { Figure } from '../../measure/figures.ts';
import type { ProductProcess } from '../../product/product-process.ts';
import { withFolder, withProduct } from '../../product/with-product.ts';

const JOBS = 100_000;
const MAX_ADDED_MIB = 150;
const SAMPLE_EVERY_MS = 250;
const TOKEN = 'token-of-the-bench-'.padEnd(40, 'x');
const GROUP = 'import';

/** Jobs per second through the running server, new and unchanged, and the memory that they add to it. */
export function measureImports(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const feed = path.join(folder, 'feed.xml');
    await writeFeed(feed);
    const env = { RUMBO_ADMIN_TOKEN: TOKEN };
    return withProduct(path.join(folder, 'data'), env, (product) => importTwice(product, feed));
  });
}

async function importTwice(product: ProductProcess, feed: string): Promise<Figure[]> {
  const idle = await product.memory();
  let peak = idle;
  const sample = async () => {
    peak = Math.max(peak, await product.memory());
  };
  const timer = setInterval(() => void sample(), SAMPLE_EVERY_MS);
  const added = await send(product.origin, feed);
  const unchanged = await send(product.origin, feed);
  clearInterval(timer);
  return [
    rate(`${JOBS.toLocaleString('en')} new jobs`, added),
    rate('the same feed again', unchanged),
    { group: GROUP, name: 'memory at rest before', value: idle, unit: 'MiB' },
    {
      group: GROUP,
      name: 'memory that both add at most',
      value: peak - idle,
      unit: 'MiB',
      bar: { atMost: MAX_ADDED_MIB },
    },
  ];
}

/** The demo jobs again and again under other reference numbers. */
async function writeFeed(file: string): Promise<void> {
  const text = readFileSync(path.join(projectRoot, 'pages/repartidores-mx/demo-feed.json'), 'utf8');
  const parsed = parseDemoFeed(text);
  if (!parsed.ok) throw new Error('The demo feed is not valid.');
  const demo = [...generateDemoFeed(parsed.value, new Date('2026-01-01T00:00:00Z'))];
  const jobs = demo.filter((chunk) => chunk.includes('<job>'));
  const [head = '', tail = ''] = [demo[0], demo.at(-1)];
  async function* chunks() {
    yield head;
    for (let i = 0; i < JOBS; i++) {
      const job = jobs[i % jobs.length] ?? '';
      yield job.replace(/(<referencenumber>(?:<!\[CDATA\[)?)/, `$1${i}-`);
    }
    yield tail;
  }
  await pipeline(Readable.from(chunks()), createWriteStream(file));
}

/** Seconds that the import took, sent as `npm run jobs:import` does. */
async function send(origin: string, path: string): Promise<number> {
  const { hostname: host, port } = new URL(origin);
  const report = await sendFeed({
    path,
    token: TOKEN,
    config: { host, port: Number(port) },
    agencyId: 'entregas',
    clientId: 'bench',
    closeMissing: false,
    closeMany: false,
  });
  if (!report.ok) throw new Error(JSON.stringify(report.problems));
  return report.value.seconds;
}

function rate(name: string, seconds: number): Figure {
  return { group: GROUP, name, value: JOBS / seconds, unit: 'jobs/s' };
}
