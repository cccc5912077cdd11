import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Reads something of a page until two readings in a row say the same, and gives that. */
export async function settled<Value>(read: () => Promise<Value>): Promise<Value> {
  let last = await read();
  await expect(async () => {
    const before = last;
    last = await read();
    expect<unknown>(last).toEqual(before);
  }).toPass({ intervals: [100], timeout: 20_000 });
  return last;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element stands once it moves no more, in CSS pixels of the window. */
export async function stillBox(element: Locator): Promise<Box> {
  await expect(element).toBeVisible();
  const box = await settled(() => element.boundingBox());
  if (!box) throw new Error(`${element} is not drawn.`);
  return box;
}

/** What drags swallows clicks for 50 ms after it was let go, less than any hand needs for the next. */
const SWALLOWED_MS = 100;

/** Lets go what the pointer drags. */
export async function letGo(page: Page): Promise<void> {
  await page.mouse.up();
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SWALLOWED_MS);
}
