import type { Locator, Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { createEditedForm } from '../support/edited-form.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const IS_MINOR = { question: 'adulto', is: 'no' };

/** Of who is under 18 and is not: nobody. */
const NEVER = { all: [IS_MINOR, { question: 'adulto', is: 'yes' }] };

async function openForm(
  page: Page,
  [width, height]: readonly [number, number],
  visibleWhen: object = IS_MINOR,
): Promise<void> {
  const questions = [
    { keyId: 'adulto', type: 'yes-no', label: '¿Tienes 18 años o más?', required: true },
    { keyId: 'apodo', type: 'short-text', label: 'Apodo', visibleWhen },
  ];
  const sections = [{ keyId: 's1', questions }];
  const pages = [{ keyId: 'datos', title: 'Tus datos', sections }];
  const id = await createEditedForm(page.request, 'angosto', pages);
  await signIn(page.request);
  await page.setViewportSize({ width, height });
  await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  await expect(page.getByRole('button', { name: /^Apodo/ })).toBeVisible();
}

const pane = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const fields = (page: Page) => page.getByRole('complementary', { name: 'Propiedades' });
const canvas = (page: Page) => page.getByRole('main');

/** How far the window itself can be scrolled. */
const scrolls = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`a phone shows parts, fields or form, each a press away, and none below another (${width} × ${height})`, async ({
    page,
  }) => {
    await openForm(page, [width, height]);
    await expect(fields(page)).toBeHidden();
    await expect(canvas(page)).toBeHidden();
    expect(await scrolls(page)).toBe(0);
    expect(await violationsOf(page, { tags: WCAG })).toEqual([]);

    await page.getByRole('button', { name: /^Apodo/ }).click();
    await pane(page, 'Propiedades').check({ force: true });
    await expect(fields(page).getByRole('textbox', { name: 'Pregunta' })).toHaveValue('Apodo');
    expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
    await fields(page).getByRole('textbox', { name: 'Pregunta' }).press('Escape');
    await expect(page.getByRole('button', { name: /^Apodo/ })).toBeFocused();

    await pane(page, 'Formulario').check({ force: true });
    await expect(page.locator('#canvas [data-question=adulto]')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Teléfono' })).toBeVisible();
    expect(await scrolls(page)).toBe(0);
  });

test('on a phone a problem leads into its field, wherever that is', async ({ page }) => {
  await openForm(page, [390, 844], NEVER);
  await page
    .getByRole('region', { name: 'Problemas' })
    .getByRole('button', { name: /Apodo/ })
    .first()
    .click();
  await expect(fields(page)).toBeVisible();
  await expect(pane(page, 'Propiedades')).toBeChecked();
});

test('a tablet shows the parts beside the form and its fields', async ({ page }) => {
  await openForm(page, [820, 1180]);
  await page.getByRole('button', { name: /^Apodo/ }).click();
  await expect(fields(page).getByRole('textbox', { name: 'Pregunta' })).toBeInViewport();
  await expect(page.locator('#canvas [data-question=adulto]')).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Apodo/ })).toBeInViewport();
  await expect(pane(page, 'Formulario')).toBeHidden();
  expect(await scrolls(page)).toBe(0);

  // Of forced colours grounds have only those of the system: what is chosen stands out all the same.
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (place: Locator, part?: string) =>
    place.evaluate((one, pseudo) => getComputedStyle(one, pseudo).backgroundColor, part);
  const row = (name: RegExp) => page.getByRole('button', { name });
  expect(await groundOf(row(/^Apodo/))).not.toBe(await groundOf(row(/^¿Tienes 18/)));
  const segment = (name: string) =>
    page.locator('label', { has: page.getByRole('radio', { name }) });
  expect(await groundOf(segment('Páginas'))).not.toBe(await groundOf(segment('Chat')));
  const required = fields(page).getByRole('switch', { name: 'Obligatoria' });
  expect(await groundOf(required, '::after')).not.toBe(await groundOf(required, '::before'));
  await page.getByRole('button', { name: 'Agregar pregunta…' }).click();
  const kinds = page.getByRole('menuitem');
  expect(await groundOf(kinds.nth(0))).not.toBe(await groundOf(kinds.nth(1)));
});
