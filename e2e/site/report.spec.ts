import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const OPEN = 'Reportar esta vacante';

async function firstJob(page: Page): Promise<string> {
  await page.goto('/buscar-empleos');
  return (await page.locator('[data-job]').first().getAttribute('href')) ?? '';
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a job is reported on its page, which thanks for it', async ({ page, problems }) => {
    await page.goto(await firstJob(page));
    await page.getByText(OPEN).click();
    await page.getByLabel('Piden dinero para contratar').check();
    await page.getByLabel('¿Algo más? (opcional)').fill('Piden 500 pesos para el uniforme.');
    await page.getByRole('button', { name: 'Enviar reporte' }).click();
    await expect(page.getByText('Recibimos tu reporte')).toBeVisible();
    await expect(page.getByText(OPEN)).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('#report');
    expect(problems).toEqual([]);
  });
});

test('the form is whole at 320 px with text of twice the size, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${await firstJob(page)}&report=reason`);
  await expect(page.getByText('Elige qué pasa con esta vacante')).toBeVisible();
  expect(await violationsOf(page, { include: '#report' })).toEqual([]);
  const wide = await page.locator('#report').evaluate((form) => {
    form.ownerDocument.documentElement.style.fontSize = '200%';
    return form.scrollWidth - form.clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
});
