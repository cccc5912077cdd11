import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { EDITED_SITE, HEADERS, openEditor, openNewPage } from '../support/edited-page.ts';
import { stillBox } from '../support/still.ts';
import { expect, test } from '../support/test.ts';

// What people complain of in other editors, tried by mouse and keys in this one.

const WIDGETS = [
  { id: 'intro', type: 'heading', content: { text: 'Vacantes', level: 1 } },
  { id: 'more', type: 'heading', content: { text: 'Beneficios', level: 2 } },
  { id: 'last', type: 'heading', content: { text: 'Turnos', level: 2 } },
];

const headings = (page: Page) => page.locator('#canvas').getByRole('heading');

/** What the service has of a page, as text. */
async function draftOf(page: Page, id: string): Promise<string> {
  const path = `/content/v1/sites/${EDITED_SITE}/pages/${id}`;
  return (await page.request.get(path, { headers: HEADERS })).text();
}

/** Types over a heading on the canvas, at once: what is typed over a pause is undone in steps. */
async function retype(page: Page, index: number, text: string): Promise<void> {
  await headings(page).nth(index).dblclick();
  await expect(headings(page).nth(index)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
}

test('undo takes back what oneself wrote and leaves what somebody else wrote', async ({
  page: ana,
  context,
}) => {
  const id = await openNewPage(ana, { name: 'juntas', widgets: WIDGETS });
  const beto = await context.newPage();
  await beto.setViewportSize({ width: 1440, height: 900 });
  await openEditor(beto, id);
  await retype(beto, 1, 'De Beto');
  await expect.poll(() => draftOf(beto, id)).toContain('De Beto');
  await ana.bringToFront();
  await expect(headings(ana)).toHaveText(['Vacantes', 'De Beto', 'Turnos']);
  await retype(ana, 0, 'Urgente');
  await expect(headings(ana)).toHaveText(['Urgente', 'De Beto', 'Turnos']);
  await expect.poll(() => draftOf(ana, id)).toContain('Urgente');
  await ana.keyboard.press('Control+z');
  await expect(headings(ana)).toHaveText(['Vacantes', 'De Beto', 'Turnos']);
  await expect.poll(() => draftOf(ana, id)).not.toContain('Urgente');
  expect(await draftOf(ana, id)).toContain('De Beto');
  await ana.keyboard.press('Control+y');
  await expect(headings(ana)).toHaveText(['Urgente', 'De Beto', 'Turnos']);
});

test('a reload right after the last key keeps the whole text and asks nothing', async ({
  page,
}) => {
  const id = await openNewPage(page, { name: 'recarga', widgets: WIDGETS });
  await retype(page, 1, 'Sueldo fijo cada quincena');
  await page.reload();
  await expect(headings(page)).toHaveText(['Vacantes', 'Sueldo fijo cada quincena', 'Turnos']);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect.poll(() => draftOf(page, id)).toContain('Sueldo fijo cada quincena');
  await expect(page.getByText(/^Conflicto/)).toHaveCount(0);
});

test('words that are marked by a drag let go on another block stay marked, and typing replaces them', async ({
  page,
}) => {
  await openNewPage(page, { name: 'arrastre', widgets: WIDGETS });
  const more = headings(page).nth(1);
  for (const [other, text] of [
    [0, 'De arriba'],
    [2, 'De abajo'],
  ] as const) {
    await more.dblclick();
    await expect(more).toBeFocused();
    const from = await stillBox(more);
    const to = await stillBox(headings(page).nth(other));
    const isUp = other === 0;
    // From the end of the words upwards to the block above, or from their beginning down to the one below.
    await page.mouse.move(from.x + (isUp ? from.width - 4 : 1), from.y + from.height / 2);
    await page.mouse.down();
    const x = isUp ? to.x + 1 : to.x + to.width - 4;
    await page.mouse.move(x, to.y + to.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(more).toBeFocused();
    await page.keyboard.type(text);
    await expect(headings(page)).toHaveText(['Vacantes', text, 'Turnos']);
    await page.keyboard.press('Enter');
  }
});

test('a section that is cut and pasted keeps the links to it, also after undoing the cut', async ({
  page,
}) => {
  const link = { label: 'Ver turnos', href: '#s-s-last' };
  const button = { id: 'ir', type: 'button', content: { link } };
  await openNewPage(page, { name: 'cortar', widgets: [...WIDGETS, button] });
  const target = page.locator('#s-s-last');
  await headings(page).nth(2).click();
  await page.keyboard.press('Control+x');
  await expect(target).toHaveCount(0);
  await headings(page).nth(0).click();
  await page.keyboard.press('Control+v');
  await expect(headings(page)).toHaveText(['Vacantes', 'Turnos', 'Beneficios']);
  await expect(target).toHaveText('Turnos');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(headings(page)).toHaveText(['Vacantes', 'Beneficios', 'Turnos']);
  await expect(target).toHaveText('Turnos');
});

test('a second footer is not added by accident: the first is selected, with a way to add another all the same', async ({
  page,
}) => {
  await openNewPage(page, { name: 'pies', widgets: WIDGETS });
  await page.locator('#canvas').focus();
  await page.keyboard.press('a');
  await page.getByRole('searchbox', { name: 'Buscar bloque' }).fill('pie');
  const add = page.locator('#left-pane').getByRole('button', { name: /^Pie de página/ });
  const footers = page.locator('#canvas footer');
  await add.click();
  await expect(footers).toHaveCount(1);
  await add.click();
  await expect(page.getByText('La página ya tiene «Pie de página»')).toBeVisible();
  await expect(footers).toHaveCount(1);
  await page.getByRole('button', { name: 'Agregar otro' }).click();
  await expect(footers).toHaveCount(2);
});

test('undo and redo work at once on a page that was just made', async ({ page }) => {
  await openNewPage(page, { name: 'antes', widgets: WIDGETS });
  await page.getByRole('tab', { name: 'Páginas' }).click();
  await page.getByRole('button', { name: 'Página nueva', exact: true }).first().click();
  const making = page.getByRole('dialog', { name: 'Página nueva' });
  await expect(making.getByRole('textbox', { name: 'Título', exact: true })).toBeFocused();
  const title = `Recién hecha ${randomUUID().slice(0, 8)}`;
  await page.keyboard.type(title);
  await making.getByRole('radio', { name: /^Portada de empresa/ }).check({ force: true });
  await making.getByRole('button', { name: 'Crear página' }).click();
  const heading = page.locator('#canvas h1');
  await expect(heading).toHaveText(title);
  await expect(making).toHaveCount(0);
  await expect(page.locator('#canvas')).toBeFocused();
  await heading.dblclick();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('Otra');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Otra');
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText(title);
  await page.keyboard.press('Control+y');
  await expect(heading).toHaveText('Otra');
});
