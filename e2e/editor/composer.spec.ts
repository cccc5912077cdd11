import { randomUUID } from 'node:crypto';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { publishEditedForm } from '../support/edited-form.ts';
import { EDITED_SITE, HEADERS, signIn } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const FORMS = `/content/v1/sites/${EDITED_SITE}/forms`;

test('a form of three pages is composed by mouse and by keyboard, and published', async ({
  page,
}) => {
  const title = `Solicitud ${randomUUID().slice(0, 6)}`;
  const id = title.toLowerCase().replace(' ', '-');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page.request);
  await page.goto(`/editor#/~forms/${EDITED_SITE}/no-existe`);
  await expect(page.getByRole('alert')).toContainText('Este formulario no existe');
  await page.goto(`/editor#/${EDITED_SITE}/home`);
  await page.getByRole('link', { name: 'Formularios', exact: true }).click();
  await page.getByLabel('Título del formulario nuevo').fill(title);
  await page.getByRole('button', { name: 'Crear formulario' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();

  const fields = page.getByRole('complementary', { name: 'Propiedades' });
  await expect(fields.locator('textarea').first()).toHaveValue(/^Usamos lo que escribes/);
  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Agregar pregunta…' }).click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
  };
  const label = page.getByRole('textbox', { name: 'Pregunta', exact: true });
  const canvas = page.locator('#canvas');
  await expect(page.getByText('Esta página todavía no tiene preguntas')).toBeVisible();
  await add('Nombre completo');
  await label.fill('¿Cómo te llamas?');
  await expect(canvas.getByText('¿Cómo te llamas?')).toBeVisible();
  for (const kind of ['Teléfono', 'Sí o no']) {
    await page.getByRole('button', { name: 'Agregar página' }).click();
    await add(kind);
  }
  await expect(page.locator('[data-form-outline]').getByText('Página 3')).toBeVisible();
  // Nobody chooses among options of their own.
  await expect(fields.getByText('Opciones', { exact: true })).toHaveCount(0);
  const row = page.locator('[data-form-outline]').getByRole('button', { name: 'Sí o no' });
  await expect(row).toHaveAttribute('aria-current', 'true');
  await label.fill('');
  const unwritten = page.getByRole('button', { name: 'Pregunta sin texto' });
  await expect(unwritten).toContainText('Tiene un problema');
  const problem = page.getByRole('region', { name: 'Problemas' }).getByRole('button').first();
  await expect(problem).toContainText('Error:');
  await page.locator('[data-form-outline]').getByRole('button').first().click();
  await problem.click();
  // A long text of the law leaves room for the other rows.
  await label.fill('Declaro que lo que escribo es cierto. '.repeat(20));
  const long = page.locator('[data-form-outline]').getByRole('button', { name: /^Declaro/ });
  expect((await long.boundingBox())?.height).toBeLessThan(140);
  // A warning longer than its field ends in an ellipsis, and lies over what follows while somebody is there.
  await label.fill('¿Cuántos hijos tienes y con quién se quedan?');
  const warning = fields.getByText(/^La ley laboral no deja contratar/);
  await expect(warning).toBeVisible();
  await page.locator('[data-form-outline]').getByRole('button').first().focus();
  const panel = await fields.boundingBox();
  const words = await warning.boundingBox();
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan((panel?.x ?? 0) + (panel?.width ?? 0));
  await label.fill('¿Tienes moto?');
  const rows = page.locator('[data-form-outline] button');
  await expect(rows).toHaveCount(10);

  const moto = page.locator('[data-form-outline]').getByRole('button', { name: '¿Tienes moto?' });
  await moto.focus();
  const told = (step: string) =>
    expect(page.getByRole('status').filter({ hasText: `${step} «¿Tienes moto?»` })).toBeAttached();
  await page.keyboard.press('Control+d');
  await expect(rows).toHaveCount(11);
  await told('Listo: Duplicar pregunta.');
  await page.keyboard.press('Delete');
  await expect(rows).toHaveCount(10);
  await told('Listo: Eliminar pregunta.');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.nth(7)).toContainText('¿Tienes moto?');
  await told('Listo: Mover pregunta.');
  await page.keyboard.press('Control+z');
  await expect(rows.nth(9)).toContainText('¿Tienes moto?');

  // What is translated for pages in another language stays so while it is rewritten.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Traducciones');
  await page.keyboard.press('Enter');
  const translations = fields.getByRole('region', { name: 'Traducciones' });
  await expect(translations.getByRole('heading', { name: 'Traducciones' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(translations.getByRole('button', { name: 'Agregar idioma: Inglés' })).toBeFocused();
  await page.keyboard.press('Enter');
  const english = translations.getByRole('button', { name: /^Inglés Faltan/ });
  await expect(english).toBeFocused();
  await page.keyboard.press('Tab');
  const onlyMissing = translations.getByRole('checkbox', { name: 'Solo lo que falta' });
  await expect(onlyMissing).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(translations.getByRole('textbox', { name: title })).toBeFocused();
  await page.keyboard.type('Application');
  await translations.getByRole('textbox', { name: '¿Cómo te llamas?' }).fill('Your name');
  await page.getByRole('radio', { name: 'Inglés' }).check({ force: true });
  await expect(canvas.getByText('Your name')).toBeVisible();
  await rows.filter({ hasText: '¿Cómo te llamas?' }).click();
  await label.fill('¿Cuál es tu nombre?');
  await expect(rows.filter({ hasText: '¿Cuál es tu nombre?' })).toBeVisible();
  await expect(canvas.getByText('Your name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.filter({ hasText: '¿Cuál es tu nombre?' })).toBeFocused();
  await page.keyboard.press('Delete');
  const unused = page.getByRole('region', { name: 'Problemas' });
  await unused.getByRole('button', { name: /no tiene el texto "¿Cuál es tu nombre\?"/ }).click();
  const remove = translations.getByRole('button', {
    name: 'Borrar la traducción de «¿Cuál es tu nombre?»',
  });
  await expect(remove).toBeFocused();
  await page.keyboard.press('Control+z');
  await rows.first().click();
  await expect(remove).toHaveCount(0);
  await expect(translations.getByRole('textbox', { name: '¿Cuál es tu nombre?' })).toHaveValue(
    'Your name',
  );
  await onlyMissing.check();
  await expect(translations.getByRole('textbox', { name: 'Tus datos' })).toBeVisible();
  await expect(translations.getByRole('textbox', { name: '¿Cuál es tu nombre?' })).toHaveCount(0);

  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('El formulario está publicado')).toBeVisible();
  const live = await page.request.get(`${FORMS}/${id}?state=live`, { headers: HEADERS });
  expect([live.status(), await live.text()]).toEqual([
    200,
    expect.stringContaining('¿Tienes moto?'),
  ]);
  expect((await live.json()).translationMappings).toEqual({
    en: { [title]: 'Application', '¿Cuál es tu nombre?': 'Your name' },
  });

  await moto.click();
  await label.fill('¿Tienes camión?');
  await page.getByRole('button', { name: 'Historial de versiones' }).click();
  const versions = page.getByRole('dialog', { name: 'Historial de versiones' });
  await expect(versions.getByRole('listitem').first()).toContainText('¿Tienes camión?');
  await versions.getByRole('button', { name: 'Restaurar todo el formulario' }).click();
  await expect(rows.nth(9)).toContainText('¿Tienes moto?');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();

  const data = (await live.text()).replace('¿Tienes moto?', '¿Tienes bici?');
  await expect(async () => {
    // The editor's own save may come in between.
    const { etag = '' } = (
      await page.request.get(`${FORMS}/${id}`, { headers: HEADERS })
    ).headers();
    const headers = { ...HEADERS, 'if-match': etag };
    expect((await page.request.put(`${FORMS}/${id}/draft`, { headers, data })).ok()).toBe(true);
  }).toPass();
  await moto.click();
  await label.fill('¿Tienes coche?');
  await page.getByRole('alert').getByRole('button', { name: 'Revisar' }).click();
  const choice = page.getByRole('dialog', { name: 'Elige qué se queda' });
  await choice.getByRole('radio', { name: 'De la otra persona' }).check();
  await choice.getByRole('button', { name: 'Combinar y guardar' }).click();
  await expect(rows.nth(9)).toContainText('¿Tienes bici?');
  await page.getByRole('button', { name: 'Deshacer' }).first().click();
  await expect(rows.nth(9)).toContainText('¿Tienes coche?');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Formularios' }).first().click();
  await expect(page.getByRole('link', { name: title })).toContainText('cambios sin publicar');
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
});

test('a form of the list is duplicated, goes into the bin with a way back, and comes out of it as a draft', async ({
  page,
}) => {
  const title = `Zona ${randomUUID().slice(0, 6)}`;
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page.request);
  const clientConfig = { enableResumeParsing: false };
  const question = { keyId: 'nombre', type: 'short-text', label: '¿Tu nombre?' };
  const sections = [{ keyId: 's', questions: [question] }];
  const pages = [{ keyId: 'p', title: 'Tú', sections }];
  const id = await publishEditedForm(page.request, 'zona', { title, clientConfig, pages });
  const other = title.replace('Zona', 'Ruta');
  const otherId = await publishEditedForm(page.request, 'ruta', {
    title: other,
    clientConfig,
    pages,
  });
  const status = async (form: string) =>
    (await page.request.get(`${FORMS}/${form}`, { headers: HEADERS })).status();
  const live = async (form: string) =>
    (await page.request.get(`${FORMS}/${form}?state=live`, { headers: HEADERS })).status();
  await page.goto(`/editor#/~forms/${EDITED_SITE}`);
  const list = page.getByRole('list').first();
  const bin = page.getByRole('region', { name: 'Papelera' });

  // What the service could not do is no fault of the title.
  await page.route(`**${FORMS}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  const newTitle = page.getByLabel('Título del formulario nuevo');
  await newTitle.fill('Otro');
  await newTitle.press('Enter');
  await expect(page.getByText('El servidor falló')).toBeVisible();
  await expect(newTitle).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.unroute(`**${FORMS}`);
  await newTitle.fill(' ');
  await page.getByRole('button', { name: 'Crear formulario' }).click();
  await expect(newTitle).toBeFocused();

  await page.getByRole('button', { name: `Mover «${title}» a la papelera` }).click();
  await expect(page.getByText('está en la papelera y ya nadie lo puede responder')).toBeVisible();
  await expect(bin).toContainText(title);
  await expect(list.getByRole('link', { name: title })).toHaveCount(0);
  expect(await live(id)).toBe(404);
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  // The way back is taken while another form is on its way into the bin.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(`**${FORMS}/${otherId}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: `Mover «${other}» a la papelera` }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  goOn();
  await expect(list.getByRole('link', { name: title })).toContainText('Publicado');
  expect(await live(id)).toBe(200);
  await expect(bin).toContainText(other);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();

  await page.getByRole('button', { name: `Mover «${title}» a la papelera` }).click();
  await bin.getByRole('button', { name: `Recuperar «${title}»` }).click();
  await expect(list.getByRole('link', { name: title })).toContainText('Borrador');

  await page.getByRole('button', { name: `Duplicar «${title}»` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} (copia)` })).toBeVisible();
  expect(await status(`${id}-copia`)).toBe(200);
});
