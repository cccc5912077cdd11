import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEFAULT_APPLICATION_SETTINGS } from '#schemas/api/recruiting/settings.ts';
import { apply, newName, newPhone } from '../support/applying.ts';
import { chooseStep } from '../support/choose-step.ts';
import { closePopup } from '../support/close-popup.ts';
import { EDITED_SITE, HEADERS, signIn } from '../support/edited-page.ts';
import { watchListening } from '../support/news.ts';
import { person, signInAsRecruiter } from '../support/recruiter.ts';
import { letGo, stillBox } from '../support/still.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const SETTINGS = `/content/v1/sites/${EDITED_SITE}/application-settings`;

async function openWorkspace(page: Page, query: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/editor#/~applications/${EDITED_SITE}?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: /Solicitudes/ })).toBeVisible();
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await signInAsRecruiter(page.request);
});

test('a card is dragged to another step by mouse; a step that asks why moves it once the reason is there', async ({
  page,
}) => {
  const name = newName('Dora');
  await apply(page.request, name);
  await openWorkspace(page, `view=board&q=${encodeURIComponent(name)}`);
  const card = page.getByRole('link', { name });
  const dragTo = async (step: string) => {
    const from = await stillBox(card);
    const to = await stillBox(column(page, step));
    await page.mouse.move(from.x + 20, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 20, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 12 });
    await expect(column(page, step)).toHaveAttribute('data-over');
    // The card goes with the pointer, also beyond its column.
    const held = ([x, y]: readonly [number, number]) =>
      document.elementFromPoint(x, y)?.closest('[data-dragged]')?.textContent;
    const pointer = [to.x + to.width / 2, to.y + 60] as const;
    await expect.poll(() => page.evaluate(held, pointer)).toContain(name);
    await letGo(page);
  };
  await dragTo('Entrevista');
  await expect(column(page, 'Entrevista').getByRole('link', { name })).toBeVisible();
  await expect(page.getByText(`${name} pasó a «Entrevista»`)).toBeAttached();

  const dialog = page.getByRole('dialog');
  await dragTo('Descartada');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(column(page, 'Entrevista').getByRole('link', { name })).toBeVisible();
  await dragTo('Descartada');
  await dialog.getByLabel('Motivo').fill('Vive lejos');
  await dialog.getByRole('button', { name: 'Pasar a «Descartada»' }).click();
  await expect(column(page, 'Descartada').getByRole('link', { name })).toBeVisible();
});

