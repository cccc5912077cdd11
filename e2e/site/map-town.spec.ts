import type { Page } from '@playwright/test';
import { importTestFeed, type TestFeedJob } from '#scripts/product/test-jobs.ts';
import {
  chooseTown,
  listTotal,
  MAP_BROWSER,
  mapToCome,
  mapTotal,
  tapMap,
} from '../support/map-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...MAP_BROWSER, viewport: { width: 390, height: 844 } });

/** Every job of the map's answer at one point, and some more that lie nowhere. */
const PLACED = 1000;
const UNPLACED = 7;

function plantJob(index: number): TestFeedJob {
  const city = index < PLACED ? 'Tepic' : 'Sinlugar';
  return {
    referenceNumber: `PLANTA-${index}`,
    title: `Puesto ${String(index).padStart(4, '0')}`,
    city,
    rest: '<company>Planta del Nayar</company>',
  };
}

async function importPlant(): Promise<void> {
  await importTestFeed({
    url: process.env['RUMBO_TEST_URL'] ?? '',
    token: process.env['RUMBO_TEST_TOKEN'] ?? '',
    client: { agencyId: 'planta', clientId: 'planta-mx' },
    jobs: Array.from({ length: PLACED + UNPLACED }, (_, index) => plantJob(index)),
  });
}

test('a thousand jobs at one point are paged through with twenty at a time', async ({ page }) => {
  await importPlant();
  await page.goto('/planta/empleos?view=map');
  await mapToCome(page);
  await expect(page.locator('[data-map-count]')).toHaveText(
    '1,000 vacantes en el mapa. 7 vacantes sin ubicación exacta solo están en la lista.',
  );
  await chooseTown(page, 'Tepic');
  const host = page.locator('[data-map-host]');
  await expect(host.getByRole('heading', { name: '1,000 vacantes en Tepic' })).toBeFocused();
  const cards = host.getByRole('list').getByRole('link');
  await expect(cards).toHaveCount(20);
  const seen = new Set<string>();
  const readPage = async () => {
    for (const title of await cards.locator('.title').allTextContents()) seen.add(title);
  };
  await readPage();
  for (const range of ['21–40', '41–60']) {
    await host.getByRole('button', { name: `Ver ${range} de 1,000` }).click();
    await expect(cards).toHaveCount(20);
    await expect(cards.first()).toBeFocused();
    await readPage();
  }
  expect(seen.size).toBe(60);
  await host.getByRole('button', { name: 'Ver 21–40 de 1,000' }).click();
  await expect(host.getByRole('button', { name: 'Ver 1–20 de 1,000' })).toBeVisible();
});

test('the way back from a job leads to its town and the page it stood on', async ({ page }) => {
  await page.goto('/buscar-empleos?city=Guadalajara&view=map');
  await mapToCome(page);
  await chooseTown(page);
  const host = page.locator('[data-map-host]');
  await host.getByRole('button', { name: /^Ver 21–40 de/ }).click();
  const cards = host.getByRole('list').getByRole('link');
  await expect(host.getByRole('button', { name: /^Ver 1–20 de/ })).toBeVisible();
  await expect(cards).toHaveCount(20);
  const slug = await cards.nth(4).getAttribute('data-job');
  await cards.nth(4).click();
  await expect(page).toHaveURL(new RegExp(`/job/${slug}`));
  await page.goBack();
  await mapToCome(page);
  await expect(host.locator(`[data-job="${slug}"]`)).toBeInViewport();
  await expect(host.getByRole('button', { name: /^Ver 1–20 de/ })).toHaveCount(1);
});

test('the ways on from a job of a town lead through all of the town, also past twenty', async ({
  page,
}) => {
  await page.goto('/buscar-empleos?city=Guadalajara&view=map');
  await mapToCome(page);
  await chooseTown(page);
  const cards = page.locator('[data-map-host]').getByRole('list').getByRole('link');
  await expect(cards).toHaveCount(20);
  const last = await cards.last().getAttribute('data-job');
  await cards.last().click();
  await page.waitForURL(`**/job/${last}?**`);
  const ways = page.getByRole('navigation', { name: 'Otras vacantes de la lista' });
  await ways.getByRole('link', { name: 'Siguiente' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(`/${last}`));
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('link', { name: 'para volver' }).click();
  await mapToCome(page);
  await expect(page.locator(`[data-map-host] [data-job="${slug}"]`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ver 1–20 de/ })).toBeAttached();
});

