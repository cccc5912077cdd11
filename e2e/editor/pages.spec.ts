import type { Page } from '@playwright/test';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { createEditedPage, EDITED_SITE, HEADERS, openEditor } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

/** Of a page that no other test has. */
function uniqueName(start: string): string {
  return `${start}-${Math.random().toString(36).slice(2, 8)}`;
}

test('a page is made, renamed, published, taken off, deleted and brought back', async ({
  page,
}) => {
  const name = uniqueName('sueldos');
  await openEditor(page, 'empleos-guardados');
  await page.getByRole('button', { name: 'Página nueva' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Título', { exact: true })).toBeFocused();
  await dialog.getByLabel('Dirección', { exact: true }).fill('/blogs');
  await expect(dialog.getByText('Ya la usa la página')).toBeVisible();
  await dialog.getByLabel('Título', { exact: true }).fill(name);
  await dialog.getByLabel('Dirección', { exact: true }).fill(`/${name}`);
  await dialog.getByRole('button', { name: 'Crear página' }).click();
  await expect(dialog).toBeHidden();
  const row = page
    .locator('li')
    .filter({ has: page.getByRole('link', { name: new RegExp(name) }) });
  await page
    .getByRole('button', { name: 'Páginas', exact: true })
    .or(page.getByRole('tab', { name: /Páginas/ }))
    .first()
    .click();
  await expect(row).toContainText('Borrador');

  await row.getByRole('link').focus();
  await page.keyboard.press('F2');
  await expect(dialog.getByLabel('Título', { exact: true })).toHaveValue(name);
  await dialog.getByLabel('Título', { exact: true }).fill(`Sueldos ${name}`);
  await dialog.getByLabel('Dirección', { exact: true }).fill(`/nuevo-${name}`);
  await dialog.getByRole('button', { name: 'Cambiar' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(`/nuevo-${name}`);
  expect((await page.request.get(`/nuevo-${name}`)).ok()).toBe(false);

  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(dialog.getByRole('link', { name: `/nuevo-${name}` })).toBeVisible();
  const seen = await page.request.get(`/nuevo-${name}`);
  expect([seen.status(), (await seen.text()).includes(`<title>Sueldos ${name}`)]).toEqual([
    200,
    true,
  ]);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(row).toContainText('Publicada');

  const file = await page.request.get(`/content/v1/sites/${EDITED_SITE}/pages/${name}/export`);
  expect(parsePageText(await file.text()).ok).toBe(true);

  await row.getByRole('link').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Quitar del sitio' }).click();
  await expect(row).toContainText('Borrador');
  await expect.poll(async () => (await page.request.get(`/nuevo-${name}`)).ok()).toBe(false);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await row.getByRole('link').focus();
  await page.keyboard.press('Delete');
  await expect(row).toHaveCount(0);
  const notice = page.getByText('está en la papelera').locator('..');
  // Forced colours take its ground and shadow away.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(notice).toHaveCSS('outline', /^(?!rgba\(0, 0, 0, 0\)).* solid 1px$/);
  await page.emulateMedia({ forcedColors: 'none' });
  await notice.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row).toContainText('Borrador');
});

test('a page that moves keeps the links to it, and a page that is opened or deleted the focus', async ({
  page,
}) => {
  const title = uniqueName('Mudanza');
  const wanted = { name: 'mudanza', title, widgets: [] };
  const { id, etag } = await createEditedPage(page.request, { ...wanted, sections: [] });
  const headers = { ...HEADERS, 'if-match': etag };
  const address = `/content/v1/sites/${EDITED_SITE}/pages/${id}`;
  expect((await page.request.post(`${address}/publish`, { headers })).ok()).toBe(true);
  const button = { id: 'b', type: 'button', content: { link: { label: 'Ver', href: `/${id}` } } };
  const other = await createEditedPage(page.request, { name: 'enlace', widgets: [button] });
  await openEditor(page, other.id);
  const row = page.locator(`#page-list a[href$="/${id}"]`);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(row).toBeFocused();
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dirección', { exact: true }).fill(`/nueva-${id}`);
  await dialog.getByRole('button', { name: 'Cambiar' }).click();
  await expect(row).toContainText(`/nueva-${id}`);
  await expect(dialog).toBeHidden();
  await page.goto(`/editor#/${EDITED_SITE}/${other.id}`);
  await page.locator('#canvas').getByText('Ver', { exact: true }).click();
  await expect(page.getByText(`Lleva a la página «${title}»`)).toBeVisible();
  await page.getByRole('button', { name: `Acciones de «${title}»` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicar' }).press('Enter');
  await expect(page).toHaveTitle(new RegExp(`${title} \\(copia\\)`));
  await expect(page.locator('#page-list a:focus')).toContainText(`${title} (copia)`);
  await page.keyboard.press('Delete');
  await expect(page.locator('#page-list a:focus')).not.toContainText('(copia)');
  await row.focus();
  await page.keyboard.press('Delete');
  await expect(row).toHaveCount(0);
  await expect(page.locator('#page-list a:focus')).toHaveCount(1);
});

/** Lets what is asked for at such an address come only when the returned function is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await wait;
    await route.continue();
  });
  return release;
}

test('the list stays while another page is loaded: its filter, its focus and its keys', async ({
  page,
}) => {
  const title = uniqueName('Lenta');
  const { id } = await createEditedPage(page.request, { name: 'lenta', title, widgets: [] });
  await openEditor(page, 'home');
  const release = await holdBack(page, new RegExp(`/pages/${id}$`));
  const filter = page.getByRole('searchbox', { name: 'Buscar página' });
  await filter.fill(title);
  const row = page.locator(`#page-list a[href$="/${id}"]`);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('F2');
  await page.keyboard.type(`Otra ${title}`);
  await page.keyboard.press('Enter');
  release();
  await expect(row).toContainText(`Otra ${title}`);
  await expect(row).toBeFocused();
  await expect(filter).toHaveValue(title);
});

test('what is typed before the command palette has come is for the palette', async ({ page }) => {
  const release = await holdBack(page, /\/command-palette-[^/]*\.js$/);
  await openEditor(page, 'home');
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Ajustes ');
  release();
  // Some of it while the palette opens, some after.
  await page.keyboard.type('del sitio', { delay: 5 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Ajustes/ }).getByRole('textbox')).not.toHaveCount(
    0,
  );
});

test('the filter of the list leads to what it finds, and hides no page that is opened elsewhere', async ({
  page,
}) => {
  const title = uniqueName('Buscada');
  const { id } = await createEditedPage(page.request, { name: 'buscada', title, widgets: [] });
  await openEditor(page, 'home');
  const filter = page.getByRole('searchbox', { name: 'Buscar página' });
  const row = page.locator(`#page-list a[href$="/${id}"]`);
  await filter.fill(title);
  await expect(page.locator('#page-list a')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  await filter.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(filter).toHaveValue(title);
  await page.goto('/editor#/repartidores-mx/home');
  await expect(page.locator('#page-list [aria-current]')).toContainText('/home');
  await expect(filter).toHaveValue('');
});

test('a page for a site in Spanish is made in English before anything was loaded ahead', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openEditor(page, 'home');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill('Conductores');
  await expect(dialog.getByLabel('Description')).toHaveValue(/^Conductores: información/);
  await context.close();
});
