import type { Page } from '@playwright/test';

/**
 * Draws all bands of a page now. Left to itself a device that is busy draws them seconds later, and until then those
 * out of sight have an estimated height.
 */
export function drawAllBands(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const band of document.querySelectorAll('main > * > *')) band.classList.add('rb-drawn');
  });
}