test('searches that are left and come back to show their own towns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/buscar-empleos?city=Guadalajara&view=map');
  await mapToCome(page);
  const total = await listTotal(page);
  await chooseTown(page);
  const heading = page.locator('h3', { hasText: 'vacantes en' });
  await page.getByRole('checkbox', { name: /^Monterrey/ }).check();
  await expect.poll(() => mapTotal(page)).toBeGreaterThan(total);
  // A town of another search is closed.
  await expect(heading).toBeHidden();
  await page.goBack();
  await expect.poll(() => mapTotal(page)).toBe(total);
  await chooseTown(page);
  await page.goForward();
  await expect.poll(() => mapTotal(page)).toBeGreaterThan(total);
  await expect(heading).toBeHidden();
});

test('a phone that is turned keeps the map and its open town', async ({ page }) => {
  await page.goto('/buscar-empleos?city=Guadalajara&view=map');
  await mapToCome(page);
  await chooseTown(page);
  const host = page.locator('[data-map-host]');
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const [drawn, frame] = [host.locator('canvas'), host];
      expect((await drawn.boundingBox())?.width).toBe((await frame.boundingBox())?.width);
    }).toPass({ timeout: 20_000 });
    await expect(host.getByRole('button', { name: 'Cerrar' })).toBeVisible();
    await expectNothingCutOff(page);
  }
});

test('text of twice the size is neither cut off nor wider than the phone', async ({ page }) => {
  await page.goto('/buscar-empleos?city=Guadalajara&view=map');
  await mapToCome(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await chooseTown(page);
  await expectNothingCutOff(page);
  const host = page.locator('[data-map-host]');
  await expect(host.getByRole('list').getByRole('link').first()).toBeInViewport();
});

/** The panel lies within the map, and the page is no wider than its window. */
async function expectNothingCutOff(page: Page): Promise<void> {
  const host = page.locator('[data-map-host]');
  await expect
    .poll(async () => {
      const [frame, panel] = [
        await host.boundingBox(),
        await host.getByRole('region', { name: /vacantes en/ }).boundingBox(),
      ];
      if (!frame || !panel) return false;
      const [right, bottom] = [panel.x + panel.width, panel.y + panel.height];
      return (
        panel.x >= frame.x &&
        panel.y >= frame.y &&
        right <= frame.x + frame.width &&
        bottom <= frame.y + frame.height
      );
    })
    .toBe(true);
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(isWider)).toBe(false);
}