test('a card is moved by keys, also to a step that asks why; giving it up leaves it where it was, with the focus', async ({
  page,
}) => {
  const name = newName('Elsa');
  await apply(page.request, name);
  await openWorkspace(page, `view=board&q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).focus();
  for (const step of ['Contactada', 'Entrevista', 'Contratada']) {
    await page.keyboard.press('Alt+ArrowRight');
    await expect(column(page, step).getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Alt+ArrowRight');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(column(page, 'Contratada').getByRole('link', { name })).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await dialog.getByLabel('Motivo').fill('Ya no busca');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(column(page, 'Descartada').getByRole('link', { name })).toBeVisible();
});

test('two of one person are merged by hand: one is left with what was noted of both, in every window', async ({
  page,
  context,
}) => {
  const name = newName('Flor');
  const phone = newPhone();
  await apply(page.request, `${name} Uno`, '', { phone });
  await apply(page.request, `${name} Dos`, '', { phone });
  const query = `q=${encodeURIComponent(name)}`;
  await openWorkspace(page, query);
  const other = await context.newPage();
  await openWorkspace(other, query);
  await other.getByRole('link', { name: `${name} Uno` }).click();
  const note = person(other).getByLabel('Nota nueva');
  const save = person(other).getByRole('button', { name: 'Guardar nota' });
  await note.fill('Tiene moto');
  await save.click();
  await expect(note).toHaveValue('');
  await note.fill('Llamar el lunes');

  await page.getByRole('link', { name: `${name} Dos` }).click();
  const pane = person(page);
  await pane.getByRole('button', { name: 'Unir a esta' }).click();
  await tabTo(pane.getByRole('button', { name: 'Cancelar' }));
  await page.keyboard.press('Enter');
  await expect(pane.getByRole('button', { name: 'Unir a esta' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pane.getByText('Sale de la lista.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Las dos solicitudes son una.')).toBeAttached();
  await expect(pane.getByRole('heading', { name: /^Otras solicitudes/ })).toBeFocused();
  const rows = page.getByRole('list', { name: 'Solicitudes' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(pane.getByText('Unida a esta')).toBeVisible();
  await expect(pane.getByText('Se unió otra solicitud')).toBeVisible();
  await expect(pane.getByText('Tiene moto')).toBeVisible();

  // Who was at the one that left the list loses nothing, and is offered nothing that is refused.
  await expect(person(other).getByText('Se unió a otra solicitud.')).toBeVisible();
  await expect(person(other).getByRole('button', { name: 'Unir a esta' })).toHaveCount(0);
  await expect(person(other).getByLabel(/^Etapa de/)).toHaveCount(0);
  await save.click();
  await expect(pane.getByText('Llamar el lunes')).toBeVisible();
  await person(other).getByRole('link', { name: 'Abrirla' }).click();
  await expect(person(other).getByRole('heading', { level: 2 })).toHaveText(`${name} Dos`);
  await expect(person(other).getByText('Llamar el lunes')).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(1);
});

test('who is contacted stays where they are if the recruiter says so', async ({ page }) => {
  const name = newName('Gema');
  await apply(page.request, name);
  await openWorkspace(page, `q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  const pane = person(page);
  await pane.getByLabel('Al contactar, pasarla a «Contactada»').uncheck();
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const chat = page.waitForEvent('popup');
  await pane.getByRole('link', { name: 'WhatsApp' }).click();
  await closePopup(chat);
  await page.reload();
  await expect(pane.getByLabel(`Etapa de ${name}`)).toHaveText('Nueva');
  await expect(pane.getByText('Pasó a «Contactada»')).toHaveCount(0);
});

test('many are discarded with one reason, taken along as a file of exactly them, and deleted', async ({
  page,
}) => {
  const name = newName('Hilda');
  for (const each of ['Uno', 'Dos', 'Tres']) await apply(page.request, `${name} ${each}`);
  await openWorkspace(page, `q=${encodeURIComponent(name)}`);
  for (const each of ['Uno', 'Tres']) await page.getByLabel(`Elegir a ${name} ${each}`).check();
  const bar = page.getByRole('region', { name: /elegidas/ });
  await chooseStep(bar.getByRole('button', { name: 'Pasar a…' }), 'Descartada');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Vacante cubierta');
  await dialog.getByRole('button', { name: 'Pasar a «Descartada»' }).click();
  await expect(page.getByLabel(`Etapa de ${name} Uno`)).toHaveText('Descartada');
  await expect(page.getByLabel(`Etapa de ${name} Dos`)).toHaveText('Nueva');
  // News of the move may come before its answer, with which nobody is chosen any more.
  await expect(bar).toBeHidden();

  for (const each of ['Uno', 'Tres']) await page.getByLabel(`Elegir a ${name} ${each}`).check();
  const saving = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Descargar CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`solicitudes-${EDITED_SITE}.csv`);
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('Nombre');
  expect(lines.map((line) => line.split(',')[1])).toEqual([`${name} Tres`, `${name} Uno`]);
  expect(lines.every((line) => line.includes('Vacante cubierta'))).toBe(true);

  await page.getByRole('link', { name: `${name} Tres` }).click();
  await expect(person(page)).toBeVisible();
  await bar.getByRole('button', { name: 'Eliminar…' }).click();
  await expect(dialog.getByRole('heading', { name: '¿Eliminar 2 solicitudes?' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(page.getByText('Solicitudes eliminadas: 2')).toBeAttached();
  await expect(person(page)).toBeHidden();
  await expect(page.getByRole('list', { name: 'Solicitudes' }).getByRole('listitem')).toHaveCount(
    1,
  );
});

test('what was not opened is counted in the tab and above the list, in every browser of the recruiter', async ({
  page,
  browser,
}) => {
  const token = await signInAsRecruiter(page.request);
  await apply(page.request, newName('Inés'));
  // Other tests send applications to the site all the while: what was seen are those of a moment.
  const unread = (): Promise<{ ids: readonly string[] }> =>
    page.evaluate(
      async (path) => (await fetch(path)).json(),
      `/content/v1/sites/${EDITED_SITE}/unread-applications`,
    );
  const listening = watchListening(page);
  await openWorkspace(page, '');
  await listening();
  await expect(page.getByText(/^\d+ sin abrir$/)).toBeVisible();
  const before = await unread();
  await page.getByRole('button', { name: 'Dar por vistas' }).click();
  await expect.poll(async () => (await unread()).ids).not.toContain(before.ids[0]);
  const name = newName('Inés');
  await apply(page.request, name);
  await expect(page.getByText(/^\d+ sin abrir$/)).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Solicitudes/);
  await page.goto(`/editor#/~applications/${EDITED_SITE}?q=${encodeURIComponent(name)}`);
  const link = page.getByRole('link', { name });
  await expect(link).toHaveAccessibleName(`Nueva: ${name}`);

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere.request, token);
  await openWorkspace(elsewhere, `q=${encodeURIComponent(name)}`);
  const there = elsewhere.getByRole('link', { name });
  await expect(there).toHaveAccessibleName(`Nueva: ${name}`);
  await there.click();
  await expect(person(elsewhere).getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(link).toHaveAccessibleName(name);
  await elsewhere.close();
});

test.describe('who did not send it', () => {
  const save = (page: Page, settings: object) =>
    page.request.put(SETTINGS, {
      headers: { ...HEADERS, 'if-match': '*' },
      data: { ...DEFAULT_APPLICATION_SETTINGS, ...settings },
    });

  test.afterEach(({ page }) => save(page, {}));

  test('is in the list where the site says so, and nowhere else', async ({ page }) => {
    const name = newName('Julia');
    await apply(page.request, name, '', { status: 'APPLY_INTERMEDIATE' });
    await openWorkspace(page, `q=${encodeURIComponent(name)}`);
    await expect(page.getByText('Ninguna solicitud coincide')).toBeVisible();
    expect((await save(page, { showsUnfinished: true })).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('link', { name })).toBeVisible();
    const list = page.getByRole('list', { name: 'Solicitudes' });
    await expect(list.getByText('La está llenando')).toBeVisible();
    const other = `/content/v1/sites/almacenes-norte/applications?q=${encodeURIComponent(name)}`;
    const answer = await page.request.get(other);
    expect(answer.ok() ? (await answer.json()).total : 0).toBe(0);
  });
});
