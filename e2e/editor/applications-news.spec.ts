import type { Page } from '@playwright/test';
import { apply, newName } from '../support/applying.ts';
import { chooseStep } from '../support/choose-step.ts';
import { EDITED_SITE, HEADERS, signIn } from '../support/edited-page.ts';
import { PHONE } from '../support/phone.ts';
import { stillBox } from '../support/still.ts';
import { expect, test } from '../support/test.ts';

const person = (page: Page) => page.getByRole('region', { name: 'Persona' });

const addressOf = (query: string) => `/editor#/~applications/${EDITED_SITE}?${query}`;

async function open(page: Page, query: string): Promise<void> {
  await signIn(page.request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(addressOf(query));
  await expect(page.getByRole('heading', { level: 1, name: /Solicitudes/ })).toBeVisible();
}

/** Keeps the window from listening. @returns lets it listen, as a network that comes back does */
async function closeNews(page: Page): Promise<() => Promise<void>> {
  const isNews = '**/application-events';
  await page.route(isNews, (route) => route.abort());
  return () => page.unroute(isNews);
}

test('who applies before the window listens for the first time is announced once it does', async ({
  page,
}) => {
  const name = newName('Alma');
  await apply(page.request, `${name} Uno`);
  const openNews = await closeNews(page);
  await open(page, `q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: `${name} Uno` })).toBeVisible();
  await apply(page.request, `${name} Dos`);
  await openNews();
  await expect(page.getByRole('button', { name: '1 nueva: mostrarla' })).toBeVisible();
});

test('what colleagues write about a person who is open while nothing is heard is there after it', async ({
  page,
}) => {
  const name = newName('Brenda');
  await apply(page.request, name);
  const openNews = await closeNews(page);
  await open(page, `q=${encodeURIComponent(name)}`);
  const link = page.getByRole('link', { name });
  await link.click();
  await expect(person(page).getByLabel('Nota nueva')).toBeVisible();
  const id = await link.getAttribute('data-application');
  const url = `/content/v1/sites/${EDITED_SITE}/applications/${id}/notes`;
  const noted = await page.request.post(url, { headers: HEADERS, data: { text: 'Tiene moto' } });
  expect(noted.status()).toBe(201);
  await openNews();
  await expect(person(page).getByText('Tiene moto')).toBeVisible();
});

test('a list that one goes back to has who was moved there meanwhile, and who applied', async ({
  page,
}) => {
  const name = newName('Celia');
  const q = `q=${encodeURIComponent(name)}`;
  await apply(page.request, `${name} Uno`);
  await open(page, `${q}&step=contactada`);
  await expect(page.getByText('Ninguna solicitud coincide')).toBeVisible();
  await page.goto(addressOf(`${q}&step=nueva`));
  await chooseStep(page.getByLabel(`Etapa de ${name} Uno`), 'Contactada');
  await expect(page.getByLabel(`Etapa de ${name} Uno`)).toHaveText('Contactada');
  await apply(page.request, `${name} Dos`);
  await page.goBack();
  await expect(page.getByRole('link', { name: `${name} Uno` })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('link', { name: `${name} Dos` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} Uno` })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('whoever closes a person is where they were in the list', async ({ page }) => {
    const name = newName('Dalia');
    for (const each of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'])
      await apply(page.request, `${name} ${each}`);
    await signIn(page.request);
    await page.setViewportSize({ width: 390, height: 480 });
    await page.goto(addressOf(`q=${encodeURIComponent(name)}`));
    const link = page.getByRole('link', { name: `${name} Uno` });
    // It may take a line above the list.
    await expect(page.getByText(/^\d+ sin abrir$/)).toBeVisible();
    await link.scrollIntoViewIfNeeded();
    const before = await stillBox(link);
    await link.click();
    await expect(person(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(link).toBeHidden();
    await person(page).getByRole('link', { name: 'Cerrar' }).click();
    await expect(link).toBeFocused();
    await expect.poll(() => link.boundingBox()).toEqual(before);
    await page.getByRole('radio', { name: 'Tablero por etapa' }).check({ force: true });
    await expect(page.getByText('Deja el dedo en una tarjeta')).toBeVisible();
  });
});
