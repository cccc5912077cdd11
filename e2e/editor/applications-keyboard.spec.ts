import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { apply, newName } from '../support/applying.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { makeToken } from '../support/recruiter.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const WORKSPACE = `/editor#/~applications/${EDITED_SITE}`;

const person = (page: Page) => page.getByRole('region', { name: 'Persona' });

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
}

test('by keyboard alone somebody is found as they arrive, read, moved with a reason, noted, contacted and exported', async ({
  page,
}) => {
  const name = newName('Gil');
  await signIn(page.request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(WORKSPACE);
  await tabTo(page.getByRole('searchbox', { name: 'Nombre, correo o teléfono' }));
  await page.keyboard.type(name);
  await expect(page.getByText('Ninguna solicitud coincide')).toBeVisible();
  await apply(page.request, name);
  await tabTo(page.getByRole('button', { name: '1 nueva: mostrarla' }));
  await page.keyboard.press('Enter');

  const link = page.getByRole('link', { name });
  await tabTo(link);
  await page.keyboard.press('Enter');
  const pane = person(page);
  await expect(pane.getByRole('heading', { level: 2, name })).toBeFocused();

  const step = pane.getByLabel(`Etapa de ${name}`);
  await tabTo(step);
  await page.keyboard.type('desc');
  const dialog = page.getByRole('dialog');
  await tabTo(dialog.getByLabel('Motivo'));
  await page.keyboard.type('Vive lejos');
  await expectNoViolations(page);
  await tabTo(dialog.getByRole('button', { name: 'Pasar a «Descartada»' }));
  await page.keyboard.press('Enter');
  await expect(pane.getByText('Motivo: Vive lejos').first()).toBeVisible();
  await expect(step).toHaveValue('descartada');
  await expect(step).toBeFocused();

  await tabTo(pane.getByLabel('Nota nueva'));
  await page.keyboard.type('Llamar el lunes');
  await tabTo(pane.getByRole('button', { name: 'Guardar nota' }));
  await page.keyboard.press('Enter');
  await expect(pane.getByText('Llamar el lunes')).toBeVisible();

  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await tabTo(pane.getByRole('link', { name: 'WhatsApp' }));
  const chat = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  expect((await chat).url()).toMatch(/^https:\/\/wa\.me\/52\d{10}\?text=Hola%2C%20Gil/);
  await (await chat).close();
  await expect(step).toHaveValue('descartada');

  await page.keyboard.press('Escape');
  await expect(pane).toBeHidden();
  await expect(link).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'Exportar CSV' }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${name},`);
  expect(lines[1]).toContain('Descartada,Vive lejos');
});

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a list that is loading, and one that the server cannot give, break no rule; asking again shows it', async ({
      page,
    }) => {
      const name = newName('Hugo');
      await apply(page.request, name);
      await signIn(page.request);
      let answer: (() => void) | undefined;
      const waiting = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/applications?**', async (route) => {
        await waiting;
        await route.fulfill({ status: 503 });
      });
      await page.goto(`${WORKSPACE}?q=${encodeURIComponent(name)}`);
      await expect(page.getByRole('status', { name: 'Cargando' })).toBeVisible();
      await expectNoViolations(page);
      answer?.();
      await expect(page.getByRole('alert')).toContainText('El servidor falló');
      await expectNoViolations(page);
      await page.unroute('**/applications?**');
      await tabTo(page.getByRole('button', { name: 'Reintentar' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name })).toBeVisible();
    });

    test('steps that cannot be read are asked for again, and not taken for those of every site', async ({
      page,
    }) => {
      await signIn(page.request);
      await page.route('**/application-settings', (route) => route.fulfill({ status: 503 }));
      await page.goto(WORKSPACE);
      await expect(page.getByRole('alert')).toContainText('El servidor falló');
      await expectNoViolations(page);
      await page.unroute('**/application-settings');
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(
        page.getByRole('searchbox', { name: 'Nombre, correo o teléfono' }),
      ).toBeVisible();
    });

    test('a person who cannot be read is asked for again', async ({ page }) => {
      const name = newName('Iris');
      await apply(page.request, name);
      await signIn(page.request);
      await page.route('**/applications/*', (route) => route.fulfill({ status: 503 }));
      await page.goto(`${WORKSPACE}?q=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name }).click();
      await expect(person(page).getByRole('alert')).toContainText('El servidor falló');
      await expectNoViolations(page);
      await page.unroute('**/applications/*');
      await person(page).getByRole('button', { name: 'Reintentar' }).click();
      await expect(person(page).getByRole('heading', { level: 2, name })).toBeVisible();
    });

    test('a key without the permission sees why, and the way back', async ({ page }) => {
      const token = await makeToken(page.request, { name: 'Páginas', scopes: ['read', 'edit'] });
      await signIn(page.request, token);
      await page.goto(WORKSPACE);
      await expect(page.getByRole('alert')).toContainText('Tu clave no abre las solicitudes');
      await expectNoViolations(page);
    });

    test('every filter can be read and fits, with place and origin as wide as the window has room', async ({
      page,
    }) => {
      await signIn(page.request);
      await page.goto(WORKSPACE);
      await page.getByText('Más filtros').click();
      for (const label of ['Lugar', 'Origen']) {
        const box = await page.getByRole('searchbox', { name: label }).boundingBox();
        expect(box?.width).toBeGreaterThan(200);
      }
      for (const label of ['Desde', 'Hasta']) {
        const box = await page.getByLabel(label, { exact: true }).boundingBox();
        expect(box?.width).toBeGreaterThan(110);
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width - 8);
      }
      await expectNoViolations(page);
    });
  });
