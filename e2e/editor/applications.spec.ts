import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { apply, newName, newPhone } from '../support/applying.ts';
import { chooseStep } from '../support/choose-step.ts';
import { closePopup } from '../support/close-popup.ts';
import { EDITED_SITE, HEADERS, signIn } from '../support/edited-page.ts';
import { keepNewsAway, watchListening } from '../support/news.ts';
import { makeToken, person } from '../support/recruiter.ts';
import { expect, test } from '../support/test.ts';

async function openWorkspace(page: Page, query = ''): Promise<void> {
  await signIn(page.request);
  await showWorkspace(page, query);
}

/** In a window whose browser is signed in: doing so again would end the session of the others. */
async function showWorkspace(page: Page, query: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/editor#/~applications/${EDITED_SITE}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: /Solicitudes/ })).toBeVisible();
}

test('a number of the results opens the applications that it counts', async ({ page }) => {
  const name = newName('Eva');
  const surnames = name.replace('Eva ', '');
  const other = `Noé ${surnames}`;
  const source = `feria-${randomUUID().slice(0, 8)}`;
  await apply(page.request, name, `&utm_source=${source.toUpperCase()}`);
  await apply(page.request, other);
  await signIn(page.request);
  await page.goto(`/editor#/~results/${EDITED_SITE}?source=${source}`);
  const panel = (title: string) => page.getByRole('region', { name: title, exact: true });
  const links = [
    panel('De dónde llegan las solicitudes').getByRole('link', { name: source }),
    panel('Por dónde se envían las solicitudes').getByRole('link', { name: 'Formulario' }),
    panel('Solicitudes').getByRole('link', { name: 'Ver estas solicitudes' }),
  ];
  for (const link of links) {
    await page.getByRole('button', { name: /^Solicitudes/ }).click();
    await link.click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('link', { name: other })).toHaveCount(0);
    await page.goBack();
  }
  await page.goto(`/editor#/~results/${EDITED_SITE}?source=`);
  const channels = panel('Por dónde se envían las solicitudes');
  await channels.getByRole('link', { name: 'Formulario' }).click();
  await expect(page.getByRole('button', { name: 'Solo las que llegaron directo' })).toBeVisible();
  // Other tests apply directly all the while, and of a long list only what is near sight is drawn.
  await page.getByRole('searchbox', { name: 'Nombre, correo, teléfono o folio' }).fill(surnames);
  await expect(page.getByRole('link', { name: other })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Solo las que llegaron directo' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.goto(`/editor#/~applications/${EDITED_SITE}?channel=web&source=${source}`);
  await expect(page.getByLabel('Canal')).toHaveValue('web');
  await page.getByLabel('Canal').selectOption('Chat');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('an application is read, moved with a reason, noted, contacted and deleted', async ({
  page,
}) => {
  const name = newName('Ana');
  await apply(page.request, name);
  await openWorkspace(page, `?q=${encodeURIComponent(name)}`);
  const link = page.getByRole('link', { name });
  await expect(link).toHaveAccessibleName(`Nueva: ${name}`);
  await link.click();
  const pane = person(page);
  await expect(pane.getByRole('heading', { level: 2, name })).toBeFocused();
  await expect(pane.getByText('¿Tienes 18 años o más?')).toBeVisible();
  await expect(link).toHaveAccessibleName(name);

  const whatsApp = pane.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/52\d{10}\?text=Hola%2C%20Ana/);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const chat = page.waitForEvent('popup');
  await whatsApp.click();
  await closePopup(chat);
  const step = pane.getByLabel(`Etapa de ${name}`);
  await expect(step).toHaveText('Contactada');
  await chooseStep(step, 'Descartada');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pasar a «Descartada»' }).click();
  await expect(dialog.getByText('Escribe el motivo')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Vive lejos');
  await dialog.getByRole('button', { name: 'Pasar a «Descartada»' }).click();
  await expect(pane.getByText('Motivo: Vive lejos').first()).toBeVisible();

  const assignee = pane.getByLabel('Responsable');
  await pane.getByRole('button', { name: 'Encargarme' }).click();
  await expect(assignee).toHaveValue('Administración');
  await expect(assignee).toBeFocused();
  await assignee.fill('');
  await assignee.press('Enter');
  await expect(pane.getByText('Quedó sin responsable')).toBeVisible();
  await expect(pane.getByText('Encargada a Administración')).toBeVisible();

  await pane.getByLabel('Nota nueva').fill('Llamar el lunes');
  await pane.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(pane.getByText('Llamar el lunes')).toBeVisible();
  await expect(pane.getByLabel('Nota nueva')).toHaveValue('');
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);

  await pane.getByRole('button', { name: 'Eliminar…' }).click();
  await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(pane).toBeHidden();
  await expect(page.getByText('Ninguna solicitud coincide')).toBeVisible();
});

test('many are moved at once, and back; Escape leaves a person, Alt and an arrow move a card', async ({
  page,
}) => {
  const name = newName('Bea');
  for (const each of ['Uno', 'Dos']) await apply(page.request, `${name} ${each}`);
  await openWorkspace(page, `?q=${encodeURIComponent(name)}`);
  await page.getByLabel('Elegir las 2 de la lista').check();
  await chooseStep(
    page.getByRole('region', { name: /elegidas/ }).getByRole('button', { name: 'Pasar a…' }),
    'Entrevista',
  );
  await expect(page.getByLabel(`Etapa de ${name} Uno`)).toHaveText('Entrevista');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  for (const each of ['Uno', 'Dos'])
    await expect(page.getByLabel(`Etapa de ${name} ${each}`)).toHaveText('Nueva');

  await page.goto(`/editor#/~applications/${EDITED_SITE}?view=board&q=${encodeURIComponent(name)}`);
  const card = page.getByRole('link', { name: `${name} Uno` });
  await card.focus();
  await page.keyboard.press('Alt+ArrowRight');
  const column = page.getByRole('region', { name: 'Contactada' });
  await expect(column.getByRole('link', { name: `${name} Uno` })).toBeFocused();
  await expect(page.getByText(`${name} Uno pasó a «Contactada»`)).toBeAttached();
  await expect(page.getByRole('region', { name: 'Entrevista' })).toHaveText(
    'Entrevista 0Nadie en esta etapa con estos filtros.',
  );
  await page.keyboard.press('Enter');
  await expect(person(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(person(page)).toBeHidden();
  const search = page.getByRole('searchbox', { name: 'Nombre, correo, teléfono o folio' });
  await search.fill(`${name} Tres`);
  await expect(page.getByText('Ninguna solicitud coincide')).toBeVisible();
  // As where a hundred are newer: whoever has been at a step for long is read with the step.
  await page.route('**/applications?**', (route) =>
    route.continue({ url: `${route.request().url()}&limit=1` }),
  );
  await search.fill(name.slice(0, -1));
  for (const [step, each] of [
    ['Nueva', 'Dos'],
    ['Contactada', 'Uno'],
  ] as const) {
    const region = page.getByRole('region', { name: step });
    await expect(region.getByRole('link')).toHaveText(`${name} ${each}`);
    await expect(region.getByRole('heading')).toHaveText(`${step} 1`);
  }
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  // A card that was read with its step moves as others do.
  await card.focus();
  await page.keyboard.press('Alt+ArrowRight');
  const interviews = page.getByRole('region', { name: 'Entrevista' });
  await expect(interviews.getByRole('link', { name: `${name} Uno` })).toBeFocused();
  await expect(column.getByRole('heading')).toHaveText('Contactada 0');
  await expect(interviews.getByRole('heading')).toHaveText('Entrevista 1');
});

test('of two recruiters the second is told what the first did, and decides', async ({
  page,
  context,
}) => {
  const name = newName('Caro');
  await apply(page.request, name);
  const query = `?q=${encodeURIComponent(name)}`;
  // News that comes too late.
  await keepNewsAway(page);
  await openWorkspace(page, query);
  await expect(page.getByLabel(`Etapa de ${name}`)).toBeVisible();
  const other = await context.newPage();
  await showWorkspace(other, query);
  await chooseStep(other.getByLabel(`Etapa de ${name}`), 'Entrevista');
  await expect(other.getByLabel(`Etapa de ${name}`)).toHaveText('Entrevista');
  const step = page.getByLabel(`Etapa de ${name}`);
  await expect(step).toHaveText('Nueva');
  await chooseStep(step, 'Contactada');
  await expect(page.getByText(`Alguien más movió a ${name}: está en «Entrevista».`)).toBeVisible();
  await expect(step).toHaveText('Entrevista');
  await page.getByRole('button', { name: 'Moverla de todos modos' }).click();
  await expect(step).toHaveText('Contactada');
});

test('whatever the second is about to do, words say what the first did', async ({ page }) => {
  const name = newName('Ema');
  const phone = newPhone();
  for (const each of ['Uno', 'Dos', 'Tres'])
    await apply(page.request, `${name} ${each}`, '', { phone });
  const query = `?q=${encodeURIComponent(name)}`;
  // News that comes too late.
  await keepNewsAway(page);
  await openWorkspace(page, query);
  const idOf = (each: string) =>
    page
      .getByRole('link', { name: `${name} ${each}` })
      .first()
      .getAttribute('data-application');
  const ids = { uno: await idOf('Uno'), dos: await idOf('Dos'), tres: await idOf('Tres') };
  const first = async (method: string, path: string, data?: object) => {
    const url = `/content/v1/sites/${EDITED_SITE}/applications/${path}`;
    const headers = { ...HEADERS, 'if-match': '*' };
    const answer = await page.request.fetch(url, { method, headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  /** What is read again after a refusal; the next act of the first must not overtake it. */
  const readAgain = (path: string) =>
    page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().includes(path),
    );

  await page.getByRole('link', { name: `${name} Uno` }).click();
  const pane = person(page);
  const merge = pane.getByRole('listitem').filter({ hasText: `${name} Dos` });
  await merge.getByRole('button', { name: 'Unir a esta' }).click();
  await first('PATCH', `${ids.uno}`, { step: 'entrevista' });
  let read = readAgain(`/applications/${ids.uno}`);
  await merge.getByRole('button', { name: 'Sí, unir' }).click();
  await expect(page.getByText('Alguien más cambió esta solicitud mientras tanto.')).toBeVisible();
  await read;
  await merge.getByRole('button', { name: 'Unir a esta' }).click();
  await first('POST', `${ids.tres}/merge`, { other: ids.dos });
  read = readAgain(`/applications/${ids.uno}`);
  await merge.getByRole('button', { name: 'Sí, unir' }).click();
  await expect(page.getByText('Alguien más ya unió una de las dos.')).toBeVisible();
  await read;

  await first('DELETE', `${ids.tres}`);
  await page.getByLabel(`Elegir a ${name} Uno`).check();
  await page.getByLabel(`Elegir a ${name} Tres`).check();
  const reads = Promise.all([readAgain('/applications?'), readAgain(`/applications/${ids.uno}`)]);
  await chooseStep(
    page.getByRole('region', { name: /elegidas/ }).getByRole('button', { name: 'Pasar a…' }),
    'Contratada',
  );
  await reads;
  await expect(page.getByText('1 no se cambió: alguien más la cambió antes.')).toBeHidden();
  await expect(page.getByText('1 ya no está: alguien más la eliminó.')).toBeVisible();
  await expect(page.getByLabel(`Etapa de ${name} Uno`).first()).toHaveText('Contratada');

  await first('DELETE', `${ids.uno}`);
  const gone = page.getByText('Alguien más eliminó esta solicitud');
  await pane.getByLabel('Nota nueva').fill('Llamar el lunes');
  await pane.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(gone).toBeVisible();
  await pane.getByRole('button', { name: 'Eliminar…' }).click();
  await page.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(gone).toBeVisible();
  await expect(pane).toBeHidden();
  await expect(page.getByText('Ninguna solicitud coincide')).toBeVisible();
});

test('who arrives is announced and moves nothing; moves, notes and deletions of others are seen', async ({
  page,
  context,
}) => {
  const name = newName('Eva');
  await apply(page.request, `${name} Uno`);
  const query = `?q=${encodeURIComponent(name)}`;
  const listening = watchListening(page);
  await openWorkspace(page, query);
  await listening();
  const rows = page.getByRole('list', { name: 'Solicitudes' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  const other = await context.newPage();
  await showWorkspace(other, query);
  await apply(page.request, `${name} Dos`);
  const news = page.getByRole('button', { name: '1 nueva: mostrarla' });
  await expect(news).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  await news.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`${name} Dos`);
  await expect(page.getByText('2 solicitudes')).toBeVisible();
  await expect(news).toBeHidden();

  await chooseStep(other.getByLabel(`Etapa de ${name} Uno`), 'Entrevista');
  await expect(page.getByLabel(`Etapa de ${name} Uno`)).toHaveText('Entrevista');
  await page.getByRole('link', { name: `${name} Uno` }).click();
  await other.getByRole('link', { name: `${name} Uno` }).click();
  await person(other).getByLabel('Nota nueva').fill('Llamar el lunes');
  await person(other).getByRole('button', { name: 'Guardar nota' }).click();
  await expect(person(page).getByText('Llamar el lunes')).toBeVisible();
  await person(other).getByRole('button', { name: 'Eliminar…' }).click();
  await other.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(person(page).getByText('Llamar el lunes')).toBeHidden();
  await expect(rows).toHaveCount(1);
});

test('what is being written survives closing, a reload and a lost connection', async ({
  page,
  context,
}) => {
  const name = newName('Iris');
  await apply(page.request, name);
  await openWorkspace(page, `?q=${encodeURIComponent(name)}`);
  const link = page.getByRole('link', { name });
  const pane = person(page);
  const note = pane.getByLabel('Nota nueva');
  await link.click();
  await note.fill('Tiene moto propia');
  await pane.getByRole('link', { name: 'Cerrar' }).click();
  await link.click();
  await expect(note).toHaveValue('Tiene moto propia');
  await page.reload();
  await expect(note).toHaveValue('Tiene moto propia');

  await context.setOffline(true);
  await pane.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(pane.getByRole('alert')).toContainText('Revisa tu conexión');
  await expect(note).toHaveValue('Tiene moto propia');
  await chooseStep(pane.getByLabel(`Etapa de ${name}`), 'Descartada');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Vive lejos');
  await dialog.getByRole('button', { name: 'Pasar a «Descartada»' }).click();
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect(page.getByText(`${name} sigue en «Nueva». El servidor no responde`)).toBeVisible();

  await context.setOffline(false);
  await retry.click();
  await expect(pane.getByText('Motivo: Vive lejos').first()).toBeVisible();
  await pane.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(pane.getByText('Tiene moto propia')).toBeVisible();
  await expect(note).toHaveValue('');
});

test('settings say what a shorter time would delete, and when, before it is saved', async ({
  page,
}) => {
  await apply(page.request, newName('Olga'));
  await openWorkspace(page);
  await page.getByRole('button', { name: 'Ajustes de solicitudes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('En los 7 días siguientes, ninguna.')).toBeVisible();
  await dialog.getByLabel('Días que se guardan').fill('1');
  await expect(dialog.getByText('Al guardar no se elimina ninguna solicitud.')).toBeVisible();
  await expect(dialog.getByText(/^En los 7 días siguientes, \d+\. La próxima: /)).toBeVisible();
  await dialog.getByLabel('Días que se guardan').fill('0');
  await expect(dialog.getByText('Escribe un número entero de 1 a 3650.')).toBeVisible();
  await expect(dialog.getByText(/siguientes/)).toBeHidden();
});

test('what was refused while somebody signed in again in another tab is asked for again', async ({
  page,
}) => {
  const name = newName('Leo');
  await apply(page.request, name);
  // As a request is answered that was under way with the session that ended.
  const refused = { status: 401, json: { status: 401, title: 'Unauthorized' } };
  await page.route('**/applications?**', (route) => route.fulfill(refused), { times: 1 });
  await openWorkspace(page, `?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const ended = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await expect(ended).toBeHidden();
  // A download that is refused says nothing by itself.
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Exportar CSV' }).click();
  await expect(ended).toBeVisible();
});

test('what somebody sends runs nothing, and a key without the permission sees why', async ({
  page,
}) => {
  const name = newName('Dan');
  await apply(page.request, name);
  await openWorkspace(page, `?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  const attack = `<img src=x onerror="document.title='hurt'"><script>document.title='hurt'</script>`;
  await person(page).getByLabel('Nota nueva').fill(attack);
  await person(page).getByRole('button', { name: 'Guardar nota' }).click();
  await expect(person(page).getByText(attack)).toBeVisible();
  await expect(page).toHaveTitle(/^(?:\(\d+\+?\) )?Solicitudes · /);

  const token = await makeToken(page.request, { name: 'Solo páginas', scopes: ['read', 'edit'] });
  await page.context().clearCookies();
  await signIn(page.request, token);
  await page.reload();
  await expect(page.getByText('Tu clave no abre las solicitudes')).toBeVisible();
});