test.describe('a search of two towns', () => {
  // All of it is in sight: a page that scrolls moves a card or a number under the pointer, which is then at that.
  test.use({ viewport: { width: 1440, height: 2400 } });

  /** Three jobs in each, all on the first page of the list. */
  const SEARCH = '/buscar-empleos?city=Guadalajara&city=Zapopan&employmentType=Temporal&view=map';

  /** px from the middle of the map, which shows both as near as it may, down to Guadalajara and up to Zapopan. */
  const TO_TOWN = 44;

  /** Degrees of latitude from the lower to the upper edge of a map that a visitor has moved. */
  async function shownHeight(page: Page): Promise<number> {
    const href = await page.getByRole('link', { name: 'Buscar en esta zona' }).getAttribute('href');
    const box = new URLSearchParams(href ?? '').get('coordinates') ?? '';
    const [south = 0, north = 0] = box.split(';').map((corner) => Number.parseFloat(corner));
    return north - south;
  }

  test('has one number from afar, whose tap comes closer to where each opens', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(SEARCH);
    await mapToCome(page);
    for (const [town, below] of [
      ['Zapopan', -TO_TOWN],
      ['Guadalajara', TO_TOWN],
    ] as const) {
      const farther = page.getByRole('button', { name: 'Alejar' });
      for (let step = 0; step < 4; step++) await farther.click();
      const country = await shownHeight(page);
      await expect(async () => {
        await tapMap(page, 0);
        expect(await shownHeight(page)).toBeLessThan(country / 2);
      }).toPass();
      await chooseTown(page, town, below);
      await page.keyboard.press('Escape');
    }
  });

  /** Waits until the map rests and a pointer finds the number of Zapopan. */
  async function numbersToCome(page: Page): Promise<void> {
    const host = page.locator('[data-map-host]');
    const { width, height } = (await host.boundingBox()) ?? { width: 0, height: 0 };
    await expect(async () => {
      await page.mouse.move(0, 0);
      await host.hover({ position: { x: width / 2, y: height / 2 - TO_TOWN }, timeout: 1000 });
      await expect(host.locator('canvas')).toHaveCSS('cursor', 'pointer', { timeout: 500 });
    }).toPass();
    await page.mouse.move(0, 0);
  }

  /** How the upper and the lower half of the map look. */
  async function mapHalves(page: Page): Promise<readonly [Buffer, Buffer]> {
    const box = await page.locator('[data-map-host]').boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    const shot = (top: number) =>
      page.screenshot({ clip: { x, y: top, width, height: height / 2 } });
    return [await shot(y), await shot(y + height / 2)];
  }

  /** The halves of a map that draws nothing new any more. */
  async function restingHalves(page: Page): Promise<readonly [Buffer, Buffer]> {
    let halves = await mapHalves(page);
    await expect(async () => {
      const before = halves;
      halves = await mapHalves(page);
      expect(halves.every((half, index) => half.equals(before[index] ?? half))).toBe(true);
    }).toPass();
    return halves;
  }

  test('marks the town of the card in focus, and the card of the job that is chosen in the map', async ({
    page,
  }) => {
    await page.goto(SEARCH);
    await mapToCome(page);
    await numbersToCome(page);
    const results = page.locator('[data-part="results"]');
    const focusCard = (town: string) =>
      results.locator('article', { hasText: town }).first().getByRole('link').focus();
    const [zapopan, guadalajara] = await restingHalves(page);
    const marked = async () => {
      const [upper, lower] = await mapHalves(page);
      return { zapopan: !upper.equals(zapopan), guadalajara: !lower.equals(guadalajara) };
    };
    await focusCard('Zapopan');
    await expect.poll(marked).toEqual({ zapopan: true, guadalajara: false });
    await focusCard('Guadalajara');
    await expect.poll(marked).toEqual({ zapopan: false, guadalajara: true });
    await page.getByPlaceholder('Buscar por palabra clave').focus();
    await expect.poll(marked).toEqual({ zapopan: false, guadalajara: false });

    await chooseTown(page, 'Guadalajara', TO_TOWN);
    const inMap = page.locator('[data-map-host] [data-job]');
    await expect(inMap).toHaveCount(3);
    // The panel scrolls under the pointer, which rests there and is not asked.
    const slug = (await inMap.last().getAttribute('data-job')) ?? '';
    await inMap.last().focus();
    const current = results.locator('[data-job][aria-current="true"]');
    await expect(current).toHaveAttribute('data-job', slug);
    await page.keyboard.press('Escape');
    await expect(current).toHaveCount(0);
  });
});

test('a screen reader is told the map, the town, and where it is after closing', async ({
  page,
}) => {
  await page.goto('/buscar-empleos?city=Guadalajara&view=map');
  await mapToCome(page);
  const total = await listTotal(page);
  const frame = page.getByRole('region', { name: 'Mapa de vacantes' });
  await expect(frame.getByRole('status').filter({ hasText: 'en el mapa' })).toHaveText(
    `${total} vacantes en el mapa.`,
  );
  const canvas = frame.getByRole('region', { name: /Todas sus vacantes están en la lista/ });
  await chooseTown(page);
  const panel = frame.getByRole('region', { name: `${total} vacantes en Guadalajara` });
  await expect(panel.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(canvas).toBeFocused();
});

test('the focus is on the map again once its town is closed, wherever it was', async ({ page }) => {
  const canvas = page.getByRole('region', { name: /Todas sus vacantes están en la lista/ });
  const panel = page.getByRole('region', { name: /vacantes en Guadalajara/ });
  const reopen = async () => {
    await page.goto('/buscar-empleos?city=Guadalajara&view=map');
    await mapToCome(page);
    await chooseTown(page);
  };
  await reopen();
  await panel.getByRole('button', { name: 'Cerrar' }).press('Enter');
  await expect(canvas).toBeFocused();

  await reopen();
  await canvas.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`the map comes closer at once or little by little: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/buscar-empleos?city=Guadalajara&view=map');
    await mapToCome(page);
    const isThere = await page.getByRole('button', { name: 'Acercar' }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
      // The link comes when the map has come to rest.
      return document.querySelector('[data-map-area]')?.hasAttribute('hidden') === false;
    });
    expect(isThere).toBe(reducedMotion === 'reduce');
  });
