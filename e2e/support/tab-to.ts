import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** More stops than lie between two things that somebody does one after the other. */
const MOST_STOPS = 60;

/** Goes on by Tab, as somebody without a pointer does, until the element has the focus. */
export async function tabTo(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await element.page().keyboard.press('Tab');
    if (await element.evaluate((found) => found === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} stops by Tab do not lead to ${element}.`);
}
