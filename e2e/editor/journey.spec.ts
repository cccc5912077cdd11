import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { EDITED_SITE, EDITOR_TOKEN, HEADERS, openEditor, signIn } from '../support/edited-page.ts';
import { expectFocus } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

// From the sign-in link to the page that visitors see, by keyboard alone.

/** Runs a command by its name, as people do who know none of the keys. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Busca un comando, un bloque o una página' });
  await expect(search).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

async function addBlock(page: Page, word: string, name: string): Promise<void> {
  await page.keyboard.press('a');
  const search = page.getByRole('searchbox', { name: 'Buscar bloque' });
  await expect(search).toBeFocused();
  await search.fill(word);
  const found = page.getByRole('button', { name, exact: true });
  await found.waitFor();
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
}

/** What `npm run validate` says of the site's files with one page more, as the editor exported it. */
function validateInSite(id: string, text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-export-'));
  cpSync(path.join('pages', EDITED_SITE), folder, { recursive: true });
  writeFileSync(path.join(folder, `${id}.page.json`), text);
  const { stdout } = spawnSync('npx', ['tsx', 'scripts/validate/main.ts', folder], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stdout;
}

test('a page is made from nothing, checked, published and seen, without a pointer', async ({
  page,
}) => {
  test.slow();
  const title = `Reparto Aurora ${randomUUID().slice(0, 4)}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/editor#token=${encodeURIComponent(EDITOR_TOKEN)}`);
  await page.getByRole('link', { name: '/home' }).waitFor();
  await page.evaluate((hash) => location.replace(hash), `#/${EDITED_SITE}/home`);
  await page.locator('#canvas h1').waitFor();
  await command(page, 'pagina nueva');
  await expect(
    page.getByRole('dialog', { name: 'Página nueva' }).getByRole('textbox', { name: 'Título' }),
  ).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  await expect(page).toHaveURL(/reparto-aurora/);
  await expect(page.locator('#canvas')).toBeFocused();

  await addBlock(page, 'titulo', 'Título');
  await expect(page.locator('#canvas h1, #canvas h2').first()).toBeVisible();
  await page.locator('body').press('i');
  const text = page.locator('input[name="text"]');
  await expect(text).toBeVisible();
  await text.fill('Maneja con Aurora');
  await expect(page.locator('#canvas').getByText('Maneja con Aurora')).toBeVisible();
  await page.locator('[name="subheading"]').fill('Rutas cortas y cerca de tu casa.');
  await text.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'H2' }).press('ArrowLeft');
  await expect(page.locator('#canvas h1')).toHaveText('Maneja con Aurora');

  await command(page, 'publicar');
  const dialog = page.getByRole('dialog', { name: 'Publicar' });
  await expect(dialog.getByText('Al publicarla')).toBeVisible();
  const publish = dialog.getByRole('button', { name: 'Publicar ahora' });
  await expect(publish).toBeEnabled();
  await publish.press('Enter');
  const link = dialog.getByRole('link');
  await expect(link.first()).toBeVisible();
  const address = (await link.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');

  const visitor = await page.request.get(address);
  expect(visitor.status()).toBe(200);
  expect((await visitor.text()).includes('Maneja con Aurora')).toBe(true);
  const id = page.url().split('/').at(-1) ?? '';
  const exported = await page.request.get(`/content/v1/sites/${EDITED_SITE}/pages/${id}/export`, {
    headers: HEADERS,
  });
  expect(validateInSite(id, await exported.text())).toContain('No problems');
});

