import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const probe = (page: Page, id: string) => page.getByTestId(id);

/** Paths of the scripts a page has asked for so far. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Keeps the script of an island back until it is let go. */
async function holdChunk(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/island-probe-interaction*', async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
}

test('islands wake on load, when idle, when seen and when touched', async ({ page, problems }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await page.goto('/pruebas/islas');
  await expect(probe(page, 'isla-load')).toHaveAttribute('data-awake', 'true');
  await expect(probe(page, 'isla-idle')).toHaveAttribute('data-awake', 'true');
  // Whoever watches what is seen has been told by the next idle moment.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(probe(page, 'isla-interaction')).toHaveAttribute('data-awake', 'false');
  await expect(probe(page, 'isla-visible')).toHaveAttribute('data-awake', 'false');
  await probe(page, 'isla-visible').scrollIntoViewIfNeeded();
  await expect(probe(page, 'isla-visible')).toHaveAttribute('data-awake', 'true');
  await probe(page, 'isla-interaction').getByLabel('Nombre').focus();
  await expect(probe(page, 'isla-interaction')).toHaveAttribute('data-awake', 'true');
  expect(problems).toEqual([]);
});

test('the first click on a sleeping island counts', async ({ page }) => {
  await page.goto('/pruebas/islas');
  const island = probe(page, 'isla-interaction');
  await island.getByRole('button', { name: 'Contar' }).click();
  await expect(island.locator('output')).toHaveText('1');
  await island.getByRole('button', { name: 'Contar' }).click();
  await expect(island.locator('output')).toHaveText('2');
});

test('a click given while the chunk is still on its way is not lost', async ({ page }) => {
  const letGo = await holdChunk(page);
  await page.goto('/pruebas/islas');
  const island = probe(page, 'isla-interaction');
  await island.getByRole('button', { name: 'Contar' }).click();
  await expect(island.locator('output')).toHaveText('0');
  letGo();
  await expect(island.locator('output')).toHaveText('1');
});

test('a submit before hydration keeps what was typed and does not leave the page', async ({
  page,
}) => {
  const letGo = await holdChunk(page);
  await page.goto('/pruebas/islas');
  const island = probe(page, 'isla-interaction');
  await island.getByLabel('Nombre').pressSequentially('Ana');
  await island.getByLabel('Nombre').press('Enter');
  letGo();
  await expect(island.locator('b')).toHaveText('Ana');
  await expect(island.getByLabel('Nombre')).toHaveValue('Ana');
  await expect(page).toHaveURL(/\/pruebas\/islas$/);
});

test('the first arrow key is given again', async ({ page }) => {
  const letGo = await holdChunk(page);
  await page.goto('/pruebas/islas');
  const island = probe(page, 'isla-interaction');
  await island.getByLabel('Nombre').focus();
  await page.keyboard.press('ArrowDown');
  letGo();
  await expect(island.locator('i')).toHaveText('ArrowDown');
});

test('islands share one query cache: two that ask the same send one request', async ({ page }) => {
  const requests: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/healthz?probe') && requests.push(request.url()),
  );
  await page.goto('/pruebas/islas');
  await expect(probe(page, 'isla-load').locator('u')).toHaveText('respuesta');
  await expect(probe(page, 'isla-idle').locator('u')).toHaveText('respuesta');
  expect(requests).toHaveLength(1);
});

test('a slotted widget stays server HTML and wakes by itself', async ({ page, problems }) => {
  await page.goto('/pruebas/ranura');
  await expect(probe(page, 'fuera')).toHaveAttribute('data-awake', 'true');
  const inner = probe(page, 'dentro');
  await expect(inner).toHaveAttribute('data-awake', 'false');
  await probe(page, 'fuera').getByRole('button', { name: 'Contar' }).first().click();
  await expect(inner).toBeVisible();
  await inner.getByRole('button', { name: 'Contar' }).click();
  await expect(inner.locator('output')).toHaveText('1');
  expect(problems).toEqual([]);
});

test('a chunk that fails to load leaves working HTML, and a submit is sent as HTML does', async ({
  page,
}) => {
  await page.route('**/island-probe-interaction*', (route) => route.abort());
  await page.goto('/pruebas/islas');
  const island = probe(page, 'isla-interaction');
  await island.getByLabel('Nombre').fill('Ana');
  await island.getByRole('button', { name: 'Enviar' }).click();
  await expect(page).toHaveURL(/\/pruebas\/islas\?name=Ana$/);
});

test('impatient clicks count once until the island is awake', async ({ page }) => {
  const release = await holdChunk(page);
  await page.goto('/pruebas/islas');
  const island = probe(page, 'isla-interaction');
  for (let i = 0; i < 3; i++) await island.getByRole('button', { name: 'Contar' }).click();
  release();
  await expect(island).toHaveAttribute('data-awake', 'true');
  await expect(island.locator('output')).toHaveText('1');
  // Clicks that were kept would have been given before this one.
  await island.getByRole('button', { name: 'Contar' }).click();
  await expect(island.locator('output')).toHaveText('2');
});

test('one crash never touches its neighbours, on the server or in the browser', async ({
  page,
}) => {
  await page.goto('/pruebas/fallas');
  const alerts = page.getByRole('alert');
  await expect(alerts.filter({ hasText: 'El servidor falló a propósito' })).toContainText(
    'Error rendering widget',
  );
  await expect(alerts.filter({ hasText: 'La isla falló a propósito' })).toContainText(
    'Error rendering widget',
  );
  await expect(alerts.filter({ hasText: 'no-existe' })).toContainText('Error: Widget not found');
  await expect(probe(page, 'isla-sana')).toHaveAttribute('data-awake', 'true');
  await expect(page.getByRole('heading', { name: 'Sigo aquí' })).toBeVisible();
});

test('a site that hides widget errors shows what the server drew instead', async ({ page }) => {
  await page.goto('/discreto/fallas');
  await expect(probe(page, 'isla-sana')).toHaveAttribute('data-awake', 'true');
  await expect(probe(page, 'isla-rota')).toContainText('rota');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page without islands loads no React', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/como-ser-repartidor');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /island|hydrate|react/.test(path))).toEqual([]);
});
