import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from './test.ts';

// Nothing that a recruiter did is ever lost. Every test works on a page of its own.

const token = process.env['RUMBO_TEST_TOKEN'] ?? '';
const SITE = 'repartidores-mx';
const SITES = '/content/v1/sites';
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

test.describe.configure({ timeout: 30_000 });

const heading = (id: string, text: string) => ({
  id,
  type: 'heading',
  content: { text, level: 2 },
});

let made = 0;

/** A page with two headings; its id. */
async function createPage(request: APIRequestContext): Promise<string> {
  made += 1;
  const id = `salvo-${process.pid}-${made}`;
  const subSections = ['a', 'b'].map((widgetId) => ({ sectionId: `s-${widgetId}`, widgetId }));
  const layout = { sectionId: 'root', subSections };
  const answer = await request.post(`${SITES}/${SITE}/pages`, {
    headers,
    data: {
      schemaVersion: 1,
      id,
      url: `/${id}`,
      type: 'CONTENT',
      metadata: { title: 'Inicio', description: 'Vacantes', layout },
      widgets: [heading('a', 'Uno'), heading('b', 'Dos')],
    },
  });
  expect(answer.status()).toBe(201);
  return id;
}

interface StoredPage {
  readonly metadata: { readonly title: string; readonly description: string };
}

/** Title and description that the service has. */
async function storedHead(request: APIRequestContext, id: string): Promise<string[]> {
  const answer = await request.get(`${SITES}/${SITE}/pages/${id}`, { headers });
  const { metadata } = (await answer.json()) as StoredPage;
  return [metadata.title, metadata.description];
}

async function openEditor(context: BrowserContext, id: string, as = token): Promise<Page> {
  const session = await context.request.post('/content/v1/session', {
    headers: { authorization: `Bearer ${as}` },
  });
  expect(session.status()).toBe(201);
  const page = await context.newPage();
  await page.goto(`/editor#/${SITE}/${id}`);
  await expect(title(page)).toHaveValue(/./, { timeout: 15_000 });
  return page;
}

const title = (page: Page) => page.getByRole('textbox', { name: /^Título/ });
const description = (page: Page) => page.getByRole('textbox', { name: /^Descripción/ });
const status = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const saved = (page: Page) => expect(status(page, /^Guardado$/)).toBeVisible({ timeout: 8_000 });

/** Another person, on another machine. */
function anotherBrowser(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ locale: 'es-MX' });
}

test('two people on one page lose nothing, and choose where both changed the same', async ({
  browser,
  context,
}) => {
  const id = await createPage(context.request);
  const other = await anotherBrowser(browser);
  const mine = await openEditor(context, id);
  const theirs = await openEditor(other, id);

  await title(theirs).fill('Suyo');
  await saved(theirs);
  await description(mine).fill('Descripción mía');
  await expect(mine.getByText(/Llegaron cambios de/)).toBeVisible();
  await saved(mine);
  await expect(title(mine)).toHaveValue('Suyo');
  expect(await storedHead(context.request, id)).toEqual(['Suyo', 'Descripción mía']);

  await title(theirs).fill('Título suyo');
  await title(mine).fill('Título mío');
  await mine.keyboard.press('Control+s');
  await saved(mine);
  await expect(status(theirs, 'Conflicto: revisar')).toBeVisible({ timeout: 8_000 });
  expect(await storedHead(context.request, id)).toEqual(['Título mío', 'Descripción mía']);
  await status(theirs, 'Conflicto: revisar').click();
  const dialog = theirs.getByRole('dialog', { name: 'Elige qué se queda' });
  await expect(dialog.getByText('Título mío')).toBeVisible();
  await theirs.keyboard.press('Escape');
  await expect(title(theirs)).toHaveValue('Título suyo');
  await status(theirs, 'Conflicto: revisar').click();
  await dialog.getByRole('radio', { name: /De la otra persona/ }).check();
  await dialog.getByRole('button', { name: 'Combinar y guardar' }).click();
  await saved(theirs);
  await expect(title(theirs)).toHaveValue('Título mío');
  await other.close();
});

