import type { APIRequestContext, Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import {
  fillFirstPage,
  formReady,
  nameField,
  next,
  openForm,
  resumePicker,
  SENT,
  step,
} from '../support/apply-form.ts';
import { newName } from '../support/applying.ts';
import { type Cut, openCutNetwork } from '../support/cut-network.ts';
import { EDITED_SITE, HEADERS } from '../support/edited-page.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

const FORM = '/aplicar/web?utm_source=feria&x=1&x=2';

/** As people write it down. */
const PHONE_TYPED = '1 55 1234–5678';

/** Where the network breaks, and how names of tests say it. */
const CUTS = [
  ['before', 'before its requests'],
  ['midst', 'in the midst of its requests'],
  ['after', 'before their answers'],
] as const satisfies readonly (readonly [Cut, string])[];

test.use(PHONE);

async function fillSecondPage(page: Page): Promise<void> {
  await page.getByLabel('¿Quién la emitió?').selectOption('JAL');
  await page.getByLabel('Tipo de licencia').selectOption('chofer');
}

test('an application is filled in by touch, survives a reload, is reviewed and sent', async ({
  page,
}) => {
  await openForm(page, FORM);
  const purpose = page.getByLabel('También quiero que me avisen de otras vacantes parecidas');
  await purpose.tap();
  await fillFirstPage(page, { phone: PHONE_TYPED });
  await next(page).tap();
  await expect(step(page, 'Tu licencia y experiencia')).toBeVisible();
  const progress = page.getByRole('paragraph').filter({ hasText: 'Paso 2 de 3' });
  await expect(progress).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/utm_source=feria&x=1&x=2&step=1$/);
  await fillSecondPage(page);
  await page
    .getByRole('group', { name: /camioneta/ })
    .getByText('Sí')
    .tap();
  await page.getByLabel('¿Cuántos años?').fill('3');
  await page.waitForFunction(() =>
    Object.keys(localStorage).some(
      (key) => key.startsWith('rumbo_draft.') && localStorage[key].includes('"3"'),
    ),
  );
  await page.reload();
  await formReady(page);
  await expect(page.getByLabel('¿Cuántos años?')).toHaveValue('3');
  await next(page).tap();
  await expect(step(page, 'Tu disponibilidad')).toBeVisible();
  await next(page).tap();
  await expect(step(page, 'Revisa tus respuestas')).toBeVisible();
  await expect(page.getByText('Jalisco, Chofer')).toBeVisible();
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  const change = page.getByRole('button', { name: 'Cambiar: Tus datos' });
  await change.tap();
  await expect(step(page, 'Tus datos')).toBeVisible();
  await page.goBack();
  await expect(change).toBeFocused();
  await change.tap();
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz Soto');
  await expect(purpose).toBeChecked();
  await next(page).tap();
  await expect(step(page, 'Revisa tus respuestas')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'Tus datos')).toBeVisible();
  await page.goForward();
  await expect(step(page, 'Revisa tus respuestas')).toBeVisible();
  const sending = page.waitForRequest(/submit\?.*APPLY_FINISH/);
  await next(page).tap();
  expect((await sending).postDataJSON().notice.voluntary).toEqual(['otras-vacantes']);
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  await expect(async () => {
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(JSON.parse(stored['applied'] ?? '[]')).toEqual(['repartidor']);
    expect(stored['submissionId']).toBeUndefined();
    expect(Object.keys(stored).filter((key) => key.startsWith('rumbo_draft.'))).toEqual([]);
  }).toPass({ timeout: 20_000 });
});

