import type { APIRequestContext, Page } from '@playwright/test';
import { publishEditedForm } from '../support/edited-form.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const CURP = 'CUPL900101HOCRXS04';
const TEXT = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ana Ruiz Soto') };

const next = (page: Page) => page.getByRole('button', { name: /^(Siguiente|Enviar solicitud)$/ });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

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

/** Once its script answers. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-island^="application-form"]:not([data-on])').waitFor();
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
  await expect(title(page, 'Papeles')).toBeVisible();
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
  await expect(title(page, 'Revisa tus respuestas')).toBeVisible();
  await page.reload();
  await page.locator('[data-island^="application-form"]:not([data-on])').waitFor();
  await expect(page.getByText(CURP)).toBeVisible();
  await expect(page.getByText('cv.txt (1 KB)')).toBeVisible();
  await next(page).tap();
  await expect(page.getByRole('heading', { name: '¡Listo! Recibimos tu solicitud' })).toBeVisible();
});
