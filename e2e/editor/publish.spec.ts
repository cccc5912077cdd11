import type { Locator, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { createEditedPage, EDITED_SITE, EDITOR_TOKEN, openEditor } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const PAGES = `/content/v1/sites/${EDITED_SITE}/pages`;

/** The editor on a published page that no other test has. */
async function openPublished(page: Page): Promise<string> {
  const { id, etag } = await createEditedPage(page.request, {
    name: 'aviso',
    title: 'Aviso viejo',
    widgets: [{ id: 'titulo', type: 'heading', content: { text: 'Aviso', level: 1 } }],
  });
  const headers = { authorization: `Bearer ${EDITOR_TOKEN}`, 'if-match': etag };
  const published = await page.request.post(`${PAGES}/${id}/publish`, { headers });
  expect(published.ok(), await published.text()).toBe(true);
  await openEditor(page, id);
  return id;
}

async function runCommand(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog').getByRole('combobox');
  await expect(search).toBeFocused();
  await search.fill(name);
  await page.keyboard.press('Enter');
}

async function runImport(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await expect(dialog.getByText('Listo: se importó')).toBeVisible();
}

async function saveDraft(page: Page, id: string, text: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${EDITOR_TOKEN}`,
    'if-match': '*',
    'content-type': 'application/json',
  };
  const saved = await page.request.put(`${PAGES}/${id}/draft`, { headers, data: text });
  expect(saved.ok(), await saved.text()).toBe(true);
}

test('what changed since a version is told in words, and can be taken back', async ({ page }) => {
  const id = await openPublished(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: new RegExp(id) }).focus();
  await page.keyboard.press('F2');
  await dialog.getByLabel('Título', { exact: true }).fill('Aviso nuevo');
  await dialog.getByRole('button', { name: 'Cambiar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Aviso nuevo' }).first()).toBeVisible();

  await runCommand(page, 'versiones');
  await expect(dialog.getByText(`cambió el título de "Aviso viejo" a "Aviso nuevo"`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Restaurar toda la página' }).click();
  await expect(page.getByRole('heading', { name: 'Aviso viejo' }).first()).toBeVisible();
  const notice = page.getByText('La página volvió a esa versión').locator('..');
  await notice.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { name: 'Aviso nuevo' }).first()).toBeVisible();
});

test('a broken file says where and what, and changes nothing', async ({ page }) => {
  const id = await openPublished(page);
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
  await runImport(dialog);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByRole('heading', { name: 'Otro aviso' })).toBeVisible();
});

test('an import goes on when others change other pages, and asks again when they change the same', async ({
  page,
}) => {
  const id = await openPublished(page);
  const other = await createEditedPage(page.request, {
    name: 'ajena',
    title: 'Ajena',
    widgets: [],
  });
  const exportOf = async (pageId: string) =>
    (await page.request.get(`${PAGES}/${pageId}/export`)).text();
  const text = await exportOf(id);
  await runCommand(page, 'importar');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'pagina.json', mimeType: 'application/json' },
    buffer: Buffer.from(text.replace('"Aviso"', '"Otro aviso"')),
  });
  await expect(dialog.getByText('Se actualiza', { exact: true })).toBeVisible();
  await saveDraft(page, id, text.replace('"Aviso"', '"Aviso de alguien más"'));
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await expect(dialog.getByText('El sitio cambió mientras revisabas')).toBeVisible();

  await saveDraft(page, other.id, (await exportOf(other.id)).replace('"Ajena"', '"Ajena nueva"'));
  await runImport(dialog);
  // Whoever imported is not told that somebody else had changed their page.
  await expect(page.getByText(/^Llegaron cambios a esta página: /)).toBeVisible();
  await expect(page.getByText('otra persona')).toBeHidden();
});

test("another site's zip brings its pages, and leaves what this one has", async ({ page }) => {
  const id = await openPublished(page);
  const text = await (await page.request.get(`${PAGES}/${id}/export`)).text();
  const settings = await (
    await page.request.get(`/content/v1/sites/${EDITED_SITE}/settings`)
  ).text();
  const brought = `${id}-traida`;
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  const files = {
    'site.json': settings.replace(`"id": "${EDITED_SITE}"`, '"id": "otro-sitio"'),
    [`${id}.page.json`]: text.replace('"Aviso"', '"De otro sitio"'),
    [`${brought}.page.json`]: text.replaceAll(id, brought).replace('"Aviso"', '"Traída"'),
    'assets/icono.svg': icon,
  };
  const zip = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])),
  );
  await runCommand(page, 'importar');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'otro.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
  });
  await expect(dialog.getByText('Los ajustes son de otro sitio.')).toBeVisible();
  const choice = dialog.getByLabel('Traer solo lo que falta');
  // Archives list hundreds of files: what decides about all of them comes before them.
  expect(
    await choice.evaluate((box) =>
      Boolean(
        box.compareDocumentPosition(box.closest('dialog')?.querySelector('table') ?? box) &
          Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    ),
  ).toBe(true);
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByText('Se dejan fuera: 2')).toBeVisible();
  await expect(choice).toBeFocused();
  await expect(dialog.getByText('como assets/icono-2.svg')).toBeVisible();
  await runImport(dialog);
  await expect(dialog.getByText('Listo: se importó lo que faltaba')).toBeVisible();
  await expect(dialog.getByText('Se dejaron fuera: 2.')).toBeVisible();
  expect(await (await page.request.get(`${PAGES}/${id}/export`)).text()).toBe(text);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await page.goto(`/editor#/${EDITED_SITE}/${brought}`);
  await expect(page.getByRole('heading', { name: 'Traída' }).first()).toBeVisible();
});

test('who publishes after somebody else saved sees what came, plans it, takes the plan back and publishes both', async ({
  page,
}) => {
  const id = await openPublished(page);
  await runCommand(page, 'publicar');
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('paragraph').filter({ hasText: 'El sitio ya muestra' }),
  ).toBeVisible();
  const text = await (await page.request.get(`${PAGES}/${id}/export`)).text();
  await saveDraft(page, id, text.replace('"Aviso"', '"Aviso de otra persona"'));
  // What is the same as the site cannot be published now, but at a time.
  await dialog.getByLabel('En una fecha y hora').check();
  await dialog.getByRole('button', { name: 'Programar publicación' }).click();
  await expect(dialog.getByText('ya está combinado con lo tuyo')).toBeVisible();
  await expect(dialog.getByText('Aviso de otra persona')).toBeVisible();
  await dialog.getByRole('button', { name: 'Programar publicación' }).click();
  await expect(dialog.getByText('La página se publicará el')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await runCommand(page, 'publicar');
  const cancel = dialog.getByRole('button', { name: 'Cancelar plan' });
  await cancel.press('Enter');
  await expect(cancel).toHaveCount(0);
  await expect(dialog.locator(':focus')).toBeVisible();
  await dialog.getByLabel('Ahora', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(dialog.getByText('La página está en el sitio')).toBeVisible();
});
