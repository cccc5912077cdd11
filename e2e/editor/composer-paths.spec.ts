import { hardForms } from '#schemas/testing/hard-forms.ts';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { createEditedForm } from '../support/edited-form.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const PAGES = [
  {
    keyId: 'pagina',
    title: 'Trabajo',
    sections: [
      {
        keyId: 'seccion',
        questions: [
          { keyId: 'trabaja', type: 'yes-no', label: '¿Trabajas ahora?' },
          {
            keyId: 'contrato',
            type: 'yes-no',
            label: '¿Tienes contrato?',
            required: true,
            visibleWhen: { question: 'trabaja', is: 'yes' },
          },
          {
            keyId: 'motivo',
            type: 'short-text',
            label: 'Cuéntanos',
            visibleWhen: { question: 'contrato', answered: false },
          },
        ],
      },
    ],
  },
];

test('paths are tried on the canvas, ready questions are added by keys', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page.request);
  const id = await createEditedForm(page.request, 'caminos', PAGES);
  await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  const canvas = page.locator('#canvas');
  const contract = canvas.locator('[data-question=contrato]');
  const rows = page.locator('[data-form-outline]').getByRole('button');
  await expect(canvas.locator('[data-question=motivo]')).toBeVisible();
  await expect(contract).toBeHidden();
  await expect(page.getByText(/^Hasta \d preguntas, cerca de 0\.5 min/)).toBeVisible();

  await rows.filter({ hasText: '¿Tienes contrato?' }).first().click();
  await page.getByRole('button', { name: 'Llenar hasta ver lo elegido' }).click();
  await expect(contract).toBeVisible();
  await expect(page.getByText('Lleno con: ¿Trabajas ahora?: Sí')).toBeVisible();
  await page.getByRole('button', { name: 'Vaciar' }).click();
  await expect(contract).toBeHidden();

  // Until a problem is solved the form is drawn as it was: what was added since is not tried on it.
  const label = page.getByRole('textbox', { name: 'Pregunta', exact: true });
  await label.fill('¿Tienes contrato? '.repeat(60));
  await page.keyboard.press('Escape');
  await expect(rows.filter({ hasText: '¿Tienes contrato?' }).first()).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect(page.getByText(/^Así se veía antes de los problemas/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Llenar hasta ver lo elegido' })).toBeHidden();
  const long = page.getByRole('region', { name: 'Problemas' }).getByRole('button').first();
  expect((await long.textContent())?.length).toBeLessThan(300);
  await page.keyboard.press('Control+z');
  await label.fill('¿Tienes contrato?');
  const problems = page.getByRole('region', { name: 'Problemas' });
  await expect(problems).toContainText('Esta comparación de "Cuéntanos"');
  await problems.getByRole('button', { name: 'Probar este camino' }).first().click();
  await expect(rows.filter({ hasText: 'Cuéntanos' })).toHaveAttribute('aria-current', 'true');

  await page.getByLabel('Sin JavaScript').check();
  await expect(contract).toBeVisible();
  await page.getByLabel('Chat').check();
  await expect(canvas.locator('[data-chat]')).toBeVisible();
  // The chat asks what is worked on, and nothing covers the form that is drawn anew.
  await rows.filter({ hasText: 'Cuéntanos' }).first().click();
  await expect(canvas.locator('[data-question=motivo]')).toBeVisible();
  const cover = canvas.locator('[data-chat]');
  expect(await cover.evaluate((card) => getComputedStyle(card, '::after').animationName)).toBe(
    'none',
  );
  await page.getByLabel('Páginas', { exact: true }).check();

  await page.getByRole('button', { name: 'Preguntas listas' }).focus();
  await page.keyboard.press('Enter');
  const ready = page.getByRole('button', { name: /^Licencia/ });
  await expect(ready).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(ready).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.filter({ hasText: '¿Qué licencia de conducir tienes?' })).toBeVisible();
  await expect(page.getByText('Se agregó: Licencia')).toBeAttached();
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
});

test('a question that the verifier could not judge is named, and the list of problems is one press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page.request);
  const hard = JSON.stringify(hardForms[0]?.[1].pages);
  const label = '¿Puedes manejar de noche?';
  const pages = JSON.parse(hard.replace('"label":"x"', `"label":"${label}"`));
  const id = await createEditedForm(page.request, 'enredada', pages);
  await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  const problems = page.getByRole('region', { name: 'Problemas' });
  await page.getByRole('button', { name: /^Problemas \(\d+\)$/ }).click();
  const heading = problems.getByRole('heading', { name: /^Problemas/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const found = problems.getByRole('button', { name: label });
  await expect(found).toHaveText(
    `Aviso: No se pudo comprobar si alguien llega a ver la pregunta "${label}": depende de demasiadas condiciones a la vez. Puede estar bien, y no impide publicar. Simplifica su condición o las de las preguntas que lee, o pruébala contestando el formulario.`,
  );
  await found.click();
  const row = page.locator('[data-form-outline]').getByRole('button', { name: label });
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toContainText('Tiene un aviso');
  await page.getByRole('button', { name: 'Llenar hasta ver lo elegido' }).click();
  await expect(page.getByText('No se encontraron respuestas con las que se muestre')).toBeVisible();
});
