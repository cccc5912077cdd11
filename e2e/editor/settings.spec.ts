import { openEditor } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

/** The site and its pages are for this test alone. */
test('settings show what cannot be read before they are saved, and footers change on all pages at once', async ({
  page,
}) => {
  await openEditor(page, 'inicio', 'taller');
  await expect(page.getByRole('heading', { name: 'Inicio', level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Busca un comando/ })).toBeFocused();
  await page.keyboard.type('Ajustes del sitio');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Ajustes/ });
  const save = dialog.getByRole('button', { name: 'Guardar y mostrar' });
  // Other than what an earlier run on the same data left.
  const now = Date.now();
  const color = `#1020${(16 + (now % 64)).toString(16)}`;
  const name = `Dueño ${now}`;
  const ink = dialog.getByRole('textbox').first();

  // Nobody loses a letter: what is no colour stays, says so and is undone.
  const before = await ink.inputValue();
  const written = dialog.locator('input[name="ink"]');
  await written.fill('rojo');
  await written.press('Tab');
  await expect(written).toHaveValue('rojo');
  await expect(dialog.getByText('No está bien escrito.').first()).toBeVisible();
  await expect(dialog.getByText('NaN')).toHaveCount(0);
  await expect(save).toBeDisabled();
  await written.press('Control+z');
  await expect(written).toHaveValue(before);

  await ink.fill('#fefefe');
  await expect(dialog.getByText('cuesta leer').first()).toBeVisible();
  await expect(save).toBeDisabled();
  await ink.fill(color);
  await save.click();
  await expect(page.getByText(/Ajustes guardados/).first()).toBeVisible();
  expect(await (await page.request.get('/taller/inicio')).text()).toContain(color);

  await dialog.getByRole('tab', { name: 'Encabezado y pie' }).click();
  await dialog.getByText('igual en 2 páginas').click();
  const owner = dialog.getByRole('textbox', { name: 'Titular' });
  await owner.fill(name);
  // What is not applied yet is still there after another part was looked at.
  await dialog.getByRole('tab', { name: 'General' }).click();
  await dialog.getByRole('tab', { name: 'Encabezado y pie' }).click();
  await dialog.getByText('igual en 2 páginas').click();
  await expect(owner).toHaveValue(name);
  await dialog.getByLabel(/Publicar también/).check();
  await dialog.getByRole('button', { name: 'Aplicar a 2' }).click();
  await expect(dialog.getByText(/Ya se ve en el sitio \(2\)/)).toBeVisible();
  expect(await (await page.request.get('/taller/otra')).text()).toContain(name);
});
