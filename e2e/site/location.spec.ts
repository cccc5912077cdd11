import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const LEON = { latitude: 21.1234, longitude: -101.6789 };
const MADRID = { latitude: 40.4168, longitude: -3.7038 };

const SEARCH = '/buscar-empleos';

test.use({ viewport: { width: 390, height: 844 } });

const nearMe = (page: Page) => page.getByRole('button', { name: 'Cerca de mí' });
const place = (page: Page) => page.getByRole('combobox', { name: 'Ciudad o estado' });
const told = (page: Page) => page.locator('[data-place-status]');
const notice = (page: Page) => page.getByText('Aún no llegamos a tu zona');

/** Of the form alone: whole pages are looked at elsewhere. */
const violations = (page: Page) => violationsOf(page, { include: 'search' });

/** From here on time passes only where the test lets it: a busy machine changes nothing. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-05T08:00:00' });
  await page.clock.pauseAt('2026-01-05T08:00:01');
}

/** What the device does instead of looking for itself. */
async function stubDevice(page: Page, kind: 'times out' | 'is missing'): Promise<void> {
  await page.addInitScript((missing) => {
    if (missing) Reflect.deleteProperty(Navigator.prototype, 'geolocation');
    else
      Geolocation.prototype.getCurrentPosition = (_, fail) =>
        fail?.({ code: 3, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  }, kind === 'is missing');
}

test.describe('a visitor who shares the place', () => {
  test.use({ permissions: ['geolocation'], geolocation: LEON });

  test('finds jobs around it by keyboard alone', async ({ page, problems }) => {
    await page.goto(SEARCH);
    await tabTo(place(page));
    await page.keyboard.press('Tab');
    await expect(nearMe(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(place(page)).toHaveValue('León, Guanajuato, México');
    await expect(page).toHaveURL(/location=Le%C3%B3n.+--21\.12---101\.68/);
    await expect(told(page)).toHaveText('Encontramos tu ubicación.');
    await expect(page.locator('[data-part="count"]')).toContainText('León');
    await expect(nearMe(page)).toBeFocused();
    expect(problems).toEqual([]);
  });
});

test.describe('a visitor outside the service area', () => {
  test.use({ permissions: ['geolocation'], geolocation: MADRID });

  test('is told once per session, for ten seconds, and sees the field marked', async ({ page }) => {
    await holdClock(page);
    await page.goto(SEARCH);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver todas las vacantes' }).last()).toBeVisible();
    await page.clock.runFor(9_999);
    await expect(notice(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice(page)).toBeHidden();
    await page.clock.resume();
    await page.goto(SEARCH);
    await nearMe(page).click();
    await expect(place(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(place(page)).toHaveAccessibleDescription(/fuera de la zona/);
    await expect(told(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
    expect(await violations(page)).toEqual([]);
    await place(page).fill('Puebla');
    await expect(place(page)).not.toHaveAttribute('aria-invalid');
  });

  test('is told where nothing can be stored', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
    });
    await page.goto(SEARCH);
    await expect(notice(page)).toBeVisible();
    await nearMe(page).click();
    await expect(told(page)).toContainText('fuera de la zona');
  });
});

test('a visitor who keeps the place from the site is told what to do', async ({ page }) => {
  await page.goto(SEARCH);
  await nearMe(page).click();
  await expect(told(page).locator('[lang="en"]')).toHaveText('Failed to get the location');
  await expect(told(page)).toContainText('escribe tu ciudad');
  await expect(page).toHaveURL(SEARCH);
  expect(await violations(page)).toEqual([]);
});

test('a device that finds nothing in time, or cannot look, says which', async ({
  page,
  context,
}) => {
  await stubDevice(page, 'times out');
  await page.goto(SEARCH);
  await nearMe(page).click();
  await expect(told(page)).toContainText('Failed to get the location — Intenta otra vez');
  const other = await context.newPage();
  await stubDevice(other, 'is missing');
  await other.goto(SEARCH);
  await nearMe(other).click();
  await expect(told(other)).toContainText('Geolocation not available — Escribe tu ciudad.');
});

test('an address that no city is called leads to its town after four seconds', async ({ page }) => {
  await holdClock(page);
  await page.goto(SEARCH);
  await place(page).fill('Calle Hidalgo 12, Zapopan');
  // The script of the suggestions comes with the first touch of the field, whenever that is.
  await expect(async () => {
    await page.clock.runFor(400);
    await expect(page.getByText('Buscando esa dirección…')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(3_600);
  await page.getByRole('option', { name: 'Zapopan, Jalisco, México' }).click();
  await expect(page).toHaveURL(/location=Zapopan.+--20\.72/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is offered that only a script can do', async ({ page }) => {
    await page.goto(SEARCH);
    await expect(nearMe(page)).toBeHidden();
    await page.getByRole('searchbox', { name: 'Ciudad o estado' }).fill('Zapopan');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(/location=Zapopan/);
    await expect(page.locator('[data-part="count"]')).toContainText('Zapopan');
  });
});
