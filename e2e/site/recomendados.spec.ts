import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

function wizard(page: Page) {
  return page.locator('[data-wizard]');
}

function results(page: Page) {
  return page.getByRole('region', { name: 'Empleos para ti' });
}

/** The list below the questions, which a script fills by what the browser remembers. */
function forYou(page: Page) {
  return page.locator('[data-personal-list="RECOMMENDED"]');
}

const CALL = '**/v1/personalisation/jobs/recommendation/**';

/** Jobs that nobody knows any more, looked at before all others. */
async function rememberOldJobs(page: Page, count: number): Promise<void> {
  await page.addInitScript((jobs) => {
    const old = Array.from({ length: jobs }, (_, index) => ({
      agencyId: 'entregas',
      id: `${9_000_000 + index}`,
      deed: 'viewed',
    }));
    if (localStorage.getItem('rumbo_jobs') === null)
      localStorage.setItem('rumbo_jobs', JSON.stringify(old));
  }, count);
}

/** Looks at a job, and gives its id. */
async function viewJob(page: Page, href: string): Promise<string> {
  await page.goto(href);
  const id = await page.locator('[data-shown-job]').getAttribute('data-shown-job');
  return id ?? '';
}

/** Once a question is asked, which takes the focus. */
async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(page.locator(':focus')).toHaveText(new RegExp(`Pregunta ${number} de 4`));
}

/** Leaves the questions as they are answered. */
async function goThrough(page: Page): Promise<void> {
  const next = wizard(page).locator('button[type="submit"]');
  for (const question of [2, 3, 4]) {
    await next.click();
    await expectQuestion(page, question);
  }
  await next.click();
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page, { include: '[data-wizard]', tags: WCAG })).toEqual([]);
}

test('the questions are answered by keyboard alone, down to a job and back', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/recomendados');
  await expect(page.getByRole('button', { name: 'Atrás' })).toBeHidden();
  await tabTo(page.getByLabel('Tu ciudad'));
  await page.keyboard.type('guadalaj', { delay: 20 });
  await expect(page.getByRole('option', { name: /Guadalajara, Jalisco/ })).toBeVisible();
  await expect(async () => {
    // Options of a shorter text may give way to those of the whole.
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1, {
      timeout: 2000,
    });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tu ciudad')).toHaveValue(/^Guadalajara, Jalisco/);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/Pregunta 2 de 4\s*¿Qué te gustaría manejar\?/);
  await expectNoViolations(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/Pregunta 3 de 4/);
  await tabTo(page.getByRole('button', { name: 'Saltar' }));
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/Pregunta 4 de 4/);
  await tabTo(page.getByRole('button', { name: 'Ver mis empleos' }));
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Empleos para ti');
  await expect(results(page).getByRole('status')).toHaveText(/^Encontramos 6 empleos para ti/);
  await expect(results(page).getByRole('article')).toHaveCount(6);
  await expect(results(page)).toContainText('Guadalajara · Van');
  await expectNoViolations(page);
  const job = results(page).getByRole('article').first().getByRole('link');
  const title = await job.innerText();
  await tabTo(job);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(results(page).getByRole('article')).toHaveCount(6);
  expect(problems).toEqual([]);
});

test('a connection that is lost on the way keeps the answers, and comes back with the jobs', async ({
  page,
  context,
}) => {
  await page.goto('/recomendados');
  const next = wizard(page).locator('button[type="submit"]');
  await next.click();
  await expectQuestion(page, 2);
  await page.getByLabel('Moto', { exact: true }).check();
  await next.click();
  await expectQuestion(page, 3);
  await next.click();
  await expectQuestion(page, 4);
  await context.setOffline(true);
  await next.click();
  await expect(results(page).getByRole('status')).toHaveText(/No pudimos buscar tus empleos/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).first().click();
  await expect(results(page).getByRole('article')).toHaveCount(6);
  await expect(results(page)).toContainText('Moto');
});

test('a browser that stores nothing answers the questions all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });
  await page.goto('/recomendados');
  await goThrough(page);
  await expect(results(page).getByRole('article')).toHaveCount(6);
});

