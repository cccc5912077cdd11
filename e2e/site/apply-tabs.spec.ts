import type { Page } from '@playwright/test';
import { openForm } from '../support/apply-form.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

function keptName(page: Page, name: string): Promise<unknown> {
  return page.waitForFunction(
    (text) => Object.values(localStorage).some((value) => String(value).includes(text)),
    name,
  );
}

test('of two tabs the last edit stays, and what lost can be taken back', async ({
  page,
  context,
}) => {
  await openForm(page);
  const other = await context.newPage();
  await openForm(other);
  await page.getByLabel('Nombre completo').fill('Ana Ruiz');
  await expect(other.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz');
  await other.getByLabel('Nombre completo').fill('Eva Luna');
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Eva Luna');
  await expect(page.getByText('Aquí decía «Ana Ruiz»')).toBeVisible();
  await page.getByRole('button', { name: 'Usar esa' }).click();
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz');
  await expect(other.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz');
});

test('the next person finds nothing in another tab either', async ({ page, context }) => {
  await openForm(page);
  await page.getByLabel('Nombre completo').fill('Ana Ruiz');
  await keptName(page, 'Ana Ruiz');
  const other = await context.newPage();
  await openForm(other);
  await expect(other.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz');
  // The tab loads anew for the next person; Chromium hangs on a tab that is closed in the midst of it.
  const isAnew = page.waitForEvent('load');
  // As 'No soy yo' does.
  await other.evaluate(() => localStorage.clear());
  await isAnew;
  await expect(page.getByLabel('Nombre completo')).toHaveValue('');
});

test('a job that closes in the middle offers similar ones and keeps the answers', async ({
  page,
}) => {
  await page.goto('/norte/job-search');
  const jobId = await page.locator('[data-apply-job]').first().getAttribute('data-apply-job');
  await openForm(page, `/norte/aplicar/web?jobId=${jobId}`);
  const closed = { status: 409, json: { status: 409, code: 'job-closed', title: 'Closed' } };
  await page.route('**/submit?**', (route) => route.fulfill(closed));
  await page.getByText('Sí', { exact: true }).first().click();
  await page.getByLabel('Nombre completo').fill('Ana Ruiz Soto');
  await page.getByLabel('Teléfono celular').fill('55 1234 5678');
  await typeCity(page);
  const similar = page.waitForRequest('**/similar-jobs');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  expect((await similar).postDataJSON()).toEqual({
    ...{ agencyId: expect.any(String), siteId: 'almacenes-norte', jobId },
    ...{ clientId: expect.any(String), referenceNumber: expect.any(String) },
  });
  await expect(page.getByRole('button', { name: 'Vacante cerrada' })).toBeDisabled();
  await expect(page.getByText('Tus respuestas siguen guardadas')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vacantes parecidas' })).toBeVisible();
  await keptName(page, 'Ana Ruiz Soto');
});

test('a form that was published anew keeps answers and names those it asks no more', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('Nombre completo').fill('Ana Ruiz');
  await keptName(page, 'Ana Ruiz');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('rumbo_draft.')) ?? '';
    const draft = JSON.parse(localStorage[key]);
    draft.formVersion = 0;
    draft.answers.apodo = ['Anita'];
    draft.asked.apodo = { type: 'short-text', label: 'Tu apodo' };
    // The page writes no more before it goes.
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
    localStorage[key] = JSON.stringify(draft);
  });
  await openForm(page);
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz');
  const note = page.getByText('El formulario cambió').last().locator('..');
  await expect(note).toContainText('Ya no se pregunta');
  await expect(note).toContainText('Anita');
});

/** Leaves the field too, below which suggestions would come. */
async function typeCity(page: Page): Promise<void> {
  const city = page.getByLabel('Ciudad donde vives');
  await city.fill('Puebla');
  await city.press('Tab');
}

/** A phone that is full. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** A browser whose owner refuses cookies and the data of sites: nothing of it can be touched. */
function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  Object.defineProperty(Document.prototype, 'cookie', {
    get: () => '',
    set() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

for (const takeStorage of [fillStorage, forbidStorage])
  test(`where the phone keeps nothing, that is said once and the form works (${takeStorage.name})`, async ({
    page,
  }) => {
    await page.addInitScript(takeStorage);
    await openForm(page);
    await page.getByText('Sí', { exact: true }).first().click();
    await page.getByLabel('Nombre completo').fill('Ana Ruiz Soto');
    const told = page.getByRole('paragraph').filter({ hasText: 'Este teléfono no guarda' });
    await expect(told.first()).toBeVisible();
    await page.getByLabel('Teléfono celular').fill('55 1234 5678');
    await typeCity(page);
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Paso 2 de 3' })).toBeVisible();
    await expect(told.first()).toBeHidden();
    await page.getByLabel('¿Quién la emitió?').selectOption('none');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByRole('heading', { name: 'Tu disponibilidad' })).toBeVisible();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByRole('heading', { name: '¡Listo!' })).toBeVisible();
  });
