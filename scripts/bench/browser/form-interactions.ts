import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../base/chromium.ts';
import { type Figure, median } from '../../measure/figures.ts';
import type { Step } from './interactions.ts';
import { observePaints, takeSlowestPaint } from './next-paint.ts';
import { servePlainForm } from './serve-plain-form.ts';
import { tap } from './tap.ts';

const ROUNDS = 5;
const SLOWDOWN = 14;
const MAX_RATIO = 1.1;

/** Both pages are quiet by then, however slow. */
const LOAD_MS = 6000;
/** Pause after each step, so that what it set off is over before the next. */
const SETTLE_MS = 1500;

/** Between two letters of a quick thumb. */
const LETTER_MS = 250;

/** What a task may take before it counts as blocking. */
const LONG_TASK_MS = 50;

const STEPS: readonly Step[] = [
  {
    name: 'typing a name',
    run: (page) => type(page, '[name=q-nombre]', 'Ana Ruiz'),
  },
  { name: 'choosing an answer', run: (page) => tap(page, '[name=q-mayor-de-edad]') },
  { name: 'next, with two answers missing', run: (page) => tap(page, 'button[value=next]') },
];

/**
 * The drivers' form beside the same questions in plain React and react-hook-form, in the same page and on a phone of 390 px whose
 * processor is fourteen times slower: time that loading blocks, and time from each kind of touch or key to the next paint.
 */
export async function measureFormInteractions(origin: string): Promise<Figure[]> {
  const formUrl = `${origin}/aplicar/web?formId=repartidor`;
  const control = await servePlainForm(formUrl);
  try {
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        form: await measureVisit(formUrl),
        control: await measureVisit(control.origin),
      });
    return toFigures(rounds);
  } finally {
    await control.close();
  }
}

/** In ms: TBT, then each step. */
type Visit = readonly number[];

interface Measured {
  readonly form: Visit;
  readonly control: Visit;
}

async function measureVisit(url: string): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await page.addInitScript(observeTasks);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(LOAD_MS);
    // Before anything is looked for: the script that finds it would count as the page's.
    const measured = [await page.evaluate(() => window.blockedMs ?? 0)];
    await page.evaluate(observePaints);
    for (const { run } of STEPS) {
      await run(page);
      await page.waitForTimeout(SETTLE_MS);
      measured.push(await page.evaluate(takeSlowestPaint));
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function type(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).pressSequentially(text, { delay: LETTER_MS });
}

declare global {
  interface Window {
    blockedMs?: number;
  }
}

/** Runs in the page: of each task, what it takes beyond 50 ms. */
function observeTasks(): void {
  window.blockedMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.blockedMs = (window.blockedMs ?? 0) + duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

function toFigures(rounds: readonly Measured[]): Figure[] {
  const group = `form, ${SLOWDOWN}× CPU`;
  const of = (who: keyof Measured, index: number) =>
    median(rounds.map((round) => round[who][index] ?? Number.NaN));
  const compare = (name: string, index: number, leastMs = 0): Figure[] => {
    const [form, control] = [of('form', index), of('control', index)];
    const ratio = Math.max(form, leastMs) / Math.max(control, leastMs);
    return [
      { group, name, value: form, unit: 'ms' },
      { group, name: `${name}, control`, value: control, unit: 'ms' },
      {
        group,
        name: `${name}, of the control`,
        value: ratio,
        unit: '',
        bar: { atMost: MAX_RATIO },
      },
    ];
  };
  return [
    ...compare('TBT', 0, LONG_TASK_MS),
    ...STEPS.flatMap(({ name }, index) => compare(`INP, ${name}`, index + 1)),
  ];
}
