import type { Page } from '@playwright/test';
import { DEFAULT_APPLICATION_SETTINGS } from '#schemas/api/recruiting/settings.ts';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { HEADERS, signIn } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

// Settings of a site are everybody's: these tests have one of the two sites to themselves, one after another.
test.describe.configure({ mode: 'serial' });

const SITE = 'almacenes-norte';
const SETTINGS = `/content/v1/sites/${SITE}/application-settings`;

async function save(page: Page, part: object): Promise<void> {
  const answer = await page.request.put(SETTINGS, {
    headers: { ...HEADERS, 'if-match': '*' },
    data: { ...DEFAULT_APPLICATION_SETTINGS, ...part },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function saved(page: Page) {
  return (await page.request.get(SETTINGS, { headers: HEADERS })).json();
}

async function openSettings(page: Page) {
  await page.goto(`/editor#/~applications/${SITE}`);
  await page.getByRole('button', { name: 'Ajustes de solicitudes' }).click();
  const dialog = page.getByRole('dialog', { name: /^Ajustes de las/ });
  await expect(dialog.getByRole('heading', { name: 'Etapas' })).toBeVisible();
  return dialog;
}

test.beforeEach(async ({ page }) => {
  await signIn(page.request);
  await save(page, {});
});

test.afterEach(({ page }) => save(page, {}));

for (const width of [1440, 390])
  test(`steps, messages and times are changed and saved (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const dialog = await openSettings(page);
    const button = dialog.getByRole('button', { name: 'Guardar' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');

    await dialog.getByRole('button', { name: 'Agregar etapa' }).click();
    await expect(dialog.getByText('Escribe algo, o quítalo.')).toBeVisible();
    await dialog.getByLabel('Etapa 6').fill('Prueba de manejo');
    await dialog.getByRole('button', { name: 'Subir «Prueba de manejo»' }).click();
    await dialog.getByLabel('Días que se guardan').fill('90');

    const kept = dialog.getByText(/^Al guardar/).locator('..');
    const field = dialog.getByLabel('Días que se guardan');
    const rightOf = async (part: typeof kept) => {
      const box = await part.boundingBox();
      return box === null ? 0 : Math.round(box.x + box.width);
    };
    await expect(kept).toBeVisible();
    await expect.poll(async () => (await rightOf(kept)) - (await rightOf(field))).toBe(0);

    const text = dialog.getByLabel('Texto de «Primer contacto»');
    await text.fill('Hola {nombre}, tu {telefono} en ');
    await expect(dialog.getByText('Entre llaves solo se llenan')).toBeVisible();
    await text.fill('Hola {nombre}, te esperamos en ');
    await text.press('End');
    await dialog.getByRole('button', { name: 'Poner {ciudad}' }).first().click();
    await expect(dialog.getByText('Hola Ana, te esperamos en León')).toBeVisible();
    await dialog.getByLabel('«Primer contacto» es para quien no envió su solicitud').check();
    expect(await violationsOf(page, { tags: WCAG })).toEqual([]);

    await button.click();
    await expect(page.getByText('Los ajustes están guardados.')).toBeVisible();
    expect(await saved(page)).toMatchObject({
      steps: [{}, {}, {}, {}, { id: 'etapa', name: 'Prueba de manejo' }, {}],
      retentionDays: 90,
      templates: [
        { text: 'Hola {nombre}, te esperamos en {ciudad}', forUnfinished: true },
        { name: 'Terminar la solicitud', forUnfinished: true },
        { name: 'Mis datos' },
      ],
    });
    await dialog.getByRole('button', { name: 'Quitar «Primer contacto»' }).click();
    await expect(dialog.getByRole('button', { name: 'Agregar mensaje' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Quitar «Prueba de manejo»' }).click();
    await expect(dialog.getByRole('button', { name: 'Agregar etapa' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Ajustes de solicitudes' })).toBeFocused();
  });

test('what is not saved is there again, and what somebody else saved is joined or asked about', async ({
  page,
}) => {
  const dialog = await openSettings(page);
  await dialog.getByLabel('Días que se guardan').fill('90');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ajustes de solicitudes' }).click();
  await expect(dialog.getByLabel('Días que se guardan')).toHaveValue('90');

  await save(page, { dropOffHours: 48 });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Los ajustes están guardados.')).toBeVisible();
  expect(await saved(page)).toMatchObject({ retentionDays: 90, dropOffHours: 48 });

  await dialog.getByLabel('Días que se guardan').fill('120');
  await save(page, { retentionDays: 30 });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Días que se guardan');
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  await dialog.getByRole('button', { name: 'Lo mío' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect.poll(() => saved(page)).toMatchObject({ retentionDays: 120 });
});
