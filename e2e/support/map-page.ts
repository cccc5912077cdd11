import type { Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureHeadlessChromium } from '../../scripts/base/chromium.ts';
import { expect } from './test.ts';

/** WebGL without a graphics card. */
const GL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** For `test.use` of tests that open the map. */
export const MAP_BROWSER = {
  launchOptions: { executablePath: ensureHeadlessChromium(), args: [...CHROMIUM_ARGS, ...GL] },
};

/** The first number of a text such as `En el mapa, las primeras 1,000 de 2,406 vacantes.` */
function numbersOf(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));
}

export async function listTotal(page: Page): Promise<number> {
  return numbersOf(await page.locator('[data-part="count"]').innerText())[0] ?? -1;
}

/** Jobs that the map speaks of: the last number of its line. */
export async function mapTotal(page: Page): Promise<number> {
  const text = await page.locator('[data-map-count]').innerText();
  return numbersOf(text).at(-1) ?? -1;
}

/** Waits until the map says how many jobs it shows. */
export async function mapToCome(page: Page): Promise<void> {
  await expect(page.locator('[data-map-count]')).not.toBeEmpty({ timeout: 20_000 });
}

export async function openMap(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mapa', exact: true }).click();
  await mapToCome(page);
}

/**
 * Taps the map until the jobs of a town are shown: its number comes with its tile.
 * @param below px from the middle of the map down to the town
 */
export async function chooseTown(page: Page, town = 'Guadalajara', below = 0): Promise<void> {
  const heading = page.locator('h3', { hasText: `vacantes en ${town}` });
  await expect(async () => {
    if (await heading.isHidden()) await tapMap(page, below);
    await expect(heading).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** @param below px from the middle of the map */
export async function tapMap(page: Page, below: number): Promise<void> {
  const host = page.locator('[data-map-host]');
  const { width, height } = (await host.boundingBox()) ?? { width: 0, height: 0 };
  const position = { x: width / 2, y: height / 2 + below };
  await host.click({ position, timeout: 1000 });
}
