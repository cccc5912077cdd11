import { expectSentInView, next, openForm, SENT, step } from '../support/apply-form.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('after sending, back and refresh show that it was sent, and nothing typed comes back to the phone', async ({
  page,
}) => {
  await openForm(page, '/aplicar/web?utm_source=feria');
  await page.getByText('Sí', { exact: true }).first().click();
  await page.getByLabel('Nombre completo').fill('Ana Ruiz Soto');
  await page.getByLabel('Teléfono celular').fill('5512345678');
  await page.getByLabel('Ciudad donde vives').fill('León');
  await page.getByRole('option', { name: /^León, Guanajuato/ }).click();
  await next(page).click();
  await page.getByLabel('¿Quién la emitió?').selectOption('JAL');
  await page.getByLabel('Tipo de licencia').selectOption('chofer');
  await page
    .getByRole('group', { name: /camioneta/ })
    .first()
    .getByText('No', { exact: true })
    .click();
  await next(page).click();
  await expect(step(page, 'Tu disponibilidad')).toBeVisible();
  await next(page).click();
  await expect(step(page, 'Revisa tus respuestas')).toBeVisible();
  let finished = 0;
  page.on('request', (request) => {
    if (/submit\?.*APPLY_FINISH/.test(request.url())) finished += 1;
  });
  await next(page).click();
  const sent = page.getByRole('heading', { name: SENT });
  await expectSentInView(page);
  const folio = await page.getByText(/^Folio [0-9A-F]{4}-[0-9A-F]{4}\./).innerText();
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rumbo_draft.')));
  await page.goBack();
  await expect(sent).toBeVisible();
  await expect.poll(drafts).toEqual([]);
  await page.reload();
  await expect(sent).toBeVisible();
  await expect(page.getByText(folio)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver, corregir o borrar mis datos' })).toBeVisible();
  await expect(next(page)).toHaveCount(0);
  await page.goBack();
  await expect(sent).toBeVisible();
  await expect.poll(drafts).toEqual([]);
  expect(finished).toBe(1);
});
