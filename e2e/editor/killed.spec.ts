import type { Page } from '@playwright/test';
import { createEditedPage, HEADERS, signIn } from '../support/edited-page.ts';
import {
  KILLABLE_SITE,
  type KillableProduct,
  startKillableProduct,
} from '../support/killable-product.ts';
import { expect, test } from '../support/test.ts';

// A server that dies in the middle of a save takes nothing with it.

let product: KillableProduct;

test.afterEach(() => product.end());

const title = (page: Page) => page.getByRole('textbox', { name: /^Título/ });
const status = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const saved = (page: Page) => expect(status(page, /^Guardado$/)).toBeVisible();

/** Kills the server at the next save: it has the draft, and the answer never comes. */
async function killAtSave(page: Page): Promise<void> {
  await page.route(
    '**/draft',
    async (route) => {
      await route.fetch();
      await product.kill();
      await route.abort();
    },
    { times: 1 },
  );
}

test('nothing is lost when the server is killed in the middle of a save', async ({ browser }) => {
  // Two starts of a server, of which a busy machine makes much.
  test.setTimeout(240_000);
  product = await startKillableProduct();
  const context = await browser.newContext({ baseURL: product.origin, locale: 'es-MX' });
  const { id } = await createEditedPage(context.request, {
    name: 'matado',
    site: KILLABLE_SITE,
    widgets: [{ id: 'a', type: 'heading', content: { text: 'Uno', level: 1 } }],
  });
  await signIn(context.request);
  const page = await context.newPage();
  await page.goto(`/editor#/${KILLABLE_SITE}/${id}`);
  await expect(title(page)).toHaveValue('Prueba');

  await killAtSave(page);
  await title(page).fill('En medio');
  const offline = status(page, 'Sin conexión: guardado en este equipo');
  await expect(offline).toBeVisible();
  await title(page).fill('En medio y después');
  await product.start();
  // A press asks at once. By itself the editor asks after pauses that grow up to half a minute while the server starts.
  await page.getByRole('banner').locator('[data-step] button').click();
  await saved(page);
  const path = `/content/v1/sites/${KILLABLE_SITE}/pages/${id}`;
  const stored = await context.request.get(path, { headers: HEADERS });
  expect((await stored.json()).metadata.title).toBe('En medio y después');
  await page.reload();
  await expect(title(page)).toHaveValue('En medio y después');
  await expect(page.getByText(/Recuperamos|Llegaron|Conflicto/)).toHaveCount(0);
  await context.close();
});
