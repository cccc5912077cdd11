import { chromium } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { CHROMIUM_ARGS, ensureChromium } from '../../base/chromium.ts';
import { type Figure, median } from '../../measure/figures.ts';

/** A phone as this machine plays it. */
export interface Phone {
  /** Begins the groups of its figures. */
  readonly name: string;
  /** How many times slower than this machine its processor is. */
  readonly slowdown: number;
}

/** The slowdown that was a cheap phone where the bars were set. */
export const USUAL_PHONE: Phone = { name: '14× CPU', slowdown: 14 };

/**
 * What Lighthouse's benchmark of a processor gives on a cheap Android phone of 2022; the score that calibrates the
 * "low-tier mobile" of Chrome's developer tools.
 */
const CHEAP_PHONE_SCORE = 264;

const MAX_SLOWDOWN = 24;
/** Halvings of the range: to a third of one time. */
const STEPS = 6;
const ROUNDS = 3;

/**
 * The phones that pages are measured as: fourteen times slower, which compares with earlier figures, and a cheap phone by
 * what this machine can do at the moment, which compares with bars. Machines that share their processor differ by half.
 */
export async function measuredPhones(): Promise<readonly [Phone, Phone]> {
  return [USUAL_PHONE, { name: 'cheap phone', slowdown: await findSlowdown() }];
}

export function slowdownFigure({ name, slowdown }: Phone, group: string): Figure {
  return { group: `${name}, ${group}`, name: 'CPU slowdown', value: slowdown, unit: '×' };
}

async function findSlowdown(): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    const scoreAt = async (rate: number) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const scores: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        scores.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
      return median(scores);
    };
    // The first run compiles.
    await scoreAt(1);
    return await bisect(scoreAt);
  } finally {
    await browser.close();
  }
}

/** One where the machine itself is no quicker than such a phone. */
async function bisect(scoreAt: (rate: number) => Promise<number>): Promise<number> {
  let [low, high] = [1, MAX_SLOWDOWN];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if ((await scoreAt(middle)) > CHEAP_PHONE_SCORE) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
