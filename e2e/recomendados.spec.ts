import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

function wizard(page: Page) {
  return page.locator('[data-wizard]');
}

function results(page: Page) {
  return page.getByRole('region', { name: 'Empleos para ti' });
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('[data-wizard]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('the questions are answered by keyboard alone, down to a job and back', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/recomendados');
  await expect(page.getByRole('button', { name: 'Atrás' })).toBeHidden();
  await page.getByLabel('Tu ciudad').focus();
  await page.keyboard.type('guadalaj', { delay: 20 });
  await expect(page.getByRole('option', { name: /Guadalajara, Jalisco/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/Pregunta 2 de 4\s*¿Qué te gustaría manejar\?/);
  await expectNoViolations(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/Pregunta 3 de 4/);
  await page.getByRole('button', { name: 'Saltar' }).press('Enter');
  await expect(page.locator(':focus')).toHaveText(/Pregunta 4 de 4/);
  await page.getByRole('button', { name: 'Ver mis empleos' }).press('Enter');
  await expect(page.locator(':focus')).toHaveText('Empleos para ti');
  await expect(results(page).getByRole('status')).toHaveText(/^Encontramos 6 empleos para ti/);
  await expect(results(page).getByRole('article')).toHaveCount(6);
  await expect(results(page)).toContainText('Guadalajara · Van');
  await expectNoViolations(page);
  const job = results(page).getByRole('article').first().getByRole('link');
  const title = await job.innerText();
  await job.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(results(page).getByRole('article')).toHaveCount(6);
  expect(problems).toEqual([]);
});

test('a connection that is lost on the way keeps the answers, and comes back with the jobs', async ({
  page,
  context,
}) => {
  await page.goto('/recomendados');
  const next = wizard(page).locator('button[type="submit"]');
  await next.click();
  await page.getByLabel('Moto', { exact: true }).check();
  await next.click();
  await next.click();
  await context.setOffline(true);
  await next.click();
  await expect(results(page).getByRole('status')).toHaveText(/No pudimos buscar tus empleos/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).first().click();
  await expect(results(page).getByRole('article')).toHaveCount(6);
  await expect(results(page)).toContainText('Moto');
});

test('a browser that stores nothing answers the questions all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });
  await page.goto('/recomendados');
  const next = wizard(page).locator('button[type="submit"]');
  for (let step = 0; step < 4; step++) await next.click();
  await expect(results(page).getByRole('article')).toHaveCount(6);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are one form that leads to the job search', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/recomendados');
    await expect(page.getByText('¿Qué licencia tienes?')).toBeHidden();
    await page.getByRole('searchbox', { name: 'Tu ciudad' }).fill('Guadalajara');
    await page.getByLabel('Moto', { exact: true }).check();
    await page.getByLabel('Van', { exact: true }).check();
    await page.getByRole('button', { name: 'Ver empleos' }).click();
    await expect(page).toHaveURL(
      /\/buscar-empleos\?location=Guadalajara&radius=25&category=Reparto\+en\+van&category=Reparto\+en\+moto$/,
    );
    await expect(page.locator('[data-part="count"]')).toHaveText(/^\d+ vacantes/);
  });
});
