import type { Page } from '@playwright/test';
import { startPostgres } from '../../scripts/postgres.ts';
import {
  expectSentInView,
  fillFirstPage,
  formReady,
  next,
  openForm,
  resumePicker,
  SENT,
  step,
} from '../support/apply-form.ts';
import { newName } from '../support/applying.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { startKillableProduct } from '../support/killable-product.ts';
import { PHONE } from '../support/phone.ts';
import { person } from '../support/recruiter.ts';
import { refuse } from '../support/sent-events.ts';
import { expect, test } from '../support/test.ts';

// The way of an application where the product runs on PostgreSQL; the other specs go it on the embedded database.

async function applyByTouch(page: Page, name: string): Promise<void> {
  await openForm(page);
  await refuse(page);
  const buffer = Buffer.from('Ana Ruiz');
  await resumePicker(page).setInputFiles({ name: 'mi cv.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByText('mi cv.txt')).toBeVisible();
  await fillFirstPage(page, { name });
  await next(page).tap();
  await expect(step(page, 'Tu licencia y experiencia')).toBeVisible();
  await page.getByLabel('¿Quién la emitió?').selectOption('none');
  await next(page).tap();
  await expect(step(page, 'Tu disponibilidad')).toBeVisible();
  // What the server has comes back with the page.
  await page.reload();
  await formReady(page);
  await expect(page.getByText('mi cv.txt (1 KB)')).toBeVisible();
  await page.getByRole('checkbox', { name: /CV/ }).tap();
  await next(page).tap();
  await expect(step(page, 'Revisa tus respuestas')).toBeVisible();
  await next(page).tap();
  await expectSentInView(page);
}

async function applyWithoutScript(page: Page, name: string): Promise<void> {
  await page.goto('/aplicar-v1/web');
  await page.getByText('Sí', { exact: true }).first().tap();
  await page.getByLabel('Nombre completo').fill(name);
  await page.getByLabel('Teléfono celular').fill('55 8765 4321');
  await page.getByLabel('Ciudad donde vives').fill('Puebla');
  // Sooner than a person can, the first page comes again with what was typed.
  await expect(async () => {
    await next(page).tap();
    await expect(step(page, 'Revisa tus respuestas')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await next(page).tap();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
}

test('an application of a phone, with and without a script, is stored by PostgreSQL, and the recruiter reads it', async ({
  browser,
}) => {
  const postgres = await startPostgres();
  const product = await startKillableProduct({
    siteDir: `pages/${EDITED_SITE}`,
    env: { DATABASE_URL: postgres.url },
  });
  try {
    const common = { baseURL: product.origin, locale: 'es-MX' };
    const [scripted, plain] = [newName('Ana'), newName('Eva')];
    const phone = await browser.newContext({ ...common, ...PHONE });
    await applyByTouch(await phone.newPage(), scripted);
    const old = await browser.newContext({ ...common, ...PHONE, javaScriptEnabled: false });
    await applyWithoutScript(await old.newPage(), plain);
    const office = await browser.newContext(common);
    await signIn(office.request);
    const page = await office.newPage();
    await page.goto(`/editor#/~applications/${EDITED_SITE}`);
    await expect(page.getByRole('link', { name: plain })).toBeVisible();
    await page.getByRole('link', { name: scripted }).click();
    await expect(person(page).getByText('mi cv.txt').first()).toBeVisible();
    await expect(person(page).getByText('55 1234 5678').first()).toBeVisible();
    await Promise.all([phone.close(), old.close(), office.close()]);
  } finally {
    await product.end();
    await postgres.stop();
  }
});
