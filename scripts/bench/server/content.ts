import { ContentClient } from '#server/testing/content/client.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { urlOf } from '#server/testing/server-process.ts';
import { type Figure, median, percentile } from '../../measure/figures.ts';
import type { ProductProcess } from '../../product/product-process.ts';
import { withFolder, withProduct } from '../../product/with-product.ts';

const ROUNDS = 100;
const WARM_UP_ROUNDS = 10;
const SAVES = 1000;
const PUBLICATIONS = 30;

/** Milliseconds until every server process shows what one of them has published. */
const MAX_VISIBLE_MS = 1000;

const TOKEN = 'token-of-the-bench-'.padEnd(40, 'x');
const SITE = '/sites/repartidores-mx';
const PAGE = `${SITE}/pages/home`;
const ADDRESS = '/home';

/**
 * Milliseconds that one client waits who asks the content service for one thing after the other on the sites that ship,
 * beside a request that reads nothing. PostgreSQL is measured where TEST_DATABASE_URL names a server, as
 * `scripts/postgres.ts` does: its server does not wait for the disk.
 */
export async function measureContent(): Promise<Figure[]> {
  const embedded = await withFolder(async (dataDir) => [
    ...(await measureEngine('embedded', { RUMBO_DATA_DIR: dataDir })),
    ...(await measureMemory({ RUMBO_DATA_DIR: dataDir })),
  ]);
  const isServed = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
  return isServed ? [...embedded, ...(await measureServer())] : embedded;
}

async function measureServer(): Promise<Figure[]> {
  const database = await openTestDatabase();
  const url = await urlOf(database);
  try {
    return await withFolder(async (dataDir) => {
      const env = { RUMBO_DATA_DIR: dataDir, DATABASE_URL: url ?? '' };
      return [...(await measureEngine('PostgreSQL', env)), ...(await measureVisibility(env))];
    });
  } finally {
    await database.close();
  }
}

type ProductEnv = Readonly<Record<string, string>> & { readonly RUMBO_DATA_DIR: string };

async function measureEngine(engine: string, env: ProductEnv): Promise<Figure[]> {
  return withEngine(env, async ({ origin }) => {
    const steps = toSteps(origin, await openPage(origin));
    const times = new Map(steps.map(({ name }) => [name, [] as number[]]));
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      for (const { name, run } of steps) {
        const milliseconds = await time(() => run(round + WARM_UP_ROUNDS));
        if (round >= 0) times.get(name)?.push(milliseconds);
      }
    }
    return [...times].flatMap(([name, values]) =>
      [50, 95].map((share) => ({
        group: `content, ${engine}`,
        name: `${name}, p${share}`,
        value: percentile(values, share),
        unit: 'ms',
      })),
    );
  });
}

interface Step {
  readonly name: string;
  readonly run: (round: number) => Promise<unknown>;
}

function toSteps(origin: string, page: BenchedPage): Step[] {
  const { client } = page;
  return [
    { name: 'control: GET /healthz', run: () => client.visit('/healthz') },
    { name: 'read a page', run: () => client.send(PAGE) },
    { name: 'list the pages', run: () => client.send(`${SITE}/pages`) },
    { name: 'save a draft', run: (round) => page.save(`Bench ${round}`) },
    { name: 'publish', run: () => page.publish() },
    { name: 'visit the page just published', run: () => client.visit(ADDRESS) },
    { name: 'compare two versions', run: () => client.send(`${PAGE}/versions/1/diff`) },
    { name: 'export the site', run: () => downloadExport(origin) },
  ];
}

async function downloadExport(origin: string): Promise<ArrayBuffer> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await fetch(`${origin}/content/v1${SITE}/export`, { headers });
  if (!answer.ok) throw new Error(`The export answered ${answer.status}.`);
  return answer.arrayBuffer();
}

async function measureMemory(env: ProductEnv): Promise<Figure[]> {
  return withEngine(env, async ({ origin, memory }) => {
    const page = await openPage(origin);
    for (let n = 0; n < WARM_UP_ROUNDS; n += 1) await page.save(`Warm ${n}`);
    const before = await memory();
    for (let n = 0; n < SAVES; n += 1) await page.save(`Bench ${n}`);
    const group = 'content, embedded';
    return [
      { group, name: 'memory before 1,000 saves', value: before, unit: 'MiB' },
      { group, name: 'memory after them', value: await memory(), unit: 'MiB' },
    ];
  });
}

/** From the answer to who publishes until another process answers a visitor with it. */
async function measureVisibility(env: ProductEnv): Promise<Figure[]> {
  const times = await withEngine(env, (first) =>
    withEngine(env, async (second) => {
      const page = await openPage(first.origin);
      const visitor = new ContentClient(second.origin, TOKEN);
      const found: number[] = [];
      for (let n = 0; n < PUBLICATIONS; n += 1) {
        await visitor.visit(ADDRESS);
        await page.save(`Visible ${n}`);
        await page.publish();
        found.push(await time(() => waitFor(visitor, `Visible ${n}`)));
      }
      return found;
    }),
  );
  const group = 'content, two processes';
  return [
    { group, name: 'published to visible, median', value: median(times), unit: 'ms' },
    {
      group,
      name: `the slowest of ${PUBLICATIONS}`,
      value: Math.max(...times),
      unit: 'ms',
      bar: { atMost: MAX_VISIBLE_MS },
    },
  ];
}

async function waitFor(visitor: ContentClient, title: string): Promise<void> {
  for (;;) if ((await visitor.visit(ADDRESS)).text.includes(`<title>${title}`)) return;
}

/** A page of which another title is saved each time. */
interface BenchedPage {
  readonly client: ContentClient;
  readonly save: (title: string) => Promise<void>;
  readonly publish: () => Promise<void>;
}

async function openPage(origin: string): Promise<BenchedPage> {
  const client = new ContentClient(origin, TOKEN);
  const read = await client.send(PAGE);
  let { etag } = read;
  const document = JSON.parse(read.text);
  const change = async (action: string, method: 'PUT' | 'POST', body?: string): Promise<void> => {
    const options = { method, match: etag, ...(body !== undefined && { body }) };
    etag = (await client.send(`${PAGE}/${action}`, options)).etag;
  };
  return {
    client,
    save: (title) => {
      const metadata = { ...document.metadata, title };
      return change('draft', 'PUT', JSON.stringify({ ...document, metadata }, null, 2));
    },
    publish: () => change('publish', 'POST'),
  };
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

function withEngine<T>(env: ProductEnv, use: (product: ProductProcess) => Promise<T>): Promise<T> {
  return withProduct(env.RUMBO_DATA_DIR, { RUMBO_ADMIN_TOKEN: TOKEN, ...env }, use);
}
