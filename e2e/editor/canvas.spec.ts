import type { Page } from '@playwright/test';
import { EDITED_SITE, openNewPage } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

// What only a browser shows of the canvas: carets, the focus and where outlines and tools stand.

const WIDGETS = [
  { id: 'intro', type: 'heading', content: { text: 'Vacantes cerca de ti', level: 1 } },
  { id: 'future', type: 'hologram', content: { depth: 3 } },
  { id: 'apply', type: 'button', content: { link: { label: 'Ver vacantes', href: '/home' } } },
];

const SECTIONS = [
  { sectionId: 'box', subSections: [{ sectionId: 'title', widgetId: 'intro' }] },
  { sectionId: 'unknown', widgetId: 'future' },
  { sectionId: 'action', widgetId: 'apply' },
];

const PAGE = { name: 'lienzo', widgets: WIDGETS, sections: SECTIONS };

const canvasOf = (page: Page) => page.locator('#canvas');
const outlineOf = (page: Page, id: string) => page.locator(`[data-outline="${id}"]`);

async function expectOver(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const [outline, section] = await Promise.all([
      outlineOf(page, id).boundingBox(),
      page.locator(`#s-${id}`).boundingBox(),
    ]);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((outline?.[side] ?? -99) - (section?.[side] ?? 99))).toBeLessThan(1.5);
  }).toPass({ timeout: 20_000 });
}

test('what is pressed is selected, with outline, tools and the way to it', async ({ page }) => {
  await openNewPage(page, PAGE);
  const canvas = canvasOf(page);
  await canvas.getByText('Ver vacantes').click();
  expect(new URL(page.url()).pathname).toBe('/editor');
  await expectOver(page, 'action');
  await page.keyboard.press('1');
  await expectOver(page, 'action');
  await page.keyboard.press('3');
  await canvas.getByRole('heading').click();
  await expectOver(page, 'title');
  await expect(page.getByRole('toolbar', { name: 'Acciones de Título' })).toBeInViewport();
  const path = page.getByRole('navigation', { name: 'Dónde está la selección' });
  await expect(path.getByRole('button')).toHaveText(['Página', 'Sección', 'Título']);
  await path.getByRole('button', { name: 'Sección' }).click();
  await expectOver(page, 'box');
  await canvas.getByText('Ver vacantes').click({ modifiers: ['Shift'] });
  await expect(page.locator('[data-outline]')).toHaveCount(2);
  await canvas.getByText('Ver vacantes').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(page.locator('#s-box')).toHaveCount(0);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.locator('#s-box')).toBeVisible();
});

test('what is selected stays in sight at another width', async ({ page }) => {
  const html = `<p>${'Reparte cerca de tu casa. '.repeat(60)}</p>`;
  const texts = ['a', 'b', 'c', 'd'].map((id) => ({ id, type: 'rich-text', content: { html } }));
  const widgets = [...texts, { id: 'end', type: 'heading', content: { text: 'Fin', level: 2 } }];
  await openNewPage(page, { name: 'ancho', widgets });
  await canvasOf(page).getByText('Fin').click();
  await page.keyboard.press('1');
  await expect(page.locator('#s-s-end')).toBeInViewport();
});

