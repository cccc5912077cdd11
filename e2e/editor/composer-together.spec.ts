import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { createEditedForm, savedForm } from '../support/edited-form.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const PAGES = [
  {
    keyId: 'datos',
    title: 'Tus datos',
    sections: [
      {
        keyId: 'quien',
        questions: [
          { keyId: 'nombre', type: 'full-name', label: '¿Cómo te llamas?' },
          { keyId: 'ciudad', type: 'short-text', label: '¿Dónde vives?' },
        ],
      },
    ],
  },
];

const label = (page: Page) => page.getByRole('textbox', { name: 'Pregunta', exact: true });
const rows = (page: Page) => page.locator('[data-form-outline]').getByRole('button');
const saved = (page: Page) => page.getByText('Guardado', { exact: true });

async function openQuestion(page: Page, id: string, name: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  await rows(page).filter({ hasText: name }).click();
  await expect(label(page)).toHaveValue(name);
}

test('two people in two windows work on one form: what does not collide is joined, what collides is asked', async ({
  page: ana,
  context,
}) => {
  // It is published in the end, and the site's own form, which jobs without one lead to, stays before it.
  const id = await createEditedForm(ana.request, 'vecinas', PAGES);
  await signIn(ana.request);
  const beto = await context.newPage();
  await openQuestion(ana, id, '¿Cómo te llamas?');
  await openQuestion(beto, id, '¿Dónde vives?');

  await label(ana).fill('¿Cuál es tu nombre?');
  await expect(saved(ana)).toBeVisible();
  await expect.poll(() => savedForm(ana.request, id)).toContain('¿Cuál es tu nombre?');
  await beto.getByRole('button', { name: 'Agregar pregunta…' }).click();
  await beto.getByRole('menuitem', { name: 'Teléfono', exact: true }).click();
  await expect(rows(beto).filter({ hasText: '¿Cuál es tu nombre?' })).toBeVisible();
  await expect(beto.getByText(/^Llegaron cambios de/)).toBeVisible();
  await expect(saved(beto)).toBeVisible();
  const joined = await savedForm(ana.request, id);
  expect(joined).toContain('¿Cuál es tu nombre?');
  expect(joined).toContain('"type": "phone"');

  await label(beto).fill('¿A qué número te marcamos?');
  await expect.poll(() => savedForm(ana.request, id)).toContain('¿A qué número te marcamos?');
  // Before the question that Ana is at, who keeps the focus in it.
  const moved = rows(beto).filter({ hasText: '¿A qué número te marcamos?' });
  await moved.press('Alt+ArrowUp');
  await moved.press('Alt+ArrowUp');
  await expect(saved(beto)).toBeVisible();
  await expect
    .poll(
      async () => JSON.parse(await savedForm(ana.request, id)).pages[0].sections[0].questions[0],
    )
    .toMatchObject({ type: 'phone' });
  await label(ana).fill('¿Cómo te dicen?');
  await expect(rows(ana).filter({ hasText: '¿A qué número te marcamos?' })).toBeVisible();
  await expect(label(ana)).toBeFocused();
  await expect(saved(ana)).toBeVisible();
  await ana.keyboard.press('Control+z');
  await expect(label(ana)).toHaveValue('¿Cuál es tu nombre?');
  await expect(rows(ana).filter({ hasText: '¿A qué número te marcamos?' })).toBeVisible();
  await expect(saved(ana)).toBeVisible();

  await rows(beto).filter({ hasText: '¿Cuál es tu nombre?' }).click();
  await label(beto).fill('¿Nombre de Beto?');
  await expect.poll(() => savedForm(ana.request, id)).toContain('¿Nombre de Beto?');
  await label(ana).fill('¿Nombre de Ana?');
  await ana.getByRole('alert').getByRole('button', { name: 'Revisar' }).click();
  expect(await savedForm(ana.request, id)).toContain('¿Nombre de Beto?');
  const dialog = ana.getByRole('dialog', { name: 'Elige qué se queda' });
  const choice = dialog.getByRole('group');
  await expect(choice).toContainText('¿Nombre de Ana?');
  await expect(choice).toContainText('¿Nombre de Beto?');
  expect(await violationsOf(ana, { tags: WCAG })).toEqual([]);
  await dialog.getByRole('radio', { name: 'De la otra persona' }).check();
  await dialog.getByRole('button', { name: 'Combinar y guardar' }).click();
  await expect(label(ana)).toHaveValue('¿Nombre de Beto?');
  await expect(saved(ana)).toBeVisible();
  await expect(rows(ana).filter({ hasText: '¿Nombre de Beto?' })).toBeFocused();
  await ana.keyboard.press('Control+z');
  await expect(label(ana)).toHaveValue('¿Nombre de Ana?');
  await expect.poll(() => savedForm(ana.request, id)).toContain('¿Nombre de Ana?');

  await beto.getByRole('banner').getByRole('button', { name: 'Publicar' }).click();
  await expect(beto.getByText('Alguien guardó o publicó antes.')).toBeVisible();
  await expect(rows(beto).filter({ hasText: '¿Nombre de Ana?' })).toBeVisible();
  const notices = beto.locator('[aria-live=polite]');
  await notices.getByRole('button', { name: 'Publicar' }).click();
  await expect(beto.getByText('El formulario está publicado')).toBeVisible();
});
