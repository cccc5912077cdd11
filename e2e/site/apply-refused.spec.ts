import type { Page, Route } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { fillFirstPage, next, openForm, step } from '../support/apply-form.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

/** The error widgets. */
const failure = (page: Page) => page.locator('[data-apply-failed]');

/** Fills the form in up to its review; its saves go to the server. */
async function openReview(page: Page): Promise<void> {
  await openForm(page);
  await fillFirstPage(page, { phone: 'Cel. 55 1234 5678' });
  await next(page).tap();
  await page.getByLabel('¿Quién la emitió?').selectOption('JAL');
  await page.getByLabel('Tipo de licencia').selectOption('chofer');
  await next(page).tap();
  await expect(step(page, 'Tu disponibilidad')).toBeVisible();
  await next(page).tap();
  await expect(step(page, 'Revisa tus')).toBeVisible();
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
  await expect(step(page, 'Revisa tus')).toBeVisible();
  await page.unroute(SUBMIT);
  await next(page).tap();
  await expect(page.getByRole('heading', { name: '¡Listo! Recibimos tu solicitud' })).toBeVisible();
});

test('a server that is busy has not failed, and is asked again', async ({ page }) => {
  await openForm(page);
  await fillFirstPage(page, { phone: 'https://wa.me/5215512345678' });
  await page.route(SUBMIT, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '1' } }),
  );
  await next(page).tap();
  await expect(page.getByRole('heading', { level: 2, name: /licencia/ })).toBeVisible();
  await expect(failure(page)).toBeHidden();
});
