import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { apply, newName } from '../support/applying.ts';
import { closePopup } from '../support/close-popup.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { keepNewsAway, watchListening } from '../support/news.ts';
import { makeToken, person } from '../support/recruiter.ts';
import { stillBox } from '../support/still.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const WORKSPACE = `/editor#/~applications/${EDITED_SITE}`;

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
}

test('by keyboard alone somebody is found as they arrive, read, moved with a reason, noted, contacted and exported', async ({
  page,
}) => {
  const name = newName('Gil');
  await signIn(page.request);
  await page.setViewportSize({ width: 1440, height: 900 });
  const listening = watchListening(page);
  await page.goto(WORKSPACE);
  await listening();
  await tabTo(page.getByRole('searchbox', { name: 'Nombre, correo, teléfono o folio' }));
  // The list of the whole name, not of its beginning, must be there before they apply.
  const listed = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname.endsWith('/applications') && searchParams.get('q') === name;
  });
  await page.keyboard.type(name);
  await listed;
  await listening();
  await expect(page.getByText('Ninguna solicitud coincide')).toBeVisible();
  await apply(page.request, name);

  const link = page.getByRole('link', { name });
  await tabTo(link);
  await page.keyboard.press('Enter');
  const pane = person(page);
  await expect(pane.getByRole('heading', { level: 2, name })).toBeFocused();

  const step = pane.getByLabel(`Etapa de ${name}`);
  await tabTo(step);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('menuitem', { name: 'Descartada' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(dialog.getByLabel('Motivo'));
  await page.keyboard.type('Vive lejos');
  await expectNoViolations(page);
  await tabTo(dialog.getByRole('button', { name: 'Pasar a «Descartada»' }));
  await page.keyboard.press('Enter');
  await expect(pane.getByText('Motivo: Vive lejos').first()).toBeVisible();
  await expect(step).toHaveText('Descartada');
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
  await expect(await chat).toHaveURL(/^https:\/\/wa\.me\/52\d{10}\?text=Hola%2C%20Gil/);
  await closePopup(chat);
  await expect(step).toHaveText('Descartada');

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

test('by keyboard days narrow the list, and those chosen move to the step that was meant, no other', async ({
  page,
}) => {
  const name = newName('Lía');
  await apply(page.request, name);
  await signIn(page.request);
  const changes: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bulk')) changes.push(request.postDataJSON().step);
  });
  await page.goto(`${WORKSPACE}?q=${encodeURIComponent(name)}&channel=web`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByLabel('Desde').focus();
  await page.keyboard.type('05032024', { delay: 20 });
  await expect(page).toHaveURL(/from=2024-05-03|from=2024-03-05/);
  await expect(page.getByLabel('Desde')).toBeFocused();
  await expect(page.getByRole('link', { name })).toBeVisible();

  await page.getByLabel(`Elegir a ${name}`).check();
  await tabTo(page.getByRole('button', { name: 'Pasar a…' }));
  const steps = page.getByRole('menuitem');
  await page.keyboard.press('Enter');
  await expect(steps.first()).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(steps.nth(2)).toBeFocused();
  expect(changes).toEqual([]);
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`Etapa de ${name}`)).toHaveText('Entrevista');
  await expect.poll(() => changes).toEqual(['entrevista']);
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
      await keepNewsAway(page);
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
      await keepNewsAway(page);
      await page.route('**/application-settings', (route) => route.fulfill({ status: 503 }));
      await page.goto(WORKSPACE);
      await expect(page.getByRole('alert')).toContainText('El servidor falló');
      await expectNoViolations(page);
      await page.unroute('**/application-settings');
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(
        page.getByRole('searchbox', { name: 'Nombre, correo, teléfono o folio' }),
      ).toBeVisible();
    });

    test('a person who cannot be read is asked for again', async ({ page }) => {
      const name = newName('Iris');
      await apply(page.request, name);
      await signIn(page.request);
      await keepNewsAway(page);
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
      const title = 'Chofer de camioneta con licencia tipo B para rutas foráneas';
      const data = [{ id: '4711', title, place: 'San Pedro Tlaquepaque, Jalisco' }];
      await page.route('**/application-jobs', (route) => route.fulfill({ json: { data } }));
      await page.goto(WORKSPACE);
      await page.getByText('Más filtros').click();
      await expect(page.getByRole('option', { name: title })).toBeAttached();
      for (const label of ['Lugar', 'Origen']) {
        const box = await stillBox(page.getByRole('searchbox', { name: label }));
        expect(box.width).toBeGreaterThan(200);
        expect(box.x + box.width).toBeLessThanOrEqual(width - 8);
      }
      for (const label of ['Desde', 'Hasta']) {
        const box = await stillBox(page.getByLabel(label, { exact: true }));
        expect(box.width).toBeGreaterThan(110);
        expect(box.x + box.width).toBeLessThanOrEqual(width - 8);
      }
      if (width > 700) return;
      await page.getByRole('button', { name: 'Idioma', exact: true }).click();
      await expectNoViolations(page);
      await page.getByRole('menuitemcheckbox', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Language', exact: true })).toBeFocused();
    });
  });

test('on a phone the board scrolls within itself, and the window is no wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = newName('Nora');
  await apply(page.request, name);
  await signIn(page.request);
  const list = `/content/v1/sites/${EDITED_SITE}/applications`;
  const found = await page.request.get(`${list}?q=${encodeURIComponent(name)}`);
  const { data } = (await found.json()) as { data: { id: string; etag: string }[] };
  const headers = { 'if-match': data[0]?.etag ?? '' };
  await page.request.patch(`${list}/${data[0]?.id}`, { headers, data: { step: 'entrevista' } });
  await page.goto(`${WORKSPACE}?view=board&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } });

  test('somebody is moved on the board and back, noted, sent the link to their data, and exported', async ({
    page,
  }) => {
    const name = newName('Lena');
    await apply(page.request, name);
    await signIn(page.request);
    await page.goto(`${WORKSPACE}?view=board&q=${encodeURIComponent(name)}`);
    const card = page.getByRole('link', { name });
    await card.focus();
    await page.keyboard.press('Alt+ArrowRight');
    const column = (step: string) => page.getByRole('region', { name: step, exact: true });
    await expect(column('Contactada').getByRole('link', { name })).toBeFocused();
    await expect(page.getByText(`${name} moved to “Contactada”`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(column('Nueva').getByRole('link', { name })).toBeVisible();

    await card.click();
    const pane = page.getByRole('region', { name: 'Person' });
    await pane.getByLabel('New note').fill('Calls back on Monday');
    await pane.getByRole('button', { name: 'Save note' }).click();
    await expect(pane.getByText('Calls back on Monday')).toBeVisible();

    await pane.getByRole('combobox', { name: 'Message' }).selectOption('Mis datos');
    const chat = pane.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', /my-data/);
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    await expectNoViolations(page);
    const visitor = await page.context().newPage();
    await visitor.goto(text.slice(text.indexOf('http')));
    await visitor.getByRole('button', { name: 'Ver mis datos' }).click();
    await expect(visitor.getByText(name).first()).toBeVisible();
    await visitor.close();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`applications-${EDITED_SITE}.csv`);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toMatch(/^\ufeffID,Name,Phone,.*,Status,Step,Reason,/);
    expect(csv).toContain(`${name},`);
  });
});
