import type { APIRequestContext, Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { publishEditedForm } from '../support/edited-form.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A form that asks for one of 200 places, and on its second page for several of them. */
function publishForm(request: APIRequestContext): Promise<string> {
  const labels = [
    'Mérida',
    'San Luis Potosí',
    ...Array.from({ length: 198 }, (_, i) => `Pueblo ${i}`),
  ];
  const options = labels.map((label, index) => ({ value: `p${index}`, label }));
  const place = { keyId: 'lugar', type: 'single-choice', label: 'Lugar', required: true, options };
  const zones = { ...place, keyId: 'zonas', type: 'multiple-choice', label: 'Zonas' };
  return publishEditedForm(request, 'una-de-doscientas', {
    pages: [place, zones].map((question) => ({
      keyId: `p-${question.keyId}`,
      title: question.label,
      sections: [{ keyId: `s-${question.keyId}`, questions: [question] }],
    })),
    clientConfig: { enableResumeParsing: false },
  });
}

async function openForm(page: Page, id: string) {
  await page.goto(`/aplicar/web?formId=${id}`);
  const field = page.getByRole('combobox', { name: 'Lugar' });
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  return { field, option: (name: string) => page.getByRole('option', { name, exact: true }) };
}

test('of 200 options one is found by touch and by keyboard, and stands after a refresh', async ({
  page,
  request,
}) => {
  const id = await publishForm(request);
  const { field, option } = await openForm(page, id);
  await field.tap();
  await expect(page.getByRole('option')).toHaveCount(200);
  await option('Mérida').tap();
  await expect(field).toHaveValue('Mérida');
  await field.fill('potosi');
  await expect(page.getByRole('option')).toHaveCount(1);
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('San Luis Potosí');
  await page.reload();
  await expect((await openForm(page, id)).field).toHaveValue('San Luis Potosí');
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Zonas' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Buscar en la lista' });
  await search.fill('potosi');
  await expect(page.getByText('Encontradas: 1')).toBeVisible();
  await page.getByText('San Luis Potosí').tap();
  await search.fill('merida');
  await page.getByText('Mérida').tap();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await expect(page.getByText('Mérida, San Luis Potosí')).toBeVisible();
});
