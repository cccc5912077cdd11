import AxeBuilder from '@axe-core/playwright';
import { SHIPPED_PAGES } from './pages.ts';
import { expect, test } from './test.ts';
import { WIDTHS } from './widths.ts';

for (const { path, status } of SHIPPED_PAGES) {
  for (const width of WIDTHS) {
    test(`${path} at ${width} px is whole, accessible and quiet`, async ({ page, problems }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.locator('h1')).toHaveCount(1);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, 'page scrolls sideways').toBeLessThanOrEqual(0);
      // As they are before long; axe takes a band that is not drawn for what lies below it.
      await page.evaluate(() => {
        for (const band of document.querySelectorAll('main > * > *'))
          band.classList.add('rb-drawn');
      });
      const broken = await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        return [...document.images]
          .filter(({ naturalWidth }) => naturalWidth === 0)
          .map(({ src }) => src);
      });
      expect(broken).toEqual([]);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        ),
      ).toEqual([]);
      const unexpected = problems.filter(
        (problem) => !(status === 404 && problem.includes('404 (Not Found)')),
      );
      expect(unexpected).toEqual([]);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of SHIPPED_PAGES) {
    test(`${path} reads completely`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(path);
      const texts = page.locator('main :is(h1,h2,h3):not([hidden] *)');
      for (const heading of await texts.all()) await expect(heading).toBeVisible();
    });
  }

  test('the search box is a form that leads to the job search', async ({ page }) => {
    await page.goto('/home');
    await page.getByPlaceholder('Buscar por palabra clave').fill('chofer de reparto');
    await page.getByPlaceholder('Buscar por palabra clave').press('Enter');
    await expect(page).toHaveURL(/\/buscar-empleos\?keyword=chofer\+de\+reparto&radius=10&page=1$/);
  });
});

test('no link of a shipped page is dead', async ({ page, request }) => {
  const links = new Set<string>();
  for (const { path } of SHIPPED_PAGES) {
    await page.goto(path);
    for (const href of await page
      .locator('a[href^="/"]:not([hidden] a)')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')))
      links.add(href);
  }
  const dead: string[] = [];
  for (const href of links) {
    const { status } = await request.get(href).then((response) => ({ status: response.status() }));
    if (status !== 200) dead.push(`${href} → ${status}`);
  }
  expect(links.size).toBeGreaterThan(5);
  expect(dead).toEqual([]);
});

test('no link of a site with a prefix leads out of it', async ({ page }) => {
  for (const { path } of SHIPPED_PAGES.filter(({ path }) => path.startsWith('/norte'))) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links.filter((href) => !href?.startsWith('/norte'))).toEqual([]);
  }
});

test('a photograph comes in the best format, no larger than it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/pruebas/imágenes');
  const picture = page.getByRole('img', { name: 'Calle de barrio' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toMatch(/\/assets\/[0-9a-f]{16}-(?:320|480)\.avif$/);
});

test('every page has its own title, description and canonical address', async ({ page }) => {
  const titles = new Set<string>();
  const indexable = SHIPPED_PAGES.filter(
    ({ path, status }) => status === 200 && !/pagina-\d+$|\?/.test(path),
  );
  for (const { path } of indexable) {
    await page.goto(path);
    titles.add(await page.title());
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toBeTruthy();
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(decodeURIComponent(canonical ?? '')).toMatch(new RegExp(`${path}$`));
  }
  expect(titles.size).toBe(indexable.length);
});

test('accented addresses, trailing slashes and /p/ paths lead to their pages', async ({ page }) => {
  for (const path of [
    '/home/',
    '/p/home',
    '/norte/p/home',
    '/sobre-nosotros/quetzal-entregas/?utm_source=x',
    '/pruebas/imágenes',
    '/pruebas/im%C3%A1genes/',
    '/pruebas/ima%CC%81genes',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
  }
  await page.goto('/home');
  const usual = await page.locator('h1').textContent();
  await page.goto('/p/home');
  expect(await page.locator('h1').textContent()).not.toBe(usual);
});
