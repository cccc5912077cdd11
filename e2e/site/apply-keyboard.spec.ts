import type { Locator, Page } from '@playwright/test';
import { expectSentInView, openForm } from '../support/apply-form.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page.getByLabel(label));
  await page.keyboard.type(text);
}

/** Chooses by the first letters, which count as one word where they come fast enough: on a busy machine once more. */
async function pick(page: Page, label: string, letters: string, value: string): Promise<void> {
  const select = page.getByLabel(label);
  await tabTo(select);
  await expect(async () => {
    await page.keyboard.type(letters);
    await expect(select).toHaveValue(value, { timeout: 2000 });
  }).toPass();
}

async function goOn(button: Locator): Promise<void> {
  await tabTo(button);
  await button.page().keyboard.press('Enter');
}

test('an application is filled in, mended at its errors, reviewed and sent by the keyboard alone', async ({
  page,
  problems,
}) => {
  await openForm(page);
  const next = page.getByRole('button', { name: 'Siguiente' });
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await tabTo(page.getByLabel('Sí', { exact: true }).first());
  await page.keyboard.press('Space');
  await type(page, 'Nombre completo', 'Ana Ruiz Soto');
  await type(page, 'Teléfono celular', '55 12');
  await type(page, 'Ciudad donde vives', 'León');
  await expect(page.getByRole('option', { name: /^León, Guanajuato/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ciudad donde vives')).toHaveValue(/^León, Guanajuato/);
  await goOn(next);
  // The summary has the focus, its links lead to the fields.
  await expect(page.getByText('Falta corregir una respuesta').first().locator('..')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Teléfono celular')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('55 1234 5678');
  await goOn(next);
  await expect(heading('Tu licencia y experiencia')).toBeFocused();
  await pick(page, '¿Quién la emitió?', 'Jal', 'JAL');
  await pick(page, 'Tipo de licencia', 'Cho', 'chofer');
  await goOn(next);
  await expect(heading('Tu disponibilidad')).toBeFocused();
  await goOn(next);
  await expect(heading('Revisa tus respuestas')).toBeFocused();
  await goOn(page.getByRole('button', { name: 'Cambiar: Tus datos' }));
  await expect(heading('Tus datos')).toBeFocused();
  await goOn(next);
  await expect(heading('Revisa tus respuestas')).toBeFocused();
  await goOn(page.getByRole('button', { name: 'Enviar solicitud' }));
  await expectSentInView(page);
  expect(problems).toEqual([]);
});
