import { openForm } from '../support/apply-form.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

test('who finds the answers that somebody began on the phone can say that they are not theirs', async ({
  page,
}) => {
  await openForm(page);
  const notMe = page.getByRole('button', { name: 'No soy yo' });
  const name = page.getByLabel('Nombre completo');
  await name.fill('Ana Ruiz Soto');
  await page.waitForFunction(() => Object.values(localStorage).join().includes('Ana Ruiz Soto'));
  await expect(notMe).toHaveCount(0);
  await openForm(page);
  await expect(name).toHaveValue('Ana Ruiz Soto');
  await expect(page.getByText('Aquí sigue lo que ya habías escrito.')).toBeVisible();
  await notMe.tap();
  await expect(name).toHaveValue('');
  await expect(notMe).toHaveCount(0);
  const kept = await page.evaluate(() => Object.values(localStorage).join());
  expect(kept).not.toContain('Ana Ruiz Soto');
});
