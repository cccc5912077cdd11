import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

const LIST = '/norte/empleos-guardados';

test('jobs that were saved on a site below a prefix are read without a network', async ({
  page,
  context,
}) => {
  await page.goto('/norte/job-search');
  await page.locator('article a[href^="/norte/job/"]').first().click();
  await page.waitForURL(/\/job\//);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent())?.trim() ?? '';
  const heart = page.locator('.rb-save').filter({ visible: true }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const job = new URL(page.url()).pathname;
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('rumbo-saved');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toEqual(expect.arrayContaining([LIST, job]));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await context.setOffline(true);
  await page.goto(LIST);
  await expect(page.getByText(/^Sin conexión: así estaba el \d/)).toBeVisible();
  const link = page.locator('[data-saved-cards]').getByRole('link', { name: title }).first();
  await expect(link).toHaveAttribute('href', new RegExp(`^${job}`));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  // What is beside the prefix is none of the worker's.
  const beside = await page.goto('/buscar-empleos').catch(() => null);
  expect(beside).toBeNull();
  await context.setOffline(false);
  await page.goto(LIST);
  await expect(page.getByText(/^Sin conexión/)).toBeHidden();
});

test('a heart that is tapped before its script has come is filled once it comes', async ({
  page,
  problems,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/save-buttons/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/buscar-empleos', { waitUntil: 'domcontentloaded' });
  const heart = page.locator('[data-card] [data-save-job]').first();
  await heart.tap();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  arrive();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('SAVED_JOBS') ?? '[]').length))
    .toBe(1);
  expect(problems).toEqual([]);
});
