import { expect, type Locator, type Page } from '@playwright/test';

/** Told when the server has an application. */
export const SENT = '¡Listo! Recibimos tu solicitud';

export async function openForm(page: Page, address = '/aplicar/web'): Promise<void> {
  await page.goto(address);
  await formReady(page);
}

/** The script of the form answers. */
export function formReady(page: Page): Promise<void> {
  return page.locator('[data-island^="application-form"]:not([data-on])').waitFor();
}

export function next(page: Page): Locator {
  return page.getByRole('button', { name: /^(Siguiente|Enviar solicitud)$/ });
}

/** The heading of a page of the form. */
export function step(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 2, name });
}

/** By touch. */
export async function fillFirstPage(
  page: Page,
  { name = 'Ana Ruiz Soto', phone = '55 1234 5678' } = {},
): Promise<void> {
  await page.getByLabel('Sí', { exact: true }).first().tap();
  await page.getByLabel('Nombre completo').fill(name);
  await page.getByLabel('Teléfono celular').fill(phone);
  await page.getByLabel('Ciudad donde vives').fill('León');
  await page.getByRole('option', { name: /^León, Guanajuato/ }).tap();
}

/** What a press on the last button came to lies in view from its check mark on, under no bar of the page. */
export async function expectSentInView(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
  const mark = page.locator('[data-apply-form] > :has(> * > h1) svg');
  await expect(mark).toBeInViewport({ ratio: 1 });
  const isOnTop = await mark.evaluate((shape) => {
    const { x, y, width } = shape.getBoundingClientRect();
    return shape.contains(document.elementFromPoint(x + width / 2, y));
  });
  expect(isOnTop).toBe(true);
}

export function nameField(page: Page): Locator {
  return page.getByLabel('Nombre completo', { exact: true });
}

export function resumePicker(page: Page): Locator {
  return page.locator('[data-resume-upload] input[type="file"]');
}
