import type { Page } from '@playwright/test';
import { listTotal } from '../support/map-page.ts';
import { expect, test } from '../support/test.ts';

const LEFT_OUT =
  'Ninguna vacante de «repartidor» dice «unicornio». Te las mostramos sin esa palabra.';

function notices(page: Page) {
  return page.locator('[data-part="notices"] p');
}

test('words that no job holds are left out, and the page says so while the field keeps them', async ({
  page,
  problems,
}) => {
  await page.goto('/buscar-empleos?keyword=repartidor+unicornio');
  await expect(notices(page)).toHaveText([LEFT_OUT]);
  await expect(page.getByPlaceholder('Buscar por palabra clave')).toHaveValue(
    'repartidor unicornio',
  );
  await expect(page.locator('[data-part="count"]')).toContainText('vacantes de «repartidor»');
  await expect(page.locator('[data-part="results"] [data-job]').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('a search without a new page reads the notice out, and the next one takes it away', async ({
  page,
}) => {
  await page.goto('/buscar-empleos?keyword=repartidor');
  const live = page.locator('[role="status"][data-part="notices"]');
  await expect(live).toBeAttached();
  await expect(notices(page)).toHaveCount(0);
  const same = await live.elementHandle();
  const field = page.getByPlaceholder('Buscar por palabra clave');
  await field.fill('repartidor unicornio');
  await field.press('Enter');
  await expect(notices(page)).toHaveText([LEFT_OUT]);
  expect(await same?.evaluate((element) => element.isConnected)).toBe(true);
  await field.fill('repartidor');
  await field.press('Enter');
  await expect(notices(page)).toHaveCount(0);
});

test('a town with few jobs shows those near it on all pages', async ({ page }) => {
  await page.goto('/buscar-empleos?keyword=repartidor+en+tepotzotl%C3%A1n');
  await expect(notices(page)).toHaveText([
    /^Por ahora no hay en Tepotzotlán\. Te mostramos las de hasta 25/,
  ]);
  const first = await page.locator('[data-part="count"]').innerText();
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/page=2/);
  await expect(notices(page)).toHaveCount(1);
  await expect(page.locator('[data-part="count"]')).toHaveText(first);
});

test('a search that finds nothing proposes others, which find as many jobs as they promise', async ({
  page,
}) => {
  const query = 'keyword=chofer&location=tequisquiapan&radius=10&employmentType=Temporal';
  await page.goto(`/buscar-empleos?${query}`);
  expect(await listTotal(page)).toBe(0);
  const proposals = page.locator('[data-part="results"] li a');
  const promised = await proposals.locator('strong').allInnerTexts();
  expect(promised.length).toBeGreaterThan(2);
  for (const [index, count] of promised.entries()) {
    await proposals.nth(index).click();
    await expect.poll(() => listTotal(page)).not.toBe(0);
    expect(`(${(await listTotal(page)).toLocaleString('en')})`).toBe(count);
    await page.goBack();
    await expect(proposals).toHaveCount(promised.length);
  }
});

test('the map view says the same', async ({ page }) => {
  await page.goto('/buscar-empleos?keyword=repartidor+unicornio&view=map');
  await expect(notices(page)).toHaveText([LEFT_OUT]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a radius with few jobs grows and says so', async ({ page }) => {
    await page.goto('/buscar-empleos?keyword=chofer&location=tequisquiapan&radius=10');
    await expect(notices(page)).toHaveText([
      /^Hay 3 a 10\skm de Tequisquiapan\. También te mostramos las de hasta/,
    ]);
  });

  test('a trade that no job has finds nothing, not everything in the town', async ({ page }) => {
    await page.goto('/buscar-empleos?keyword=dentista+guadalajara');
    await expect(page.locator('[data-part="results"]')).toContainText(
      'Por ahora no hay vacantes así',
    );
    await expect(notices(page)).toHaveCount(0);
  });
});
