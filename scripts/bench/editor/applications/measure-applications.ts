import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../../base/chromium.ts';
import { type Figure, median } from '../../../measure/figures.ts';
import { withFolder, withProduct } from '../../../product/with-product.ts';
import { fetchOnly, openPdf, openPerson, scrollRows, scrollToEnd } from './page-probes.ts';
import { SITE, seedApplications, WITH_RESUME } from './seed-applications.ts';

const COUNT = 10_000;
const TOKEN = 'token-of-the-bench-of-applications-0001';
const GROUP = `applications, ${COUNT.toLocaleString('en')} in the table`;

/** Bars of the design: scrolling at four times, opening and drawing at once. */
const MAX_FRAME_MS = 8;
const MAX_RATIO = 1.2;
const MAX_OPEN_MS = 100;
const MAX_PDF_MS = 1000;

/** For a machine that is busy with something else. */
const PATIENCE_MS = 180_000;

const SLOWDOWN = 4;
const FRAMES = 240;
/** Pixels that a frame scrolls: two rows. */
const STEP = 112;
/** Persons opened after a first one, which downloads nothing that the next need. */
const OPENED = 15;

export interface ApplicationsRun {
  /** Of the bench's own views, one of which is the control. */
  readonly bench: string;
  readonly rounds: number;
}

/** What reading applications costs a recruiter; medians of the rounds, ours and the control by turns. */
export function measureApplications(run: ApplicationsRun): Promise<readonly Figure[]> {
  return withFolder(async (dataDir) => {
    await seedApplications(dataDir, COUNT);
    return withProduct(dataDir, { RUMBO_ADMIN_TOKEN: TOKEN }, async ({ origin }) => {
      const args = [...CHROMIUM_ARGS];
      const browser = await chromium.launch({ executablePath: ensureChromium(), args });
      try {
        return [
          ...(await measureScrolling(browser, origin, run)),
          ...(await measureReading(browser, origin)),
        ];
      } finally {
        await browser.close();
      }
    });
  });
}

async function measureScrolling(
  browser: Browser,
  origin: string,
  { bench, rounds }: ApplicationsRun,
): Promise<readonly Figure[]> {
  const bare = await newPage(browser);
  await bare.goto(`${bench}/editor/bench?rows=${COUNT}`);
  const table = await openTable(browser, origin);
  await loadAll(table);
  const control: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    control.push(await measureFrame(bare));
    ours.push(await measureFrame(table));
  }
  await Promise.all([bare.context().close(), table.context().close()]);
  return [
    figure('main thread per scrolled frame, 4× CPU', median(ours), 'ms', MAX_FRAME_MS),
    figure('of it what a bare virtual list takes', median(control), 'ms'),
    figure('times a bare virtual list', median(ours) / median(control), '×', MAX_RATIO),
  ];
}

async function measureReading(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const table = await openTable(browser, origin);
  const opened: number[] = [];
  const fetched: number[] = [];
  for (let index = 0; index <= OPENED; index += 1) {
    const ms = await table.evaluate(openPerson, index);
    if (index > 0) opened.push(ms);
    fetched.push(await table.evaluate(fetchOnly, { site: SITE, index }));
  }
  await table.getByRole('searchbox').fill(WITH_RESUME);
  await table.getByRole('link', { name: WITH_RESUME }).click();
  const pdf = await table.evaluate(openPdf);
  await table.context().close();
  return [
    figure('from click to answers painted', median(opened), 'ms', MAX_OPEN_MS),
    figure('of it what the server and the network take', median(fetched), 'ms'),
    figure('from click to the first page of a PDF', pdf, 'ms', MAX_PDF_MS),
  ];
}

function figure(name: string, value: number, unit: string, atMost?: number): Figure {
  return { group: GROUP, name, value, unit, ...(atMost !== undefined && { bar: { atMost } }) };
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
  page.setDefaultTimeout(PATIENCE_MS);
  // Functions that are sent to the page call this: the compiler names them by it.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}

async function openTable(browser: Browser, origin: string): Promise<Page> {
  const page = await newPage(browser);
  const headers = { authorization: `Bearer ${TOKEN}` };
  await page.request.post(`${origin}/content/v1/session`, { headers });
  await page.goto(`${origin}/editor#/~applications/${SITE}`);
  await page.locator('li[data-index]').first().waitFor();
  return page;
}

/** Scrolls on until every row is there; five parts of the list come at a time. */
async function loadAll(page: Page): Promise<void> {
  await page.route('**/applications?**cursor=**', (route) =>
    route.continue({ url: `${route.request().url()}&limit=500` }),
  );
  const row = page.locator('main li[data-index]').last();
  for (;;) {
    const there = Number(await row.getAttribute('aria-setsize'));
    if (there >= COUNT) break;
    await page.evaluate(scrollToEnd);
    await page.locator(`li[aria-setsize="${there}"]`).first().waitFor({ state: 'detached' });
  }
}

/** @returns ms of the main thread */
async function measureFrame(page: Page): Promise<number> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  // Time that the thread had a processor, also where others want it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(scrollRows, { frames: 30, step: STEP });
  const before = await taskMs(session);
  await page.evaluate(scrollRows, { frames: FRAMES, step: STEP });
  const spent = (await taskMs(session)) - before;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return spent / FRAMES;
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
