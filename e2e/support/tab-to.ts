import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More stops than lie between two things that somebody does one after the other. */
const MOST_STOPS = 60;

/** Goes on by Tab, as somebody without a pointer does, until the element has the focus. */
export async function tabTo(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await focusGiven(element.page());
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await element.page().keyboard.press('Tab');
    if (await element.evaluate((found) => found === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} stops by Tab do not lead to ${element}.`);
}

/** The focus goes where the last key leads once that is drawn. */
export function focusGiven(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
}

/** Whoever has no pointer is lost where the focus is on nothing. */
export async function expectFocus(page: Page, step: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused, `the focus after: ${step}`).not.toBe('BODY');
}
