import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { formReady, next, SENT, step } from '../support/apply-form.ts';
import { newName } from '../support/applying.ts';
import { chooseStep } from '../support/choose-step.ts';
import { closePopup } from '../support/close-popup.ts';
import { publishEditedForm } from '../support/edited-form.ts';
import { createEditedPage, EDITED_SITE, openEditor } from '../support/edited-page.ts';
import { watchListening } from '../support/news.ts';
import { PHONE } from '../support/phone.ts';
import { person, signInAsRecruiter } from '../support/recruiter.ts';
import { expect, test } from '../support/test.ts';

// The whole way of a form: onto a page, into a phone, and back to those who recruit.

const VEHICLE = {
  ...{ keyId: 'vehiculo', type: 'single-choice', label: '¿Con qué vehículo cuentas?' },
  options: [
    { value: 'moto', label: 'Moto' },
    { value: 'ninguno', label: 'No tengo vehículo' },
  ],
};

const page = (keyId: string, title: string, questions: readonly object[]) => ({
  ...{ keyId, title },
  sections: [{ keyId: `${keyId}-todo`, questions }],
});

const FORM_PAGES = [
  page('datos', 'Tus datos', [
    { keyId: 'nombre', type: 'full-name', label: 'Nombre completo', required: true },
    { keyId: 'telefono', type: 'phone', label: 'Teléfono celular', required: true },
    { keyId: 'correo', type: 'email', label: 'Correo' },
  ]),
  page('manejo', 'Tu manejo', [
    VEHICLE,
    {
      ...{ keyId: 'seguro', type: 'yes-no', label: '¿Tiene seguro vigente?' },
      visibleWhen: { question: 'vehiculo', is: 'moto' },
    },
  ]),
  page('dia', 'Tu día', [{ keyId: 'cv', type: 'resume', label: 'CV' }]),
];

/** Puts a form on a page as a recruiter does, by its title, and publishes it. @returns where visitors find it */
async function publishPageWith(page: Page, form: string): Promise<string> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await createEditedPage(page.request, {
    name: 'noche',
    widgets: [{ id: 'solicitud', type: 'application-form-v2', content: {} }],
  });
  await openEditor(page, id);
  await page.locator('#canvas h1').first().click();
  await page.getByRole('button', { name: /^Agregar\s*: Formulario$/ }).click();
  await page.getByRole('combobox', { name: 'Formulario' }).selectOption({ label: form });
  await expect(page.locator('#canvas h1')).toHaveText(form);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar' });
  await dialog.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(dialog.getByRole('link').first()).toBeVisible();
  return `/${id}`;
}

async function applyByTouch(browser: Browser, address: string, name: string) {
  const phone = await browser.newContext(PHONE);
  const visitor = await phone.newPage();
  await visitor.goto(address);
  await formReady(visitor);
  await visitor.getByLabel('Nombre completo').fill(name);
  await visitor.getByLabel('Teléfono celular').fill('55 1234 5678');
  await visitor.getByLabel('Correo').fill('ana@correo.example');
  await next(visitor).tap();
  await expect(visitor.getByText('¿Tiene seguro vigente?')).toBeHidden();
  await visitor.getByText('Moto', { exact: true }).tap();
  await visitor
    .getByRole('group', { name: /seguro vigente/ })
    .getByText('Sí')
    .tap();
  await next(visitor).tap();
  await visitor.locator('input[type="file"]').setInputFiles({
    ...{ name: 'mi cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ana Ruiz') },
  });
  await expect(visitor.getByText('mi cv.txt').first()).toBeVisible();
  await next(visitor).tap();
  await expect(step(visitor, 'Revisa tus respuestas')).toBeVisible();
  await next(visitor).tap();
  await expect(visitor.getByRole('heading', { name: SENT })).toBeVisible();
  await phone.close();
}

async function openWorkspace(window: Page, name: string): Promise<void> {
  const listening = watchListening(window);
  await window.setViewportSize({ width: 1440, height: 900 });
  await window.goto(`/editor#/~applications/${EDITED_SITE}?q=${encodeURIComponent(name)}`);
  await expect(window.getByText('Ninguna solicitud coincide')).toBeVisible();
  await listening();
}

test('a published form is put on a page, filled in on a phone, and worked on by two recruiters until it is deleted', async ({
  page: ana,
  browser,
}) => {
  test.slow();
  const name = newName('Ximena');
  const title = newName('Turno');
  await publishEditedForm(ana.request, 'turno', {
    ...{ pages: FORM_PAGES, title },
    clientConfig: { enableResumeParsing: false },
  });
  const address = await publishPageWith(ana, title);
  const office = await browser.newContext();
  await signInAsRecruiter(office.request);
  const beto = await office.newPage();
  await openWorkspace(ana, name);
  await openWorkspace(beto, name);
  await applyByTouch(browser, address, name);

  await ana.getByRole('link', { name }).click();
  await beto.getByRole('link', { name }).click();
  await expect(person(ana).getByText('¿Tiene seguro vigente?')).toBeVisible();
  await expect(person(ana).getByText('55 1234 5678').first()).toBeVisible();
  await chooseStep(person(ana).getByLabel(`Etapa de ${name}`), 'Entrevista');
  await expect(person(beto).getByLabel(`Etapa de ${name}`)).toHaveText('Entrevista');
  await person(beto).getByLabel('Nota nueva').fill('Trae casco 🪖');
  await person(beto).getByRole('button', { name: 'Guardar nota' }).click();
  await expect(person(ana).getByText('Trae casco 🪖')).toBeVisible();

  const mail = person(ana).getByRole('link', { name: 'Escribir correo' });
  await expect(mail).toHaveAttribute('href', /^mailto:ana%40correo\.example\?.*body=Hola/);
  await ana.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const chat = ana.waitForEvent('popup');
  await person(ana).getByRole('link', { name: 'WhatsApp' }).click();
  await closePopup(chat);

  const saving = ana.waitForEvent('download');
  await ana.getByRole('link', { name: 'Exportar CSV' }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(`${name},55 1234 5678,ana@correo.example`);
  const fetching = ana.waitForEvent('download');
  await person(ana).getByRole('link', { name: 'mi cv.txt' }).click();
  expect(await readFile(await (await fetching).path(), 'utf8')).toBe('Ana Ruiz');

  await person(ana).getByRole('button', { name: 'Eliminar…' }).click();
  await ana.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(ana.getByText('Ninguna solicitud coincide')).toBeVisible();
  await expect(person(beto).getByText('Esta solicitud ya no está')).toBeVisible();
  await office.close();
});
