import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const BRAND = 'Bricolage Grotesque';

/** The fonts that the main heading is drawn with. */
async function fontsOfHeading(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

test('a font that comes late redraws nothing, and the next page has it', async ({ page }) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/fonts/**', async (route) => {
    await gate;
    await route.continue();
  });
  const late = page.waitForEvent('requestfinished', (request) => request.url().includes('/fonts/'));
  await page.goto('/sobre-nosotros', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  // A browser waits for such a font for a tenth of a second.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  letGo();
  await late;
  await page.evaluate(() => document.fonts.ready);
  expect(await fontsOfHeading(page)).not.toContain(BRAND);

  await page.unroute('**/fonts/**');
  await expect(async () => {
    // On a busy machine also a font of this computer may come too late for a page.
    await page.goto('/como-ser-repartidor');
    expect(await fontsOfHeading(page)).toContain(BRAND);
  }).toPass();
});