test('what was filled in before the script came stays, and is kept', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/aplicar/web', { waitUntil: 'commit' });
  const name = page.getByLabel('Nombre completo');
  await name.fill('Ana Ruiz Soto');
  await page.getByText('Sí', { exact: true }).first().tap();
  await expect(page.locator('[data-island^="application-form"][data-on]')).toBeVisible();
  letGo();
  await formReady(page);
  await expect(name).toHaveValue('Ana Ruiz Soto');
  await expect(page.getByLabel('Sí', { exact: true }).first()).toBeChecked();
  const isKept = (text: string) =>
    page.waitForFunction(
      (kept) =>
        Object.keys(localStorage).some(
          (key) => key.startsWith('rumbo_draft.') && localStorage[key].includes(kept),
        ),
      text,
    );
  await isKept('Ruiz Soto');
  // Some browsers fill fields in and tell only that they changed, others not even that.
  const fillIn = (label: string, text: string, told: boolean) =>
    page.getByLabel(label).evaluate(
      (field: HTMLInputElement, [value, isTold]) => {
        field.value = value;
        if (isTold) field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      [text, told] as const,
    );
  await fillIn('Ciudad donde vives', 'Silao', true);
  await isKept('Silao');
  await fillIn('Teléfono celular', '55 1234 5678', false);
  await next(page).tap();
  await expect(step(page, 'Tu licencia y experiencia')).toBeVisible();
});

test('a CV that was chosen before the script came is sent, and read', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/aplicar/web', { waitUntil: 'commit' });
  const cv = Buffer.from('Ana Ruiz Soto\nTeléfono: 55 1234 5678\n');
  await resumePicker(page).setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: cv });
  await expect(page.locator('[data-island^="application-form"][data-on]')).toBeVisible();
  letGo();
  await expect(page.getByText('cv.txt (1 KB)')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Ana Ruiz Soto');
});

test('a page that the camera pushed out of memory comes back with what was typed', async ({
  page,
  context,
}) => {
  await openForm(page, FORM);
  await page.getByLabel('Nombre completo').fill('Ana Ruiz Soto');
  // The camera covers the page in the same moment, and the browser ends it.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const back = await context.newPage();
  await openForm(back, FORM);
  await expect(back.getByLabel('Nombre completo')).toHaveValue('Ana Ruiz Soto');
});

test('what is wrong is said at its field and in a summary, and goes as soon as it is right', async ({
  page,
}) => {
  await openForm(page, FORM);
  await next(page).tap();
  const summary = page.getByText('Falta corregir 4 respuestas').first();
  await expect(summary).toBeVisible();
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  await page.getByRole('link', { name: 'Teléfono celular' }).tap();
  const phone = page.getByLabel('Teléfono celular');
  await expect(phone).toBeFocused();
  await phone.fill('55 12');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('55 1234 5678');
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
});

test('from a wrong field one tap on a choice acts at once', async ({ page }) => {
  await openForm(page, FORM);
  const phone = page.getByLabel('Teléfono celular');
  await phone.fill('55');
  await page.getByText('También quiero que me avisen').tap();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('Escribe 10 dígitos', { exact: true })).toBeVisible();
});

test('what is said of suggestions moves nothing as it goes, while a button is held', async ({
  page,
}) => {
  await openForm(page, FORM);
  await page.getByLabel('Ciudad donde vives').fill('por el mercado');
  const said = page.getByText('No se encontraron sugerencias');
  await expect(said).toBeVisible();
  await next(page).scrollIntoViewIfNeeded();
  const before = await next(page).boundingBox();
  if (before === null) throw new Error('There is no button.');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height - 4);
  await page.mouse.down();
  await expect(said).toBeHidden();
  expect(await next(page).boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByText(/^Falta corregir/).first()).toBeVisible();
});

test('cities show above the keyboard of a phone, and what can be chosen on one that is zoomed twice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await openForm(page, FORM);
  await page.getByLabel('Ciudad donde vives').fill('León');
  await expect(page.getByRole('listbox', { name: 'Ciudades' })).toBeInViewport({ ratio: 0.95 });
  await expect(page.getByLabel('Ciudad donde vives')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 195, height: 422 });
  const no = page.getByText('No', { exact: true }).first();
  const isCut = await no.evaluate((text) => {
    const frame = text.closest('label')?.getBoundingClientRect();
    const { left, right, width } = text.getBoundingClientRect();
    return !frame || width < 12 || left < frame.left || right > frame.right;
  });
  expect(isCut).toBe(false);
});

