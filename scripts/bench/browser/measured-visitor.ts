import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../base/chromium.ts';
import { type Figure, median } from '../../measure/figures.ts';
import { measureSteps, PHONE_PAGE, SEARCH_STEPS } from './interactions.ts';
import { USUAL_PHONE } from './phone.ts';

/** As many as of other taps (`interactions.ts`): the middle of each step is kept, the slowest of these is told. */
const ROUNDS = 3;

/** Of events.md: INP of who is measured beside that of who is not. */
const MAX_RATIO = 1.05;

const SEARCH_PAGE = '/buscar-empleos';

const CHOICES = ['accept', 'reject'] as const;
type Choice = (typeof CHOICES)[number];

/** INP of a search by a visitor who agreed to be measured, and by one who did not, in turns. */
export async function measureMeasuredVisitor(origin: string): Promise<Figure[]> {
  const visits: Record<Choice, (readonly number[])[]> = { accept: [], reject: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    // Each goes first as often as it can: who comes second finds a warmer machine.
    for (const choice of round % 2 === 0 ? CHOICES : CHOICES.toReversed())
      visits[choice].push(await measureVisit(origin, choice));
  const group = `${USUAL_PHONE.name}, INP of a search`;
  const [measured, control] = [slowestStep(visits.accept), slowestStep(visits.reject)];
  const bar = { atMost: MAX_RATIO };
  return [
    { group, name: 'measured', value: measured, unit: 'ms' },
    { group, name: 'not measured', value: control, unit: 'ms' },
    { group, name: 'measured, of not measured', value: measured / control, unit: '', bar },
  ];
}

function slowestStep(visits: readonly (readonly number[])[]): number {
  const steps = SEARCH_STEPS.map((_, step) => median(visits.map((one) => one[step] ?? Number.NaN)));
  return Math.max(...steps);
}

/** ms of each step of a visitor who has just chosen, in a browser of its own: a second one in it would be quicker. */
async function measureVisit(origin: string, choice: Choice): Promise<readonly number[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage(PHONE_PAGE);
    await page.goto(origin + SEARCH_PAGE);
    await page.click(`[data-consent="${choice}"]`);
    await page.waitForFunction(() => 'rumbo_consent' in localStorage);
    const session = await page.context().newCDPSession(page);
    const visit = { url: origin + SEARCH_PAGE, steps: SEARCH_STEPS };
    const figures = await measureSteps(USUAL_PHONE, page, session, visit);
    return figures.map(({ value }) => value);
  } finally {
    await browser.close();
  }
}
