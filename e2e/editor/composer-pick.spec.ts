import { violationsOf, WCAG } from '../support/accessibility.ts';
import { createEditedForm } from '../support/edited-form.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { stillBox } from '../support/still.ts';
import { expect, test } from '../support/test.ts';

const question = (keyId: string, label: string, more: object = {}) => ({
  ...{ keyId, type: 'short-text', label },
  ...more,
});

const PAGES = [
  {
    keyId: 'datos',
    title: 'Tus datos',
    sections: [
      {
        keyId: 'quien',
        questions: [
          question('nombre', '¿Cómo te llamas?'),
          question('ciudad', '¿Dónde vives?'),
          question('ruta', '¿Qué ruta?', {
            visibleWhen: {
              all: [
                { question: 'nombre', is: 'a' },
                { question: 'nombre', is: 'b' },
              ],
            },
          }),
        ],
      },
    ],
  },
];

test('a press on the drawn form selects a question, and a problem leads into its field, by mouse and by keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page.request);
  const id = await createEditedForm(page.request, 'elegir', PAGES);
  await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  const rows = page.locator('[data-form-outline]').getByRole('button');
  const row = (text: string) => rows.filter({ hasText: text }).first();
  const drawn = page.locator('#canvas [data-question=ciudad]');
  await expect(drawn).toBeVisible();
  for (const presentation of ['Sin JavaScript', 'Páginas']) {
    await page.getByLabel(presentation, { exact: true }).check();
    await rows.first().click();
    const box = await stillBox(drawn);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(row('¿Dónde vives?')).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#canvas [class*=picked]')).toBeVisible();
  }
  await page.locator('#canvas h1, #canvas h2').first().click({ force: true });
  await expect(row('Tus datos')).toHaveAttribute('aria-current', 'true');

  const label = page.getByRole('textbox', { name: 'Pregunta', exact: true });
  await row('¿Dónde vives?').click();
  await label.fill('');
  await expect(row('Pregunta sin texto')).toContainText('Tiene un problema');
  await rows.first().click();
  const problems = page.getByRole('region', { name: 'Problemas' });
  const empty = problems.getByRole('button', { name: /Error:/ }).first();
  await empty.click();
  await expect(label).toBeFocused();
  await expect(row('Pregunta sin texto')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.type('¿En qué ciudad?');
  await expect(row('¿En qué ciudad?')).toBeVisible();
  // The list of problems is another once nothing was typed for a moment.
  await expect(row('¿En qué ciudad?')).not.toContainText('Tiene un problema');
  await rows.first().click();
  await problems
    .getByRole('button', { name: /¿Qué ruta\?/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(row('¿Qué ruta?')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('group', { name: 'Mostrar si' }).locator(':focus')).toBeVisible();
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);

  const refusal = page.getByText('No se publicó: hay problemas por resolver');
  const publish = page.getByRole('button', { name: 'Publicar' });
  await publish.click();
  await page.getByRole('button', { name: 'Ver los problemas' }).click();
  await expect(problems.getByRole('heading')).toBeFocused();
  await publish.click();
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar siempre' }).click();
  await publish.click();
  await expect(page.getByText('El formulario está publicado')).toBeVisible();
  await expect(refusal).toHaveCount(0);
});

test('undo says what it takes back, by its button and by keys wherever the focus is, of the open form alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page.request);
  const first = await createEditedForm(page.request, 'primero', PAGES);
  const other = await createEditedForm(page.request, 'segundo', PAGES);
  const open = (id: string) => page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  await open(first);
  const rows = page.locator('[data-form-outline]').getByRole('button');
  await rows.filter({ hasText: '¿Dónde vives?' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows.filter({ hasText: '¿Dónde vives?' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Deshacer: Eliminar pregunta' })).toBeEnabled();
  await page.getByRole('button', { name: 'Agregar página' }).click();
  await page.getByRole('button', { name: 'Deshacer: Agregar página' }).click();
  await expect(page.getByText('Se deshizo: Agregar página')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Rehacer: Agregar página' })).toBeEnabled();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Formularios' }).first().click();
  await open(other);
  await expect(rows).toHaveCount(6);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(6);
  await page.locator('#canvas').focus();
  await rows.filter({ hasText: '¿Dónde vives?' }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(rows).toHaveCount(5);
  await page.locator('#canvas').focus();
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(6);
  await page.keyboard.press('Control+y');
  await expect(rows).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(rows).toHaveCount(5);
  await open(first);
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: '¿Dónde vives?' })).toHaveCount(0);
});

const NOTED = [
  {
    keyId: 'datos',
    title: 'Tus datos',
    sections: [
      {
        keyId: 'quien',
        questions: [
          { keyId: 'aviso', type: 'information', label: 'Antes de empezar' },
          {
            keyId: 'turno',
            type: 'single-choice',
            label: '¿Cuándo puedes?',
            options: [{ value: 'noche', label: 'Turno nocturno' }],
          },
        ],
      },
    ],
  },
];

test('a note is selected where it is drawn, a menu adds what is chosen alone, and the search finds parts by their words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page.request);
  const id = await createEditedForm(page.request, 'buscar', NOTED);
  await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  const rows = page.locator('[data-form-outline]').getByRole('button');
  const row = (text: string) => rows.filter({ hasText: text }).first();
  const box = await stillBox(page.locator('#canvas [data-question=aviso]'));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(row('Antes de empezar')).toHaveAttribute('aria-current', 'true');

  const add = page.getByRole('button', { name: 'Agregar pregunta…' });
  await add.focus();
  const kinds = page.getByRole('menuitem');
  await page.keyboard.press('Enter');
  await expect(kinds.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await expect(rows).toHaveCount(5);
  await page.keyboard.press('Enter');
  await expect(kinds.first()).toBeFocused();
  await page.keyboard.type('t');
  await expect(kinds.and(page.locator(':focus'))).toHaveText(/^t/i);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(6);
  await expect(add).toBeFocused();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: /^Busca un comando, una pregunta/ });
  await expect(search).toBeFocused();
  expect(await violationsOf(page, { include: 'dialog' })).toEqual([]);
  await page.keyboard.type('nocturno');
  await page.keyboard.press('Enter');
  await expect(row('¿Cuándo puedes?')).toBeFocused();
  await page.getByRole('button', { name: 'Buscar en el formulario' }).click();
  await expect(search).toBeFocused();
  await page.keyboard.type('eliminar');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(5);
  await expect(row('¿Cuándo puedes?')).toHaveCount(0);

  await row('Antes de empezar').click();
  await page.getByRole('textbox', { name: 'Pregunta', exact: true }).fill('Léelo antes');
  await page.keyboard.press('Escape');
  await expect(row('Léelo antes')).toBeFocused();
});
