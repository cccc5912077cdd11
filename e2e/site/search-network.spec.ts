import type { Page } from '@playwright/test';
import { WIDTHS } from '#scripts/product/widths.ts';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { listsToCome } from '../support/lists-to-come.ts';
import { expect, test } from '../support/test.ts';

const SEARCH = '/buscar-empleos?keyword=repartidor';
const OFFLINE = 'No hay conexión. Sigues viendo las vacantes de antes.';

const notice = (page: Page) => page.locator('[data-search-notice]');
const retry = (page: Page) => notice(page).getByRole('button', { name: 'Intentar de nuevo' });
const results = (page: Page) => page.locator('[data-part="results"]');
const count = (page: Page) => page.locator('[data-part="count"]');

/** With its script, without which links and forms are the browser's. */
async function openSearch(page: Page): Promise<void> {
  await page.goto(SEARCH);
  await expect(page.locator('[data-search-region]')).toHaveAttribute('data-live', '');
}

/** Fragments of the second page; the first job's own may still be on its way. */
const SECOND_PAGE = /page=2.*fragment=|fragment=.*page=2/;

async function openFilters(page: Page): Promise<void> {
  const toggle = page.locator('[data-filter-toggle] > summary');
  if (await toggle.isVisible()) await toggle.click();
}

const TAPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a page': (page) => page.locator('a[rel="next"]').click(),
  'an order': (page) => page.getByRole('link', { name: 'Más recientes' }).click(),
  'a filter': async (page) => {
    await openFilters(page);
    await page.locator('input[name="state"]').first().check();
  },
  'a new keyword': async (page) => {
    await page.getByPlaceholder('Buscar por palabra clave').fill('chofer');
    await page.getByPlaceholder('Buscar por palabra clave').press('Enter');
  },
};

for (const [name, tap] of Object.entries(TAPS))
  test(`${name} that is asked for without a network leaves the list, says so, and comes by itself when it is back`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSearch(page);
    const before = await results(page).innerText();
    await context.setOffline(true);
    await tap(page);
    await expect(notice(page).getByRole('status')).toHaveText(OFFLINE);
    await expect(retry(page)).toBeInViewport({ ratio: 1 });
    expect(await results(page).textContent()).not.toBe('');
    await expect(page).toHaveURL(SEARCH);
    await context.setOffline(false);
    await expect(page).not.toHaveURL(SEARCH);
    await expect(retry(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(SEARCH);
    await expect.poll(() => results(page).innerText()).toBe(before);
  });

test('a filter keeps the wish while there is no network, and two wishes are one search', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSearch(page);
  await context.setOffline(true);
  const boxes = page.locator('input[name="state"]');
  await boxes.nth(0).check();
  await expect(retry(page)).toBeVisible();
  await boxes.nth(1).check();
  await expect(boxes.nth(0)).toBeChecked();
  await context.setOffline(false);
  await expect(page).toHaveURL(/state=.*state=/);
  await page.goBack();
  await expect(page).toHaveURL(SEARCH);
  await expect(page.locator('input[name="state"]:checked')).toHaveCount(0);
});

test('the button tries again, says that it does, and leads to the new list', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await context.setOffline(true);
  await page.locator('a[rel="next"]').click();
  await retry(page).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page).getByRole('status')).toHaveText(OFFLINE);
  await expect(retry(page)).toBeFocused();
  await page.unrouteAll();
  // The network is back, and no one says so.
  await page.evaluate(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation(), true),
  );
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2$/);
  await expect(count(page)).toBeFocused();
});

test('a server that fails leaves the list, and two taps in a row ask for the last', async ({
  page,
}) => {
  await openSearch(page);
  const before = await count(page).innerText();
  await page.route(/fragment=/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.locator('a[rel="next"]').click();
  await page.getByRole('link', { name: 'Más recientes' }).dblclick();
  await expect(notice(page).getByRole('status')).toHaveText(
    'No se pudo buscar. Sigues viendo las vacantes de antes.',
  );
  await expect(count(page)).toHaveText(before);
  await expect(page).toHaveURL(SEARCH);
  await page.unrouteAll();
  await retry(page).click();
  await expect(page).toHaveURL(`${SEARCH}&sort=startDate`);
});

for (const status of [429, 503])
  test(`a server that answers ${status} is asked again when it says so`, async ({ page }) => {
    await page.clock.install();
    await openSearch(page);
    const refusal = { status, headers: { 'retry-after': '60' }, body: '' };
    let refused = 0;
    await page.route(SECOND_PAGE, (route) => {
      refused += 1;
      return refused === 1 ? route.fulfill(refusal) : route.continue();
    });
    await page.locator('a[rel="next"]').click();
    await expect(notice(page).getByRole('status')).toContainText('Hay mucha gente buscando.');
    // The time that a busy machine takes is within what is left.
    await page.clock.runFor(35_000);
    await expect(notice(page).getByRole('status')).toContainText('Hay mucha gente buscando.');
    expect(refused).toBe(1);
    await page.clock.runFor(25_000);
    await expect(page).toHaveURL(/page=2$/);
    await expect(retry(page)).toBeHidden();
  });

test('a slow answer is said to be slow, and comes nonetheless', async ({ page }) => {
  await page.clock.install();
  await openSearch(page);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/fragment=/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('a[rel="next"]').click();
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(10_100);
  await expect(notice(page).getByRole('status')).toContainText('La conexión está lenta.');
  await expect(results(page)).not.toHaveAttribute('aria-busy');
  release();
  await expect(page).toHaveURL(/page=2$/);
  await expect(retry(page)).toBeHidden();
});

test('who leaves while waiting comes back to the list as it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page);
  const before = await results(page).innerText();
  await page.route(/fragment=/, () => {});
  await page.locator('a[rel="next"]').click();
  await page.locator('[data-part="results"] [data-job]').last().click();
  await expect(page).toHaveURL(/\/job\//);
  await page.goBack();
  await expect(page).toHaveURL(SEARCH);
  await expect.poll(() => results(page).innerText()).toBe(before);
  await expect(retry(page)).toBeHidden();
});

test('a tap is seen at once, and nothing moves', async ({ page }) => {
  await openSearch(page);
  await listsToCome(page);
  await page.route(/fragment=/, () => {});
  const box = () => results(page).boundingBox();
  const before = await box();
  await page.getByRole('link', { name: 'Más recientes' }).click();
  const line = await page
    .locator('[data-search-region]')
    .evaluate((region) => getComputedStyle(region, '::before').content);
  expect(line).toBe('""');
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  expect(await box()).toEqual(before);
});

for (const width of WIDTHS)
  test(`what is said without a network is in reach and hides no button at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await openSearch(page);
    await context.setOffline(true);
    await page.locator('a[rel="next"]').click();
    await expect(retry(page)).toBeInViewport({ ratio: 1 });
    expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
    await openFilters(page);
    await page.locator('input[name="state"]').first().check();
    await expect(retry(page)).toBeInViewport({ ratio: 1 });
    const apply = page.getByRole('button', { name: /^Ver [\d,]+ vacantes?$/ });
    if (await apply.isHidden()) return;
    await expect(async () => {
      const [lower, upper] = [await apply.boundingBox(), await notice(page).boundingBox()];
      expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0));
    }).toPass({ timeout: 20_000 });
  });
