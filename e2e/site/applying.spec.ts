import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const SITE = 'almacenes-norte';

/** As the queue of a form's page keeps a save that found no network, before the browser was closed. */
function leaveWaiting(page: Page): Promise<void> {
  return page.evaluate((siteId) => {
    const subject = { siteId, agencyId: 'almacenes', channel: 'web', version: 'v2', query: '' };
    const request = {
      subject: { ...subject, formId: 'auxiliar', stage: 0 },
      status: 'APPLY_INTERMEDIATE',
      page: 0,
      formVersion: 1,
      values: { pages: [] },
      sensitive: [],
      notice: { text: '', version: '1', voluntary: [] },
    };
    const id = `${Date.now().toString(36).padStart(9, '0')}-${crypto.randomUUID()}`;
    localStorage.setItem(`rumbo_save.${id}`, JSON.stringify({ request }));
  }, SITE);
}

test('what waits to be sent is one application, whichever pages are opened', async ({
  page,
  context,
}) => {
  await page.goto('/norte/sobre-nosotros');
  await leaveWaiting(page);
  // Tabs hear of each other's saves late; a call that comes twice is one to the server by its key.
  const keys = new Set<string | undefined>();
  context.on('request', (request) => {
    if (request.url().includes('/submit?')) keys.add(request.headers()['idempotency-key']);
  });
  const other = await context.newPage();
  await Promise.all([page.goto('/norte/home'), other.goto('/norte/job-search')]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('submissionId'))).toBeTruthy();
  const left = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rumbo_save.')));
  await expect.poll(left).toEqual([]);
  expect(keys.size).toBe(1);
});

test('a job says on every page that it was applied for, until the next person asks', async ({
  page,
}) => {
  await page.goto('/norte/job-search');
  const button = page.locator('a[data-apply-job]').first();
  const id = await button.getAttribute('data-apply-job');
  await page.evaluate((job) => localStorage.setItem('applied', JSON.stringify([job])), id);
  await page.reload();
  const told = page.locator('[data-apply-state="QUICK_APPLIED"]').first();
  await expect(told).toContainText('Solicitud enviada');
  await expect(button).toBeHidden();
  await told.getByRole('button', { name: 'Aplicar para otra persona' }).click();
  await expect(button).toBeVisible();
  await expect(button).toBeFocused();
});
