import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { createEditedForm, savedForm } from '../support/edited-form.ts';
import { EDITED_SITE, HEADERS, signIn } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const FORMS = `/content/v1/sites/${EDITED_SITE}/forms`;
const PAGES = [
  {
    keyId: 'datos',
    title: 'Tus datos',
    sections: [
      {
        keyId: 'quien',
        questions: [{ keyId: 'nombre', type: 'full-name', label: '¿Cómo te llamas?' }],
      },
    ],
  },
];

const label = (page: Page) => page.getByRole('textbox', { name: 'Pregunta', exact: true });

async function openForm(page: Page, id: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  await page.locator('[data-form-outline] button').last().click();
  await expect(label(page)).toBeVisible();
}

/** The service takes no form from this window. */
async function refuseSaves(page: Page, id: string): Promise<void> {
  await page.route(`**/forms/${id}/draft`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
}

test('what could not be saved of a form is there after a reload, and is saved then', async ({
  page,
}) => {
  const id = await createEditedForm(page.request, 'guardado', PAGES);
  await signIn(page.request);
  await openForm(page, id);
  await refuseSaves(page, id);
  await label(page).fill('¿Y tu nombre completo?');
  await page.reload();
  await page.locator('[data-form-outline] button').last().click();
  await expect(label(page)).toHaveValue('¿Y tu nombre completo?');
  await page.unroute(`**/forms/${id}/draft`);
  await expect.poll(() => savedForm(page.request, id)).toContain('¿Y tu nombre completo?');
  await page.reload();
  await page.locator('[data-form-outline] button').last().click();
  await expect(label(page)).toHaveValue('¿Y tu nombre completo?');
  await page.keyboard.press('Control+z');
  await expect(label(page)).toHaveValue('¿Y tu nombre completo?');
});

test('a form that somebody moved into the bin is brought back with what was written meanwhile', async ({
  page,
}) => {
  const id = await createEditedForm(page.request, 'papelera', PAGES);
  await signIn(page.request);
  await openForm(page, id);
  const bin = async () => {
    const { etag = '' } = (
      await page.request.get(`${FORMS}/${id}`, { headers: HEADERS })
    ).headers();
    const headers = { ...HEADERS, 'if-match': etag };
    expect((await page.request.delete(`${FORMS}/${id}`, { headers })).status()).toBe(204);
  };
  await bin();
  await label(page).fill('¿Quién eres?');
  const note = page.getByRole('alert');
  await expect(note).toContainText('Lo que escribiste sigue en esta ventana');
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  await note.getByRole('button', { name: 'Recuperar el formulario' }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(page.getByText('El formulario volvió como borrador')).toBeVisible();
  expect(await savedForm(page.request, id)).toContain('¿Quién eres?');

  await bin();
  await page.reload();
  await page.getByRole('button', { name: 'Recuperar el formulario' }).click();
  await page.locator('[data-form-outline] button').last().click();
  await expect(label(page)).toHaveValue('¿Quién eres?');
});

test('whoever leaves an unsaved form and comes back goes on with it', async ({ page }) => {
  const id = await createEditedForm(page.request, 'vuelta', PAGES);
  await signIn(page.request);
  await openForm(page, id);
  await refuseSaves(page, id);
  await label(page).fill('¿Quién eres?');
  await page.goto(`/editor#/~forms/${EDITED_SITE}`);
  // Until then a press is on the form that is left.
  await expect(page.locator('[data-form-outline]')).toHaveCount(0);
  await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  await page.locator('[data-form-outline] button').last().click();
  await expect(label(page)).toHaveValue('¿Quién eres?');
  await page.unroute(`**/forms/${id}/draft`);
  await expect.poll(() => savedForm(page.request, id)).toContain('¿Quién eres?');
  // Everything is saved; who comes back still takes back what was done here before.
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.goto(`/editor#/~forms/${EDITED_SITE}`);
  await expect(page.locator('[data-form-outline]')).toHaveCount(0);
  await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  await page.locator('[data-form-outline] button').last().click();
  await expect(label(page)).toHaveValue('¿Quién eres?');
  await page.keyboard.press('Control+z');
  await expect(label(page)).toHaveValue('¿Cómo te llamas?');
  await expect.poll(() => savedForm(page.request, id)).toContain('¿Cómo te llamas?');
});

test('kept work on a form that others saved since is asked about, and nothing is overwritten', async ({
  page,
}) => {
  const id = await createEditedForm(page.request, 'dos-vidas', PAGES);
  await signIn(page.request);
  await openForm(page, id);
  await refuseSaves(page, id);
  await label(page).fill('¿Nombre mío?');
  await page.goto('about:blank');
  const before = await page.request.get(`${FORMS}/${id}`, { headers: HEADERS });
  const theirs = (await before.text()).replace('¿Cómo te llamas?', '¿Nombre suyo?');
  const headers = { ...HEADERS, 'if-match': before.headers()['etag'] ?? '' };
  expect((await page.request.put(`${FORMS}/${id}/draft`, { headers, data: theirs })).ok()).toBe(
    true,
  );
  await page.unroute(`**/forms/${id}/draft`);
  await openForm(page, id);
  await expect(label(page)).toHaveValue('¿Nombre mío?');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await savedForm(page.request, id)).toContain('¿Nombre suyo?');
});
