import type { Page } from '@playwright/test';
import { median, percentile } from '../figures.ts';

const KEYS = 30;

/** A page on which a key changes nothing but its own field. */
const EMPTY_PAGE = 'data:text/html,<!doctype html><input name="text">';

/** What a key typed into the inspector costs until the canvas shows it. */
export async function measureTyping(page: Page): Promise<Readonly<Record<string, number>>> {
  await page.locator('.hd').first().click();
  await startTyping(page);
  await page.evaluate(countRedrawn);
  await typeKeys(page);
  const { changes, inputs, still } = await page.evaluate(() => window.probe);
  const redrawn = await page.evaluate(() => document.querySelectorAll('[data-redrawn]').length);
  const typed = (await page.locator('.hd').first().textContent()) ?? '';
  if (!typed.includes('x'.repeat(KEYS))) throw new Error(`The canvas shows "${typed}" only.`);
  return {
    'keystroke to canvas': median(changes),
    'interaction to paint': slowest(inputs),
    'interaction to paint, no line more': slowest(still),
    'widgets drawn per keystroke': redrawn,
  };
}

/**
 * The least that `interaction to paint` can be in this browser on this machine: the same keys in an empty page. They too
 * wait for the next of 60 frames a second and are rounded to 8 ms.
 */
export async function measureTypingFloor(page: Page): Promise<Readonly<Record<string, number>>> {
  await page.goto(EMPTY_PAGE);
  await startTyping(page);
  await typeKeys(page);
  const inputs = await page.evaluate(() => window.probe.inputs);
  return { 'interaction to paint, empty page': slowest(inputs) };
}

/** The field has the caret, and what only the first keys cost is over. */
async function startTyping(page: Page): Promise<void> {
  const field = page.locator('input[name="text"]').first();
  await field.click();
  await field.press('End');
  await page.keyboard.type('ab', { delay: 150 });
  await page.evaluate(() => {
    window.probe.changes.length = 0;
    window.probe.inputs.length = 0;
    window.probe.still.length = 0;
  });
}

async function typeKeys(page: Page): Promise<void> {
  await page.keyboard.type('x'.repeat(KEYS), { delay: 120 });
  await page.waitForTimeout(700);
}

/** Events shorter than 16 ms are not reported by browsers. */
function slowest(inputs: readonly number[]): number {
  return inputs.length > 0 ? percentile(inputs, 98) : 0;
}

/** Marks every block whose elements React touches from here on. */
function countRedrawn(): void {
  const canvas = document.getElementById('canvas');
  if (!canvas) throw new Error('There is no canvas.');
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      element?.closest('.hd, .tx, .im, .bt, .sec')?.setAttribute('data-redrawn', '');
    }
  }).observe(canvas, { subtree: true, childList: true, characterData: true });
}