test('two tabs of one browser know of each other and stay the same', async ({ context }) => {
  const id = await createPage(context.request);
  const first = await openEditor(context, id);
  const second = await openEditor(context, id);
  await expect(first.getByRole('img', { name: 'Abierta en otra pestaña' })).toBeVisible();
  await title(first).fill('De la primera');
  await expect(title(second)).toHaveValue('De la primera', { timeout: 8_000 });
  await second.close();
  await expect(first.getByRole('img', { name: 'Abierta en otra pestaña' })).toBeHidden();
});

test('work goes on without the server, and reaches it once it answers', async ({ context }) => {
  const id = await createPage(context.request);
  const page = await openEditor(context, id);
  await context.route('**/draft', (route) => route.abort());
  await title(page).fill('Sin servidor');
  await expect(status(page, 'Sin conexión: guardado en este equipo')).toBeVisible();
  await context.unroute('**/draft');
  await saved(page);
  await context.setOffline(true);
  await title(page).fill('Sin red');
  await expect(status(page, 'Sin conexión: guardado en este equipo')).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  expect(await storedHead(context.request, id)).toEqual(['Sin red', 'Vacantes']);
});

/** Ends the tab as a crash does: no script runs any more. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

test('a crash loses nothing', async ({ context }) => {
  const id = await createPage(context.request);
  const page = await openEditor(context, id);
  await page.route('**/draft', (route) => route.abort());
  await title(page).fill('Antes de la falla');
  await expect(status(page, /Sin conexión/)).toBeVisible();
  await crash(context, page);
  const again = await openEditor(context, id);
  await expect(title(again)).toHaveValue('Antes de la falla');
  await expect(again.getByText(/Recuperamos tus cambios/)).toBeVisible();
  await saved(again);
  expect(await storedHead(context.request, id)).toEqual(['Antes de la falla', 'Vacantes']);
  await again.getByRole('button', { name: 'Deshacer', exact: true }).last().click();
  await expect(title(again)).toHaveValue('Inicio');
});

test('saves where the browser keeps nothing, and says that there is no copy', async ({
  context,
}) => {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: refuse });
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  const id = await createPage(context.request);
  const page = await openEditor(context, id);
  await title(page).fill('Sin copia');
  await expect(page.getByRole('img', { name: 'Este navegador no guarda copias' })).toBeVisible();
  await saved(page);
  expect(await storedHead(context.request, id)).toEqual(['Sin copia', 'Vacantes']);
});

test('a token revoked in mid-edit only asks to sign in again', async ({ context }) => {
  const id = await createPage(context.request);
  const sites = await context.request.get(SITES, { headers });
  const list = (await sites.json()) as { siteId: string; agencyId: string }[];
  const agency = list.find(({ siteId }) => siteId === SITE)?.agencyId ?? '';
  const tokens = `/content/v1/tokens`;
  const newToken = async (name: string) => {
    const answer = await context.request.post(`${tokens}?agency=${agency}`, {
      headers,
      data: { name: `${name} ${id}`, scopes: ['read', 'edit'] },
    });
    return (await answer.json()) as { token: string; tokenId: string };
  };
  const [first, second] = [await newToken('Primera'), await newToken('Segunda')];
  const page = await openEditor(context, id, first.token);
  await title(page).fill('Antes');
  await saved(page);
  await context.request.delete(`${tokens}/${first.tokenId}?agency=${agency}`, { headers });
  await title(page).fill('Después');
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await expect(dialog).toBeVisible({ timeout: 8_000 });
  await expect(page.locator('input[value="Después"]')).toBeAttached();
  await dialog.getByRole('textbox').fill(second.token);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await saved(page);
  await expect(title(page)).toHaveValue('Después');
  expect(await storedHead(context.request, id)).toEqual(['Después', 'Vacantes']);
});
