import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const token = process.env['RUMBO_TEST_TOKEN'] ?? '';
const SITE = 'repartidores-mx';
const PAGES = `/content/v1/sites/${SITE}/pages`;

/** A published page that no other test has. */
async function publishNewPage(page: Page): Promise<string> {
  const id = `aviso-${Math.random().toString(36).slice(2, 8)}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const data = JSON.stringify({
    schemaVersion: 1,
    id,
    url: `/${id}`,
    type: 'CONTENT',
    metadata: {
      title: id,
      description: 'Un aviso.',
      layout: { sectionId: 'root', subSections: [{ sectionId: 'uno', widgetId: 'titulo' }] },
    },
    widgets: [{ id: 'titulo', type: 'heading', content: { text: 'Aviso', level: 1 } }],
  });
  const made = await page.request.post(PAGES, { headers, data });
  expect(made.status()).toBe(201);
  const { authorization } = headers;
  const change = { authorization, 'if-match': made.headers()['etag'] ?? '' };
  expect((await page.request.post(`${PAGES}/${id}/publish`, { headers: change })).ok()).toBe(true);
  return id;
}

async function openPage(page: Page, id: string): Promise<void> {
  await page.goto(`/editor#token=${token}`);
  await page.goto(`/editor#/${SITE}/${id}`);
  await expect(page.getByRole('heading', { name: id })).toBeVisible();
}

async function runCommand(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
}

test('what changed since a version is told in words, and can be taken back', async ({ page }) => {
  const id = await publishNewPage(page);
  await openPage(page, id);
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: new RegExp(id) }).focus();
  await page.keyboard.press('F2');
  await dialog.getByLabel('Título', { exact: true }).fill('Aviso nuevo');
  await dialog.getByRole('button', { name: 'Cambiar' }).click();
  await expect(page.getByRole('heading', { name: 'Aviso nuevo' }).first()).toBeVisible();

  await runCommand(page, 'versiones');
  await expect(dialog.getByText(`cambió el título de "${id}" a "Aviso nuevo"`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Restaurar toda la página' }).click();
  await expect(page.getByRole('heading', { name: id })).toBeVisible();
  const notice = page.getByText('La página volvió a esa versión').locator('..');
  await notice.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { name: 'Aviso nuevo' }).first()).toBeVisible();
});

test('a broken file says where and what, and changes nothing', async ({ page }) => {
  const id = await publishNewPage(page);
  await openPage(page, id);
  await runCommand(page, 'importar');
  const dialog = page.getByRole('dialog');
  const choose = (text: string) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'pagina.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await choose(`{\n  "id": "${id}",\n  "url": oh\n}`);
  await expect(dialog.getByText('Línea 3, columna 10')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Importar' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const text = await (await page.request.get(`${PAGES}/${id}/export`)).text();
  await dialog.getByRole('button', { name: 'Elegir otro archivo' }).click();
  await choose(text.replace('"Aviso"', '"Otro aviso"'));
  await expect(dialog.getByText('Se actualiza', { exact: true })).toBeVisible();
  expect(await (await page.request.get(`${PAGES}/${id}/export`)).text()).toBe(text);
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await expect(dialog.getByText('Listo: se importó todo')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByRole('heading', { name: 'Otro aviso' })).toBeVisible();
});
