import { violationsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a job that was opened and applied for in a chat says so on its card and among my jobs', async ({
  page,
  context,
  problems,
}) => {
  await context.route('https://chat.repartidores.example/**', (route) =>
    route.fulfill({ body: 'Chat' }),
  );
  await page.goto('/buscar-empleos');
  const card = page.locator('[data-card]').first();
  const title = await card.locator('[data-job]').innerText();
  const before = await card.boundingBox();
  await card.locator('[data-job]').click();
  await expect(page.getByText('Abre un chat con')).toBeVisible();
  await page.goBack();
  await expect(card).toContainText('Ya la viste');
  expect((await card.boundingBox())?.height).toBe(before?.height);

  await card.locator('[data-job]').click();
  const question = page.getByText('¿Aplicaste a esta vacante?');
  await expect(question).toBeHidden();
  const chat = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^Aplicar/ })
    .filter({ visible: true })
    .first()
    .click();
  await (await chat).close();
  await expect(question).toBeVisible();
  expect(await violationsOf(page, { include: '[data-ask-applied]' })).toEqual([]);
  await page.getByRole('button', { name: 'Sí, apliqué' }).click();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(card).toContainText('Ya aplicaste');

  await page.goto('/empleos-guardados');
  const applied = page.locator('[data-trail-list="APPLIED"]');
  await expect(applied.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('[data-trail-list="VIEWED"]')).toContainText('Aún no abres vacantes');
  expect(await violationsOf(page, { include: 'main' })).toEqual([]);
  expect(problems).toEqual([]);
});

test('what was opened is forgotten with one tap', async ({ page }) => {
  await page.goto('/buscar-empleos');
  await page.locator('[data-job]').nth(1).click();
  await expect(page.getByText('Nunca te pediremos dinero')).toBeVisible();
  await page.goto('/empleos-guardados');
  const viewed = page.locator('[data-trail-list="VIEWED"]');
  await expect(viewed.getByRole('article')).toHaveCount(1);
  await viewed.getByRole('button', { name: 'Borrar lo que vi' }).click();
  await expect(viewed).toContainText('Aún no abres vacantes');
  expect(await page.evaluate(() => localStorage.getItem('rumbo_mine'))).toBe('[]');
});
