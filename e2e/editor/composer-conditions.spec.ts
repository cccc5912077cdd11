import { violationsOf, WCAG } from '../support/accessibility.ts';
import { createEditedForm, savedForm } from '../support/edited-form.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const LICENCES = [
  { value: 'a', label: 'Tipo A' },
  { value: 'b', label: 'Tipo B' },
];

const PAGES = [
  {
    keyId: 'pagina',
    title: 'Manejo',
    sections: [
      {
        keyId: 'seccion',
        questions: [
          { keyId: 'licencia', type: 'single-choice', label: 'Licencia', options: LICENCES },
          { keyId: 'anios', type: 'number', label: 'Años al volante' },
          { keyId: 'vehiculo', type: 'short-text', label: 'Vehículo' },
        ],
      },
    ],
  },
];

test('when a question shows is said in words, by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page.request);
  const id = await createEditedForm(page.request, 'condicion', PAGES);
  await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  const rows = page.locator('[data-form-outline]').getByRole('button');
  await rows.filter({ hasText: 'Vehículo' }).focus();
  await page.keyboard.press('Enter');
  const builder = page.getByRole('group', { name: 'Mostrar si' });
  await builder.getByRole('button', { name: 'Agregar condición' }).focus();
  await page.keyboard.press('Enter');
  const question = builder.getByLabel('Pregunta que decide');
  await expect(question).toBeFocused();
  await page.keyboard.type('L');
  await expect(question.locator('option:checked')).toHaveText('Licencia');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const value = builder.getByLabel('Respuesta', { exact: true });
  await expect(value).toBeFocused();
  // The last one: letters count as one word only where they come fast enough, which a busy machine's do not.
  await page.keyboard.press('End');
  await expect(builder).toContainText('Mostrar si «Licencia» es «Tipo B».');

  await builder.getByRole('button', { name: 'Agregar condición' }).focus();
  await page.keyboard.press('Enter');
  await expect(question.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(value.last()).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('3');
  await builder.getByLabel('Cuántas deben cumplirse').focus();
  await page.keyboard.press('ArrowDown');
  await expect(builder).toContainText(
    'Mostrar si «Licencia» es «Tipo B» o «Años al volante» es por lo menos «3».',
  );
  await expect(rows.filter({ hasText: 'Vehículo' })).toContainText('Mostrar si «Licencia»');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  const { pages } = JSON.parse(await savedForm(page.request, id));
  expect(pages[0].sections[0].questions[2].visibleWhen).toEqual({
    any: [
      { question: 'licencia', is: 'b' },
      { question: 'anios', atLeast: 3 },
    ],
  });
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  await builder.getByRole('button', { name: 'Quitar la condición 2' }).click();
  await builder.getByRole('button', { name: 'Mostrar siempre' }).click();
  await expect(builder).toContainText('Siempre se muestra.');
});
