import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { keepNewsAway, watchListening } from '../support/news.ts';
import { signInAsRecruiter } from '../support/recruiter.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const WORKSPACE = `/editor#/~applications/${EDITED_SITE}`;
const SAVED = `/content/v1/sites/${EDITED_SITE}/saved-filters`;
const KEY = 'rumbo-editor-saved-filters';

const doorOf = (page: Page) => page.getByRole('button', { name: 'Filtros guardados' });

/** Keeps the filters of the address under a name. */
async function keep(page: Page, query: string, name: string): Promise<void> {
  await page.goto(`${WORKSPACE}?${query}`);
  await doorOf(page).click();
  await page.getByRole('menuitem', { name: 'Guardar estos filtros…' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill(name);
  // One that comes upon another window's is refused first.
  const kept = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      response.url().endsWith('/saved-filters') &&
      response.ok(),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name })).toBeVisible();
  await kept;
}

async function namesOf(page: Page): Promise<string[]> {
  const { data } = await (await page.request.get(SAVED)).json();
  return data.map(({ name }: { name: string }) => name);
}

for (const width of [1440, 390])
  test(`filters are kept under a name, found again by another browser, and left with a way back (${width} px)`, async ({
    page,
    browser,
  }) => {
    const token = await signInAsRecruiter(page.request);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${WORKSPACE}?step=entrevista&place=Guadalajara`);
    await tabTo(doorOf(page));
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
    await expect(page.getByRole('button', { name: 'Entrevistas de Guadalajara' })).toBeVisible();
    await expect.poll(() => namesOf(page)).toEqual(['Entrevistas de Guadalajara']);

    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere.request, token);
    await elsewhere.setViewportSize({ width, height: 900 });
    await elsewhere.goto(WORKSPACE);
    await doorOf(elsewhere).click();
    const item = elsewhere.getByRole('menuitem', { name: 'Entrevistas de Guadalajara' });
    await expect(item).toBeFocused();
    expect(await violationsOf(elsewhere, { tags: WCAG })).toEqual([]);
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL(/\?(?=.*step=entrevista)(?=.*place=Guadalajara)/);
    const named = elsewhere.getByRole('button', { name: 'Entrevistas de Guadalajara' });
    await named.click();
    await elsewhere.getByRole('menuitem', { name: /^Quitar «Entrevistas/ }).click();
    await expect(named).toBeHidden();
    await elsewhere.getByRole('button', { name: 'Deshacer' }).click();
    await expect(named).toBeVisible();
    await expect.poll(() => namesOf(elsewhere)).toEqual(['Entrevistas de Guadalajara']);
    await elsewhere.context().close();
  });

test('two windows have the same filters while both change them, and lose none', async ({
  page,
  context,
}) => {
  await signInAsRecruiter(page.request);
  await keep(page, 'step=entrevista', 'Entrevistas');
  const other = await context.newPage();
  const listening = watchListening(other);
  await other.goto(WORKSPACE);
  await listening();
  await doorOf(other).click();
  await expect(other.getByRole('menuitem', { name: 'Entrevistas' })).toBeVisible();
  await other.keyboard.press('Escape');

  await keep(page, 'step=contactada', 'Contactadas');
  await doorOf(other).click();
  await expect(other.getByRole('menuitem', { name: 'Contactadas' })).toBeVisible();
  await other.keyboard.press('Escape');

  // News that comes too late: the second change is made on the first all the same.
  await keepNewsAway(other);
  await other.reload();
  await expect(doorOf(other)).toBeVisible();
  await keep(page, 'place=León', 'De León');
  await keep(other, 'place=Puebla', 'De Puebla');
  await expect
    .poll(() => namesOf(page))
    .toEqual(['Contactadas', 'De León', 'De Puebla', 'Entrevistas']);
});

test('what a browser kept before moves to the recruiter, and nothing is lost', async ({ page }) => {
  await signInAsRecruiter(page.request);
  await keep(page, 'place=León', 'De León');
  const before = {
    [EDITED_SITE]: [
      { name: 'De León', filters: { place: 'León', step: 'nueva' } },
      { name: 'Nuevas', filters: { step: 'nueva' } },
      { name: 'De nunca', filters: { from: 'ayer' } },
    ],
    'otro-sitio': [{ name: 'Ajenos', filters: { step: 'nueva' } }],
  };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(before),
  ] as const);
  await page.reload();
  await expect.poll(() => namesOf(page)).toEqual(['De León', 'De León (2)', 'Nuevas']);
  const left = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ''), KEY);
  await expect.poll(left).toEqual({
    [EDITED_SITE]: [{ name: 'De nunca', filters: { from: 'ayer' } }],
    'otro-sitio': before['otro-sitio'],
  });

  await signInAsRecruiter(page.request);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Solicitudes/ })).toBeVisible();
  expect(await namesOf(page)).toEqual([]);
});

test('filters that cannot be read or kept say so, and are asked for again', async ({ page }) => {
  await signInAsRecruiter(page.request);
  await keep(page, 'place=León', 'De León');
  await page.route('**/saved-filters', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await doorOf(page).click();
  await expect(page.getByRole('menuitem', { name: 'Guardar estos filtros…' })).toBeDisabled();
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  await page.unroute('**/saved-filters');
  await page.getByRole('menuitem', { name: 'Volver a cargar los guardados' }).click();
  const named = page.getByRole('button', { name: 'De León' });
  await expect(named).toBeVisible();

  await page.route('**/saved-filters', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await named.click();
  await page.getByRole('menuitem', { name: /^Quitar «De León/ }).click();
  await expect(page.getByText('El servidor falló')).toBeVisible();
  await expect(named).toBeVisible();
});