test('a save that finds no network waits, and the application arrives once there is one', async ({
  page,
  context,
}) => {
  await openForm(page, FORM);
  await fillFirstPage(page, { phone: PHONE_TYPED });
  await context.setOffline(true);
  await next(page).tap();
  await expect(step(page, 'Tu licencia y experiencia')).toBeVisible();
  const waits = page.getByText('Sin conexión: guardado en tu teléfono').first();
  await expect(waits).toBeInViewport();
  await expect(page.getByText('No pudimos', { exact: false }).first()).toBeVisible();
  await fillSecondPage(page);
  await next(page).tap();
  await expect(step(page, 'Tu disponibilidad')).toBeVisible();
  await next(page).tap();
  await expect(step(page, 'Revisa tus respuestas')).toBeVisible();
  await next(page).tap();
  await expect(page.getByText('Se enviará cuando vuelva la conexión').first()).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
});

/** Applications of a name, with their files, as recruiters find them. */
async function arrived(request: APIRequestContext, name: string) {
  const list = `/content/v1/sites/${EDITED_SITE}/applications`;
  const read = async (url: string) => (await request.get(url, { headers: HEADERS })).json();
  const { data } = await read(`${list}?q=${encodeURIComponent(name)}`);
  return Promise.all(data.map(({ id }: { id: string }) => read(`${list}/${id}`)));
}

for (const [cut, when] of CUTS) {
  test(`a network cut ${when} at each step loses nothing, doubles nothing and is told`, async ({
    page,
    request,
    baseURL,
  }) => {
    const network = await openCutNetwork(baseURL ?? '');
    const name = newName('Cora');
    const failed = page.locator('[data-apply-failed]');
    await openForm(page, `${network.origin}/aplicar/web`);
    await fillFirstPage(page, { name: name, phone: PHONE_TYPED });
    network.cut('/submit?', cut);
    await next(page).tap();
    await expect(step(page, 'Tu licencia y experiencia')).toBeVisible();
    await expect(page.getByText('Sin conexión: guardado en tu teléfono').first()).toBeVisible();
    await expect(failed).toBeVisible();
    await fillSecondPage(page);
    await next(page).tap();
    await expect(step(page, 'Tu disponibilidad')).toBeVisible();
    network.cut('/api/upload', cut);
    const file = { name: 'mi cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ana Ruiz') };
    await page.locator('input[name="q-cv"][type="file"]').setInputFiles(file);
    await expect(page.getByText('No se pudo subir. Revisa tu conexión')).toBeVisible();
    network.mend();
    await page.getByRole('button', { name: 'Intentar de nuevo' }).tap();
    await expect(page.getByText('mi cv.txt')).toBeVisible();
    await page.getByLabel('Acepto que usen mi CV').check();
    await next(page).tap();
    await expect(step(page, 'Revisa tus respuestas')).toBeVisible();
    await expect(failed).toBeHidden();
    network.cut('/submit?', cut);
    await next(page).tap();
    await expect(page.getByText('Se enviará cuando vuelva la conexión').first()).toBeVisible();
    network.mend();
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver, corregir o borrar' })).toBeVisible();
    const found = await arrived(request, name);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ files: [{ name: 'mi cv.txt' }] });
    await network.end();
  });
}

