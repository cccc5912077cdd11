import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { PHONE } from '../support/phone.ts';
import { SAVED_PAGE } from '../support/saved-jobs.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

/** Opens the first job of a search and saves it. @returns its title */
async function saveJob(page: Page): Promise<string> {
  await page.goto('/buscar-empleos');
  await page.locator('article a[href^="/job/"]').first().click();
  await page.waitForURL(/\/job\//);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent())?.trim() ?? '';
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  return title;
}

const heart = (page: Page) => page.locator('.rb-save').filter({ visible: true }).first();

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('rumbo-saved');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

test('a job that was saved is read without a network, and so is the list that was never open', async ({
  page,
  context,
}) => {
  const title = await saveJob(page);
  const job = new URL(page.url()).pathname;
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining([SAVED_PAGE, job]));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await context.setOffline(true);
  await page.goto(SAVED_PAGE);
  await expect(page.getByText(/^Sin conexión: así estaba el \d/)).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
  await expect(page.locator('[data-field="initials"]').first()).toHaveText(/^\p{Lu}{1,2}$/u);
  const link = page.locator('[data-saved-cards]').getByRole('link', { name: title }).first();
  await expect(link).toBeVisible();
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/^Sin conexión: así estaba el \d/)).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('Repartidores MX').first()).toBeVisible();
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);

  await context.setOffline(false);
  await page.goto(SAVED_PAGE);
  await expect(page.getByText(/^Sin conexión/)).toBeHidden();
});

test('with nothing saved any more nothing is kept, and nobody stands between pages and network', async ({
  page,
}) => {
  await saveJob(page);
  await expect.poll(() => keptPages(page)).toHaveLength(2);
  await heart(page).click();
  await expect
    .poll(() =>
      page.evaluate(async () => [
        await caches.has('rumbo-saved'),
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([false, 0]);
});

test('on the page of saved jobs the heart of the header is filled only while something is saved', async ({
  page,
}) => {
  const filling = page
    .getByRole('banner')
    .locator(`a[href$="${SAVED_PAGE}"][aria-current] svg`)
    .first();
  await page.goto(SAVED_PAGE);
  await expect(filling).toHaveCSS('fill', 'none');
  await saveJob(page);
  await page.goto(SAVED_PAGE);
  await expect(filling).not.toHaveCSS('fill', 'none');
});

test('before anything is saved there is no worker and no cache', async ({ page }) => {
  await page.goto(SAVED_PAGE);
  await page.goto('/buscar-empleos');
  expect(
    await page.evaluate(async () => [
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual([[], 0]);
});

test('a browser that keeps nothing says so when something is saved', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'SAVED_JOBS') throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.goto('/buscar-empleos');
  await heart(page).click();
  const notice = page.getByRole('dialog');
  await expect(notice).toContainText('No se guardó');
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  await notice.getByRole('button', { name: 'Cerrar' }).click();
  await expect(notice).toBeHidden();
  await expect(heart(page)).toBeFocused();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});
