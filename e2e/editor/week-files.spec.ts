import type { Page } from '@playwright/test';
import { EDITED_SITE, openNewPage } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

// Files that are dragged in from a folder of the computer, and miss.

const HEADING = { id: 'more', type: 'heading', content: { text: 'Beneficios', level: 2 } };

/** Uploads are served by what they hold, in the width that they have. */
const UPLOADED = /-40\.\w+$/;

interface DroppedFile {
  readonly name: string;
  readonly selector: string;
  /** Share of the element's height at which the pointer is. */
  readonly at: number;
}

/** Holds a picture over an element and lets it go, as a folder of the computer does. @returns whether the browser would have opened it */
const dropPicture = (page: Page, wanted: DroppedFile): Promise<boolean> =>
  page.evaluate(async ({ name, selector, at }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
    canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const transfer = new DataTransfer();
    transfer.items.add(new File([blob ?? ''], name, { type: 'image/png' }));
    const element = document.querySelector(selector);
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const init = {
      dataTransfer: transfer,
      clientX: left + width / 2,
      clientY: top + height * at,
      bubbles: true,
      cancelable: true,
    };
    element?.dispatchEvent(new DragEvent('dragover', init));
    const marks = () => document.querySelectorAll('[data-file-drop]').length;
    // A page that is busy draws the mark some frames later; where there is none, it does not come.
    for (let frames = 0; frames < 2 || (frames < 60 && marks() === 0); frames += 1)
      await new Promise(requestAnimationFrame);
    document.documentElement.dataset['marks'] = String(marks());
    return element?.dispatchEvent(new DragEvent('drop', init)) ?? true;
  }, wanted);

const marksWhileHeld = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['marks']);

test('a picture that misses its box replaces one, becomes a block or is told where it goes, and never opens', async ({
  page,
}) => {
  const picture = { src: 'assets/barrio.svg', alt: 'Van', width: 40, height: 30 };
  const image = { id: 'foto', type: 'image', content: { image: picture } };
  await openNewPage(page, { name: 'soltar', widgets: [HEADING, image] });
  await page.waitForLoadState('networkidle');
  const pictures = page.locator('#canvas img');
  const before = await pictures.count();
  expect(await dropPicture(page, { name: 'nueva.png', selector: '#s-s-foto', at: 0.5 })).toBe(
    false,
  );
  expect(await marksWhileHeld(page)).toBe('1');
  await expect(page.locator('#s-s-foto img')).toHaveAttribute('src', UPLOADED);
  await expect(pictures).toHaveCount(before);
  await dropPicture(page, { name: 'otra.png', selector: '#s-s-more', at: 0.5 });
  await expect(page.locator('#s-s-more + section img, #s-s-more + div img')).toHaveAttribute(
    'src',
    UPLOADED,
  );
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.locator('#s-s-foto img')).not.toHaveAttribute('src', UPLOADED);
  expect(await dropPicture(page, { name: 'lejos.png', selector: '#right-pane', at: 0.9 })).toBe(
    false,
  );
  await expect(page.getByText('Suelta la imagen sobre la página')).toBeVisible();
  await dropPicture(page, { name: 'foto.heic', selector: '#s-s-more', at: 0.5 });
  await expect(page.getByText(/foto\.heic: /)).toBeVisible();
});

test('a file that is let go where nothing takes it never opens, in any part of the editor', async ({
  page,
}) => {
  await openNewPage(page, { name: 'partes', widgets: [HEADING] });
  for (const [part, heading] of [
    ['~forms', /^Formularios/],
    ['~results', /^Resultados/],
    ['~applications', /^Solicitudes/],
  ] as const) {
    await page.goto(`/editor#/${part}/${EDITED_SITE}`);
    await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
    expect(await dropPicture(page, { name: 'foto.png', selector: 'main', at: 0.5 })).toBe(false);
    await expect(page.getByText('Aquí no se sueltan archivos')).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar' }).click();
  }
});