test('an answer that ends the application leaves nothing behind', async ({ page }) => {
  await openForm(page, FORM);
  await page
    .getByRole('group', { name: /18 años/ })
    .getByText('No')
    .tap();
  await next(page).tap();
  await expect(page.getByText(/la ley pide tener 18 años/).first()).toBeVisible();
  // Said once, with a way on.
  await expect(page.getByText('Gracias por tu interés')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Ver todas las vacantes' }).tap();
  await expect(page).toHaveURL(/\/buscar-empleos$/);
});

test('a CV is sent as it is chosen, and can be taken back', async ({ page }) => {
  await openForm(page, FORM);
  const picker = page.locator('input[name="q-cv"][type="file"]');
  const file = { name: 'mi cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ana Ruiz') };
  await fillFirstPage(page, { phone: PHONE_TYPED });
  await next(page).tap();
  await fillSecondPage(page);
  await next(page).tap();
  await picker.setInputFiles(file);
  await expect(page.getByText('mi cv.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar' }).tap();
  await expect(page.getByText('mi cv.txt')).toBeHidden();
  await picker.setInputFiles({ ...file, name: 'foto.heic', buffer: Buffer.from('xx') });
  await expect(page.locator('[id$="-cv-upload"]')).not.toBeEmpty();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form is filled in, page by page', async ({ page }) => {
    await page.goto(FORM);
    await page.getByText('Sí', { exact: true }).first().tap();
    await page.getByLabel('Nombre completo').fill('Eva Luna');
    await page.getByLabel('Teléfono celular').fill('55 8765 4321');
    await page.getByLabel('Ciudad donde vives').fill('Puebla');
    // Sooner than a person can, the first page comes again with what was typed.
    await expect(async () => {
      await next(page).tap();
      await expect(page.getByRole('paragraph').filter({ hasText: 'Paso 2 de 3' })).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
    await expect(step(page, 'Tu licencia y experiencia')).toBeVisible();
    await expect(page.getByText('Solo si en «¿Has manejado')).toBeVisible();
    await page.getByLabel('¿Quién la emitió?').selectOption('none');
    await next(page).tap();
    await expect(step(page, 'Tu disponibilidad')).toBeVisible();
    const file = { name: 'mi cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Eva Luna') };
    await page.locator('input[name="q-cv"][type="file"]').setInputFiles(file);
    await page.getByLabel(/Acepto/).check();
    await next(page).tap();
    await expect(page.getByText('mi cv.txt (1 KB)')).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar: Tu disponibilidad' }).tap();
    await page.getByLabel('Quitar archivo').tap();
    await next(page).tap();
    await expect(step(page, 'Revisa tus respuestas')).toBeVisible();
    await expect(page.getByText('mi cv.txt')).toHaveCount(0);
    await next(page).tap();
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
    await expect(page).toHaveURL(
      /utm_source=feria&x=1&x=2&sent=1&folio=[0-9A-F]{4}-[0-9A-F]{4}&myData=[\w-]+$/,
    );
    await page.getByRole('link', { name: 'Ver, corregir o borrar mis datos' }).click();
    await page.getByRole('button', { name: 'Ver mis datos' }).click();
    await expect(page.getByText('Eva Luna')).toBeVisible();
  });

  test('the form of the other site is filled in too, with what it asks besides', async ({
    page,
  }) => {
    await page.goto('/norte/aplicar/web');
    await page.getByText('Sí', { exact: true }).first().tap();
    await page.getByLabel('Nombre completo').fill('Eva Luna');
    await page.getByLabel('Teléfono celular').fill('81 8765 4321');
    await page.getByLabel('Ciudad donde vives').fill('Monterrey');
    await expect(async () => {
      await next(page).tap();
      await expect(step(page, 'Tu licencia y experiencia')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await page.getByLabel('¿Quién la emitió?').selectOption('none');
    await page.getByLabel('Patín eléctrico').check();
    await page.getByLabel(/Cuántos años/).fill('dos');
    await next(page).tap();
    await expect(page.getByText('Escribe un número, por ejemplo 2').first()).toBeVisible();
    await page.getByLabel(/Cuántos años/).fill('2');
    await next(page).tap();
    await expect(step(page, 'Tu disponibilidad')).toBeVisible();
    await next(page).tap();
    await expect(step(page, 'Revisa tus respuestas')).toBeVisible();
    // No list of cities is there without a script.
    await expect(page.getByText('Si al escribir aparece tu ciudad, elígela')).toBeVisible();
    await next(page).tap();
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
    await expect(page).toHaveURL(/\/norte\/aplicar\/web\?sent=1/);
  });
});
