import type { APIRequestContext, Page } from '@playwright/test';
import { formReady, next, openForm, step } from '../support/apply-form.ts';
import { publishEditedForm } from '../support/edited-form.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

const CURP = 'CUPL900101HOCRXS04';
const TEXT = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ana Ruiz Soto') };

/** A form of two pages: a name and a CURP, then a CV. */
function publishForm(request: APIRequestContext, name: string): Promise<string> {
  const page = (keyId: string, title: string, questions: readonly object[]) => {
    return { keyId, title, sections: [{ keyId: `s-${keyId}`, questions }] };
  };
  return publishEditedForm(request, name, {
    pages: [
      page('tu', 'Tú', [
        { keyId: 'nombre', type: 'short-text', label: 'Nombre', required: true },
        { keyId: 'curp', type: 'curp', label: 'CURP', required: true },
      ]),
      page('papeles', 'Papeles', [{ keyId: 'cv', type: 'resume', label: 'Tu CV' }]),
    ],
    clientConfig: { enableResumeParsing: false },
  });
}

/** Goes on, until the server has what was answered. */
async function goOn(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.ok() && response.url().includes('APPLY_INTERMEDIATE'),
  );
  await next(page).tap();
  await saved;
}

async function fillFirstPage(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana Ruiz');
  await page.getByRole('textbox', { name: 'CURP' }).fill(CURP);
  await goOn(page);
  await expect(step(page, 'Papeles')).toBeVisible();
}

test('a CURP and a CV that the server has are there after a refresh, and the application goes out', async ({
  page,
  request,
}) => {
  const id = await publishForm(request, 'tras-recargar');
  await openForm(page, `/aplicar/web?formId=${id}`);
  await fillFirstPage(page);
  await page.locator('input[type="file"]').first().setInputFiles(TEXT);
  await expect(page.getByRole('button', { name: /^Quitar/ }).first()).toBeVisible();
  await goOn(page);
  await expect(step(page, 'Revisa tus respuestas')).toBeVisible();
  await page.reload();
  await formReady(page);
  await expect(page.getByText(CURP)).toBeVisible();
  await expect(page.getByText('cv.txt (1 KB)')).toBeVisible();
  await next(page).tap();
  await expect(page.getByRole('heading', { name: '¡Listo! Recibimos tu solicitud' })).toBeVisible();
});

test('a refresh of a later page shows no other one meanwhile, and moves no focus', async ({
  page,
  request,
}) => {
  const id = await publishForm(request, 'otra-pagina');
  await openForm(page, `/aplicar/web?formId=${id}`);
  await fillFirstPage(page);
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const name = page.getByLabel('Nombre', { exact: false });
  await name.waitFor({ state: 'attached' });
  await expect(name).toBeHidden();
  letGo();
  await expect(step(page, 'Papeles')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

for (const javaScriptEnabled of [true, false])
  test(`an address ahead of what was filled in opens the first page that wants something (script: ${javaScriptEnabled})`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const id = await publishForm(request, `adelantado-${javaScriptEnabled}`);
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    for (const named of ['1', '7', 'review', '-1', 'nada']) {
      await page.goto(`/aplicar/web?formId=${id}&step=${named}`);
      await expect(step(page, 'Tú')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible();
    }
    await context.close();
  });