test('what this version does not know is edited around and published untouched', async ({
  page,
}) => {
  const id = `futuro-${randomUUID().slice(0, 8)}`;
  const written = '{ "b": 1.50, "a": [1e2, { "10": "x", "2": "y" }] }';
  const document = `{"schemaVersion":1,"id":"${id}","url":"/${id}","type":"CONTENT","metadata":{"title":"Futuro","description":"Con un bloque nuevo","layout":{"sectionId":"root","subSections":[{"sectionId":"s1","widgetId":"t"},{"sectionId":"s2","widgetId":"h"}]}},"widgets":[{"id":"t","type":"heading","content":{"text":"Hoy","level":1}},{"id":"h","type":"hologram","content":${written}}]}`;
  const made = await page.request.post(`/content/v1/sites/${EDITED_SITE}/pages`, {
    headers: HEADERS,
    data: document,
  });
  expect(made.status(), await made.text()).toBe(201);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, id);
  await page.locator('#s-s1').click();
  await page.locator('input[name="text"]').fill('Mañana');
  await page.locator('#s-s2').click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.locator('#s-s2 + #s-s1')).toHaveCount(1);
  const stored = () =>
    page.request
      .get(`/content/v1/sites/${EDITED_SITE}/pages/${id}`, { headers: HEADERS })
      .then((got) => got.text());
  await expect.poll(stored).toContain('Mañana');
  await expect.poll(stored).toContain(written);
  const published = await page.request.post(
    `/content/v1/sites/${EDITED_SITE}/pages/${id}/publish`,
    {
      headers: { ...HEADERS, 'if-match': '*' },
    },
  );
  expect(published.status(), await published.text()).toBe(200);
  const live = await page.request.get(`/content/v1/sites/${EDITED_SITE}/pages/${id}?state=live`, {
    headers: HEADERS,
  });
  expect(await live.text()).toContain(written);
});

test('a company page goes from an empty site to published by mouse, letters aside', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page.request);
  await page.goto('/editor#/estreno');
  await page.getByRole('button', { name: 'Página nueva' }).last().click();
  const making = page.getByRole('dialog', { name: 'Página nueva' });
  await expect(making.getByRole('textbox', { name: 'Título' })).toBeFocused();
  await page.keyboard.type('Reparto Aurora');
  await making
    .getByRole('radio', { name: /^Portada de empresa/ })
    .locator('xpath=ancestor::label')
    .click();
  await making.getByRole('button', { name: 'Crear página' }).click();
  await expect(page.locator('#canvas h1')).toHaveText('Reparto Aurora');
  await expect(page.locator('#canvas')).toBeFocused();

  // Each warning leads to its field, whose sample text is marked and typed over.
  const problems = page.locator('#left-pane li button');
  await page.getByRole('tab', { name: 'Problemas' }).click();
  for (let left = 7; left > 0; left -= 1) {
    await expect(problems).toHaveCount(left);
    await problems.first().click();
    await page.locator('#right-pane :focus').click({ clickCount: 3 });
    await page.keyboard.type(`Aurora ${left}.`);
    await expectFocus(page, `mending problem ${left} from the end`);
  }
  await expect(problems).toHaveCount(0);

  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar' });
  await dialog.getByRole('button', { name: 'Publicar ahora' }).click();
  const address = await dialog.getByRole('link').first().getAttribute('href');
  await expectFocus(page, 'publishing');
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(dialog).toHaveCount(0);
  await expectFocus(page, 'closing the dialog');
  const visitor = await page.request.get(address ?? '');
  expect(visitor.status()).toBe(200);
  const shown = await visitor.text();
  for (let left = 7; left > 0; left -= 1) expect(shown).toContain(`Aurora ${left}.`);
});

/** From here on counts what the page asks for; gives what waits until all of it is answered and drawn. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await expect.poll(() => open.size).toBe(0);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
    });
  };
}

test('every view of the editor holds up to axe', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const answered = watchRequests(page);
  await openEditor(page, 'home');
  const found: string[] = [];
  const check = async (view: string) => {
    await answered();
    // The page on the canvas is judged where visitors get it.
    const violations = await violationsOf(page, { exclude: ['#canvas'] });
    found.push(...violations.map((violation) => `${view}: ${violation}`));
  };
  for (const pane of ['paginas', 'agregar', 'capas', 'problemas']) {
    await command(page, pane);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await check(pane);
  }
  await page.locator('#canvas h1').click();
  await check('bloque');
  const dialogs = [
    'publicar',
    'versiones',
    'titulo y',
    'pagina nueva',
    'archivos',
    'peso',
    'importar',
  ];
  for (const name of [...dialogs, 'ajustes', 'atajos']) {
    await command(page, name);
    await page.locator('dialog[open] h2').waitFor();
    await check(name);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  expect(found).toEqual([]);
});
