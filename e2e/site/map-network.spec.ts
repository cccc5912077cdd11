import type { Page } from '@playwright/test';
import { chooseTown, listTotal, MAP_BROWSER, mapToCome, mapTotal } from '../support/map-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...MAP_BROWSER, viewport: { width: 1440, height: 900 } });

async function comeCloser(page: Page): Promise<void> {
  const canvas = page.getByRole('region', { name: /Todas sus vacantes están en la lista/ });
  await canvas.focus();
  for (const key of ['+', '+']) await canvas.press(key);
  await expect(page.getByRole('link', { name: 'Buscar en esta zona' })).toBeVisible();
}

test('without a network the area is not searched, which is said in place, and is by itself once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/buscar-empleos?keyword=repartidor&view=map');
  await mapToCome(page);
  const all = await listTotal(page);
  const address = page.url();
  await context.setOffline(true);
  await comeCloser(page);
  const here = page.getByRole('link', { name: 'Buscar en esta zona' });
  await here.click();
  const notice = page.getByRole('status').filter({ hasText: 'No hay conexión.' });
  await expect(notice).toBeInViewport();
  await expect(here).toBeFocused();
  expect(page.url()).toBe(address);
  expect([await listTotal(page), await mapTotal(page)]).toEqual([all, all]);

  await context.setOffline(false);
  await expect(page).toHaveURL(/coordinates=/);
  await expect(notice).toBeHidden();
  await expect.poll(() => listTotal(page)).toBeLessThan(all);
  await expect.poll(async () => (await mapTotal(page)) === (await listTotal(page))).toBe(true);
});

test('a town and its jobs are there without a network', async ({ page, context }) => {
  await page.goto('/buscar-empleos?city=Guadalajara&view=map');
  await mapToCome(page);
  await context.setOffline(true);
  await chooseTown(page);
  await expect(page.locator('[data-map-host]').getByRole('list').getByRole('link')).toHaveCount(20);
  await context.setOffline(false);
});

test('a map that was gone back to without a network comes by itself when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/buscar-empleos?city=Guadalajara&view=map');
  await mapToCome(page);
  const total = await listTotal(page);
  await page.getByRole('checkbox', { name: /^Monterrey/ }).check();
  await expect.poll(() => mapTotal(page)).toBeGreaterThan(total);
  await context.setOffline(true);
  await page.goBack();
  await expect.poll(() => listTotal(page)).toBe(total);
  await expect(page.getByText('No se pudo cargar el mapa.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => mapTotal(page)).toBe(total);
  await chooseTown(page);
});