test('what was looked at and applied for decides what is recommended', async ({
  page,
  context,
  problems,
}) => {
  await context.route(/^https:\/\/[^/]+\.example\//, (route) => route.fulfill({ body: 'Hola' }));
  await rememberOldJobs(page, 25);
  await page.goto('/buscar-empleos?keyword=moto&city=Guadalajara');
  const cards = page.locator('[data-part="results"] [data-job]');
  const links = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')));
  const viewed: string[] = [];
  for (const href of links.slice(0, 3)) viewed.unshift(await viewJob(page, href ?? ''));
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('link', { name: /^Aplicar/ })
      .first()
      .click(),
  ]);
  await popup.waitForLoadState();
  await popup.close();
  const applied = new URL(page.url()).pathname;
  const asking = page.waitForRequest(CALL);
  await page.goto('/recomendados');
  await forYou(page).scrollIntoViewIfNeeded();
  const { viewedJobIds, appliedJobIds } = (await asking).postDataJSON();
  expect(viewedJobIds).toHaveLength(20);
  expect(viewedJobIds.slice(0, 3)).toEqual(viewed);
  expect(appliedJobIds).toEqual(viewed.slice(0, 1));
  const shown = forYou(page).getByRole('article');
  await expect(shown).toHaveCount(6);
  await expect(shown.filter({ hasText: 'Jalisco' })).toHaveCount(6);
  await expect(shown.first()).toContainText(/moto/i);
  await expect(forYou(page).getByText('Muy buena opción')).toBeVisible();
  await expect(forYou(page).locator(`a[href^="${applied}?"]`)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a recommendation that fails says why in the words of the service', async ({ page }) => {
  await page.route(CALL, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/site\/[^/]+/, 'site/de-nadie'),
    }),
  );
  await page.goto('/recomendados');
  await forYou(page).scrollIntoViewIfNeeded();
  await expect(forYou(page).getByRole('status')).toContainText(
    'No encontramos este sitio de empleos. Vuelve al inicio e intenta de nuevo.',
  );
  await page.unroute(CALL);
  await forYou(page).getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expect(forYou(page).getByRole('article')).toHaveCount(6);
});

test.describe('a visitor outside the service area', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 40.4168, longitude: -3.7038 },
  });

  test('is told at the field and by the notice', async ({ page }) => {
    await page.goto('/recomendados');
    await expect(page.getByText('Aún no llegamos a tu zona')).toBeVisible();
    await wizard(page).getByRole('button', { name: 'Usar mi ubicación' }).click();
    await expect(page.getByLabel('Tu ciudad')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('a visitor who keeps the place from the site is told so, and goes on by typing a city', async ({
  page,
}) => {
  await page.goto('/recomendados');
  const told = wizard(page).locator('[data-place-status]');
  await wizard(page).getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(told).toHaveText(
    'Failed to get the location — Permite la ubicación en tu navegador o escribe tu ciudad.',
  );
  await expect(told.locator('[lang="en"]')).toHaveText('Failed to get the location');
  await expect(page.getByLabel('Tu ciudad')).toHaveAccessibleDescription(/escribe tu ciudad/);
  await page.getByLabel('Tu ciudad').pressSequentially('guadalaj', { delay: 20 });
  await expect(told).toHaveText('');
  await page.getByRole('option', { name: /Guadalajara, Jalisco/ }).click();
  await goThrough(page);
  await expect(results(page).getByRole('status')).toHaveText('Encontramos 6 empleos para ti.');
  await expect(results(page).getByRole('article').filter({ hasText: 'Jalisco' })).toHaveCount(6);
});

test('questions whose script is gone lead to the search', async ({ page, context }) => {
  await page.route(/\/wizard(-[\w-]{8})?\.[jt]s/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/recomendados');
  // A list without its script asks for the whole page once the network is back.
  await expect(forYou(page)).toHaveAttribute('data-personal-state');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Saltar' }).click();
  await expect(wizard(page).getByText('No pudimos continuar. Revisa tu conexión')).toBeVisible();
  await context.setOffline(false);
  // A page hears of its network some time after it is back.
  await page.waitForFunction(() => navigator.onLine);
  await page.getByRole('button', { name: 'Saltar' }).click();
  await expect(page).toHaveURL(/\/buscar-empleos\?/);
});

test('a list that would bring the page anew leaves a visitor alone who answers', async ({
  page,
  context,
}) => {
  await page.route(/personal-cards/, (route) => route.abort());
  await page.goto('/recomendados');
  await expect(forYou(page).getByText('No pudimos cargar estas vacantes')).toBeVisible();
  let answer = () => {};
  const typed = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/recomendados', (route) => typed.then(() => route.continue()));
  await context.setOffline(true);
  const asking = page.waitForRequest('**/recomendados');
  await context.setOffline(false);
  await asking;
  const field = page.getByLabel('Tu ciudad');
  await field.pressSequentially('León');
  const answered = page.waitForResponse('**/recomendados');
  answer();
  await (await answered).finished();
  // What the page asks after it has been answered in its turn; a page that comes anew answers nothing.
  expect(await page.evaluate(async () => (await fetch('/healthz')).ok)).toBe(true);
  await expect(field).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are one form that leads to the job search', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/recomendados');
    await expect(page.getByText('¿Qué licencia tienes?')).toBeHidden();
    await page.getByRole('searchbox', { name: 'Tu ciudad' }).fill('Guadalajara');
    await page.getByLabel('Moto', { exact: true }).check();
    await page.getByLabel('Van', { exact: true }).check();
    await page.getByRole('button', { name: 'Ver empleos' }).click();
    await expect(page).toHaveURL(
      /\/buscar-empleos\?location=Guadalajara&radius=25&category=Reparto\+en\+van&category=Reparto\+en\+moto$/,
    );
    await expect(page.locator('[data-part="count"]')).toHaveText(/^\d+ vacantes/);
  });
});
