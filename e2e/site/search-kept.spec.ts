import type { Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/base/chromium.ts';
import { expect, test } from '../support/test.ts';

// A browser that keeps the pages it left, as phones do and the other tests' browser does not.
test.use({
  launchOptions: {
    executablePath: ensureChromium(),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  viewport: { width: 390, height: 844 },
});

/** The script that saves comes after the page; without a network it cannot any more. */
async function savingToCome(page: Page): Promise<void> {
  const name = /\/save-buttons-[^/]+\.js$/.source;
  const script = await page.waitForFunction((pattern) => {
    const loaded = performance.getEntriesByType('resource');
    return loaded.find((entry) => new RegExp(pattern).test(entry.name))?.name;
  }, name);
  await script.evaluate(async (address) => void (await import(`${address}`)));
}

test('a job that does not open without a network leads back to the list, where it was', async ({
  page,
  context,
}) => {
  await page.goto('/buscar-empleos?keyword=repartidor');
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/page=2$/);
  const results = page.locator('[data-part="results"]');
  const list = await results.innerText();
  await results.locator('[data-save-job]').nth(5).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await savingToCome(page);
  await context.setOffline(true);
  const save = results.locator('[data-save-job]').nth(5);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page.goto('/job/una-vacante-que-nadie-ha-abierto')).rejects.toThrow();
  await page.waitForURL('chrome-error://chromewebdata/');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/page=2$/);
  await expect.poll(() => results.innerText()).toBe(list);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.locator('a[rel="next"]').click();
  await expect(page.locator('[data-search-notice]')).toContainText('No hay conexión.');
  // What was asked for comes by itself once the network is back.
  await context.setOffline(false);
  await expect(page).toHaveURL(/page=3$/);
});
