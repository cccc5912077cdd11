import { brokenWords } from '../support/broken-words.ts';
import { expect, test } from '../support/test.ts';

// Browsers may part a word that is wider than its column anywhere where they know no syllables of its language.

for (const path of ['/home', '/recomendados', '/norte/recomendados', '/como-ser-repartidor'])
  test(`headings of ${path} keep their words whole on a phone and a computer, with larger text too`, async ({
    page,
  }) => {
    // Headings beside others in narrow columns may have longer words, which are parted by their syllables.
    const headings = page.locator('main').locator('h1, h2');
    await expect(async () => {
      // A font that comes too late for the first drawing, as on a busy machine, is used from the next page on.
      await page.goto(path);
      for (const [width, size] of [
        [320, '100%'],
        [320, '200%'],
        [1024, '100%'],
        [1024, '160%'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        expect(await headings.evaluateAll(brokenWords), `${width} px, ${size}`).toEqual([]);
      }
    }).toPass({ timeout: 20_000 });
  });
