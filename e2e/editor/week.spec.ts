import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  createEditedPage,
  EDITED_SITE,
  HEADERS,
  openNewPage,
  signIn,
} from '../support/edited-page.ts';
import { settled, stillBox } from '../support/still.ts';
import { expect, test } from '../support/test.ts';

// What days of work in the editor broke: keys on the second page of a visit, and a focus that falls nowhere.

const WIDGETS = [
  { id: 'intro', type: 'heading', content: { text: 'Vacantes cerca de ti', level: 1 } },
  { id: 'more', type: 'heading', content: { text: 'Beneficios', level: 2 } },
  { id: 'last', type: 'heading', content: { text: 'Turnos', level: 2 } },
];

const headings = (page: Page) => page.locator('#canvas').getByRole('heading');

/** The focus as a person hears it; `BODY` is nowhere. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

const expectFocus = (page: Page) => expect.poll(() => focused(page)).not.toBe('BODY');

const roleOfFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('role'));

test('keys work on a page that was opened second', async ({ page }) => {
  const title = `Segunda página de la visita ${randomUUID().slice(0, 4)}`;
  await createEditedPage(page.request, { name: 'segunda', title, widgets: WIDGETS });
  const last = { id: 'only', type: 'heading', content: { text: 'Solo en la primera', level: 2 } };
  await openNewPage(page, { name: 'primera', title: 'Primera', widgets: [...WIDGETS, last] });
  await headings(page).nth(1).click();
  await page.keyboard.press('Control+c');
  await page.locator('#left-pane').getByRole('link', { name: title }).click();
  await expect(page.locator('#left-pane [aria-current]').first()).toContainText(title);
  // The list is ahead of the page that stands on the canvas.
  await expect(headings(page)).toHaveText(['Vacantes cerca de ti', 'Beneficios', 'Turnos']);
  await headings(page).nth(1).click();
  await page.keyboard.press('Control+v');
  await expect(headings(page)).toHaveText([
    'Vacantes cerca de ti',
    'Beneficios',
    'Beneficios',
    'Turnos',
  ]);
  await page.keyboard.press('Control+z');
  await expect(headings(page)).toHaveCount(3);
  await page.keyboard.press('Control+y');
  await expect(headings(page)).toHaveCount(4);
  await page.keyboard.press('Control+d');
  await expect(headings(page)).toHaveCount(5);
  await expectFocus(page);
  // Everything is saved; who comes back still takes back what was done here before.
  await expect(page.getByRole('button', { name: /Guardado/ })).toBeVisible();
  await page.locator('#left-pane').getByRole('link', { name: 'Primera' }).first().click();
  await expect(headings(page)).toContainText(['Solo en la primera']);
  await page.locator('#left-pane').getByRole('link', { name: title }).click();
  await expect(headings(page)).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await expect(headings(page)).toHaveCount(4);
  await expectFocus(page);
});

test('the focus is on what stands there after deleting and undoing, on canvas and in the outline', async ({
  page,
}) => {
  await openNewPage(page, { name: 'foco', widgets: WIDGETS });
  await headings(page).nth(2).click();
  await page.keyboard.press('Delete');
  await expect(headings(page)).toHaveCount(2);
  await expectFocus(page);
  await page.keyboard.press('Control+z');
  await expect(headings(page)).toHaveCount(3);
  await expectFocus(page);
  const rows = page.getByRole('treeitem');
  await page.keyboard.press('l');
  await expect(rows.first()).toBeVisible();
  await rows.filter({ hasText: 'Turnos' }).click();
  await page.keyboard.press('Delete');
  await expect(rows.filter({ hasText: 'Turnos' })).toHaveCount(0);
  await expect.poll(() => roleOfFocused(page)).toBe('treeitem');
  await page.keyboard.press('Control+z');
  await expect(rows.filter({ hasText: 'Turnos' })).toHaveCount(1);
  await expect.poll(() => roleOfFocused(page)).toBe('treeitem');
  for (const text of ['Turnos', 'Beneficios', 'Vacantes']) {
    await rows.filter({ hasText: text }).click();
    await page.keyboard.press('Delete');
    await expect(rows.filter({ hasText: text })).toHaveCount(0);
    await expectFocus(page);
  }
});

interface Place {
  readonly left: number;
  readonly right: number;
}

/** Where the controls of the top bar stand, in CSS pixels. */
const placesInBar = (page: Page): Promise<readonly Place[]> =>
  page.getByRole('banner').evaluate((bar) =>
    [...bar.querySelectorAll('button, label')].map((control) => {
      const { left, right } = control.getBoundingClientRect();
      return { left, right };
    }),
  );

