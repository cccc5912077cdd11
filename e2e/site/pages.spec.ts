import type { Page } from '@playwright/test';
import { SHIPPED_PAGES } from '#scripts/product/shipped-pages.ts';
import { WIDTHS } from '#scripts/product/widths.ts';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { drawAllBands } from '../support/bands.ts';
import { listsToCome } from '../support/lists-to-come.ts';
import { expect, test } from '../support/test.ts';

/** Narrowest screen that a page must fit without scrolling sideways (WCAG 2.2, 1.4.10), in CSS pixels. */
const NARROWEST = 320;

// Each page is loaded once and then given one width after the other: what a width changes, the stylesheet changes.
for (const { path, status } of SHIPPED_PAGES) {
  test(`${path} is whole, accessible and quiet at every width`, async ({ page, problems }) => {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.locator('h1')).toHaveCount(1);
    await drawAllBands(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await listsToCome(page);
      await expectNoOverflow(page, `scrolls sideways at ${width} px`);
      expect(await movingElements(page), `moves at ${width} px`).toEqual([]);
      await expect.poll(() => brokenImages(page), `pictures at ${width} px`).toEqual([]);
      expect(await violationsOf(page, { tags: WCAG }), `axe at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: NARROWEST, height: 640 });
    for (const size of ['100%', '200%'])
      await expectNoOverflow(page, `at 320 px with text of ${size}`, size);
    expect(await deadLinks(page)).toEqual([]);
    const unexpected = problems.filter(
      (problem) => !(status === 404 && problem.includes('404 (Not Found)')),
    );
    expect(unexpected).toEqual([]);
  });
}

/** No page can be scrolled sideways, with text of a size. */
async function expectNoOverflow(page: Page, told: string, fontSize = '100%'): Promise<void> {
  const overflow = () =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return document.documentElement.scrollWidth - innerWidth;
    }, fontSize);
  await expect.poll(overflow, told).toBeLessThanOrEqual(0);
}

/** Classes of what moves at the end of the page. What switches from one state to the other at once does not move. */
function movingElements(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    const moving = document.getAnimations().flatMap(({ playState, effect }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
      const isSwitch = effect.getKeyframes().every(({ easing }) => easing.startsWith('steps'));
      const { duration } = effect.getComputedTiming();
      return isSwitch || Number(duration) <= 1 ? [] : [effect.target?.className];
    });
    scrollTo(0, 0);
    return moving;
  });
}

/** Those that have not come; a picture that is put in meanwhile may still be on its way. */
function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    return [...document.images]
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ src }) => src);
  });
}

/** What the links of all pages lead to, asked once by each process that runs tests. */
const statuses = new Map<string, Promise<number>>();

/** Links that lead nowhere, or out of a site with a prefix. */
async function deadLinks(page: Page): Promise<string[]> {
  const prefix = /^\/norte(?=\/)/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  const links = await page.locator('a[href^="/"]').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      isHidden: link.closest('[hidden]') !== null,
    })),
  );
  const dead = links.filter(({ href }) => !href.startsWith(prefix)).map(({ href }) => href);
  for (const href of new Set(links.flatMap(({ href, isHidden }) => (isHidden ? [] : [href])))) {
    const status = statuses.get(href) ?? page.request.get(href).then((answer) => answer.status());
    statuses.set(href, status);
    if ((await status) !== 200) dead.push(`${href} → ${await status}`);
  }
  // Inside a chat a page has neither header nor footer.
  if (!new URL(page.url()).pathname.endsWith('/cb')) expect(links.length).toBeGreaterThan(5);
  return dead;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (let half = 0; half < 2; half++)
    test(`every page reads completely (${half + 1} of 2)`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      const paths = SHIPPED_PAGES.map(({ path }) => path);
      for (const path of paths.filter((_, index) => index % 2 === half))
        await test.step(path, async () => {
          await page.goto(path);
          const texts = page.locator('main :is(h1,h2,h3):not([hidden] *, dialog *)');
          await expect(texts.first()).toBeVisible();
          await expect(texts.filter({ visible: false })).toHaveCount(0);
        });
    });

  test('the search box is a form that leads to the job search', async ({ page }) => {
    await page.goto('/home');
    await page.getByPlaceholder('Buscar por palabra clave').fill('chofer de reparto');
    await page.getByPlaceholder('Buscar por palabra clave').press('Enter');
    await expect(page).toHaveURL(/\/buscar-empleos\?keyword=chofer\+de\+reparto&radius=10&page=1$/);
  });
});

test('a photograph comes in the best format, no larger than it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/pruebas/imágenes');
  const picture = page.getByRole('img', { name: 'Calle de barrio' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/assets\/[0-9a-f]{16}-(?:320|480)\.avif$/);
});

for (const path of ['/home', '/norte/home', '/blogs/mejores-empresas-de-reparto-en-mexico']) {
  test(`${path} shows its first drawing without asking for it, and names a picture to share and icons that are there`, async ({
    page,
    problems,
    request,
  }) => {
    await page.goto(path);
    const drawing = page.locator('main img[src^="data:image/svg+xml,"]');
    await expect(drawing).toHaveCount(1);
    await expect(drawing).toBeInViewport();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(problems).toEqual([]);
    const named = page.locator(
      'meta[property="og:image"], link[rel="icon"], link[rel="apple-touch-icon"]',
    );
    const addresses = await named.evaluateAll((all) =>
      all.map((each) => each.getAttribute('content') ?? each.getAttribute('href') ?? ''),
    );
    const types = await Promise.all(
      addresses.map(async (address) => {
        const { pathname } = new URL(address, page.url());
        return (await request.get(pathname)).headers()['content-type'];
      }),
    );
    expect(types).toEqual(['image/jpeg', 'image/png', 'image/png']);
  });
}

test('every page has its own title, description and canonical address', async ({
  page,
  request,
}) => {
  const titles = new Set<string>();
  const indexable = SHIPPED_PAGES.filter(
    ({ path, status, type }) => status === 200 && type !== 'APPLY' && !/pagina-\d+$|\?/.test(path),
  );
  for (const { path } of indexable) {
    const served = await (await request.get(path)).text();
    const head = await page.evaluate((html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const read = (selector: string, name: string) =>
        parsed.querySelector(selector)?.getAttribute(name) ?? '';
      return {
        title: parsed.title,
        description: read('meta[name="description"]', 'content'),
        canonical: read('link[rel="canonical"]', 'href'),
      };
    }, served);
    titles.add(head.title);
    expect(head.description, path).toBeTruthy();
    expect(decodeURIComponent(head.canonical)).toMatch(new RegExp(`${path}$`));
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
  await expect(page.locator('h1')).not.toHaveText(usual ?? '');
});

test('addresses whose escapes cannot be read find nothing, as a page of the site', async ({
  page,
}) => {
  for (const path of ['/50%-descuento', '/%E0%A4%A', '/job/100%']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    expect(response?.headers()['content-type'], path).toContain('text/html');
    await expect(page.locator('h1')).toHaveCount(1);
  }
});
