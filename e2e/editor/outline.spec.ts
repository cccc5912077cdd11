import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { openNewPage } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const heading = (id: string) => ({
  id,
  type: 'heading',
  content: { text: `Texto ${id}`, level: 2 },
});

const PAGE = {
  name: 'capas',
  widgets: [heading('uno'), heading('dos')],
  sections: [
    { sectionId: 's-uno', widgetId: 'uno' },
    { sectionId: 'caja', subSections: [{ sectionId: 's-dos', widgetId: 'dos' }] },
  ],
};

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page, { include: '#left-pane' })).toEqual([]);
}

test('a block is searched, inserted and found in the layers, by keyboard alone', async ({
  page,
}) => {
  await openNewPage(page, PAGE);
  const rows = page.getByRole('treeitem');
  await page.getByRole('tab', { name: 'Agregar' }).click();
  const search = page.getByRole('searchbox', { name: 'Buscar bloque' });
  await search.fill('ACORDEON');
  const tile = page.locator('[data-drag-source="widget:faq"]');
  await expect(page.locator('[data-drag-source^="widget:"]').first()).toHaveAttribute(
    'data-drag-source',
    'widget:faq',
  );
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
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);

  // What is selected on the canvas shows in the tree, even where its row was closed.
  await page.locator('#s-s-dos').click();
  const inner = page.getByRole('treeitem', { name: 'Texto dos, Título' });
  await expect(inner).toHaveAttribute('aria-selected', 'true');
  await expect(inner).toBeInViewport();
});