/** Whether each control is still under a pointer that was on its middle. */
function staysUnderPointer(before: readonly Place[], after: readonly Place[]): boolean {
  return before.every(({ left, right }, index) => {
    const now = after[index];
    const middle = (left + right) / 2;
    return now !== undefined && now.left <= middle && middle <= now.right;
  });
}

test('undo pressed four times at one place undoes four times, and no button of the bar moves', async ({
  page,
}) => {
  await openNewPage(page, { name: 'quietos', widgets: WIDGETS });
  for (let i = 0; i < 4; i += 1) {
    await headings(page).last().click();
    await page.keyboard.press('Control+d');
  }
  await expect(headings(page)).toHaveCount(7);
  await expect(page.getByRole('button', { name: /Guardado/ })).toBeVisible();
  const undo = page.getByRole('button', { name: /^Deshacer/ });
  const box = await stillBox(undo);
  const before = await settled(() => placesInBar(page));
  const { x, y, width, height } = box;
  for (let i = 0; i < 4; i += 1) await page.mouse.click(x + width / 2, y + height / 2);
  await expect(headings(page)).toHaveCount(3);
  const during = await placesInBar(page);
  await expect(page.getByRole('button', { name: /Guardado/ })).toBeVisible();
  expect(await undo.boundingBox()).toEqual(box);
  const after = await placesInBar(page);
  expect([during, after].map((places) => staysUnderPointer(before, places))).toEqual([true, true]);
});

test('a list goes into a list and out again, by keys that every keyboard has and by buttons', async ({
  page,
}) => {
  const html = '<ul><li><p>INE</p></li><li><p>CURP</p></li></ul>';
  const words = { id: 'words', type: 'rich-text', content: { html } };
  await openNewPage(page, { name: 'listas', widgets: [words] });
  const canvas = page.locator('#s-s-words');
  const nested = canvas.locator('li li');
  await canvas.click();
  const text = page.getByRole('textbox', { name: 'Texto' });
  await text.click();
  const sink = page.getByRole('button', { name: 'Meter el punto' });
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');
  // The field hears of the caret a moment later; the first item cannot go deeper.
  await expect(sink).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(nested).toHaveText(['CURP']);
  await expect(sink).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Sacar el punto' }).click();
  await expect(nested).toHaveCount(0);
  await expect(canvas.locator('li')).toHaveText(['INE', 'CURP']);
  await sink.click();
  await expect(nested).toHaveText(['CURP']);
});

test('what a paste leaves out is told at the field, until it was read', async ({ page }) => {
  const words = { id: 'words', type: 'rich-text', content: { html: '<p>Turnos</p>' } };
  await openNewPage(page, { name: 'pegar', widgets: [words] });
  await page.locator('#s-s-words').click();
  const text = page.getByRole('textbox', { name: 'Texto' });
  await text.click();
  await expect(text).toBeFocused();
  const paste = (data: Readonly<Record<string, string>>) =>
    text.evaluate((element, given) => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, data);
  await paste({
    'text/html':
      '<p>De noche <img src="turno.png" width="300"><a href="whatsapp://send">escribe</a><span style="display:none">nadie lo vio</span></p>',
  });
  await expect(page.locator('#s-s-words')).toContainText('De noche');
  const notice = page.getByRole('status').filter({ hasText: 'Se quedó fuera' });
  await expect(notice).toContainText(
    'imágenes (1), textos que no se veían donde los copiaste (1), enlaces a whatsapp://send',
  );
  await expect(page.locator('#s-s-words')).not.toContainText('nadie lo vio');
  await notice.getByRole('button', { name: 'Entendido' }).click();
  await expect(notice).toHaveCount(0);
  // Some programs leave the formatted half of what they copy empty.
  await paste({ 'text/html': '<meta charset="utf-8"><p> </p>', 'text/plain': ' y de día' });
  await expect(page.locator('#s-s-words')).toContainText('y de día');
});

test('cells of a sheet and lines of Word are pasted without what no document may hold', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewPage(page, { name: 'celdas', widgets: WIDGETS });
  await page.evaluate(() => navigator.clipboard.writeText('Turno\tde noche\u000ben León'));
  const heading = headings(page).nth(1);
  await heading.dblclick();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Turno de noche en León');
  const field = page.locator('input[name="text"]');
  await field.fill('');
  await field.press('Control+v');
  await expect(field).toHaveValue('Turno de noche en León');
  await field.press('Control+z');
  await expect(field).toHaveValue('');
});