test('texts are typed where they stand, and undo goes through their words', async ({ page }) => {
  await openNewPage(page, PAGE);
  // A second between two keys ends a step, which a slow machine may take.
  await page.clock.setFixedTime(new Date());
  const heading = canvasOf(page).getByRole('heading');
  await heading.dblclick();
  await expect(heading).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' y bien pagadas');
  await expect(heading).toHaveText('Vacantes cerca de ti y bien pagadas');
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText('Vacantes cerca de ti y bien ');
  await page.keyboard.press('Control+y');
  await page.keyboard.type('.');
  await expect(heading).toHaveText('Vacantes cerca de ti y bien pagadas.');
  await page.keyboard.press('Enter');
  await expect(canvasOf(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText('Vacantes cerca de ti y bien ');
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await page.keyboard.type('Otra cosa');
  await expect(heading).toHaveText('Otra cosa');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Otra cosa');
  await expect(canvasOf(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('#s-action').locator(':focus')).toBeVisible();
  await page.keyboard.type('Ir a vacantes');
  await page.keyboard.press('Enter');
  await expect(page.locator('#s-action')).toHaveText('Ir a vacantes');
});

test('what visitors see after an act only shows while it is selected, and hides again', async ({
  page,
}) => {
  const text = (id: string) => ({
    id,
    type: 'rich-text',
    content: { html: `<p>Texto ${id}</p>` },
  });
  const tabs = [
    { name: 'Uno', widgetId: 'uno' },
    { name: 'Dos', widgetId: 'dos' },
  ];
  await openNewPage(page, {
    name: 'tapado',
    widgets: [
      { id: 'tabs', type: 'tabs', content: { tabs } },
      {
        id: 'form',
        type: 'application-form-v2',
        content: { form: { id: 'repartidor' }, successWidgets: ['exito'] },
      },
      ...['uno', 'dos', 'exito'].map(text),
    ],
    sections: ['tabs', 'form'].map((id) => ({ sectionId: `s-${id}`, widgetId: id })),
  });
  const canvas = canvasOf(page);
  await expect(canvas.getByLabel('Nombre completo')).toBeVisible();
  await page.getByRole('tab', { name: 'Capas' }).click();
  const tree = page.getByRole('tree');
  await tree.getByRole('treeitem').first().focus();
  // Opens the rows beside it.
  await page.keyboard.press('*');
  for (const [id, hidden] of [
    ['dos', 'uno'],
    ['exito', 'dos'],
  ] as const) {
    await tree.getByRole('treeitem', { name: `Texto ${id}` }).click();
    await expect(canvas.getByText(`Texto ${id}`)).toBeVisible();
    await expect(canvas.getByText(`Texto ${hidden}`)).toBeHidden();
    await expect(outlineOf(page, id)).toBeVisible();
  }
  await tree.getByRole('treeitem', { name: 'Texto uno' }).click();
  await expect(canvas.getByText('Texto exito')).toBeHidden();
});

test('formatted text that was never opened is typed without a network', async ({ page }) => {
  const isEditorOfTexts = /\/rich-text-editor-[^/]+\.js$/;
  const loading = page.waitForResponse(isEditorOfTexts);
  const html = '<p>Reparte cerca de tu casa</p>';
  await openNewPage(page, {
    name: 'texto',
    widgets: [...WIDGETS, { id: 'text', type: 'rich-text', content: { html } }],
  });
  // The script and all that it imports, some of which may still be on its way.
  await page.evaluate((url) => import(url).then(() => undefined), (await loading).url());
  await page.context().setOffline(true);
  const shown = canvasOf(page).getByText('Reparte cerca de tu casa');
  await shown.dblclick();
  await page.keyboard.type('Hola: ');
  await expect(canvasOf(page).getByText('Hola: Reparte cerca de tu casa')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Entrega en tu colonia');
  await expect(canvasOf(page).getByText('Entrega en tu colonia')).toBeVisible();
  await page.context().setOffline(false);
});

test('a block of an unknown type is worked around and kept', async ({ page }) => {
  const id = await openNewPage(page, PAGE);
  await expect(page.locator('#s-unknown')).toContainText('hologram');
  await canvasOf(page).getByRole('heading').dblclick();
  await page.keyboard.type('Hoy: ');
  await page.keyboard.press('Enter');
  const address = `/content/v1/sites/${EDITED_SITE}/pages/${id}`;
  await expect(async () => {
    const saved = await (await page.request.get(address)).json();
    expect(JSON.stringify(saved)).toContain('Hoy: ');
    expect(saved.widgets[1]).toEqual(WIDGETS[1]);
  }).toPass({ timeout: 20_000 });
});

test('a problem is marked on its block, and the mark leads to the field', async ({ page }) => {
  await openNewPage(page, {
    name: 'marcas',
    widgets: [
      { id: 'intro', type: 'heading', content: { text: 'Vacantes', level: 1 } },
      { id: 'bad', type: 'button', content: { link: { label: 'Ver', href: '/no-existe' } } },
    ],
  });
  const mark = page.getByRole('button', { name: '1 por revisar' });
  await expect(mark).toHaveCount(1);
  const corner = async () => {
    const [at, block] = [await mark.boundingBox(), await page.locator('#s-s-bad').boundingBox()];
    if (!at || !block) return null;
    return [block.x + block.width - at.x - at.width, at.y - block.y].map(Math.round);
  };
  await expect.poll(corner).toEqual([4, 4]);
  await mark.click();
  await expect(page.locator('[data-outline="s-bad"]')).toBeVisible();
  await expect(page.getByLabel('Destino')).toBeFocused();
  await page.getByLabel('Destino').fill('/home');
  await page.keyboard.press('Tab');
  await expect(mark).toHaveCount(0);
});
