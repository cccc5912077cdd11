import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** From this width on a search shows a job beside its list, in CSS pixels. */
const WIDE = 1280;

/**
 * Waits for what a page brings by itself: its personal lists, which wait for the reader, and the job beside a search.
 * Until then it still changes under whoever looks at the whole of it.
 */
export async function listsToCome(page: Page): Promise<void> {
  for (const list of await page.locator('[data-personal-list]').filter({ visible: true }).all()) {
    await list.scrollIntoViewIfNeeded();
    await expect(list).toHaveAttribute('data-personal-state', /^(cards|empty|failed)$/);
  }
  if ((page.viewportSize()?.width ?? 0) < WIDE) return;
  const search = page.locator('[data-search-region]:has([data-part="results"] [data-job])');
  for (const panel of await search.locator('[data-panel]').all())
    await expect(panel.locator('[data-shown-job]')).toBeVisible();
}
