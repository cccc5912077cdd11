import type { Page } from '@playwright/test';
import { importTestFeed, type TestFeedJob } from '#scripts/product/test-jobs.ts';
import { expect, test } from '../support/test.ts';

/** Jobs, and so many cities, companies and categories. */
const VALUES = 3000;
/** Values of a filter that a page holds. */
const HELD = 200;
const PHONE = { width: 390, height: 844 };

function variedJob(index: number): TestFeedJob {
  const name = String(index).padStart(5, '0');
  return {
    referenceNumber: `SURTIDO-${name}`,
    title: `Puesto ${name}`,
    city: `Pueblo ${name}`,
    rest: `<company>Empresa ${name}</company><category>Oficio ${name}</category>`,
  };
}

// In one worker: two imports of an agency at a time are refused.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await importTestFeed({
    url: process.env['RUMBO_TEST_URL'] ?? '',
    token: process.env['RUMBO_TEST_TOKEN'] ?? '',
    client: { agencyId: 'surtido', clientId: 'surtido-mx' },
    jobs: Array.from({ length: VALUES }, (_, index) => variedJob(index)),
  });
});

const facet = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const count = (page: Page) => page.locator('[data-part="count"]');
const cards = (page: Page) => page.locator('[data-part="results"] [data-job]');

test('of three thousand companies a page holds two hundred, one of which is found by typing', async ({
  page,
  problems,
}) => {
  await page.setViewportSize(PHONE);
  const response = await page.goto('/surtido/empleos');
  await expect(count(page)).toHaveText('3,000 vacantes');
  expect((await response?.body())?.length).toBeLessThan(300_000);
  await page.getByText('Filtros', { exact: true }).click();
  for (const name of ['Ciudad', 'Empresa', 'Categoría'])
    await expect(facet(page, name).locator('input[type="checkbox"]')).toHaveCount(HELD);
  const companies = facet(page, 'Empresa');
  await companies.getByText('Ver las 200 con más vacantes').click();
  await companies.getByRole('searchbox').pressSequentially('00042');
  await expect(companies.locator('details').getByRole('checkbox')).toHaveCount(1);
  await companies.getByRole('checkbox', { name: 'Empresa 00042' }).check();
  await expect(count(page)).toHaveText('1 vacante');
  await expect(facet(page, 'Ciudad').getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ver 1 vacante' }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Borrar filtros' }).click();
  await expect(count(page)).toHaveText('3,000 vacantes');
  expect(problems).toEqual([]);
});

test('a value beyond those that a page holds is found by typing, and chosen', async ({
  page,
  problems,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/surtido/empleos');
  await page.getByText('Filtros', { exact: true }).click();
  const companies = facet(page, 'Empresa');
  await companies.getByText('Ver las 200 con más vacantes').click();
  const field = companies.getByRole('searchbox', { name: 'Buscar en Empresa' });
  await field.pressSequentially('empresa 277');
  await expect(companies.locator('details').getByRole('checkbox')).toHaveCount(13);
  await field.fill('no hay tal');
  await expect(companies.getByRole('status')).toHaveText('Ninguna opción con ese nombre');
  await field.fill('');
  await expect(companies.getByRole('status')).toBeEmpty();
  await field.fill('02777');
  await companies.getByRole('checkbox', { name: 'Empresa 02777' }).check();
  await expect(count(page)).toHaveText('1 vacante');
  await expect(page).toHaveURL(/\?company=Empresa\+02777$/);
  await page.goBack();
  await expect(count(page)).toHaveText('3,000 vacantes');
  expect(problems).toEqual([]);
});

test('without a network the field says that it could not look among the others', async ({
  page,
  context,
}) => {
  await page.goto('/surtido/empleos');
  const companies = facet(page, 'Empresa');
  await companies.getByText('Ver las 200 con más vacantes').click();
  await companies.getByRole('searchbox').fill('00042');
  await expect(companies.locator('details').getByRole('checkbox')).toHaveCount(1);
  await context.setOffline(true);
  await companies.getByRole('searchbox').fill('02999');
  await expect(companies.getByRole('status')).toContainText('no pudimos buscar en las demás');
  await context.setOffline(false);
  await companies.getByRole('searchbox').fill('0277');
  await expect(companies.locator('details').getByRole('checkbox')).toHaveCount(11);
});

test('a value beyond those that a page holds is chosen by its address, and shown with its count', async ({
  page,
}) => {
  await page.goto('/surtido/empleos?company=Empresa+02999');
  await expect(count(page)).toHaveText('1 vacante');
  const chosen = facet(page, 'Empresa').getByRole('checkbox', { name: 'Empresa 02999' });
  await expect(chosen).toBeChecked();
  await expect(chosen.locator('..')).toContainText('1');
  await chosen.click();
  await expect(count(page)).toHaveText('3,000 vacantes');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one of two hundred values is chosen and sent', async ({ page }) => {
    await page.goto('/surtido/empleos');
    const companies = facet(page, 'Empresa');
    await companies.getByText('Ver las 200 con más vacantes').click();
    await companies.getByRole('checkbox', { name: 'Empresa 00042' }).check();
    await page.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect(count(page)).toHaveText('1 vacante');
  });

  test('a value beyond those that a page holds is looked for, and chosen', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/surtido/empleos');
    await page.getByText('Filtros', { exact: true }).click();
    const companies = facet(page, 'Empresa');
    await companies.getByText('Ver las 200 con más vacantes').click();
    await companies.getByRole('searchbox').fill('empresa 0299');
    await companies.getByRole('button', { name: 'Buscar en Empresa' }).click();
    await expect(companies.getByText('11 con «empresa 0299»')).toBeInViewport();
    await companies.getByRole('checkbox', { name: 'Empresa 02999' }).check();
    await page.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect(count(page)).toHaveText('1 vacante');
  });
});
