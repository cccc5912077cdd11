import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/chromium.ts';
import { expect, test } from './test.ts';

/** WebGL without a graphics card. */
const GL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
test.use({
  launchOptions: { executablePath: ensureChromium(), args: [...CHROMIUM_ARGS, ...GL] },
});

const MAP_FILES = /maplibre|live-map|basemap|map-session/;

/** The first number of a text such as `En el mapa, las 1,000 más recientes de 2,406 vacantes.` */
function numbersOf(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));
}

async function listTotal(page: Page): Promise<number> {
  return numbersOf(await page.locator('[data-part="count"]').innerText())[0] ?? -1;
}

/** Jobs that the map speaks of: the last number of its line. */
async function mapTotal(page: Page): Promise<number> {
  const text = await page.locator('[data-map-count]').innerText();
  return numbersOf(text).at(-1) ?? -1;
}

async function openMap(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mapa', exact: true }).click();
  await expect(page.locator('[data-map-count]')).not.toBeEmpty({ timeout: 20_000 });
}

test('the map comes when it is opened, and what is searched in it, list and counts follow', async ({
  page,
  problems,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buscar-empleos?keyword=repartidor');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => MAP_FILES.test(url))).toEqual([]);
  const all = await listTotal(page);

  await openMap(page);
  await expect(page).toHaveURL('/buscar-empleos?keyword=repartidor&view=map');
  expect(asked.filter((url) => MAP_FILES.test(url)).length).toBeGreaterThan(2);
  expect(await mapTotal(page)).toBe(all);
  await expect(page.getByRole('link', { name: 'Buscar en esta zona' })).toBeHidden();
  const { violations } = await new AxeBuilder({ page }).include('[data-search-region]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  const canvas = page.getByRole('region', { name: /Todas sus vacantes están en la lista/ });
  await canvas.focus();
  for (const key of ['+', '+']) await canvas.press(key);
  const here = page.getByRole('link', { name: 'Buscar en esta zona' });
  await expect(here).toBeVisible();
  await expect
    .poll(async () => (await here.getAttribute('href'))?.includes('coordinates'))
    .toBe(true);
  await here.click();
  await expect(page).toHaveURL(/keyword=repartidor&view=map&coordinates=/);
  await expect.poll(() => listTotal(page)).toBeLessThan(all);
  await expect.poll(async () => (await mapTotal(page)) === (await listTotal(page))).toBe(true);

  await page.goBack();
  await expect.poll(() => listTotal(page)).toBe(all);
  await expect.poll(() => mapTotal(page)).toBe(all);
  await page.goBack();
  await expect(page.locator('[data-job-map]')).toHaveCount(0);
  await page.goForward();
  await expect.poll(() => mapTotal(page)).toBe(all);
  // Software that draws in the place of a graphics card complains of its slowness.
  expect(problems.filter((problem) => !problem.includes('GL Driver Message'))).toEqual([]);
});

test('the jobs of a town are shown by a tap, and the keyboard reaches each through the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buscar-empleos?city=Guadalajara&view=map');
  await expect(page.locator('[data-map-count]')).not.toBeEmpty({ timeout: 20_000 });
  const total = await listTotal(page);
  const host = page.locator('[data-map-host]');
  const heading = page.locator('h3', { hasText: `${total} vacantes en Guadalajara` });
  // One town stands in the middle of the map; its number is there once its tile is drawn.
  await expect(async () => {
    if (await heading.isHidden()) await host.click({ timeout: 1000 });
    await expect(heading).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(heading).toBeFocused();
  const first = host.getByRole('listitem').first().getByRole('link');
  await expect(first).toHaveAttribute('href', /^\/job\/[a-z0-9-]+\?returnToUrl=.*view%3Dmap/);
  await page.keyboard.press('Escape');
  await expect(heading).toBeHidden();

  const card = page.locator('[data-part="results"] [data-job]').first();
  const title = await card.innerText();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page.locator('[data-map-count]')).toContainText(`${total} vacantes`);
});

test('without what maps are drawn with, the list stays and nothing of the map is downloaded', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/buscar-empleos?view=map');
  await expect(page.getByText('Este navegador no puede dibujar el mapa.')).toBeVisible();
  await expect(page.locator('[data-part="results"] [data-job]').first()).toBeVisible();
  expect(asked.filter((url) => /maplibre|live-map|basemap/.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map view says so and shows the list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/buscar-empleos?view=map');
    await expect(page.getByText('El mapa necesita JavaScript.')).toBeVisible();
    await expect(page.locator('[data-part="results"] [data-job]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Lista', exact: true }).click();
    await expect(page).toHaveURL('/buscar-empleos');
  });
});
