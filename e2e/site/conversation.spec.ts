import type { APIRequestContext, Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { next, openForm, SENT, step } from '../support/apply-form.ts';
import { newName } from '../support/applying.ts';
import { HEADERS } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const CHAT = '/aplicar/cb?utm_source=feria';

test.use({ viewport: { width: 390, height: 844 } });

async function openChat(page: Page): Promise<void> {
  await openForm(page, CHAT);
}

/** The application of a name, as recruiters find it. */
async function arrived(request: APIRequestContext, site: string, name: string): Promise<unknown> {
  const list = `/content/v1/sites/${site}/applications?q=${encodeURIComponent(name)}`;
  const { data } = await (await request.get(list, { headers: HEADERS })).json();
  return data;
}

test('questions are asked one after the other, a tap on an answer replies, and all of it arrives', async ({
  page,
  request,
}) => {
  const given = newName('Ana');
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
  await name.fill(given);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tu licencia' })).toBeFocused();
  await page.getByLabel('¿Quién la emitió?').selectOption('none');
  await next(page).click();
  await page
    .getByRole('group', { name: /camioneta/ })
    .getByText('Sí')
    .click();
  await page.getByLabel('¿Cuántos años?').fill('3');
  await next(page).click();
  await page.getByText('Por la mañana').click();
  await next(page).click();
  await page.getByText('En una semana').click();
  await page.locator('input[name="q-cv"][type="file"]').setInputFiles({
    ...{ name: 'mi cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ana Ruiz') },
  });
  await expect(page.getByText('mi cv.txt (1 KB)')).toBeVisible();
  await next(page).click();
  await page.getByLabel('Acepto que usen mi CV').check();
  await next(page).click();
  await expect(step(page, 'Revisa tus respuestas')).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect(await arrived(request, 'repartidores-mx', given)).toMatchObject([
    { channel: 'cb', source: 'feria', formId: 'repartidor' },
  ]);
});

test('a conversation of the other site, by the calls of v1, arrives as well', async ({
  page,
  request,
}) => {
  const given = newName('Beto');
  await openForm(page, '/norte/aplicar-v1/cb');
  await page.getByText('Sí', { exact: true }).first().click();
  await page.getByLabel('Nombre completo').fill(given);
  await next(page).click();
  await page.getByLabel('Teléfono celular').fill('81 1234 5678');
  await next(page).click();
  await page.getByLabel('Ciudad donde vives').fill('Monterrey');
  await page
    .getByRole('option', { name: /^Monterrey/ })
    .first()
    .click();
  await next(page).click();
  await page.getByText('Surtir pedidos').click();
  await next(page).click();
  await page.getByText('Turno de día').click();
  await next(page).click();
  await expect(step(page, 'Revisa tus respuestas')).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect(await arrived(request, 'almacenes-norte', given)).toMatchObject([
    { channel: 'cb', formId: 'auxiliar', place: 'Monterrey, Nuevo León, México' },
  ]);
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
