import type { Page } from '@playwright/test';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { PHONE } from '../support/phone.ts';
import { SAVED_PAGE, saveJobs } from '../support/saved-jobs.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

const notes = (page: Page) => page.getByRole('textbox', { name: /^Tu nota sobre/ });

test('a note stands at its job while it is written, in every tab, and on no server', async ({
  page,
  context,
  problems,
}) => {
  await saveJobs(page, 2);
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const [mine, other] = [notes(page).first(), notes(page).last()];
  const elsewhere = await context.newPage();
  await elsewhere.goto(SAVED_PAGE);
  await mine.pressSequentially('Preguntar por Lupe');
  await expect(notes(elsewhere).first()).toHaveValue('Preguntar por Lupe');
  await notes(elsewhere).last().fill('Queda lejos');
  await expect(other).toHaveValue('Queda lejos');
  await expect(mine).toBeFocused();
  await mine.pressSequentially(', lunes');
  await expect(notes(elsewhere).first()).toHaveValue('Preguntar por Lupe, lunes');
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);

  await page.reload();
  await expect(mine).toHaveValue('Preguntar por Lupe, lunes');
  expect(sent.filter((line) => /Lupe|lejos/.test(decodeURIComponent(line)))).toEqual([]);
  expect(problems).toEqual([]);
});

test('a note goes with its job, and comes back with it', async ({ page }) => {
  await saveJobs(page, 2);
  await notes(page).first().fill('Buen sueldo');
  const heart = page.locator('[data-saved-cards] [data-save-job]').first();
  await heart.click();
  await expect(notes(page)).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('SAVED_JOBS')))
    .not.toContain('Buen');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(notes(page).first()).toHaveValue('Buen sueldo');
});

test('a note is read without a network', async ({ page, context }) => {
  await saveJobs(page, 2);
  await notes(page).first().fill('Preguntar por Lupe');
  await notes(page).first().blur();
  await expect
    .poll(() =>
      page.evaluate(async (list) => {
        const copy = await caches.match(list, { cacheName: 'rumbo-saved' });
        return (await copy?.text()) ?? '';
      }, SAVED_PAGE),
    )
    .toContain('Preguntar por Lupe');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.goto(SAVED_PAGE);
  await expect(page.getByText(/^Sin conexión/)).toBeVisible();
  await expect(page.getByText('Preguntar por Lupe')).toBeVisible();
  await expect(notes(page)).toHaveCount(0);
  await expect(page.locator('[data-saved-cards]').getByText('Tu nota')).toHaveCount(1);
  expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
});

test('a note that the browser does not keep says so', async ({ page }) => {
  await saveJobs(page, 1);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await notes(page).fill('Preguntar por Lupe');
  await expect(page.getByText(/^La nota no se guardó/)).toBeVisible();
});
