import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../base/chromium.ts';
import type { Figure } from '../../measure/figures.ts';
import { tap } from './tap.ts';

const KIB = 1024;

/** What a step sets off is over by then. */
const SETTLE_MS = 1500;

interface Step {
  readonly name: string;
  run(page: Page): Promise<unknown>;
}

const SEARCH_STEPS: readonly Step[] = [
  { name: 'opening the filters', run: (page) => tap(page, 'main summary') },
  { name: 'choosing a facet', run: (page) => tap(page, 'main input[type=checkbox]') },
  { name: 'next page', run: (page) => tap(page, 'a[rel=next]') },
  {
    name: 'typing a keyword of six letters',
    run: (page) =>
      page.locator('[name=keyword]').first().pressSequentially('chofer', { delay: 100 }),
  },
  { name: 'saving a job', run: (page) => tap(page, '[data-save-job]:visible') },
];

const JOB_STEPS: readonly Step[] = [
  { name: 'saving the job', run: (page) => tap(page, '[data-save-job]:visible') },
  { name: 'copying its link', run: (page) => tap(page, '[data-share="copy"]:visible') },
];

/**
 * Kibibytes that a phone with an empty cache downloads, headers and pictures included: of the page until it rests, and
 * with each thing that a visitor does there.
 */
export async function measureTransferredBytes(origin: string, jobPath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    return [
      ...(await measureVisit(await phoneOf(browser), `${origin}/buscar-empleos`, SEARCH_STEPS)),
      ...(await measureVisit(await phoneOf(browser), origin + jobPath, JOB_STEPS)),
    ];
  } finally {
    await browser.close();
  }
}

function phoneOf(browser: Awaited<ReturnType<typeof chromium.launch>>): Promise<Page> {
  return browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
}

async function measureVisit(page: Page, url: string, steps: readonly Step[]): Promise<Figure[]> {
  const taken = await countBytes(await page.context().newCDPSession(page));
  const group = `transferred, ${new URL(url).pathname.replace(/^\/job\/.*/, '/job/{urlSlug}')}`;
  const figure = (name: string): Figure => ({ group, name, value: taken() / KIB, unit: 'KiB' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const figures = [figure('before a touch')];
  for (const { name, run } of steps) {
    await run(page);
    await page.waitForTimeout(SETTLE_MS);
    figures.push(figure(name));
  }
  await page.context().close();
  return figures;
}

/** Gives the bytes since the last call. */
async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => {
    const taken = bytes;
    bytes = 0;
    return taken;
  };
}
