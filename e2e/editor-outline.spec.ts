import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const SITE = 'repartidores-mx';
const TOKEN = process.env['RUMBO_TEST_TOKEN'] ?? '';

const heading = (id: string) => ({
  id,
  type: 'heading',
  content: { text: `Texto ${id}`, level: 2 },
});

/** A page of its own, so that tests beside this one change nothing in it. */
async function openPage(page: Page): Promise<void> {
  const id = `capas-${randomUUID().slice(0, 8)}`;
  const subSections = [
    { sectionId: 's-uno', widgetId: 'uno' },
    { sectionId: 'caja', subSections: [{ sectionId: 's-dos', widgetId: 'dos' }] },
  ];
  const answer = await page.request.post(`/content/v1/sites/${SITE}/pages`, {
    headers: { authorization: `Bearer ${TOKEN}` },
    data: {
      schemaVersion: 1,
      id,
      url: `/${id}`,
      type: 'CONTENT',
      metadata: {
        title: 'Capas',
        description: 'Página de capas',
        layout: { sectionId: 'root', subSections },
      },
      widgets: [heading('uno'), heading('dos')],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/editor#token=${encodeURIComponent(TOKEN)}`);
  await page.getByRole('link', { name: '/home' }).waitFor();
  await page.evaluate((hash) => location.replace(hash), `#/${SITE}/${id}`);
  await page.locator('#s-s-uno').waitFor();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('#left-pane').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('a block is searched, inserted and found in the layers, by keyboard alone', async ({
  page,
}) => {
  await openPage(page);
  const rows = page.getByRole('treeitem');
  await page.getByRole('tab', { name: 'Agregar' }).click();
  const search = page.getByRole('searchbox', { name: 'Buscar bloque' });
  await search.fill('ACORDEON');
  const tile = page.locator('[data-drag-source="widget:faq"]');
  await tile.waitFor();
  await search.press('ArrowDown');
  await expect(tile).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const title = page.getByRole('main').getByRole('heading', { name: 'Preguntas frecuentes' });
  await expect(title).toBeInViewport();
  await search.fill('');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Capas' }).click();
  await expect(rows).toHaveCount(4);
  const faq = page.getByRole('treeitem', { name: /^Preguntas frecuentes/ });
  await expect(faq).toHaveAttribute('aria-selected', 'true');
  await faq.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('treeitem', { name: 'Texto uno, Título' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);

  // What is selected on the canvas shows in the tree, even where its row was closed.
  await page.locator('#s-s-dos').click();
  const inner = page.getByRole('treeitem', { name: 'Texto dos, Título' });
  await expect(inner).toHaveAttribute('aria-selected', 'true');
  await expect(inner).toBeInViewport();
});
