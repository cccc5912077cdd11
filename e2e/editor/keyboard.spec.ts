import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { EDITED_SITE, EDITOR_TOKEN, openEditor, signIn } from '../support/edited-page.ts';
import { expectFocus, tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

// The editor speaks the language of the browser, and nothing here is done with a pointer.
test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } });

async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Find a command, a block or a page' });
  await expect(search).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

/** Adds what the palette finds first, each time typed over what was searched before. */
async function addBlock(page: Page, word: string, found: string): Promise<void> {
  await page.keyboard.press('a');
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await expect(search).toBeFocused();
  await page.keyboard.type(word);
  await expect(search).toHaveValue(word);
  const tile = page.getByRole('button', { name: found, exact: true });
  await tile.waitFor();
  await page.keyboard.press('ArrowDown');
  await expect(tile).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFocus(page, `adding ${found}`);
}

test('a landing page is composed, checked and published by keyboard alone, in English', async ({
  page,
}) => {
  const title = `Aurora lands ${randomUUID().slice(0, 4)}`;
  await page.goto(`/editor#token=${encodeURIComponent(EDITOR_TOKEN)}`);
  await page.getByRole('link', { name: '/home' }).waitFor();
  await page.evaluate((hash) => location.replace(hash), `#/${EDITED_SITE}/home`);
  await page.locator('#canvas h1').waitFor();
  await command(page, 'new page');
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
  expect(await violationsOf(page, { include: 'dialog' })).toEqual([]);
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/aurora-lands/);
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  await expect(page.locator('#canvas')).toBeFocused();

  await addBlock(page, 'heading', 'Heading');
  await addBlock(page, 'rich', 'Rich text');
  await addBlock(page, 'button', 'Button');

  // The button is selected: its properties take its text. The formatted text before it had a field of that name.
  const label = page.locator('input').and(page.getByRole('textbox', { name: 'Text', exact: true }));
  await label.waitFor();
  await page.keyboard.press('i');
  await expect(label).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('See the jobs');
  await expect(page.locator('#canvas').getByText('See the jobs')).toBeVisible();

  // Enter ends a step of typing and Escape leads to the page. In the outline the button goes above the text.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'leaving a field');
  await page.keyboard.press('l');
  await expect(page.getByRole('treeitem', { name: /Button/ })).toBeFocused();
  const place = () =>
    page
      .locator('[data-canvas-root]')
      .evaluate((root) => root.textContent?.indexOf('See the jobs'));
  const before = await place();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(place).toBeLessThan(before ?? 0);
  await expectFocus(page, 'moving a block');
  await expect(page.getByRole('treeitem', { name: /Rich text.*1 warning/ })).toBeVisible();
  expect(await violationsOf(page, { exclude: ['#canvas'] })).toEqual([]);

  await command(page, 'publish');
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  const publish = publishing.getByRole('button', { name: 'Publish now' });
  await expect(publish).toBeEnabled();
  expect(await violationsOf(page, { exclude: ['#canvas'] })).toEqual([]);
  await tabTo(publish);
  await page.keyboard.press('Enter');
  const address = await publishing.getByRole('link').first().getAttribute('href');
  await expectFocus(page, 'publishing');
  await page.keyboard.press('Escape');
  await expect(publishing).toHaveCount(0);
  await expectFocus(page, 'closing a dialog');
  const visitor = await page.request.get(address ?? '');
  expect(visitor.status()).toBe(200);
  expect(await visitor.text()).toContain('See the jobs');
});

/**
 * Tells from here on where nothing has the focus, so that what is typed is lost. What takes another's place may be some
 * frames late on a busy machine, which is sooner than the next key of a person.
 */
async function watchFocus(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const lost: string[] = [];
    Object.assign(window, { lostFocus: lost });
    let last: Element | null = null;
    let frames = 0;
    const look = () => {
      const at = document.activeElement;
      frames = at === document.body ? frames + 1 : 0;
      if (frames === 6) lost.push(`after ${last?.outerHTML.slice(0, 120)}`);
      if (frames === 0) last = at;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, 'lostFocus'));
}

test('a company page goes from an empty site to published by keyboard alone', async ({ page }) => {
  test.slow();
  await signIn(page.request);
  await page.goto('/editor#/debut');
  await tabTo(page.getByRole('button', { name: 'New page' }).last());
  const lostFocus = await watchFocus(page);
  await page.keyboard.press('Enter');
  const making = page.getByRole('dialog', { name: 'New page' });
  const title = making.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await page.keyboard.type('Reparto Boreal');
  await expect(title).toHaveValue('Reparto Boreal');
  await tabTo(making.getByRole('radio', { name: /^Blank/ }));
  await page.keyboard.press('ArrowDown');
  await expect(making.getByRole('radio', { name: /^Company page/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.locator('#canvas h1')).toHaveText('Reparto Boreal');
  await expect(page.locator('#canvas')).toBeFocused();

  // Each warning leads to its field, and the search of commands back to the list.
  const problems = page.locator('#left-pane li button');
  for (let left = 7; left > 0; left -= 1) {
    await command(page, 'problems');
    await expect(problems).toHaveCount(left);
    await expect(page.locator('#left-pane :focus')).toBeVisible();
    await tabTo(problems.first());
    await page.keyboard.press('Enter');
    const field = page.locator('#right-pane :focus');
    await expect(field).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`Boreal ${left}.`);
    await expect(page.locator('[data-canvas-root]')).toContainText(`Boreal ${left}.`);
    await page.keyboard.press('Escape');
  }
  await expect(problems).toHaveCount(0);

  await command(page, 'publish');
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const publish = dialog.getByRole('button', { name: 'Publish now' });
  await expect(publish).toBeEnabled();
  await tabTo(publish);
  await page.keyboard.press('Enter');
  const address = await dialog.getByRole('link').first().getAttribute('href');
  await expectFocus(page, 'publishing');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expectFocus(page, 'closing the dialog');
  expect(await lostFocus()).toEqual([]);
  const visitor = await page.request.get(address ?? '');
  expect(visitor.status()).toBe(200);
  const shown = await visitor.text();
  for (let left = 7; left > 0; left -= 1) expect(shown).toContain(`Boreal ${left}.`);
});

test('the language changes by its command, also from one that somebody cannot read', async ({
  page,
}) => {
  const shown = page.locator('html');
  await openEditor(page, 'home');
  await command(page, 'español');
  await expect(shown).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('searchbox', { name: 'Buscar página' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('combobox', { name: 'Busca un comando, un bloque o una página' }),
  ).toBeFocused();
  await page.keyboard.type('english');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveAttribute('lang', 'en');
});