test('the mouse finds history, settings, files, shortcuts and the search, which finds a block by its words', async ({
  page,
}) => {
  await openNewPage(page, { name: 'puertas', widgets: WIDGETS });
  const more = page.getByRole('button', { name: 'Más herramientas' });
  for (const door of ['Versiones', 'Ajustes del sitio', 'Archivos', 'Atajos de teclado']) {
    await more.click();
    await page.getByRole('menuitem', { name: door }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(more).toBeFocused();
  }
  await more.click();
  await page.getByRole('menuitem', { name: 'Buscar un comando' }).click();
  await expect(page.getByRole('combobox', { name: /^Busca un comando/ })).toBeFocused();
  await page.keyboard.type('turnos');
  await page.getByRole('option', { name: 'Turnos Título' }).click();
  await expect(page.locator('[name="text"]')).toHaveValue('Turnos');
});

/** A part of the editor that comes after what was asked of it: its code is only read a while after that. */
const delayScript = (page: Page, name: RegExp) =>
  page.route(name, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });

test('what is typed before a pane or a field has come is for it, to the last letter', async ({
  page,
}) => {
  const words = { id: 'words', type: 'rich-text', content: { html: '<p>Turnos</p>' } };
  await delayScript(page, /(palette-pane|rich-text-editor)[^/]*\.js$/);
  await openNewPage(page, { name: 'prisa', widgets: [...WIDGETS, words] });
  await page.locator('#canvas').focus();
  await page.keyboard.press('a');
  await page.keyboard.type('titulo');
  await expect(page.getByRole('searchbox', { name: 'Buscar bloque' })).toHaveValue('titulo');
  await page.locator('#s-s-words p').dblclick();
  await page.keyboard.type('De noche');
  await expect(page.getByRole('textbox', { name: 'Texto' })).toContainText('De noche');
  await expect(headings(page)).toHaveCount(3);
});

test('what was typed for a new page is there again after Escape, and gone after Cancelar', async ({
  page,
}) => {
  await signIn(page.request);
  await page.goto(`/editor#/${EDITED_SITE}/home`);
  const open = () =>
    page.getByRole('button', { name: 'Página nueva', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Página nueva' });
  const title = dialog.getByLabel('Título', { exact: true });
  await open();
  await title.fill('Entregas en bicicleta');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(title).toHaveValue('Entregas en bicicleta');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await open();
  await expect(title).toHaveValue('');
});

test('the focus comes back to the page from a dialog that was opened with nothing focused, and words may be marked in it', async ({
  page,
}) => {
  await openNewPage(page, { name: 'buscador', widgets: WIDGETS });
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Busca un comando, un bloque o una página' });
  await search.fill('turnos');
  const { x, y, height } = await stillBox(search);
  await page.mouse.move(x + 40, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 200, y + height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(search).toHaveValue('turnos');
  await page.mouse.click(x - 200, y + height / 2);
  await expect(search).toHaveCount(0);
  await expect(page.locator('#canvas')).toBeFocused();
});

test('a page whose parts share identifiers is mended and opened by one click, with all that is written', async ({
  page,
}) => {
  const heading = (text: string) => ({ id: 'w', type: 'heading', content: { text, level: 2 } });
  const { id } = await createEditedPage(page.request, {
    name: 'repetidos',
    widgets: [heading('Turno de día'), heading('Turno de noche')],
    sections: [
      { sectionId: 's', widgetId: 'w' },
      { sectionId: 's', widgetId: 'w' },
    ],
  });
  await signIn(page.request);
  await page.goto(`/editor#/${EDITED_SITE}/${id}`);
  await page.getByRole('button', { name: 'Corregir y abrir' }).click();
  const canvas = page.locator('#canvas');
  await expect(canvas.getByRole('heading')).toHaveText(['Turno de día', 'Turno de noche']);
  await page.reload();
  await expect(canvas.getByRole('heading')).toHaveText(['Turno de día', 'Turno de noche']);
});

test('the search of commands finds the bin, and the focus stays in it after bringing a page back, and goes back to the pages', async ({
  page,
}) => {
  const title = `Tirada ${randomUUID().slice(0, 8)}`;
  const { id, etag } = await createEditedPage(page.request, { name: 'tirada', title, widgets: [] });
  await page.request.delete(`/content/v1/sites/${EDITED_SITE}/pages/${id}`, {
    headers: { ...HEADERS, 'if-match': etag },
  });
  await openNewPage(page, { name: 'papelera', widgets: WIDGETS });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Busca un comando/ })).toBeFocused();
  await page.keyboard.type('eliminadas');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Papelera');
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: 'Volver a las páginas' });
  await expect(back).toBeFocused();
  const restore = page.getByRole('button', { name: `Recuperar «${title}»` });
  await restore.focus();
  await page.keyboard.press('Enter');
  await expect(restore).toHaveCount(0);
  await expect(page.locator('#left-pane :focus')).toBeVisible();
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Buscar página' })).toBeFocused();
});
