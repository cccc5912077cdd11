import { EDITOR_TOKEN } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

test('a link signs in for good, without leaving its token anywhere', async ({ page, context }) => {
  await page.goto(`/editor#token=${EDITOR_TOKEN}`);
  await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
  expect(page.url()).not.toContain(EDITOR_TOKEN);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toContain(EDITOR_TOKEN);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'rumbo_session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  await page.reload();
  await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
});

test('signing out ends the session, also for whoever kept its cookie', async ({
  page,
  context,
}) => {
  await page.goto(`/editor#token=${EDITOR_TOKEN}`);
  await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
  const kept = await context.cookies();
  await page.getByRole('button', { name: /salir|cerrar sesión/i }).click();
  await expect(page.getByLabel('Clave de acceso')).toBeVisible();
  await context.addCookies(kept);
  // The form shows before the service has answered that the session is over.
  await expect.poll(async () => (await page.request.get('/content/v1/sites')).status()).toBe(401);
});

test('another site cannot act with the session', async ({ page }) => {
  await page.goto(`/editor#token=${EDITOR_TOKEN}`);
  await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
  const send = (origin: string) =>
    page.request.post('/content/v1/sites/repartidores-mx/pages/home/unpublish', {
      headers: { origin, 'if-match': '"nothing"' },
    });
  const foreign = await send('https://example.com');
  expect([foreign.status(), (await foreign.json()).code]).toEqual([403, 'origin-refused']);
  expect((await send(new URL(page.url()).origin)).status()).toBe(412);
});
