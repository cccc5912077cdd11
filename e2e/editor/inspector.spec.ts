import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { openNewPage } from '../support/edited-page.ts';
import { settled } from '../support/still.ts';
import { expect, test } from '../support/test.ts';

const WIDGETS = [
  { id: 'intro', type: 'heading', content: { text: 'Vacantes cerca de ti', level: 1 } },
  {
    id: 'how',
    type: 'steps',
    content: {
      heading: 'Cómo aplicar',
      steps: [
        { number: 1, title: 'Llena tus datos' },
        { number: 2, title: 'Platica con alguien' },
      ],
    },
  },
];

const SECTIONS = [
  { sectionId: 'title', widgetId: 'intro', options: { py: 64 } },
  { sectionId: 'way', widgetId: 'how' },
];

const PAGE = { name: 'campos', widgets: WIDGETS, sections: SECTIONS };

const paneOf = (page: Page) => page.getByRole('region', { name: 'Propiedades' });

test('what is typed in a field is on the canvas at once, and undo takes it back', async ({
  page,
}) => {
  await openNewPage(page, PAGE);
  // A second between two keys ends a step, which a slow machine may take.
  await page.clock.setFixedTime(new Date());
  const heading = page.locator('#canvas').getByRole('heading', { level: 1 });
  await heading.click();
  const field = paneOf(page).locator('input[name="text"]');
  await field.fill('Reparte');
  await field.pressSequentially(' con nosotros');
  await expect(heading).toHaveText('Reparte con nosotros');
  await field.press('Enter');
  await field.blur();
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText('Reparte con ');
  await field.focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText('Vacantes cerca de ti');
  await expect(field).toHaveValue('Vacantes cerca de ti');
});

test('an item of a list moves by the keyboard and keeps the focus', async ({ page }) => {
  await openNewPage(page, PAGE);
  const canvas = page.locator('#canvas');
  await canvas.getByText('Cómo aplicar').click();
  const down = paneOf(page).getByRole('button', { name: 'Bajar «Llena tus datos»' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await expect(canvas.getByRole('heading', { level: 3 })).toHaveText([
    'Platica con alguien',
    'Llena tus datos',
  ]);
  expect(await violationsOf(page, { include: '[aria-label="Propiedades"]' })).toEqual([]);
});

test('phones take a value of their own for an option, and give it back', async ({ page }) => {
  await openNewPage(page, PAGE);
  await page.locator('#canvas').getByRole('heading', { level: 1 }).click();
  const pane = paneOf(page);
  await pane.getByRole('tab', { name: 'Diseño' }).click();
  await pane.getByRole('radio', { name: 'Celular' }).check();
  const padding = pane.getByRole('textbox', { name: 'Relleno vertical' });
  await expect(padding).toHaveValue('64');
  const height = () => page.locator('#s-title').evaluate((box) => getComputedStyle(box).paddingTop);
  await padding.fill('16');
  await padding.press('Enter');
  await expect.poll(height).toBe('16px');
  await pane.getByRole('radio', { name: 'Todas' }).check();
  await expect(padding).toHaveValue('64');
  await pane.getByRole('radio', { name: 'Celular' }).check();
  await pane.getByRole('button', { name: 'Quitar el cambio de «Relleno vertical»' }).click();
  await expect(padding).toHaveValue('64');
  await expect.poll(height).toBe('64px');
  expect(await violationsOf(page, { include: '[aria-label="Propiedades"]' })).toEqual([]);
});

/** Upper edges of the labels of a pane or dialog that are seen, in CSS pixels of the window. */
const edgesIn = (area: Locator) =>
  area
    .locator('label, legend, [id$="-label"]')
    .evaluateAll((labels) =>
      labels
        .filter((label) => label.checkVisibility())
        .map((label) => label.getBoundingClientRect().top),
    );

test('what is wrong with a field comes and goes without moving a field, and is read whole at the field', async ({
  page,
}) => {
  await openNewPage(page, PAGE);
  await page.locator('#canvas').getByText('Cómo aplicar').click();
  const pane = paneOf(page);
  const heading = pane.locator('[name="heading"]');
  await heading.waitFor();
  const before = await settled(() => edgesIn(pane));
  const problems = pane.getByRole('list').filter({ hasText: 'máximo' });
  await heading.fill('Cómo aplicar '.repeat(40));
  await expect(problems).toBeVisible();
  await expect.poll(() => edgesIn(pane)).toEqual(before);
  const text = problems.locator('span').first();
  const isWhole = () => text.evaluate((line) => line.scrollWidth <= line.clientWidth);
  await expect.poll(isWhole).toBe(true);
  await heading.fill('Cómo aplicar');
  await expect(problems).toHaveCount(0);
  await expect.poll(() => edgesIn(pane)).toEqual(before);
});

test('what is wrong in a dialog comes and goes without moving a control', async ({ page }) => {
  await openNewPage(page, PAGE);
  await page.getByRole('button', { name: 'Página nueva' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Página nueva' });
  await dialog.getByRole('textbox').first().fill('Turnos');
  const before = await settled(() => edgesIn(dialog));
  await dialog.getByLabel('Dirección').fill('/home');
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(1);
  await expect.poll(() => edgesIn(dialog)).toEqual(before);
  await dialog.getByLabel('Dirección').fill('/turnos-nuevos');
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
  await expect.poll(() => edgesIn(dialog)).toEqual(before);
});

test('what a pointer is on stays there when something above it becomes higher or lower', async ({
  page,
}) => {
  await openNewPage(page, PAGE);
  await page.locator('#canvas').getByText('Cómo aplicar').click();
  const pane = paneOf(page);
  const add = pane.getByRole('button', { name: 'Agregar' }).last();
  await add.hover();
  const top = () => add.evaluate((button) => button.getBoundingClientRect().top);
  const before = await settled(top);
  const title = pane.getByRole('button', { name: 'Llena tus datos', exact: true });
  for (const isOpen of ['true', 'false', 'true']) {
    await title.press('Enter');
    await expect(title).toHaveAttribute('aria-expanded', isOpen);
    await expect.poll(top).toBeCloseTo(before, 0);
  }
});

test('a button of a dialog stays under the pointer however much higher or lower the dialog becomes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNewPage(page, PAGE);
  await page.getByRole('button', { name: 'Página nueva' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Página nueva' });
  const button = dialog.getByRole('button', { name: 'Crear' }).last();
  await button.hover();
  const top = () => button.evaluate((one) => one.getBoundingClientRect().top);
  const before = await settled(top);
  // As high as a long report of an import, which takes more than the room above.
  for (const added of [40, 300, 600, 0]) {
    const height = await dialog.locator('form').evaluate(async (form, px) => {
      form.style.paddingTop = `${px}px`;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return form.closest('dialog')?.getBoundingClientRect().height;
    }, added);
    expect(height).toBeLessThan(900);
    await expect.poll(top).toBeCloseTo(before, 0);
  }
});
