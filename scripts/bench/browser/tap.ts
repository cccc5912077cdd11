import type { Page } from '@playwright/test';

/** How long a finger rests on what it taps. */
const TAP_MS = 80;

/** Scrolling and what it sets off are over by then. */
const SETTLE_MS = 1500;

/**
 * A finger that comes down and goes up again, and nothing else: what Playwright does to make sure of a tap runs in the
 * page and would be measured as well.
 */
export async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${selector} is not there.`);
  await page.waitForTimeout(SETTLE_MS);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TAP_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
