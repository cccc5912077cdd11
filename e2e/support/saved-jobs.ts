import { expect, type Page } from '@playwright/test';

export const SAVED_PAGE = '/empleos-guardados';

/** Saves the first jobs of a search and opens the page of saved jobs. */
export async function saveJobs(page: Page, count: number): Promise<void> {
  await page.goto('/buscar-empleos');
  for (let index = 0; index < count; index += 1) {
    const heart = page.locator('[data-card] [data-save-job]').nth(index);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  // The list asks whether they are open still, and may be drawn anew by the answer.
  const asked = page.waitForResponse('**/job-details');
  await page.goto(SAVED_PAGE);
  await (await asked).finished();
  await expect(page.getByRole('article')).toHaveCount(count);
}
