import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { EDITED_SITE, HEADERS, openNewPage } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const SITE_PATH = `/content/v1/sites/${EDITED_SITE}`;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A heading, a button whose link leads nowhere, and a list of jobs. */
function widgetsWith(text: string) {
  return [
    { id: 'titulo', type: 'heading', content: { text, level: 1 } },
    { id: 'boton', type: 'button', content: { link: { label: 'Ver', href: '/no-existe' } } },
    { id: 'lista', type: 'job-list', content: {} },
  ];
}

async function expectAccessible(page: Page, part: string): Promise<void> {
  expect(await violationsOf(page, { include: part, exclude: ['iframe'] })).toEqual([]);
}

test('the preview shows the draft in the situation that is chosen, and can be shared', async ({
  page,
  browser,
}) => {
  const id = await openNewPage(page, {
    name: 'vista',
    widgets: widgetsWith('Todavía en borrador'),
  });
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vista previa' });
  const shown = dialog.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: 'Todavía en borrador' })).toBeVisible();
  expect((await page.request.get(`/${id}`)).status()).toBe(404);
  const jobs = shown.locator('#s-s-lista article, #s-s-lista li');
  await dialog.getByLabel('Vacantes en las listas').selectOption('Ninguna');
  await expect(shown.getByRole('heading', { name: 'Todavía en borrador' })).toBeVisible();
  await expect(jobs).toHaveCount(0);
  await dialog.getByLabel('Vacantes en las listas').selectOption('Muchas');
  await expect(jobs.first()).toBeVisible();
  await dialog.getByRole('radio', { name: /Celular/ }).check();
  await expect(dialog.getByTitle(/390 px/)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');

  await dialog.getByRole('button', { name: 'Copiar enlace para compartir' }).click();
  await expect(dialog.getByText(/Enlace copiado/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const stranger = await (await browser.newContext({ locale: 'es-MX' })).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Todavía en borrador' })).toBeVisible();
  await expect(stranger.getByText('Vista previa: aún no está publicada')).toBeVisible();
  const links = dialog.getByRole('region', { name: 'Enlaces para compartir' });
  await expect(links.getByText(/^Creado el/)).toHaveCount(1);
  await links.getByRole('button', { name: /^Retirar enlace/ }).click();
  await expect(dialog.getByText(/Enlace retirado/)).toBeVisible();
  await expect(links.getByText('Nadie tiene un enlace a este borrador.')).toBeVisible();
  expect((await stranger.reload())?.status()).toBe(404);
  await stranger.context().close();
});

test('the page of a job is previewed open and closed', async ({ page }) => {
  await page.setExtraHTTPHeaders({ authorization: HEADERS.authorization });
  await page.goto(`${SITE_PATH}/pages/job/preview?job=closed`);
  await expect(page.getByText('Este puesto está cerrado').first()).toBeVisible();
  await page.goto(`${SITE_PATH}/pages/job/preview?job=open`);
  await expect(page.getByText('Este puesto está cerrado')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a problem leads to its field, and the weight of a page to the block that weighs', async ({
  page,
}) => {
  await openNewPage(page, { name: 'problemas', widgets: widgetsWith('Página con problemas') });
  await page.getByRole('button', { name: /Ver problemas/ }).click();
  const pane = page.getByRole('region', { name: 'Problemas', exact: true });
  await expect(pane).toBeVisible();
  await expectAccessible(page, 'section[aria-label="Problemas"]');
  await pane.getByRole('button', { name: /no-existe/ }).press('Enter');
  await expect(page.getByLabel('Destino')).toBeFocused();

  await page.getByRole('button', { name: /Peso estimado/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Peso de la página' });
  await expect(dialog.getByText(/Abrir esta página descarga/)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: /^Ver Título .* en la página$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue(
    'Página con problemas',
  );
});
