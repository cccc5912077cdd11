import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../base/chromium.ts';
import { type Figure, median } from '../../measure/figures.ts';
import { measureSteps, PHONE_PAGE, SEARCH_STEPS } from './interactions.ts';
import { USUAL_PHONE } from './phone.ts';
import { tap } from './tap.ts';

/** Taps are told in steps of 8 ms, which the middle of many rounds evens out. */
const ROUNDS = 5;

/** Of events.md: INP of who is measured beside that of who is not. */
const MAX_RATIO = 1.05;

const SEARCH_PAGE = '/buscar-empleos';

type Choice = 'accept' | 'reject';

/** INP of a search by a visitor who agreed to be measured, and by one who did not, in turns. */
export async function measureMeasuredVisitor(origin: string): Promise<Figure[]> {
  const agreed: number[] = [];
  const refused: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    agreed.push(await slowestStep(origin, 'accept'));
    refused.push(await slowestStep(origin, 'reject'));
  }
  const group = `${USUAL_PHONE.name}, INP of a search`;
  const [measured, control] = [median(agreed), median(refused)];
  const bar = { atMost: MAX_RATIO };
  return [
    { group, name: 'measured', value: measured, unit: 'ms' },
    { group, name: 'not measured', value: control, unit: 'ms' },
    { group, name: 'measured, of not measured', value: measured / control, unit: '', bar },
  ];
}

async function slowestStep(origin: string, choice: Choice): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage(PHONE_PAGE);
    await page.goto(origin + SEARCH_PAGE, { waitUntil: 'networkidle' });
    await tap(page, `[data-consent="${choice}"]`);
    const session = await page.context().newCDPSession(page);
    const visit = { url: origin + SEARCH_PAGE, steps: SEARCH_STEPS };
    const figures = await measureSteps(USUAL_PHONE, page, session, visit);
    return Math.max(...figures.map(({ value }) => value));
  } finally {
    await browser.close();
  }
}
