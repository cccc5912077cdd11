import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const DONE = '¡Listo! Te avisamos en cuanto haya una vacante cerca de ti.';

/** The sign-up of the style guide. */
async function open(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/muestrario');
}

test('a sign-up is filled in and sent by keyboard, and mistakes are named', async ({ page }) => {
  await open(page);
  const form = page.locator('#muestra-sign-up');
  const email = form.getByLabel('Correo electrónico');
  await email.focus();
  await page.keyboard.type('ana');
  await page.keyboard.press('Enter');
  await expect(
    form.getByText('Escribe un correo completo, como nombre@ejemplo.com.'),
  ).toBeVisible();
  await expect(email).toBeFocused();
  await page.keyboard.type('@correo.example');
  const phone = form.getByLabel('Celular');
  const contact = 'Contacto de Juan Pérez López y Hernández: +52 55 1234 5678';
  await phone.focus();
  await page.keyboard.insertText(contact);
  await expect(phone).toHaveValue(contact);
  await form.getByRole('checkbox').press('Space');
  await form.getByRole('button', { name: 'Avísenme' }).press('Enter');
  await expect(form.getByText(DONE)).toBeVisible();
});

test('a sign-up that finds no network keeps what was typed and goes through later', async ({
  page,
  context,
}) => {
  await open(page);
  const form = page.locator('#muestra-sign-up');
  await form.getByLabel('Correo electrónico').fill('luis@correo.example');
  await form.getByRole('checkbox').check();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Avísenme' }).click();
  await expect(form.getByText(/No hay conexión/)).toBeVisible();
  await expect(form.getByLabel('Correo electrónico')).toHaveValue('luis@correo.example');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(form.getByText(DONE)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sign-up is sent as a plain form and answers on the page', async ({ page }) => {
    await page.goto('/muestrario');
    const form = page.locator('#muestra-sign-up');
    await form.getByLabel('Correo electrónico').fill('eva@correo.example');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Avísenme' }).click();
    await expect(page).toHaveURL(/sign-up=done/);
    await expect(form.getByText(DONE)).toBeVisible();
  });
});
