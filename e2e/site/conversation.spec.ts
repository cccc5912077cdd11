import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { openForm } from '../support/apply-form.ts';
import { expect, test } from '../support/test.ts';

const CHAT = '/aplicar/cb?utm_source=feria';

test.use({ viewport: { width: 390, height: 844 } });

async function openChat(page: Page): Promise<void> {
  await openForm(page, CHAT);
}

test('questions are asked one after the other, and a tap on an answer replies', async ({
  page,
}) => {
  await openChat(page);
  const log = page.getByRole('log');
  const name = page.getByLabel('Nombre completo');
  await expect(name).toBeHidden();
  await page.getByText('Sí', { exact: true }).first().click();
  await expect(name).toBeFocused();
  await expect(log).toContainText('Sí');
  await name.fill('Ana Ruiz Soto');
  await name.press('Enter');
  const phone = page.getByLabel('Teléfono celular');
  await phone.fill('55');
  await phone.press('Enter');
  await expect(page.getByRole('status')).toContainText('Teléfono celular: Escribe 10 dígitos');
  await expect(phone).toBeFocused();
  await phone.fill('55 1234 5678');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByLabel('Ciudad donde vives').fill('León');
  await page.getByRole('option', { name: /^León, Guanajuato/ }).click();
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  await page.getByRole('button', { name: 'Cambiar: Nombre completo' }).click();
  await name.fill('Ana Ruiz');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tu licencia' })).toBeFocused();
});

test('by keyboard arrows choose, Enter goes on, and there is a way back', async ({ page }) => {
  await openChat(page);
  const no = page.getByLabel('No', { exact: true }).first();
  await page.getByLabel('Sí', { exact: true }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(no).not.toBeChecked();
  await expect(page.getByLabel('Nombre completo')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nombre completo')).toBeFocused();
  await page.getByRole('button', { name: 'Atrás' }).press('Enter');
  await expect(page.getByLabel('Sí', { exact: true }).first()).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of the conversation is asked as a whole', async ({ page }) => {
    await page.goto(CHAT);
    await expect(page.getByLabel('Nombre completo')).toBeVisible();
    await expect(page.getByLabel('Ciudad donde vives')).toBeVisible();
    // What was answered comes again in its fields, and nowhere else.
    await page.getByLabel('Sí', { exact: true }).first().check();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByLabel('Sí', { exact: true }).first()).toBeChecked();
    await expect(page).toHaveURL(/submissionId/);
    await expect(page.locator('[role="log"]')).toBeHidden();
  });
});
