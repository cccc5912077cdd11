import type { Page, Route } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The error widgets. */
const failure = (page: Page) => page.locator('[data-apply-failed]');

const next = (page: Page) => page.getByRole('button', { name: /^(Siguiente|Enviar solicitud)$/ });

/** Fills the form in up to its review; its saves go to the server. */
async function openReview(page: Page): Promise<void> {
  await page.goto('/aplicar/web');
  await page.locator('[data-island^="application-form"]:not([data-on])').waitFor();
  await page.getByLabel('Sí', { exact: true }).first().tap();
  await page.getByLabel('Nombre completo').fill('Ana Ruiz Soto');
  await page.getByLabel('Teléfono celular').fill('Cel. 55 1234 5678');
  await page.getByLabel('Ciudad donde vives').fill('León');
  await page.getByRole('option', { name: /^León, Guanajuato/ }).tap();
  await next(page).tap();
  await page.getByLabel('¿Quién la emitió?').selectOption('JAL');
  await page.getByLabel('Tipo de licencia').selectOption('chofer');
  await next(page).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Tu disponibilidad' })).toBeVisible();
  await next(page).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Revisa tus' })).toBeVisible();
}

const refuseWith =
  (problem: object) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { status: 422, code: 'answers-refused', problems: [problem] },
    });

const SUBMIT = '**/submit?**';

test('a refused last step shows the failure and leads to the answer', async ({ page }) => {
  await openReview(page);
  await page.route(
    SUBMIT,
    refuseWith({ code: 'phone-format', keyId: 'telefono', message: 'Revisa tu teléfono' }),
  );
  await next(page).tap();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Teléfono celular' })).toBeVisible();
  await expect(page.getByText('Revisa tu teléfono').first()).toBeVisible();
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
});

test('a refusal about no question shows the failure and stays where it is', async ({ page }) => {
  await openReview(page);
  await page.route(SUBMIT, refuseWith({ code: 'file-gone', message: 'El archivo ya no está' }));
  await next(page).tap();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Revisa tus' })).toBeVisible();
  await page.unroute(SUBMIT);
  await next(page).tap();
  await expect(page.getByRole('heading', { name: '¡Listo! Recibimos tu solicitud' })).toBeVisible();
});

test('a server that is busy has not failed, and is asked again', async ({ page }) => {
  await page.goto('/aplicar/web');
  await page.locator('[data-island^="application-form"]:not([data-on])').waitFor();
  await page.getByLabel('Sí', { exact: true }).first().tap();
  await page.getByLabel('Nombre completo').fill('Ana Ruiz Soto');
  await page.getByLabel('Teléfono celular').fill('https://wa.me/5215512345678');
  await page.getByLabel('Ciudad donde vives').fill('León');
  await page.getByRole('option', { name: /^León, Guanajuato/ }).tap();
  await page.route(SUBMIT, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '1' } }),
  );
  await next(page).tap();
  await expect(page.getByRole('heading', { level: 2, name: /licencia/ })).toBeVisible();
  await expect(failure(page)).toBeHidden();
});
