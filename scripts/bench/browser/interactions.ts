import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../base/chromium.ts';
import { type Figure, median } from '../../measure/figures.ts';
import { measuredPhones, type Phone, slowdownFigure } from './phone.ts';
import { observeEvents, takeSlowest } from './slowest-event.ts';
import { tap } from './tap.ts';

/** One tap more or less jumps by 50 ms on shared machines. */
const ROUNDS = 3;

export const PHONE_PAGE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** INP of a good page. */
const MAX_MS = 200;

/** Pause after each step, so that what it set off is over before the next. */
const SETTLE_MS = 1500;

export interface Step {
  readonly name: string;
  run(page: Page): Promise<void>;
}

/** What a visitor does on the search page. */
export const SEARCH_STEPS: readonly Step[] = [
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

/** The tap that opens the map; what it sets off comes after the next paint. */
const OPENING_STEPS: readonly Step[] = [
  { name: 'opening the map', run: (page) => tap(page, '[data-part="view"] a[href*="view=map"]') },
];

/** A town stands in the middle of its map. */
const MAP_ADDRESS = '/buscar-empleos?city=Guadalajara&view=map';

const MAP_STEPS: readonly Step[] = [
  { name: 'map: choosing a town', run: (page) => tap(page, '[data-map-host]') },
  { name: 'map: more jobs of the town', run: (page) => tap(page, '[data-map-host] .more') },
  { name: 'map: closing the town', run: (page) => tap(page, '[data-map-host] .close') },
  { name: 'map: coming closer', run: (page) => tap(page, '[data-map-host] .zoom > button') },
  {
    name: 'map: moving by a key',
    async run(page) {
      await page.locator('[data-map-host] canvas').focus();
      await page.waitForTimeout(SETTLE_MS);
      await page.keyboard.press('ArrowRight');
    },
  },
  { name: 'map: searching in this area', run: (page) => tap(page, '[data-map-area]') },
];

/** WebGL without a graphics card. */
const GL_ARGS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

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

/** Milliseconds from a touch or key to the next paint, the slowest of each step, on cheap phones of 390 px (medians). */
export async function measureInteractions(origin: string, jobPath: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const phone of await measuredPhones()) {
    figures.push(slowdownFigure(phone, 'INP'));
    figures.push(...(await measureRounds(phone, origin, jobPath)));
  }
  return figures;
}

async function measureRounds(phone: Phone, origin: string, jobPath: string): Promise<Figure[]> {
  const rounds: Figure[][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await measureRound(phone, origin, jobPath));
  const [first = []] = rounds;
  return first.map((figure, step) => ({
    ...figure,
    value: median(rounds.map((round) => round[step]?.value ?? Number.NaN)),
  }));
}

/** Every step once. */
async function measureRound(phone: Phone, origin: string, jobPath: string): Promise<Figure[]> {
  const pages = await measureVisits(phone, CHROMIUM_ARGS, [
    { url: CONTROL_PAGE, steps: CONTROL_STEPS },
    { url: `${origin}/buscar-empleos`, steps: SEARCH_STEPS },
    { url: origin + jobPath, steps: JOB_STEPS },
  ]);
  const map = await measureVisits(
    phone,
    [...CHROMIUM_ARGS, ...GL_ARGS],
    [
      { url: `${origin}/buscar-empleos`, steps: OPENING_STEPS },
      { url: origin + MAP_ADDRESS, steps: MAP_STEPS, ready: '[data-state="ready"]' },
    ],
  );
  return [...pages, ...map];
}

interface Visit {
  readonly url: string;
  readonly steps: readonly Step[];
  /** What is there once the page may be used. */
  readonly ready?: string;
}

/** One after the other in a browser of their own. */
async function measureVisits(
  phone: Phone,
  args: string[],
  visits: readonly Visit[],
): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    const page = await browser.newPage(PHONE_PAGE);
    const session = await page.context().newCDPSession(page);
    const figures: Figure[] = [];
    for (const visit of visits) figures.push(...(await measureSteps(phone, page, session, visit)));
    return figures;
  } finally {
    await browser.close();
  }
}

/** The slowest paint of each step on one page. */
export async function measureSteps(
  phone: Phone,
  page: Page,
  session: CDPSession,
  { url, steps, ready = 'body' }: Visit,
): Promise<Figure[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(ready).first().waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  await page.evaluate(observeEvents);
  const figures: Figure[] = [];
  for (const { name, run } of steps) {
    await run(page);
    await page.waitForTimeout(SETTLE_MS);
    const value = await page.evaluate(takeSlowest);
    const bar = steps === CONTROL_STEPS ? {} : { bar: { atMost: MAX_MS } };
    figures.push({ group: `${phone.name}, INP`, name, value, unit: 'ms', ...bar });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return figures;
}
