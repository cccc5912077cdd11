import { violationsOf, WCAG } from '../support/accessibility.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

for (const width of [1440, 390])
  test(`filters are kept under a name, found again after a reload, and left with a way back (${width} px)`, async ({
    page,
  }) => {
    await signIn(page.request);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/editor#/~applications/${EDITED_SITE}?step=entrevista&place=Guadalajara`);
    const door = page.getByRole('button', { name: 'Filtros guardados' });
    await tabTo(door);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Guardar estos filtros…' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Guardar estos filtros' });
    await dialog.getByLabel('Nombre').focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Escribe un nombre.')).toBeVisible();
    await page.keyboard.type('Entrevistas de Guadalajara');
    expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const named = page.getByRole('button', { name: 'Entrevistas de Guadalajara' });
    await expect(named).toBeVisible();

    await page.goto(`/editor#/~applications/${EDITED_SITE}`);
    await page.reload();
    await door.click();
    const item = page.getByRole('menuitem', { name: 'Entrevistas de Guadalajara' });
    await expect(item).toBeFocused();
    expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?(?=.*step=entrevista)(?=.*place=Guadalajara)/);
    await expect(named).toBeVisible();

    await named.click();
    await page.getByRole('menuitem', { name: /^Quitar «Entrevistas/ }).click();
    await expect(named).toBeHidden();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(named).toBeVisible();
  });
