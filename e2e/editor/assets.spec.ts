import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { openNewPage } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

// Pictures, formatted text and links, as recruiters bring them from elsewhere.

const TEXT = '<p>Licencia vigente</p>';

const WIDGETS = [
  { id: 'intro', type: 'heading', content: { text: 'Vacantes', level: 1 } },
  { id: 'words', type: 'rich-text', content: { html: TEXT } },
  {
    id: 'photo',
    type: 'image',
    content: { image: { src: 'assets/averia.svg', alt: 'Una grúa', width: 640, height: 480 } },
  },
  { id: 'apply', type: 'button', content: { link: { label: 'Ver vacantes', href: '/home' } } },
];

/** A picture that no other run has sent: its colour is random. */
function drawing(): Buffer {
  const colour = randomUUID().slice(0, 6);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" fill="#${colour}"/></svg>`,
  );
}

test('a picture is uploaded, described, cropped by keyboard and shown', async ({ page }) => {
  await openNewPage(page, { name: 'archivos', widgets: WIDGETS });
  const canvas = page.locator('#s-s-photo');
  await canvas.click();
  const pane = page.getByRole('group', { name: 'Imagen' });
  await pane.getByRole('button', { name: 'Cambiar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.getByRole('searchbox', { name: 'Buscar por nombre' })).toBeFocused();
  expect(await violationsOf(page, { include: 'dialog' })).toEqual([]);
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Subir' }).click();
  await (await chooser).setFiles([
    { name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    { name: 'Foto ñandú.svg', mimeType: 'image/svg+xml', buffer: drawing() },
  ]);
  await expect(dialog.getByRole('alert')).toContainText('Las páginas no pueden mostrar');
  const uploaded = dialog.getByRole('option', { selected: true });
  await expect(uploaded).toContainText(/foto-nandu.*300 × 200 px/);
  await dialog.getByRole('button', { name: 'Usar' }).click();
  await expect(canvas.locator('img')).toHaveAttribute('width', '300');
  const alt = pane.getByRole('textbox', { name: 'Texto alternativo' });
  await alt.fill('Un ñandú en la ruta');
  await expect(canvas.getByRole('img', { name: 'Un ñandú en la ruta' })).toBeVisible();
  await pane.getByText('Punto de interés').click();
  await pane.getByRole('slider', { name: 'Punto de interés' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(canvas.locator('img')).toHaveClass(/rb-fx6 rb-fy4/);
});

/** Editors hear of what is selected a moment after the browser shows it: sooner than a person presses the next key. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

test('text is formatted, linked and pasted clean; undoing brings it back', async ({ page }) => {
  await openNewPage(page, { name: 'archivos', widgets: WIDGETS });
  // A second between two keys ends a step, which a slow machine may take.
  await page.clock.setFixedTime(new Date());
  const canvas = page.locator('#s-s-words');
  await canvas.click();
  const text = page.getByRole('textbox', { name: 'Texto' });
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' hoy');
  await expect(canvas).toHaveText('Licencia vigente hoy');
  await page.keyboard.press('Control+z');
  await expect(canvas).toHaveText('Licencia vigente');
  await expect(text).toHaveText('Licencia vigente');
  await nextFrame(page);
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('vigente');
  await nextFrame(page);
  await page.keyboard.press('Control+b');
  await expect(canvas.locator('strong')).toHaveText('vigente');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.type('quetzal');
  await expect(page.getByRole('listbox').getByRole('option')).toContainText('Quetzal');
  await page.keyboard.press('Enter');
  await expect(canvas.locator('a')).toHaveAttribute('href', '/sobre-nosotros/quetzal-entregas');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>INE<script>document.title="x"</script></p><p style="mso-list:l0 level1 lfo1">CURP</p><img src=x onerror="document.title=\'x\'"><h1 onclick="x()">Turnos</h1>',
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(canvas.locator('li')).toHaveText(['INE', 'CURP']);
  await expect(canvas.locator('h2')).toHaveText('Turnos');
  await expect(canvas.locator('img, script, [style], [onclick]')).toHaveCount(0);
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Control+z');
  await expect(canvas.locator('p')).toHaveText('Licencia vigente');
  await expect(canvas.locator('strong, a, li, h2')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('#canvas')).toBeFocused();
});

test('a link is found by keyboard, and one to nowhere says so', async ({ page }) => {
  await openNewPage(page, { name: 'archivos', widgets: WIDGETS });
  await page.locator('#s-s-apply').click({ position: { x: 4, y: 4 } });
  const target = page.getByRole('combobox', { name: 'Destino' });
  await target.fill('quetzal');
  await expect(page.getByRole('listbox').getByRole('option')).toContainText('Quetzal');
  await page.keyboard.press('Enter');
  await expect(target).toHaveValue('/sobre-nosotros/quetzal-entregas');
  await target.fill('example.org');
  await page.keyboard.press('Enter');
  await expect(target).toHaveValue('https://example.org');
  await target.fill('/no-existe');
  await page.keyboard.press('Enter');
  await expect(target).toHaveAccessibleDescription(/Ninguna página del sitio/);
  await target.fill('javascript:alert(1)');
  await page.keyboard.press('Tab');
  await expect(target).toHaveAccessibleDescription(/no es un enlace/);
  await expect(page.locator('#s-s-apply a')).toHaveAttribute('href', '/no-existe');
});
