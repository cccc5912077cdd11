import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import {
  chooseTown,
  listTotal,
  MAP_BROWSER,
  mapToCome,
  mapTotal,
  openMap,
} from '../support/map-page.ts';
import { expect, test } from '../support/test.ts';

test.use(MAP_BROWSER);

const MAP_FILES = /maplibre|live-map|basemap|map-session/;

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
  await expect.poll(() => mapTotal(page)).toBe(all);
  // The country fills most of the map: what is much higher than wide shows its neighbours.
  const ratio = async () => {
    const frame = await page.locator('[data-map-host]').boundingBox();
    return (frame?.height ?? 0) / (frame?.width ?? 1);
  };
  await expect.poll(ratio).toBeLessThan(1.2);
  await expect(page.getByRole('link', { name: 'Buscar en esta zona' })).toBeHidden();
  expect(await violationsOf(page, { include: '[data-search-region]' })).toEqual([]);

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
  await mapToCome(page);
  const total = await listTotal(page);
  const host = page.locator('[data-map-host]');
  const heading = page.locator('h3', { hasText: `${total} vacantes en Guadalajara` });
  await chooseTown(page);
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
  await expect(page.locator('[data-map-count]')).toContainText(`${total} vacantes`, {
    timeout: 20_000,
  });
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

/** The page of a site that has a map of its own, at one town. */
const OWN_MAP = '/cartografia/inicio?view=map&city=Guadalajara';

const OWN_STYLE = {
  version: 8,
  sprite: 'https://mapas.example/dibujos',
  glyphs: 'https://mapas.example/letras/{fontstack}/{range}.pbf',
  sources: {
    tiles: {
      ...{ type: 'raster', tiles: ['https://mapas.example/{z}/{x}/{y}.png'], tileSize: 256 },
      attribution: '<a href="https://mapas.example/">© Mapas de ejemplo</a>',
    },
  },
  layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
};

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers for the server of the site's own map, which has neither its pictures nor its letters. */
async function serveOwnMap(page: Page, style: string): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('https://mapas.example/**', (route) => {
    const url = route.request().url();
    if (url.endsWith('/estilo.json')) return route.fulfill({ headers, body: style });
    if (url.includes('dibujos') || !url.endsWith('.png'))
      return route.fulfill({ headers, status: 404 });
    return route.fulfill({ headers, body: DOT, contentType: 'image/png' });
  });
}

test("a site's own map lies under its jobs, with its credit and by its server alone", async ({
  page,
  problems,
}) => {
  await serveOwnMap(page, JSON.stringify(OWN_STYLE));
  const answer = await page.goto(OWN_MAP);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("connect-src 'self' https://mapas.example;");
  await mapToCome(page);
  const credit = page.locator('.maplibregl-ctrl-attrib');
  await expect(credit).toHaveText('© Mapas de ejemplo');
  await expect.poll(async () => (await credit.boundingBox())?.height).toBeLessThan(30);
  await expect(page.getByRole('link', { name: 'Natural Earth' })).toHaveCount(0);
  await chooseTown(page);
  expect(problems.filter((problem) => /Content Security|script error/.test(problem))).toEqual([]);
});

test("the embedded map comes where the site's own has an error", async ({ page }) => {
  const layers = [{ id: 'tiles', type: 'nada' }];
  await serveOwnMap(page, JSON.stringify({ ...OWN_STYLE, layers }));
  await page.goto(OWN_MAP);
  await expect(page.getByRole('link', { name: 'Natural Earth' })).toBeVisible({ timeout: 20_000 });
  await chooseTown(page);
});

test("the embedded map comes where the site's own has no tiles to give", async ({ page }) => {
  await serveOwnMap(page, JSON.stringify(OWN_STYLE));
  await page.route('https://mapas.example/*/*/*.png', (route) => route.abort());
  await page.goto(OWN_MAP);
  await expect(page.getByRole('link', { name: 'Natural Earth' })).toBeVisible({ timeout: 20_000 });
  await chooseTown(page);
});

test('a map whose jobs did not come is tried again in place', async ({ page }) => {
  let isBroken = true;
  await page.route('**/jobs/map-view*', (route) => (isBroken ? route.abort() : route.fallback()));
  await page.goto('/buscar-empleos?view=map');
  await expect(page.getByText('No se pudo cargar el mapa.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Acercar' })).toBeHidden();
  isBroken = false;
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await mapToCome(page);
  await expect(page.getByRole('button', { name: 'Acercar' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
});

test('another search while the map is on its way leads to one map with its jobs', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/basemap-mx/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buscar-empleos?view=map');
  const asked = page.waitForRequest(/fragment=/);
  await page.getByRole('checkbox', { name: /^Guadalajara/ }).check();
  await asked;
  await expect(page).toHaveURL(/city=Guadalajara/);
  await expect.poll(() => listTotal(page)).toBeLessThan(200);
  release();
  await expect.poll(() => mapTotal(page)).toBe(await listTotal(page));
  await chooseTown(page);
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
