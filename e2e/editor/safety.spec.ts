import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { createEditedPage, EDITED_SITE, HEADERS, signIn } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

// Nothing that a recruiter did is ever lost. Every test works on a page of its own.

const SITES = '/content/v1/sites';

const heading = (id: string, text: string) => ({
  id,
  type: 'heading',
  content: { text, level: 2 },
});

/** A page with two headings; its id. */
async function createOwnPage(request: APIRequestContext): Promise<string> {
  const widgets = [heading('a', 'Uno'), heading('b', 'Dos')];
  const wanted = { name: 'salvo', title: 'Inicio', description: 'Vacantes', widgets };
  return (await createEditedPage(request, wanted)).id;
}

interface StoredPage {
  readonly metadata: { readonly title: string; readonly description: string };
}

/** Title and description that the service has. */
async function storedHead(request: APIRequestContext, id: string): Promise<string[]> {
  const answer = await request.get(`${SITES}/${EDITED_SITE}/pages/${id}`, { headers: HEADERS });
  const { metadata } = (await answer.json()) as StoredPage;
  return [metadata.title, metadata.description];
}

async function openTab(context: BrowserContext, id: string, token?: string): Promise<Page> {
  await signIn(context.request, token);
  return openMore(context, id);
}

/** One more tab of a browser that is signed in: doing so again would end the session of the first. */
async function openMore(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/editor#/${EDITED_SITE}/${id}`);
  await expect(title(page)).toHaveValue(/./);
  return page;
}

const title = (page: Page) => page.getByRole('textbox', { name: /^Título/ });
const description = (page: Page) => page.getByRole('textbox', { name: /^Descripción/ });
const status = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const saved = (page: Page) => expect(status(page, /^Guardado$/)).toBeVisible();

/** Another person, on another machine. */
function anotherBrowser(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ locale: 'es-MX' });
}

test('two people on one page lose nothing, and choose where both changed the same', async ({
  browser,
  context,
}) => {
  const id = await createOwnPage(context.request);
  const other = await anotherBrowser(browser);
  const mine = await openTab(context, id);
  const theirs = await openTab(other, id);

  await title(theirs).fill('Suyo');
  await saved(theirs);
  await description(mine).fill('Descripción mía');
  await expect(mine.getByText(/Llegaron cambios de/)).toBeVisible();
  await saved(mine);
  await expect(title(mine)).toHaveValue('Suyo');
  expect(await storedHead(context.request, id)).toEqual(['Suyo', 'Descripción mía']);

  // Theirs is saved by itself a second later, which a slow machine may take for mine.
  let letThem = () => {};
  const mineIsThere = new Promise<void>((resolve) => {
    letThem = resolve;
  });
  await theirs.route('**/draft', async (route) => {
    await mineIsThere;
    await route.continue();
  });
  await title(theirs).fill('Título suyo');
  await title(mine).fill('Título mío');
  await mine.keyboard.press('Control+s');
  await saved(mine);
  letThem();
  await expect(status(theirs, 'Conflicto: revisar')).toBeVisible();
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

test('changes of others wait for the code that joins them, and nothing is lost meanwhile', async ({
  browser,
  context,
}) => {
  const id = await createOwnPage(context.request);
  await context.route('**/merge-pages*', (route) => route.abort());
  const mine = await openTab(context, id);
  const other = await anotherBrowser(browser);
  const theirs = await openTab(other, id);
  await title(theirs).fill('Suyo');
  await saved(theirs);
  await description(mine).fill('Descripción mía');
  await expect(status(mine, /Sin conexión/)).toBeVisible();
  expect(await storedHead(context.request, id)).toEqual(['Suyo', 'Vacantes']);
  await context.unroute('**/merge-pages*');
  await saved(mine);
  expect(await storedHead(context.request, id)).toEqual(['Suyo', 'Descripción mía']);
  await other.close();
});

test('two tabs of one browser know of each other and stay the same', async ({ context }) => {
  const id = await createOwnPage(context.request);
  const first = await openTab(context, id);
  const second = await openMore(context, id);
  await expect(first.getByRole('img', { name: 'Abierta en otra pestaña' })).toBeVisible();
  await title(first).fill('De la primera');
  await expect(title(second)).toHaveValue('De la primera');
  await second.close();
  await expect(first.getByRole('img', { name: 'Abierta en otra pestaña' })).toBeHidden();
});

test('work goes on without the server, and reaches it once it answers', async ({ context }) => {
  const id = await createOwnPage(context.request);
  const page = await openTab(context, id);
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
  const id = await createOwnPage(context.request);
  const page = await openTab(context, id);
  await page.route('**/draft', (route) => route.abort());
  await title(page).fill('Antes de la falla');
  await expect(status(page, /Sin conexión/)).toBeVisible();
  await crash(context, page);
  const again = await openTab(context, id);
  await expect(title(again)).toHaveValue('Antes de la falla');
  // It stays while the pointer is on it.
  await again.getByText(/Recuperamos tus cambios/).hover();
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
  const id = await createOwnPage(context.request);
  const page = await openTab(context, id);
  await title(page).fill('Sin copia');
  await expect(page.getByRole('img', { name: 'Este navegador no guarda copias' })).toBeVisible();
  await saved(page);
  expect(await storedHead(context.request, id)).toEqual(['Sin copia', 'Vacantes']);
});

test('a token revoked in mid-edit only asks to sign in again', async ({ context }) => {
  const id = await createOwnPage(context.request);
  const sites = await context.request.get(SITES, { headers: HEADERS });
  const list = (await sites.json()) as { siteId: string; agencyId: string }[];
  const agency = list.find(({ siteId }) => siteId === EDITED_SITE)?.agencyId ?? '';
  const tokens = `/content/v1/tokens`;
  const newToken = async (name: string) => {
    const answer = await context.request.post(`${tokens}?agency=${agency}`, {
      headers: HEADERS,
      data: { name: `${name} ${id}`, scopes: ['read', 'edit'] },
    });
    return (await answer.json()) as { token: string; tokenId: string };
  };
  const [first, second] = [await newToken('Primera'), await newToken('Segunda')];
  const page = await openTab(context, id, first.token);
  await title(page).fill('Antes');
  await saved(page);
  await context.request.delete(`${tokens}/${first.tokenId}?agency=${agency}`, { headers: HEADERS });
  await title(page).fill('Después');
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('input[value="Después"]')).toBeAttached();
  await dialog.getByRole('textbox').fill(second.token);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await saved(page);
  await expect(title(page)).toHaveValue('Después');
  expect(await storedHead(context.request, id)).toEqual(['Después', 'Vacantes']);
});
