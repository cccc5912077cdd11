import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium.ts';
import type { Figure } from './figures.ts';

/** A cheap Android phone, from this kind of machine. */
const CPU_SLOWDOWN = 14;

/** INP of a good page. */
const MAX_MS = 200;

/** Pause after each step, so that what it set off is over before the next. */
const SETTLE_MS = 1500;

interface Step {
  readonly name: string;
  run(page: Page): Promise<void>;
}

const SEARCH_STEPS: readonly Step[] = [
  {
    name: 'typing a keyword',
    async run(page) {
      await page.locator('[name=keyword]').first().pressSequentially('chofer', { delay: 250 });
      await page.keyboard.press('Escape');
    },
  },
  { name: 'opening the filters', run: (page) => tap(page, 'main summary') },
  {
    name: 'choosing a facet',
    run: (page) => tap(page, 'main input[type=checkbox]'),
  },
  { name: 'saving a job', run: (page) => tap(page, '[data-save-job]:visible') },
  { name: 'next page', run: (page) => tap(page, 'a[rel=next]') },
];

/** What this machine takes for a tap that changes next to nothing. */
const CONTROL_PAGE = 'data:text/html,<button onclick="this.textContent+=1">control</button>';

const CONTROL_STEPS: readonly Step[] = [
  { name: 'control: a button on an empty page', run: (page) => tap(page, 'button') },
  { name: 'control, again', run: (page) => tap(page, 'button') },
];

const JOB_STEPS: readonly Step[] = [
  {
    name: 'saving the job',
    run: (page) => tap(page, '[data-save-job]:visible'),
  },
];

/** Milliseconds from a touch or key to the next paint, the slowest of each step, at 14× CPU and 390 px. */
export async function measureInteractions(origin: string, jobPath: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    return [
      ...(await measureSteps(page, session, { url: CONTROL_PAGE, steps: CONTROL_STEPS })),
      ...(await measureSteps(page, session, {
        url: `${origin}/buscar-empleos`,
        steps: SEARCH_STEPS,
      })),
      ...(await measureSteps(page, session, { url: origin + jobPath, steps: JOB_STEPS })),
    ];
  } finally {
    await browser.close();
  }
}

async function measureSteps(
  page: Page,
  session: CDPSession,
  { url, steps }: { readonly url: string; readonly steps: readonly Step[] },
): Promise<Figure[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(observeEvents);
  const figures: Figure[] = [];
  for (const { name, run } of steps) {
    await run(page);
    await page.waitForTimeout(SETTLE_MS);
    const value = await page.evaluate(takeSlowest);
    const bar = steps === CONTROL_STEPS ? {} : { bar: { atMost: MAX_MS } };
    figures.push({ group: '14× CPU, INP', name, value, unit: 'ms', ...bar });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return figures;
}

/** TypeScript's DOM does not know the id yet. */
interface InteractionEntry extends PerformanceEventTiming {
  readonly interactionId: number;
}

declare global {
  interface Window {
    slowestEvent?: number;
  }
}

/** Runs in the page. Events of one interaction share an id; others, such as a moving pointer, have none. */
function observeEvents(): void {
  window.slowestEvent = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as InteractionEntry[]) {
      if (entry.interactionId > 0)
        window.slowestEvent = Math.max(window.slowestEvent ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

function takeSlowest(): number {
  const slowest = window.slowestEvent ?? 0;
  window.slowestEvent = 0;
  return slowest;
}

/** A touch and nothing else: what Playwright does to make sure of a click runs in the page and would be measured as well. */
async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${selector} is not there.`);
  await page.waitForTimeout(SETTLE_MS);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
